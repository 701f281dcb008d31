<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>请重新下载或复制所列文件,与 config.json 放在同一文件夹,并与来源比较文件大小。下载中断时就会这样。</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>请从权重的来源处获取 config.json,或更正所列的键:它必须描述文件中的那个模型。</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>这些权重不是 config.json 所描述的权重。若文件也有错误,请先修复。否则请从同一来源获取 config.json 和权重,或重新转换。</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>量化感知训练从先微调过的权重开始效果最好;请在它之前加一个 sft 阶段。</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>其学习率 %1 高于 %3 的 %2;量化感知训练需要更小的学习率。</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 步足以看出一切正常,但几乎不足以改变模型:舍入到 4 位会抹掉微小的变化。已发布的配方用 225 步,使用适配器时用 57 步。</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>学习率要用 %1 步上升,而总共只有 %2 步:它永远达不到最高值。</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>没有留出用于验证的行,因此没有可保留的最佳步:以最后一步为准。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>训练适配器时,学习率 %1 偏高;已发布的配方用 %2。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>训练全部权重时,学习率 %1 偏高;已发布的配方用 %2。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>学习率 %1 对适配器来说偏低,适配器大约需要训练全部权重时的十倍;已发布的配方用 %2。</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>%1 个校准样本太少:未见过的输入范围之后会被截断。通常用 128 个。</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>只有 %1 行可用于校准。</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>%1 也用于训练;其得分会偏高。</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>vLLM 还不能正确运行 NVFP4 的 gpt-oss (vllm-project/vllm#46641);SGLang 和 TensorRT-LLM 的较新版本在 Blackwell GPU 上可以。用于 vLLM 请导出 hf-mxfp4。</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM 和 SGLang 不读取 OpenAI 的布局;hf-mxfp4 含有相同的字节,所有引擎都能读取。</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>必须是整数,而不是 %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>必须是数字,而不是 %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>必须是 true 或 false,而不是 %1</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>必须是路径列表,而不是 %1</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>必须是文本列表,而不是 %1</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>必须是带引号的文本,而不是 %1</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 小于 %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 大于 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>“%1”不是以下任何一个:%2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>必须是花括号中的对象,而不是 %1</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>没有此设置;最接近的是“%1”</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 存放 %2 权重,但 %3 未量化;请在中间加一个采用这种策略的 ptq 或 qat 阶段</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 存放 %2 权重,但 %3 按 %4 量化;请在中间加一个采用这种策略的 ptq 或 qat 阶段</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>不是类型 %1 的阶段的设置,只属于 %2</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>需要“type”:%1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>需要“id”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>“%1”只能包含字母、数字、“-”和“_”</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 个字母对文件夹名来说太长</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>“base”代表检查点;请另选名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>“%1”在运行的文件夹中已被占用;请另选名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>“%1”也是前面某个阶段的 id</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>代表检查点,但配方没有 model.checkpoint</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>“%1”不是前面拥有自己权重的阶段</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>没有阶段“%1”</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>没有阶段“%1”;最接近的是“%2”</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>需要“policy”:%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>“%1”不是 %2 的缩放规则</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>需要“steps”或“epochs”</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>必须大于 0</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>高于学习率</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>必须小于 1</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>用于为方法 full 选择权重;适配器的权重由 lora_targets 选择</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>用于方法 lora,但方法是 %1</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>需要“layout”:hf-mxfp4、hf-nvfp4、hf-bf16 或 openai</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>需要“config”:要创建的模型的 config.json</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>需要“of”:要评估的阶段,或“base”</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>需要“data”:留出行所在的文件</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>配方至少需要一个阶段</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>没有用于训练的文件</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 既不是小于 1 的比例,也不是整数行数</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>没有 model.checkpoint 时必填</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>必须是方括号中的列表,而不是 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>“%1”:请写成 已知名=列名,例如 final=answer;已知名有 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>“%1”不是已知列;在 %3 中最接近的是“%2”</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>`messages` 和 `user` 都未指定,因此没有请求</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>以及另外 %1 个问题</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>%1 行用于训练,含 %2 个训练 token;%3 行用于验证</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%1 行在 %2 个 token 处被截断,%3 行被排除,共 %4 个问题;数据哈希 %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>正在加载检查点</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>正在加载 %1</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%1 个参数,%2</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>正在计算的层的专家权重</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>所有层的专家权重</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32,仅被训练的部分</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>以 float32 累加,另有一个微批的 bfloat16 梯度</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW:两个 float32 矩</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>一层及所有层的输入,批次为 %1 行、每行 %2 个 token</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>所有层,批次为 %1 行、每行 %2 个 token</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>一部分行</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>阶段 %1 约需 %2,而设备有 %3;设置 %5 后需要 %4,可以容纳</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>阶段 %1 约需 %2,而设备有 %3;没有任何设置能容纳(最少 %4):请使用内存更大的设备</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 不存在:按已发布的 %1 规划。</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>未选择检查点:按已发布的 %1 规划。</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 不存在:按每行 %2 个 token 规划。</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>未选择数据:按每行 %1 个 token 规划。</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>没有分词器:按每行 %1 个 token 规划。</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>没有损失:%1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>%1 的损失</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>第一个提示为:%1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>%1 的回答</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%3 的 %2 个回答中有 %1 个不完整;它们计为未通过。原因可能是 max_new_tokens (%4) 太小。</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>%1 的哈希</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>写入并比对</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>写入的每个权重都与评估过的逐位一致</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>写入的权重未在此次运行中评估</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>用 %1 行校准</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>正在校准</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>正在验证</translation>
    </message>
    <message>
        <source>validating with quantization</source>
        <translation>正在验证(量化)</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>从第 %1 步继续</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>以两种格式验证</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>正在验证(未量化)</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>示例回答</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>统计各专家的 token</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>保留第 %1 步的权重,其验证损失 %2 最低</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>第 %1 步未应用:损失为 %2,均衡损失为 %3。</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>第 %1 步未应用:%2 的梯度不是有限值;损失为 %3。</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>第 %1 步未应用:%3 到 %4 的 %2 个梯度不是有限值;损失为 %5。</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>vLLM 不能正确运行 NVFP4 的 gpt-oss(%1:输出“!!!!”):请在那里使用 hf-mxfp4 或 hf-bf16,或尝试已修复的版本并检查其回答</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>vLLM 0.10.1 会忽略旋转嵌入的 &quot;truncate&quot;: false;请使用更新的版本</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 需要较新的 SGLang 和 Blackwell GPU</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>后端 TRTLLM 用于 Blackwell GPU;在 Hopper 上请改写为 TRITON</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 需要较新的 TensorRT-LLM 和 Blackwell GPU;旧版本会不加提示地把打包的字节当作数值读取:请将其回答与 nibble generate 比较</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>请将 pp_size 保持为 1:gpt-oss 在那里不能以流水线方式运行</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json 的旋转设置只在 rope_parameters 中;TensorRT-LLM 需要 rope_theta 和 rope_scaling,nibble export 会写入它们</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>%1 个注意力头无法分到 %2 个 GPU 上</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>中间大小 %1 无法分到 %2 个 GPU 上</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>使用 %1 个 GPU 时,每个保存 down_proj 的 %3 个输入中的 %2 个,即 %4 个大小为 %5 的块:除非服务器填充,否则块的数值与其缩放会分开;请使用更少的 GPU</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>文件夹中没有 tokenizer.json;请复制训练该模型时所用的文件</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
</context>
<context>
    <name>FormatEvidence</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 至 %3)</translation>
    </message>
    <message>
        <source>MXFP4 %1, NVFP4 %2.</source>
        <translation>MXFP4 %1,NVFP4 %2。</translation>
    </message>
    <message>
        <source>%1: MXFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1:MXFP4 通过更多,超出 95 % 区间。%2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1:NVFP4 通过更多,超出 95 % 区间。%2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1:没有可测得的差别,95 % 区间有重叠。%2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>在两者都回答的 %1 个测试行中,仅 MXFP4 通过 %2 个,仅 NVFP4 通过 %3 个。</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>仅凭偶然很少会如此(符号检验,p = %1)。</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>仅凭偶然也可能如此(符号检验,p = %1)。</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1,实时双格式</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>验证损失:MXFP4 %1,NVFP4 %2。此处没有区间,因此不能单独作为依据。</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>大小:MXFP4 %1,NVFP4 %2。MXFP4 可在 vLLM、SGLang 和 TensorRT-LLM 中运行;NVFP4 需要 Blackwell GPU,且 vLLM 无法正确运行它。</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>未测量:两者没有同一测试的通过率。请添加一个同时列出两者的 evaluate 阶段。</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>通过率的区间有重叠,但逐行比较 %1 通过更多。差别很小;MXFP4 更小,支持它的引擎和 GPU 也更多。</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>回答没有可测得的差别。发布 MXFP4:它更小,支持它的引擎和 GPU 也更多。</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 回答更好,支持它的引擎和 GPU 也更多。发布 MXFP4。</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 回答更好。在 Blackwell GPU 上用 SGLang 或 TensorRT-LLM 部署时发布 NVFP4,其他情况发布 MXFP4。</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>两者各在一项测试中通过更多。请以代表您用途的测试为准。</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>信噪比</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
        <translation>权重能量与舍入误差能量之比的对数的十倍。越高越好。</translation>
    </message>
    <message>
        <source>Relative squared error</source>
        <translation>相对平方误差</translation>
    </message>
    <message>
        <source>Squared rounding error over squared weights. Lower is better.</source>
        <translation>舍入误差平方与权重平方之比。越低越好。</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>The largest distance between a weight and its quantized value.</source>
        <translation>权重与其量化值之间的最大差距。</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
        <translation>超出所在块的缩放所能表示的最大值的权重比例。</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>下溢</translation>
    </message>
    <message>
        <source>Share of the weights other than zero that became zero.</source>
        <translation>非零权重中变为零的比例。</translation>
    </message>
    <message>
        <source>Changed against the base</source>
        <translation>相对基础的改变</translation>
    </message>
    <message>
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
        <translation>量化值与基础检查点不同的权重比例。</translation>
    </message>
    <message>
        <source>Size of the change</source>
        <translation>改变的大小</translation>
    </message>
    <message>
        <source>Norm of what fine-tuning added to the weights, before quantization.</source>
        <translation>量化前微调加到权重上的部分的范数。</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>保留的改变</translation>
    </message>
    <message>
        <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
        <translation>微调带来的改变在舍入后仍保留的比例。100 % 最佳。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
        <translation>用于微调和量化 gpt-oss 模型的工作台</translation>
    </message>
    <message>
        <source>The store of runs to show</source>
        <translation>要显示的运行存储</translation>
    </message>
    <message>
        <source>Write a PNG of every page to DIR and exit</source>
        <translation>将每一页的 PNG 写入 DIR 后退出</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light、dark 或 system</translation>
    </message>
    <message>
        <source>Size of the window, such as 1280x800</source>
        <translation>窗口大小,例如 1280x800</translation>
    </message>
    <message>
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>语言,例如 de 或 pt_BR;否则使用桌面语言</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>要选择的运行:编号或名称</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>测量窗口,输出数据并退出;SECONDS 为事件持续到达的时间</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Version of the recipe format</source>
        <translation>配方格式的版本</translation>
    </message>
    <message>
        <source>Name of the runs made from this recipe</source>
        <translation>由此配方产生的运行的名称</translation>
    </message>
    <message>
        <source>Decides the order of the rows, which of them validate, and all other random choices</source>
        <translation>决定各行的顺序、哪些用于验证以及所有其他随机选择</translation>
    </message>
    <message>
        <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
        <translation>起始 gpt-oss 检查点的文件夹;除非第一阶段是 pretrain,否则必填</translation>
    </message>
    <message>
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
        <translation>tokenizer.json;留空则使用检查点文件夹中的</translation>
    </message>
    <message>
        <source>Where to compute; auto takes a GPU where there is one</source>
        <translation>在哪里计算;auto 会在有 GPU 时使用 GPU</translation>
    </message>
    <message>
        <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
        <translation>模型计算所用的类型;主权重和优化器状态始终为 float32</translation>
    </message>
    <message>
        <source>Files to train on: JSON Lines or Parquet</source>
        <translation>训练文件:JSON Lines 或 Parquet</translation>
    </message>
    <message>
        <source>Rows held out for validation: below 1 their share, else their number</source>
        <translation>留作验证的行:小于 1 为比例,否则为行数</translation>
    </message>
    <message>
        <source>Longer rows lose their end; rows that keep no trained token are left out</source>
        <translation>过长的行会截去末尾;没有剩余训练 token 的行会被排除</translation>
    </message>
    <message>
        <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
        <translation>系统消息中的日期,固定以保证每天渲染一致;留空则无</translation>
    </message>
    <message>
        <source>Reasoning effort in the system message</source>
        <translation>系统消息中的推理强度</translation>
    </message>
    <message>
        <source>Puts several rows into one, with no attention between them</source>
        <translation>将多行合并为一行,彼此之间没有注意力</translation>
    </message>
    <message>
        <source>Peak learning rate; for QAT about half of what SFT used or less</source>
        <translation>最高学习率;QAT 约为 SFT 的一半或更低</translation>
    </message>
    <message>
        <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
        <translation>调度结束时的值;代替 min_learning_rate_ratio</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate</source>
        <translation>调度结束时的值,占学习率的比例</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warmup</source>
        <translation>预热后学习率如何下降</translation>
    </message>
    <message>
        <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
        <translation>学习率升至最高所用的步数;0:由 warmup_ratio 决定</translation>
    </message>
    <message>
        <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
        <translation>学习率上升所占的步数比例;warmup_steps 为 0 时使用</translation>
    </message>
    <message>
        <source>How often each row is seen; used where steps is 0</source>
        <translation>每行被看到的次数;steps 为 0 时使用</translation>
    </message>
    <message>
        <source>Optimizer steps; 0: from epochs</source>
        <translation>优化器步数;0:由 epochs 决定</translation>
    </message>
    <message>
        <source>Rows computed at once</source>
        <translation>一次计算的行数</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one optimizer step</source>
        <translation>累加梯度构成一个优化器步的批数</translation>
    </message>
    <message>
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>AdamW 的解耦权重衰减</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>AdamW 中梯度均值的衰减</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>AdamW 中梯度平方均值的衰减</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>AdamW 防止除以零的保护项</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>范数更大的梯度会缩小到此值;0:从不</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
        <translation>每层激活计算两次而不保存:更慢,但内存少得多</translation>
    </message>
    <message>
        <source>Weight of the loss that balances the experts; 0: none</source>
        <translation>平衡专家的损失的权重;0:无</translation>
    </message>
    <message>
        <source>Names of the parameters to train, with * and ?; empty: all of them</source>
        <translation>要训练的参数名,可用 * 和 ?;留空:全部</translation>
    </message>
    <message>
        <source>Steps between validations; 0: only at the end</source>
        <translation>两次验证之间的步数;0:仅在最后</translation>
    </message>
    <message>
        <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
        <translation>保存状态(可供停止的运行继续)之间的步数;0:仅在最后</translation>
    </message>
    <message>
        <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
        <translation>保留验证损失最低的权重,而非最后的权重</translation>
    </message>
    <message>
        <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
        <translation>损失或梯度为 NaN 时:停止(stop)或跳过该步(skip)</translation>
    </message>
    <message>
        <source>Trains all weights, or a low-rank adapter beside them</source>
        <translation>训练全部权重,或训练旁边的低秩适配器</translation>
    </message>
    <message>
        <source>Rank of the adapter&apos;s matrices</source>
        <translation>适配器矩阵的秩</translation>
    </message>
    <message>
        <source>The adapter counts alpha / rank times</source>
        <translation>适配器按 alpha / 秩 倍计入</translation>
    </message>
    <message>
        <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
        <translation>哪些加适配器:q_proj、7.mlp.experts.gate_up_proj ...;留空:注意力和专家</translation>
    </message>
    <message>
        <source>Which weights become 4-bit numbers, and in which format</source>
        <translation>哪些权重变为 4 位数,以及采用哪种格式</translation>
    </message>
    <message>
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
        <translation>块缩放的选取方式(ceil、floor、mse;amax、four_over_six、mse);留空:格式默认规则</translation>
    </message>
    <message>
        <source>Training rows that a policy which also quantizes inputs measures their range on</source>
        <translation>对输入也量化的策略用来测量其范围的训练行数</translation>
    </message>
    <message>
        <source>The stages to evaluate; base stands for the checkpoint</source>
        <translation>要评估的阶段;base 代表检查点</translation>
    </message>
    <message>
        <source>Files with held-out rows</source>
        <translation>留出行所在的文件</translation>
    </message>
    <message>
        <source>Rows of each file to use; 0: all</source>
        <translation>每个文件使用的行数;0:全部</translation>
    </message>
    <message>
        <source>Longer answers are cut off and count as invalid</source>
        <translation>更长的回答会被截断并计为无效</translation>
    </message>
    <message>
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
        <translation>回答采样的温度;0:总取最可能的 token</translation>
    </message>
    <message>
        <source>Answers generated at once</source>
        <translation>一次生成的回答数</translation>
    </message>
    <message>
        <source>File layout of the exported checkpoint</source>
        <translation>导出检查点的文件布局</translation>
    </message>
    <message>
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
        <translation>写入的文件夹;留空:运行自己的文件夹</translation>
    </message>
    <message>
        <source>Name of the stage within the recipe</source>
        <translation>配方中该阶段的名称</translation>
    </message>
    <message>
        <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
        <translation>本阶段从哪个阶段的权重开始;留空或 base:检查点</translation>
    </message>
    <message>
        <source>config.json of the model to train from random weights</source>
        <translation>从随机权重开始训练的模型的 config.json</translation>
    </message>
    <message>
        <source>What the stage does</source>
        <translation>该阶段的作用</translation>
    </message>
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>用于列名不同的文件:已知名=列名,例如 user=question 或 final=answer;留空:按名称查找</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>每次验证时为前几个验证行生成的回答,供随时阅读</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>这些回答的截断长度</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>每次验证时还以 MXFP4 和 NVFP4 测量同一权重,使一次运行显示两条曲线</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>没有运行具有字段或结果 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot; 不是数字。</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Ampere, Hopper, Blackwell</source>
        <translation>Ampere、Hopper、Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag; a version after 0.10.1.</source>
        <translation>无需选项即可读取;需 0.10.1 之后的版本。</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper、Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>无需选项即可读取。</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>Blackwell 上使用后端 TRTLLM,Hopper 上使用 TRITON。</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>无法正确运行 NVFP4 gpt-oss (vllm-project/vllm#46641);请为其导出 MXFP4。</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>较新版本,加 --quantization modelopt_fp4,使用 1、2 或 4 个 GPU。</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>较新版本;请将其回答与 nibble generate 比较。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerModel</name>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>尚无内容。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>无通道</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>Token %1:%2,概率 %3。最可能:%4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;,概率 &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>The answers to the selected row</source>
        <translation>所选行的回答</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>仅显示各阶段结果不同的行</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>通过者</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>未通过者</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BarChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BlockPicture</name>
    <message>
        <source>Values of the block, original and quantized</source>
        <translation>块的值,原始与量化后</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>量化后</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>块内位置</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message>
        <source>Model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>Remove model %1</source>
        <translation>移除模型 %1</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>与模型 %1 的对话</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>检查点文件夹…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>其他运行或阶段…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>与 %1 从 token %2 起不同</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>正在排队…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>请在上方选择模型。</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>就绪。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>被截断</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>整个对话</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>可调用的工具</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>最终回答</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>思考的语言</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>各列是什么?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>请指定整个对话,或单轮的各部分。</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>请选择对话或请求所在的列。</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>没有回答就没有可训练的内容。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>命令行中的等效命令</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>您想做什么?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
        <translation>运行结束后,各阶段会并排显示在此:带区间的通过率、曲线、设置和单个回答。</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>不同的设置</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>要比较的运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 与 NVFP4 对比</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>字段与结果</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>在左侧勾选第二个运行:其设置会显示在第一个旁边,仅列出不同之处。</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>这些运行的配方设置完全相同。</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>名称、编号或标签</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>搜索运行</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>另有 %n 个;可搜索。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::CurvePanel</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Validation without quantization</source>
        <translation>未量化的验证</translation>
    </message>
    <message>
        <source>Show or hide</source>
        <translation>显示或隐藏</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>nat/token</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>梯度范数</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>截断前</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>对数横轴</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>对数纵轴</translation>
    </message>
    <message>
        <source>Show everything (double click, Home)</source>
        <translation>显示全部(双击、Home)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>Each stage behind the one that it starts from</source>
        <translation>每个阶段接在其来源阶段之后</translation>
    </message>
    <message>
        <source>Validation in MXFP4</source>
        <translation>MXFP4 验证</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>NVFP4 验证</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>量化差距</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>时刻</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DataPage</name>
    <message>
        <source>Filled tokens are trained; outlined ones are only read.</source>
        <translation>填充的 token 参与训练;仅有边框的只被读取。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Tokenizer…</source>
        <translation>分词器…</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>打开数据…</translation>
    </message>
    <message>
        <source>Reading and tokenizing…</source>
        <translation>正在读取和分词…</translation>
    </message>
    <message>
        <source>No data open</source>
        <translation>未打开数据</translation>
    </message>
    <message>
        <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
        <translation>请打开 JSON Lines 或 Parquet 文件:Multilingual-Thinking、FalseReject 或聊天消息。每行会显示其对应的 token 以及哪些参与训练。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>长度上限</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>打开数据</translation>
    </message>
    <message>
        <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
        <translation>数据 (*.jsonl *.json *.parquet);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a tokenizer</source>
        <translation>选择分词器</translation>
    </message>
    <message>
        <source>Tokenizer (tokenizer.json);;All files (*)</source>
        <translation>分词器 (tokenizer.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行(%1)</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题(%1)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>of them trained</source>
        <translation>其中训练</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>最长行</translation>
    </message>
    <message>
        <source>Tokens, before the limit</source>
        <translation>限制前的 token 数</translation>
    </message>
    <message>
        <source>rows cut</source>
        <translation>被截断的行</translation>
    </message>
    <message>
        <source>Rows whose end lies past the length limit</source>
        <translation>末尾超出长度上限的行</translation>
    </message>
    <message>
        <source>rows left out</source>
        <translation>被排除的行</translation>
    </message>
    <message>
        <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
        <translation>要查看 token,请打开检查点或选择分词器。</translation>
    </message>
    <message>
        <source>%1 tokens, %2 of them trained</source>
        <translation>%1 个 token,其中 %2 个参与训练</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Reading: %1 rows</source>
        <translation>正在读取:%1 行</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>正在分词:%1 / %2 行</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>列…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>指定哪一列是请求、思考和回答</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>每行允许的 token 数;0:无上限</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>行(%1 / %2)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 行用于训练,%2 行用于验证,以种子 %3 抽取。双击一行查看其数据行。</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>配方指定的是其他训练文件。</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>在配方中使用这些</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DatasetModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>超过 %1 token 处截断</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
</context>
<context>
    <name>nibble::ui::EvaluationModel</name>
    <message>
        <source>Perplexity %1 over %2 tokens</source>
        <translation>困惑度 %1(%2 个 token)</translation>
    </message>
    <message>
        <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
        <translation>%2 个中 %1 个通过,%3 个无效。95 % 区间:%4 至 %5%6</translation>
    </message>
    <message>
        <source>Better than all others beyond the intervals.</source>
        <translation>超出区间,优于所有其他项。</translation>
    </message>
    <message>
        <source>Run and stage</source>
        <translation>运行与阶段</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>读取专家</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>此检查点没有可读取的专家。</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>每个专家的范数,权重为 %1。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>范数</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPage</name>
    <message>
        <source>Hugging Face, MXFP4</source>
        <translation>Hugging Face,MXFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 32 with a power of two as scale: 4.25 bits each. Served by vLLM, SGLang and TensorRT-LLM.</source>
        <translation>专家权重以 32 个为一块,缩放为 2 的幂:每个 4.25 位。可由 vLLM、SGLang 和 TensorRT-LLM 部署。</translation>
    </message>
    <message>
        <source>Hugging Face, NVFP4</source>
        <translation>Hugging Face,NVFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
        <translation>专家权重以 16 个为一块,缩放为小浮点数:每个 4.5 位。适用于 Blackwell GPU。</translation>
    </message>
    <message>
        <source>Hugging Face, BF16</source>
        <translation>Hugging Face,BF16</translation>
    </message>
    <message>
        <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
        <translation>不量化:每个 16 位。用于在别处继续训练,或作为对照。</translation>
    </message>
    <message>
        <source>OpenAI original/</source>
        <translation>OpenAI original/</translation>
    </message>
    <message>
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
        <translation>采用 OpenAI 自己文件的名称,专家权重为 MXFP4。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>尚无可导出的内容</translation>
    </message>
    <message>
        <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
        <translation>请在“运行”页选择一个运行。其每个训练或量化阶段都可写成由 vLLM、SGLang 或 TensorRT-LLM 部署的检查点。</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A new or empty folder</source>
        <translation>新的或空的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
        <translation>写入后会重新打开文件夹并与训练所得权重比较。只要有一位不同,导出即失败。</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>写入内容</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>有运行正在进行。</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>将运行汇总为一页:含曲线、表格和证书的 HTML 文件</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>报告位于 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message>
        <source>What the export will write</source>
        <translation>导出将写入的内容</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… 共 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>全部 %n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>专家权重的位数,含缩放</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>该磁盘可用空间</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>磁盘空间不足。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportResults</name>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Hash of all tensors</source>
        <translation>所有张量的哈希</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>此运行的导出</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>所选导出的证书</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Command that serves the export</source>
        <translation>部署导出的命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Nothing is exported yet.</source>
        <translation>尚未导出任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>写入后逐位比较了 %n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>所有张量的哈希:%1</translation>
    </message>
    <message>
        <source>cfg.yml holds:</source>
        <translation>cfg.yml 内容:</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FieldEditor</name>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>批</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>从 %1 起</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>恢复默认:%1</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>恢复 %1 的默认值</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认:%1</translation>
    </message>
    <message>
        <source>one file a line</source>
        <translation>每行一个文件</translation>
    </message>
    <message>
        <source>one name a line</source>
        <translation>每行一个名称</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1,导出时</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>MXFP4 与 NVFP4 的数据</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>nat/token;虚线:未量化</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>未量化</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>权重的信噪比</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>保留的改变</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>每个值的位数</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>权重大小</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>各层的相对平方误差</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1,未量化</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>请勾选一个同时含 MXFP4 与 NVFP4 阶段、或含实时双格式 QAT 阶段的运行,或各勾选一个运行。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::JobBar</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <translation>存储:%1</translation>
    </message>
    <message>
        <source>Store (read only): %1. %2</source>
        <translation>存储(只读):%1。%2</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>没有正在运行的任务</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Stopping after this step; its state is saved…</source>
        <translation>将在此步后停止并保存状态…</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
        <translation>%1 · 第 %2/%3 步 · 损失 %4 · %5 token/秒 · 剩余 %6</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 of %4 · %5 left</source>
        <translation>%1 · %2 · %3/%4 · 剩余 %5</translation>
    </message>
    <message>
        <source>%1 · starting</source>
        <translation>%1 · 正在启动</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorModel</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorView</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>此运行没有已开始的 PTQ 或 QAT 阶段。一旦开始,其各层与专家的误差会显示在这里。</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>层与专家,最差在前</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>双击查看矩阵。</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>最差在前</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>指向单元格,或用方向键移动。单击查看其矩阵。</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>第 %1 层,专家 %2,%3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>每行 token 数,含长度上限</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>上限为 %1 token。</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>没有上限。</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>每行 token 数</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>limit %1 →</source>
        <translation>上限 %1 →</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>上限 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 to %2 tokens</source>
        <translation>
            <numerusform>%n 行,%1 至 %2 token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>保留所有行完整</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>拖动线条尝试其他长度上限;单击柱条查看其行。</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>没有可统计的 token。</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>没有行被截断。最长的行有 %1 token。</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%2 行中有 %1 行失去末尾,同时失去 %3 个最终回答。</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>%1 个最终回答完全不剩。</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 行没有剩余训练 token,会被排除。</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>保留 %1 个训练 token,占全部的 %2。</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>将配方的 max_length 设为 %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LogView</name>
    <message>
        <source>No messages yet</source>
        <translation>尚无消息</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MainWindow</name>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>运行 #%1</translation>
    </message>
    <message>
        <source>Open or create a store</source>
        <translation>打开或创建存储</translation>
    </message>
    <message>
        <source>Stores (*.sqlite);;All files (*)</source>
        <translation>存储 (*.sqlite);;所有文件 (*)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Quit while a run is under way?</source>
        <translation>有运行正在进行,要退出吗?</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>程序 nibble 不在本程序旁边;运行已停止,可以继续。</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>尚无演示运行。&quot;./nibble demo&quot; 可在几分钟内生成一个。</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>有运行正在进行。打开其他存储前请先停止它。</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>运行可在没有窗口的情况下继续:命令行程序会从当前步接手。或者在此步后停止并保存状态,之后可随时继续。</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>关闭窗口并继续运行</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>停止并保存</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>打开或创建存储...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>查看演示运行</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>启动配方</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>停止运行</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>继续所选运行</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>分叉所选运行</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>下一个运行</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>上一个运行</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>开启或关闭平滑</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>开启或关闭对数损失轴</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>显示全部曲线</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>主题:跟随桌面</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>主题:浅色</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>主题:深色</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言:%1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>转到页面</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>图表:沿横轴缩放;按住 Ctrl 沿两轴缩放</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>图表:移动</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Shift+拖动,右键</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>图表:框选放大</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>图表:复制和保存</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>双击,Home</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>图表:显示全部</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>图表:移动十字线;按住 Ctrl 移动画面;+ 和 - 缩放</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MetricPlot</name>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 个 NaN</translation>
    </message>
    <message>
        <source>%1 infinite</source>
        <translation>%1 个无穷大</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>尚无数值</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>%1 条曲线,%2 个点</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>图表按文件扩展名保存为 png、svg、pdf 或 csv。</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>另存为 PNG...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>另存为 SVG...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>另存为 PDF...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>将值另存为 CSV...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ModelPage</name>
    <message>
        <source>%1 sliding, %2 full</source>
        <translation>%1 滑动,%2 全局</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Which of the folder&apos;s checkpoints</source>
        <translation>文件夹中的哪个检查点</translation>
    </message>
    <message>
        <source>Open checkpoint…</source>
        <translation>打开检查点…</translation>
    </message>
    <message>
        <source>Opening the checkpoint…</source>
        <translation>正在打开检查点…</translation>
    </message>
    <message>
        <source>No checkpoint open</source>
        <translation>未打开检查点</translation>
    </message>
    <message>
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
        <translation>请打开 gpt-oss 检查点的文件夹:Hugging Face MXFP4 或 BF16,或 OpenAI 的 original/ 布局。文件只做映射和检查而不加载,因此最大的模型也很快。</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation>按名称筛选张量</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>打开检查点</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>active per token</source>
        <translation>每 token 激活</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>%1, %2 a token</source>
        <translation>%1,每 token %2</translation>
    </message>
    <message numerus="yes">
        <source>weights in %n file(s)</source>
        <translation>
            <numerusform>权重(%n 个文件)</numerusform>
        </translation>
    </message>
    <message>
        <source>problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation>问题与说明</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>按名称筛选张量,两种命名均可</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>官方发布</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 与官方发布的 %2 不符:%3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>没有错误,也没有异常。</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题(%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>配方指定的是另一个检查点。</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>在配方中使用这一个</translation>
    </message>
</context>
<context>
    <name>nibble::ui::NumberEdit</name>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>This can mean %1 or %2. Write one of these.</source>
        <translation>可能是 %1 或 %2。请写其中之一。</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>数字过大。</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>此处需要一个数字。</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>必须是整数。</translation>
    </message>
    <message>
        <source>The smallest allowed value is %1.</source>
        <translation>最小允许值为 %1。</translation>
    </message>
    <message>
        <source>The largest allowed value is %1.</source>
        <translation>最大允许值为 %1。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::Page</name>
    <message>
        <source>Close message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>查看演示运行</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>将运行显示为穿过其设置和结果的线</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanBar</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>伪量化权重</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>合并后的权重</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>各部分内存</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>可用:%1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>测量速度</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>用随机权重对此形状的模型执行几个训练步</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>尚无计划</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>配方完整后即会显示。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 内存</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>/ %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>训练的参数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>所有阶段:内存峰值</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>所有阶段:训练时间</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>所有阶段:磁盘</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>正在执行几步…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>时间依据实测训练步:%1。</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>时间按大型矩阵乘法速度的 40 % 估算:%1。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlaygroundPage</name>
    <message>
        <source>Playground</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>No model to talk to yet</source>
        <translation>尚无可对话的模型</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>请选择有训练权重的运行,或选择检查点文件夹。最多三个模型并排回答:基础模型、微调模型、以 4 位发布的模型。</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>选择检查点…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>给低概率 token 着色</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>模型给出的概率低于 50 % 的 token</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新对话</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>未要求</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>在 developer 消息中要求,与训练数据一致</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0:始终取最可能的 token</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>从累计达到此概率的最可能 token 中采样</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>developer 消息的其他指令</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>推理语言</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>推理强度</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Developer</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>最长回答</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>向所有模型提问。Enter 发送,Shift+Enter 换行。</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>您的消息</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Base checkpoint</source>
        <translation>基础检查点</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>选择检查点</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>其他运行或阶段</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>运行的编号或名称及其阶段:12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>请先选择模型。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlotHeader</name>
    <message>
        <source>Values that are not numbers are marked at the picture&apos;s edge and leave gaps in the line.</source>
        <translation>非数值会标记在图的边缘,并在曲线上留出间断。</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>保存或复制此图表</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ProblemTree</name>
    <message>
        <source>Left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>nibble::ui::QuantizationPage</name>
    <message>
        <source>Quantization</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>尚无量化误差</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>请在“运行”页选择有 PTQ 或 QAT 阶段的运行。这里会显示舍入到 4 位对每个量化层和专家的影响,以及微调保留了多少。仅有在“模型”页打开的检查点时,可以比较缩放规则。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>我的微调保留下来了吗?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>配方检查</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>配方已完整。</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>缺失或错误之处</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>值得考虑</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>阶段 %1:%2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeDocument</name>
    <message>
        <source>%1 is not there</source>
        <translation>%1 不存在</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipePage</name>
    <message>
        <source>Published recipe, gpt-oss-20b, all weights</source>
        <translation>公开配方,gpt-oss-20b,全部权重</translation>
    </message>
    <message>
        <source>Published recipe, gpt-oss-20b, LoRA</source>
        <translation>公开配方,gpt-oss-20b,LoRA</translation>
    </message>
    <message>
        <source>Quick try: a few steps of everything</source>
        <translation>快速试用:每项几步</translation>
    </message>
    <message>
        <source>Demo: bundled model and data, minutes on a CPU</source>
        <translation>演示:自带模型和数据,CPU 上几分钟</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>开始运行</translation>
    </message>
    <message>
        <source>No recipe yet</source>
        <translation>尚无配方</translation>
    </message>
    <message>
        <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
        <translation>配方列出一次运行的各阶段:微调、量化、通过量化器训练、评估、导出。从预设开始,按需修改。</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>选择预设</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Recipe as JSON</source>
        <translation>JSON 格式的配方</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>The same from the command line</source>
        <translation>命令行中的等效命令</translation>
    </message>
    <message>
        <source>RECIPE.json</source>
        <translation>RECIPE.json</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>有运行正在进行。</translation>
    </message>
    <message>
        <source>Open recipe</source>
        <translation>打开配方</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>配方 (*.json)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>保存配方</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1:%2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>保存配方后,其路径会显示在这里。</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>保存后有更改:请先保存。</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>阶段“%1”已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>撤销配方的上一次更改</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>重做已撤销的更改</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RelationsView</name>
    <message>
        <source>Up</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Upright axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>存储中有两个或更多运行后,这里会将结果与设置对照。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>专家(按负载)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>负载最高在前</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>专家参与处理的验证行 token 数,除以该层所有专家均分时的数量。1 为均匀,0 为死专家。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>统计 token</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>此运行尚无权重。阶段完成后,其路由会显示在这里。</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>此阶段的 token 尚未统计。统计时会将运行的验证行通过模型一次。</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>死专家</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>没有验证行的 token 分配给它们。</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>热专家</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>它们获得的至少是均分份额的两倍。</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>负载最高</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>其 token 数与均分份额之比。</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>基础中已死</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>改道的 token</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>如今由与基础不同的专家处理的 token 比例,下限。</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>基础检查点</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RowList</name>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Search the conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>语言或类别</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>任意长度</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>被上限截断</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>训练或验证</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>全部部分</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>重新显示所有行</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(未命名)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>%1 至 %2 token 的行</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>格式与缩放规则</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>格式与规则</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>下溢</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>所有层合计</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>每种格式和缩放规则对这些权重的影响:在任何训练之前,直接在权重上测量。选择权重并开始。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>比较规则</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>基础检查点</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>在 %1 中,规则 %2 损失最少:%3 dB。</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 在规则 %2 下保留所有值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>各层的信噪比</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>运行 #%1 的备注和标签</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>以空格分隔的词</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>分叉运行</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>运行 #%1 (尚)未保存权重。</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>分叉运行 #%1</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1,第 %2 步</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>新运行从这些权重开始,并从此执行配方的后续内容。请更改希望不同的设置。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>As</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDocks</name>
    <message>
        <source>Set free or put back</source>
        <translation>浮动或放回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>在页面旁显示运行的损失</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>在页面旁显示运行的日志</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>损失,每 token 的 nat 数;虚线:验证</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1,验证</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>列与分组</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>筛选:名称, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>筛选运行</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>必须全部满足的词:名称、标签或备注的一部分;配方或结果的任意字段加 &lt;、&lt;=、&gt;、&gt;=、= 或 !=;tag:、status:、model:、stage:、note:;is:starred、is:archived、is:fork;前加减号表示相反。</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>按名称分组</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>按模型分组</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>配方字段</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>显示已归档的运行</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>各阶段的结果</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTableModel</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>The lowest validation loss</source>
        <translation>最低验证损失</translation>
    </message>
    <message>
        <source>The loss of the last step</source>
        <translation>最后一步的损失</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunView</name>
    <message>
        <source>The recipe as it was run</source>
        <translation>运行时的配方</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>incomplete: %1 is missing</source>
        <translation>不完整:缺少 %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>双击:从此处分叉新运行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父运行</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>此运行</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>相对父运行的更改</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>已不存在</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>No runs in this store</source>
        <translation>此存储中没有运行</translation>
    </message>
    <message>
        <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
        <translation>选择配方并启动,训练时曲线会出现在此。命令行程序的运行也会显示在这里。</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>选择配方</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>best validation</source>
        <translation>最佳验证</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>从最后保存的步继续所选运行</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>保存并停止正在进行的运行</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>分叉...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>从所选运行保存的权重开始新运行</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>加星或取消星标</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>标记所选运行</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>备注和标签...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>您想记住的关于所选运行的内容</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>归档或恢复</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>归档的运行保留在存储中;表格不显示它们</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>删除所选运行及其权重</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>已删除 %n 个运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>#%1 的分叉,%2,第 %3 步</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>已删除运行的分叉,%1,第 %2 步</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>将所选运行并排比较</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>恢复已删除的运行</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>最近删除的运行</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>每次验证的回答</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>此运行未生成回答。设置阶段的字段 &quot;samples&quot; 即可随时阅读其回答。</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>问题与回答</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>将运行显示为点</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1,对数</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SplitView</name>
    <message>
        <source>File, language or category</source>
        <translation>文件、语言或类别</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>训练行与验证行</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(未命名)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>复制所选阶段</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>删除所选阶段</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>添加阶段</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始于</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>检查点</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StageTree</name>
    <message>
        <source>Pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>SFT</source>
        <translation>SFT</translation>
    </message>
    <message>
        <source>PTQ</source>
        <translation>PTQ</translation>
    </message>
    <message>
        <source>QAT</source>
        <translation>QAT</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Parts of the recipe</source>
        <translation>配方的组成部分</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(无 id)</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>学习率 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>尚无检查点</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>尚无文件</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>舍入后保留的微调,按层</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>层;左 %1,右 %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1,第 %2 层,%3
改变:范数 %4
舍入后保留:%5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1,直接舍入</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1,经量化器训练</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>验证损失 %1,4 位时 %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>第 %1 层,%2 损失最多:占全部损失的 %3。</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>直接舍入到 %1 (%2) 保留微调改变的 %3,该改变的范数为 %4。</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>经 %1 量化器训练(%2)使改变的范数为 %4,其中保留 %3。</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>超过全部,因为越过舍入边界的权重会移动一整级。</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>高度:权重相对基础检查点的改变的平方。填充:舍入后保留。阴影线:丢失。</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>没有可查找的改变:运行没有可比较的检查点,或其权重仍与检查点相同。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorDetailView</name>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Value of the weight</source>
        <translation>权重值</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>量化后</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>舍入误差</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>以块缩放为单位的误差</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Exponent of the block&apos;s scale</source>
        <translation>块缩放的指数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>以块缩放为单位的值</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>最差的块</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>行,列</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>平方误差</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>块的值</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Quantized</source>
        <translation>量化后</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>其值</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>单击 &quot;误差&quot; 下热图的单元格查看其矩阵。</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>该阶段发布所用的格式和缩放规则。</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>行 × 列</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>信噪比</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>相对平方误差</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>下溢</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>每个值的位数</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>含缩放。</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>张量缩放</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>所有专家共用一个 float32。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorModel</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
    <message>
        <source>Embeddings, final norm, output</source>
        <translation>嵌入、最终归一化、输出</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Hugging Face 名称</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>OpenAI 名称</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>块缩放</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>指数:缩放为 2 的该次幂</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>4 位编码的值乘以其块缩放</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>所选张量</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>张量的数据</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>选择张量</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>其两种命名、数据和直方图会显示在这里。</translation>
    </message>
    <message>
        <source>Hugging Face: %1</source>
        <translation>Hugging Face:%1</translation>
    </message>
    <message>
        <source>OpenAI: %1</source>
        <translation>OpenAI:%1</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>范数</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>零值</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN 或无穷大</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>每个值的位数</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Tensor scale</source>
        <translation>张量缩放</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>每个专家的范数</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TokenView</name>
    <message>
        <source>Rendered tokens</source>
        <translation>渲染的 token</translation>
    </message>
    <message>
        <source>cut off by the length limit</source>
        <translation>被长度上限截断</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>参与训练</translation>
    </message>
    <message>
        <source>not trained</source>
        <translation>不参与训练</translation>
    </message>
    <message>
        <source>Token %1 · id %2 · bytes %3 · %4 · %5</source>
        <translation>token %1 · id %2 · 字节 %3 · %4 · %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
</TS>
