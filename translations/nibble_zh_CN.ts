<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <name>LayerErrorMetric</name>
        <message>
            <source>Signal to noise</source>
            <translation>信噪比</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
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
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
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
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
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
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>语言,例如 de 或 pt_BR;否则使用桌面语言</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>要选择的运行:编号或名称</translation>
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
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
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
            <source>AdamW's decoupled weight decay</source>
            <translation>AdamW 的解耦权重衰减</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>AdamW 中梯度均值的衰减</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>AdamW 中梯度平方均值的衰减</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>AdamW 防止除以零的保护项</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>范数更大的梯度会缩小到此值;0:从不</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
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
            <source>Rank of the adapter's matrices</source>
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
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
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
            <source>Of the answers' sampling; 0: always the likeliest token</source>
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
            <source>Folder to write to; empty: a folder of the run's own</source>
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
        <message>
            <source>The answers to the selected row</source>
            <translation>所选行的回答</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>仅显示各阶段结果不同的行</translation>
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
            <source>Request</source>
            <translation>请求</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>期望</translation>
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
            <source>Filter rows</source>
            <translation>筛选行</translation>
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
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>一行可有的 token 数;0:无限制。按回车重新计数。</translation>
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
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
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
            <source>From</source>
            <translation>来源</translation>
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
            <source>Exports of this run</source>
            <translation>此运行的导出</translation>
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
            <source>Written</source>
            <translation>已写入</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>部署</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>有运行正在进行。</translation>
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
            <source>Allowed: %1</source>
            <translation>允许:%1</translation>
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
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>运行会在当前步后停止并保存状态,可在此处或用“nibble run --resume”继续。</translation>
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
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>非数值会标记在图的边缘,并在曲线上留出间断。</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>尚无数值</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>%1 条曲线,%2 个点</translation>
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
            <source>Which of the folder's checkpoints</source>
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
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
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
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
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
            <source>Effect</source>
            <translation>影响</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::QuantizationPage</name>
        <message>
            <source>Layer</source>
            <translation>层</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>专家</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>量化</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>尚无量化误差</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>请在“运行”页选择带有 PTQ 或 QAT 阶段的运行。每个被量化的层和专家会在此显示舍入到 4 位的影响以及微调保留了多少。</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>显示运行</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>层与专家,最差在前</translation>
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
            <source>Training step</source>
            <translation>训练步</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>第 %1 步</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>微调使被量化的权重改变了范数 %1。舍入到 %2 后,这一改变还剩 &lt;b&gt;%3&lt;/b&gt;。</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>指向单元格,或用方向键移动。</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>第 %1 层,专家 %2,%3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>指标</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>超过全部,因为越过舍入边界的权重会移动一整级。</translation>
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
            <source>Add stage</source>
            <translation>添加阶段</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>移除所选阶段</translation>
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
            <source>What is missing or wrong</source>
            <translation>缺失或错误之处</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>配方已完整。</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>值得考虑</translation>
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
            <source>Pass rates</source>
            <translation>通过率</translation>
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
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>从存储中删除所选运行</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>删除运行</translation>
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
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>删除运行 #%1 及其全部记录?</translation>
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
            <source>Filter runs</source>
            <translation>筛选运行</translation>
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
</TS>
