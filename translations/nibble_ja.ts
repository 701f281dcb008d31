<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>名前の挙がったファイルをもう一度ダウンロードまたはコピーして、config.json と同じフォルダーに置き、サイズを元と比べてください。途中で切れたダウンロードはこのように見えます。</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>config.json を重みの入手元から取るか、名前の挙がったキーを直してください。ファイルにあるモデルそのものを記述している必要があります。</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>重みが config.json の記述と合いません。ファイルにも欠陥があれば、まずそれを直してください。なければ config.json と重みを同じ場所から取るか、変換し直してください。</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>量子化を考慮した学習は、先にファインチューニングした重みから始めると最もうまくいきます。この前に sft ステージを置いてください。</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>学習率 %1 は %3 の %2 より大きくなっています。量子化を考慮した学習にはより小さい値が適しています。</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 ステップは、すべてが動くことを確かめるには足りますが、モデルを変えるにはほとんど足りません。4 ビットへの丸めが小さな変化を打ち消すためです。公開されたレシピは 225、アダプターでは 57 ステップです。</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>学習率は %1 ステップかけて上がりますが、全部で %2 ステップしかないため、最大値に達しません。</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>検証用に取り分けた行がないため、残すべき最良のステップはなく、最後のステップが使われます。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>アダプターを学習する場合、学習率 %1 は高すぎます。公開されたレシピは %2 です。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>すべての重みを学習する場合、学習率 %1 は高すぎます。公開されたレシピは %2 です。</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>アダプターには、すべての重みを学習するときの約 10 倍の学習率が必要で、%1 は低すぎます。公開されたレシピは %2 です。</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>校正サンプル %1 件は少なすぎます。現れなかった入力の範囲は後で切り捨てられます。通常は 128 件です。</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>校正に使える行は %1 行しかありません。</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>%1 は学習にも使われているため、その成績は良く見えすぎます。</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>vLLM はまだ NVFP4 の gpt-oss を正しく実行できません (vllm-project/vllm#46641)。SGLang と TensorRT-LLM は、新しいバージョンと Blackwell GPU であれば実行できます。vLLM には hf-mxfp4 を書き出してください。</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM と SGLang は OpenAI のレイアウトを読めません。hf-mxfp4 は同じバイト列で、どれでも読めます。</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>整数でなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>数でなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>true か false でなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>パスのリストでなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>文字列のリストでなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>引用符で囲んだ文字列でなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 は %2 より小さい値です</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 は %2 より大きい値です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>「%1」は次のどれでもありません: %2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>波括弧で囲んだオブジェクトでなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>そのような設定はありません。最も近いのは「%1」です</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 は %2 の重みを収めますが、%3 は量子化されていません。間にその方針の ptq か qat ステージを置いてください</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 は %2 の重みを収めますが、%3 は %4 で量子化されています。間にその方針の ptq か qat ステージを置いてください</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>種類 %1 のステージの設定ではなく、%2 だけの設定です</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>「type」が必要です: %1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>「id」が必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>「%1」に使えるのは英字、数字、「-」、「_」だけです</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 文字はフォルダー名として長すぎます</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>「base」はチェックポイントを表します。別の名前を選んでください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>「%1」は実行のフォルダーで使われています。別の名前を選んでください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>「%1」は前のステージの id でもあります</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>チェックポイントを表しますが、レシピに model.checkpoint がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>「%1」は自身の重みを持つ前のステージではありません</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>ステージ「%1」はありません</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>ステージ「%1」はありません。最も近いのは「%2」です</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>「policy」が必要です: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>「%1」は %2 のスケール規則ではありません</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>「steps」か「epochs」が必要です</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>学習率より大きい値です</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>1 より小さくなければなりません</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>方法 full の重みを選ぶ設定です。アダプターの対象は lora_targets で選びます</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>方法 lora 用ですが、方法は %1 です</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>「layout」が必要です: hf-mxfp4、hf-nvfp4、hf-bf16、openai のどれか</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>「config」が必要です: 作るモデルの config.json</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>「of」が必要です: 評価するステージ、または「base」</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>「data」が必要です: 学習に使わない行のファイル</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>レシピには少なくとも 1 つのステージが必要です</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>学習に使うファイルがありません</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 は 1 未満の割合でも整数の行数でもありません</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>model.checkpoint がない場合に必要です</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>角括弧で囲んだリストでなければなりません(%1 は不可)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>「%1」: 既知の名=列の形で書いてください(例: final=answer)。既知の名: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>「%1」は既知の列ではありません。最も近いのは %3 のうち「%2」です</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>`messages` も `user` も指定されていないため、依頼文がありません</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>ほかに %1 件の問題</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>学習用 %1 行(学習するトークン %2)、検証用 %3 行</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%2 トークンで切った行 %1、除外した行 %3、問題は全部で %4 件。データのハッシュ %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>チェックポイントを読み込み中</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%2 の %1 パラメーター</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>処理中の層のエキスパートの重み</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>全層のエキスパートの重み</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32、学習する分</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>float32 で合計、マイクロバッチ 1 つ分は bfloat16</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW: float32 のモーメント 2 つ</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>1 層と全層の入力、%2 トークンの行 %1 行のバッチ</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>全層、%2 トークンの行 %1 行のバッチ</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>行の一部</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>ステージ %1 には約 %2 が必要で、デバイスには %3 しかありません。%5 とすれば %4 で収まります</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>ステージ %1 には約 %2 が必要で、デバイスには %3 しかありません。どの設定でも収まりません(最小 %4)。メモリーの多いデバイスを使ってください</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 がありません。公開されている %1 として計画しました。</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>チェックポイントが選ばれていません。公開されている %1 として計画しました。</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 がありません。1 行 %2 トークンとして計画しました。</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>データが選ばれていません。1 行 %1 トークンとして計画しました。</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>トークナイザーがありません。1 行 %1 トークンとして計画しました。</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>損失なし: %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>%1 の損失</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>最初のプロンプト: %1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>%1 の回答</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%3 の回答 %2 件のうち %1 件は完結しておらず、不合格とみなされます。max_new_tokens (%4) が小さすぎるのかもしれません。</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>%1 のハッシュ</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>書き込みと照合</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>書き出した重みはすべて、評価したものとビット単位で一致します</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>書き出した重みはこの実行では評価されていません</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>%1 行で校正します</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>校正中</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>検証中</translation>
    </message>
    <message>
        <source>validating with quantization</source>
        <translation>量子化ありで検証中</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>ステップ %1 から続けます</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>両方の形式で検証中</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>量子化なしで検証中</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>回答例</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>エキスパートごとのトークンを集計中</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>検証損失 %2 が最小だったステップ %1 の重みを残します</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>ステップ %1 は適用されませんでした。損失は %2、均衡損失は %3 です。</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>ステップ %1 は適用されませんでした。%2 の勾配が有限ではありません。損失は %3 です。</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>ステップ %1 は適用されませんでした。%3 から %4 までの %2 個の勾配が有限ではありません。損失は %5 です。</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>vLLM は NVFP4 の gpt-oss を正しく実行しません(%1:「!!!!」を出力)。hf-mxfp4 か hf-bf16 を使うか、修正済みのバージョンで回答を確かめてください</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>vLLM 0.10.1 は回転埋め込みの &quot;truncate&quot;: false を無視します。より新しいバージョンを使ってください</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 には新しい SGLang と Blackwell GPU が必要です</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>バックエンド TRTLLM は Blackwell GPU 用です。Hopper では代わりに TRITON と書いてください</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 には新しい TensorRT-LLM と Blackwell GPU が必要です。古いバージョンは圧縮されたバイトを警告なしに数値として読みます。回答を nibble generate と比べてください</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>pp_size は 1 のままにしてください。gpt-oss はそこではパイプラインで動きません</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json の回転設定は rope_parameters にしかありません。TensorRT-LLM は、nibble export が書き出す rope_theta と rope_scaling を必要とします</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>アテンションヘッド %1 個は GPU %2 台に分割できません</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>中間サイズ %1 は GPU %2 台に分割できません</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>GPU %1 台では、それぞれが down_proj の入力 %3 個のうち %2 個、%5 個組のブロック %4 個分を持ちます。サーバーが詰め物をしないと、ブロックの値とスケールが分かれます。GPU を減らしてください</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>フォルダーに tokenizer.json がありません。モデルの学習に使ったものをコピーしてください</translation>
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
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 日 %2 時間</translation>
    </message>
</context>
<context>
    <name>FormatEvidence</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1(%2 ~ %3)</translation>
    </message>
    <message>
        <source>MXFP4 %1, NVFP4 %2.</source>
        <translation>MXFP4 %1、NVFP4 %2。</translation>
    </message>
    <message>
        <source>%1: MXFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: MXFP4 のほうが 95 % 区間を超えて多く合格します。%2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: NVFP4 のほうが 95 % 区間を超えて多く合格します。%2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1: 測定できる差はなく、95 % 区間が重なります。%2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>両方に尋ねた %1 行のテストのうち、MXFP4 だけの合格が %2 行、NVFP4 だけの合格が %3 行です。</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>偶然だけではめったに起こりません(符号検定、p = %1)。</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>偶然だけでも起こりえます(符号検定、p = %1)。</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1、ライブツイン</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>検証損失: MXFP4 %1、NVFP4 %2。ここには区間がないので、これだけでは何も決まりません。</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>サイズ: MXFP4 %1、NVFP4 %2。MXFP4 は vLLM、SGLang、TensorRT-LLM で動きます。NVFP4 には Blackwell GPU が必要で、vLLM では正しく動きません。</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>未測定: 両者に共通するテストの合格率がありません。両方を指定した evaluate ステージを追加してください。</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>合格率の区間は重なりますが、行ごとに見ると %1 のほうが多く合格します。差は小さく、MXFP4 のほうが小さくて、対応するエンジンと GPU も多くあります。</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>回答に測定できる差はありません。MXFP4 を出荷してください。小さく、対応するエンジンと GPU も多いからです。</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 のほうが回答が良く、対応するエンジンと GPU も多くあります。MXFP4 を出荷してください。</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 のほうが回答が良好です。Blackwell GPU 上の SGLang か TensorRT-LLM で動かすなら NVFP4、それ以外は MXFP4 を出荷してください。</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>それぞれ別のテストで多く合格します。用途に合うテストで決めてください。</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>信号対雑音比</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
        <translation>重みのエネルギーを丸め誤差のエネルギーで割った値の対数の 10 倍。高いほど良い。</translation>
    </message>
    <message>
        <source>Relative squared error</source>
        <translation>相対二乗誤差</translation>
    </message>
    <message>
        <source>Squared rounding error over squared weights. Lower is better.</source>
        <translation>丸め誤差の二乗を重みの二乗で割った値。低いほど良い。</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>The largest distance between a weight and its quantized value.</source>
        <translation>重みとその量子化値との最大の差。</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
        <translation>ブロックのスケールで表せる最大値を超える重みの割合。</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>アンダーフロー</translation>
    </message>
    <message>
        <source>Share of the weights other than zero that became zero.</source>
        <translation>0 でない重みのうち 0 になったものの割合。</translation>
    </message>
    <message>
        <source>Changed against the base</source>
        <translation>ベースからの変化</translation>
    </message>
    <message>
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
        <translation>量子化値がベースのチェックポイントと異なる重みの割合。</translation>
    </message>
    <message>
        <source>Size of the change</source>
        <translation>変化の大きさ</translation>
    </message>
    <message>
        <source>Norm of what fine-tuning added to the weights, before quantization.</source>
        <translation>ファインチューニングで重みに加わった分のノルム(量子化前)。</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>残った変化</translation>
    </message>
    <message>
        <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
        <translation>ファインチューニングで加わった分のうち、丸めた後も残っている割合。100 % が最良。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
        <translation>gpt-oss モデルのファインチューニングと量子化のためのワークベンチ</translation>
    </message>
    <message>
        <source>The store of runs to show</source>
        <translation>表示する実行ストア</translation>
    </message>
    <message>
        <source>Write a PNG of every page to DIR and exit</source>
        <translation>各ページの PNG を DIR に書き出して終了する</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light、dark または system</translation>
    </message>
    <message>
        <source>Size of the window, such as 1280x800</source>
        <translation>ウィンドウの大きさ(例: 1280x800)</translation>
    </message>
    <message>
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>言語(例: de、pt_BR)。指定がなければデスクトップの言語</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>選ぶ実行: 番号または名前</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>ウィンドウを計測し、数値を出力して終了する。SECONDS はイベントを送る時間</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>はい(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Version of the recipe format</source>
        <translation>レシピ形式のバージョン</translation>
    </message>
    <message>
        <source>Name of the runs made from this recipe</source>
        <translation>このレシピから作る実行の名前</translation>
    </message>
    <message>
        <source>Decides the order of the rows, which of them validate, and all other random choices</source>
        <translation>行の順序、検証に使う行、その他すべての乱数を決める</translation>
    </message>
    <message>
        <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
        <translation>出発点となる gpt-oss チェックポイントのフォルダー。最初のステージが pretrain でなければ必要</translation>
    </message>
    <message>
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
        <translation>tokenizer.json。空ならチェックポイントのフォルダーのもの</translation>
    </message>
    <message>
        <source>Where to compute; auto takes a GPU where there is one</source>
        <translation>計算する場所。auto は GPU があれば使う</translation>
    </message>
    <message>
        <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
        <translation>モデルの計算に使う型。マスター重みと最適化器の状態は常に float32</translation>
    </message>
    <message>
        <source>Files to train on: JSON Lines or Parquet</source>
        <translation>学習に使うファイル: JSON Lines または Parquet</translation>
    </message>
    <message>
        <source>Rows held out for validation: below 1 their share, else their number</source>
        <translation>検証用に取り分ける行: 1 未満なら割合、それ以外は行数</translation>
    </message>
    <message>
        <source>Longer rows lose their end; rows that keep no trained token are left out</source>
        <translation>長い行は末尾が切られる。学習対象のトークンが残らない行は除外</translation>
    </message>
    <message>
        <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
        <translation>システムメッセージの日付。いつでも同じ結果になるよう固定する。空ならなし</translation>
    </message>
    <message>
        <source>Reasoning effort in the system message</source>
        <translation>システムメッセージの推論の深さ</translation>
    </message>
    <message>
        <source>Puts several rows into one, with no attention between them</source>
        <translation>複数の行を 1 つにまとめる。行どうしのアテンションはない</translation>
    </message>
    <message>
        <source>Peak learning rate; for QAT about half of what SFT used or less</source>
        <translation>学習率の最大値。QAT では SFT の半分程度以下</translation>
    </message>
    <message>
        <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
        <translation>スケジュールの終わりの値。min_learning_rate_ratio の代わり</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate</source>
        <translation>スケジュールの終わりの値(学習率に対する割合)</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warmup</source>
        <translation>ウォームアップ後の学習率の下げ方</translation>
    </message>
    <message>
        <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
        <translation>学習率が最大値まで上がるステップ数。0 なら warmup_ratio から</translation>
    </message>
    <message>
        <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
        <translation>学習率が上がるステップの割合。warmup_steps が 0 のとき使う</translation>
    </message>
    <message>
        <source>How often each row is seen; used where steps is 0</source>
        <translation>各行を見る回数。steps が 0 のとき使う</translation>
    </message>
    <message>
        <source>Optimizer steps; 0: from epochs</source>
        <translation>最適化のステップ数。0 なら epochs から</translation>
    </message>
    <message>
        <source>Rows computed at once</source>
        <translation>一度に計算する行数</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one optimizer step</source>
        <translation>勾配を足し合わせて 1 ステップにするバッチ数</translation>
    </message>
    <message>
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>AdamW の分離型重み減衰</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>AdamW の勾配平均の減衰</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>AdamW の勾配二乗平均の減衰</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>AdamW のゼロ除算よけ</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>これより大きいノルムの勾配は縮められる。0 なら縮めない</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
        <translation>各層の活性を保存せず 2 度計算する。遅くなるがメモリーは大幅に減る</translation>
    </message>
    <message>
        <source>Weight of the loss that balances the experts; 0: none</source>
        <translation>エキスパートを均すための損失の重み。0 ならなし</translation>
    </message>
    <message>
        <source>Names of the parameters to train, with * and ?; empty: all of them</source>
        <translation>学習するパラメーターの名前(* と ? が使える)。空ならすべて</translation>
    </message>
    <message>
        <source>Steps between validations; 0: only at the end</source>
        <translation>検証の間隔(ステップ数)。0 なら最後だけ</translation>
    </message>
    <message>
        <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
        <translation>停止した実行を再開できる保存の間隔(ステップ数)。0 なら最後だけ</translation>
    </message>
    <message>
        <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
        <translation>最後の重みではなく、検証損失が最小の重みを残す</translation>
    </message>
    <message>
        <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
        <translation>損失や勾配が数でなくなったとき: 止める(stop)か、そのステップを飛ばす(skip)</translation>
    </message>
    <message>
        <source>Trains all weights, or a low-rank adapter beside them</source>
        <translation>すべての重みを学習するか、低ランクのアダプターだけを学習する</translation>
    </message>
    <message>
        <source>Rank of the adapter&apos;s matrices</source>
        <translation>アダプター行列のランク</translation>
    </message>
    <message>
        <source>The adapter counts alpha / rank times</source>
        <translation>アダプターは alpha / ランク 倍で効く</translation>
    </message>
    <message>
        <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
        <translation>アダプターを付ける対象: q_proj、7.mlp.experts.gate_up_proj など。空ならアテンションとエキスパート</translation>
    </message>
    <message>
        <source>Which weights become 4-bit numbers, and in which format</source>
        <translation>どの重みをどの形式の 4 ビットにするか</translation>
    </message>
    <message>
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
        <translation>ブロックのスケールの決め方(ceil、floor、mse。amax、four_over_six、mse)。空なら形式の既定</translation>
    </message>
    <message>
        <source>Training rows that a policy which also quantizes inputs measures their range on</source>
        <translation>入力も量子化する方針が範囲を測るための学習行数</translation>
    </message>
    <message>
        <source>The stages to evaluate; base stands for the checkpoint</source>
        <translation>評価するステージ。base は元のチェックポイント</translation>
    </message>
    <message>
        <source>Files with held-out rows</source>
        <translation>学習に使わない行のファイル</translation>
    </message>
    <message>
        <source>Rows of each file to use; 0: all</source>
        <translation>各ファイルで使う行数。0 ならすべて</translation>
    </message>
    <message>
        <source>Longer answers are cut off and count as invalid</source>
        <translation>これより長い回答は切られ、無効とみなす</translation>
    </message>
    <message>
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
        <translation>回答のサンプリング温度。0 なら常に最も確からしいトークン</translation>
    </message>
    <message>
        <source>Answers generated at once</source>
        <translation>一度に生成する回答数</translation>
    </message>
    <message>
        <source>File layout of the exported checkpoint</source>
        <translation>書き出すチェックポイントのファイル構成</translation>
    </message>
    <message>
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
        <translation>書き出し先のフォルダー。空なら実行ごとのフォルダー</translation>
    </message>
    <message>
        <source>Name of the stage within the recipe</source>
        <translation>レシピ内でのステージ名</translation>
    </message>
    <message>
        <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
        <translation>このステージが重みを引き継ぐステージ。空または base ならチェックポイント</translation>
    </message>
    <message>
        <source>config.json of the model to train from random weights</source>
        <translation>ランダムな重みから学習するモデルの config.json</translation>
    </message>
    <message>
        <source>What the stage does</source>
        <translation>ステージの内容</translation>
    </message>
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>列名が異なるファイル用: 既知の名=列(例: user=question、final=answer)。空なら名前から判断</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>検証のたびに生成して途中で読む、先頭の検証行への回答の数</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>この回答を打ち切る長さ</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>検証のたびに同じ重みを MXFP4 と NVFP4 でも測り、1 回の実行で両方の曲線を示す</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; という項目や結果を持つ実行はありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot; は数ではありません。</translation>
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
        <translation>フラグなしで読める。0.10.1 より後のバージョン。</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper、Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>フラグなしで読める。</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>Blackwell ではバックエンド TRTLLM、Hopper では TRITON。</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>NVFP4 の gpt-oss を正しく動かせない(vllm-project/vllm#46641)。vLLM 用には MXFP4 を書き出す。</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>新しいバージョンで --quantization modelopt_fp4 を付け、1、2 または 4 GPU で。</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>新しいバージョン。回答を nibble generate と比べること。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerModel</name>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>依頼</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>まだ何も話していません。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>チャンネルなし</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>トークン %1: %2、確率 %3。最も確からしいもの: %4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 確率 &lt;b&gt;%2&lt;/b&gt; · トークン %3 · id %4</translation>
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
        <translation>選んだ行への回答</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>ステージで結果が分かれる行だけ</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>合格させたもの</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>合格させなかったもの</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Request</source>
        <translation>依頼</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BarChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ~ %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BlockPicture</name>
    <message>
        <source>Values of the block, original and quantized</source>
        <translation>ブロックの値(元と量子化後)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>量子化後</translation>
    </message>
    <message>
        <source>original</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>ブロック内の位置</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message>
        <source>Model %1</source>
        <translation>モデル %1</translation>
    </message>
    <message>
        <source>Remove model %1</source>
        <translation>モデル %1 を取り除く</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>モデル %1 との会話</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>チェックポイントのフォルダー…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>別の実行またはステージ…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>%1 とトークン %2 から異なる</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>モデルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>順番を待っています…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>上でモデルを選んでください。</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>準備完了。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/秒</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>途中で打ち切り</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>会話全体</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>呼び出せるツール</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>依頼</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>最終回答</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>思考の言語</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>どの列が何ですか?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>会話全体の列か、1 往復の各部分の列を指定してください。</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>会話または依頼の列を選んでください。</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>回答がなければ学習できるものがありません。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>コマンドラインでは</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>コマンドをコピー</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>比べるものがまだありません</translation>
    </message>
    <message>
        <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
        <translation>実行が終わると、各ステージの合格率と区間、曲線、設定、個々の回答がここに並びます。</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>実行を表示</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>異なる設定</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>比べる実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 件の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 と NVFP4 の比較</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>項目と結果</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>左でもう 1 つの実行にチェックを入れると、その設定が最初の実行と並び、異なるものだけがここに出ます。</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>これらの実行のレシピに異なる設定はありません。</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>名前、番号、タグ</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>実行を検索</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>ほかに %n 件。検索で見つかります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::CurvePanel</name>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Validation without quantization</source>
        <translation>量子化なしの検証</translation>
    </message>
    <message>
        <source>Show or hide</source>
        <translation>表示/非表示</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>nat/トークン</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>勾配ノルム</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>クリップ前</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑化</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>横軸を対数にする</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>縦軸を対数にする</translation>
    </message>
    <message>
        <source>Show everything (double click, Home)</source>
        <translation>全体を表示(ダブルクリック、Home)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>つなげる</translation>
    </message>
    <message>
        <source>Each stage behind the one that it starts from</source>
        <translation>各ステージを、その元のステージの後に置く</translation>
    </message>
    <message>
        <source>Validation in MXFP4</source>
        <translation>MXFP4 での検証</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>NVFP4 での検証</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>量子化による差</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>時刻</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DataPage</name>
    <message>
        <source>Filled tokens are trained; outlined ones are only read.</source>
        <translation>塗りつぶしは学習対象、枠だけは読むだけのトークン。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Tokenizer…</source>
        <translation>トークナイザー…</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>データを開く…</translation>
    </message>
    <message>
        <source>Reading and tokenizing…</source>
        <translation>読み込みとトークン化…</translation>
    </message>
    <message>
        <source>No data open</source>
        <translation>データが開かれていません</translation>
    </message>
    <message>
        <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
        <translation>JSON Lines か Parquet のファイル(Multilingual-Thinking、FalseReject、チャットのメッセージ)を開いてください。各行がどんなトークンになり、どれが学習されるかを示します。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>長さの上限</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>データを開く</translation>
    </message>
    <message>
        <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
        <translation>データ (*.jsonl *.json *.parquet);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose a tokenizer</source>
        <translation>トークナイザーを選ぶ</translation>
    </message>
    <message>
        <source>Tokenizer (tokenizer.json);;All files (*)</source>
        <translation>トークナイザー (tokenizer.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行(%1)</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題(%1)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>of them trained</source>
        <translation>うち学習対象</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>最長の行</translation>
    </message>
    <message>
        <source>Tokens, before the limit</source>
        <translation>上限を適用する前のトークン数</translation>
    </message>
    <message>
        <source>rows cut</source>
        <translation>切られた行</translation>
    </message>
    <message>
        <source>Rows whose end lies past the length limit</source>
        <translation>末尾が上限を超える行</translation>
    </message>
    <message>
        <source>rows left out</source>
        <translation>除外された行</translation>
    </message>
    <message>
        <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
        <translation>トークンを見るには、チェックポイントを開くかトークナイザーを選んでください。</translation>
    </message>
    <message>
        <source>%1 tokens, %2 of them trained</source>
        <translation>%1 トークン、うち %2 が学習対象</translation>
    </message>
    <message>
        <source>format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Reading: %1 rows</source>
        <translation>読み込み: %1 行</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>トークン化: %2 行中 %1 行</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>列…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>依頼、思考、回答の列を指定する</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>1 行のトークン数の上限。0 なら制限なし</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>行(%2 のうち %1)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 行で学習し、%2 行で検証します(シード %3 で抽出)。線をダブルクリックするとその行が出ます。</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>レシピは別の訓練ファイルを指定しています。</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>レシピでこれらを使う</translation>
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
        <translation>トークン</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>依頼</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>%1 トークンより後は切る</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>区分</translation>
    </message>
</context>
<context>
    <name>nibble::ui::EvaluationModel</name>
    <message>
        <source>Perplexity %1 over %2 tokens</source>
        <translation>パープレキシティ %1(%2 トークン)</translation>
    </message>
    <message>
        <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
        <translation>%2 件中 %1 件合格、無効 %3 件。95 % 区間: %4 ~ %5%6</translation>
    </message>
    <message>
        <source>Better than all others beyond the intervals.</source>
        <translation>区間を超えて他のどれよりも良い。</translation>
    </message>
    <message>
        <source>Run and stage</source>
        <translation>実行とステージ</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>エキスパートを読む</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>このチェックポイントには読めるエキスパートがありません。</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>各エキスパートのノルム、%1 の重み。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>ノルム</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPage</name>
    <message>
        <source>Hugging Face, MXFP4</source>
        <translation>Hugging Face、MXFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 32 with a power of two as scale: 4.25 bits each. Served by vLLM, SGLang and TensorRT-LLM.</source>
        <translation>エキスパートの重みを 32 個ずつ、2 のべき乗のスケールで表す: 1 個 4.25 ビット。vLLM、SGLang、TensorRT-LLM で動く。</translation>
    </message>
    <message>
        <source>Hugging Face, NVFP4</source>
        <translation>Hugging Face、NVFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
        <translation>エキスパートの重みを 16 個ずつ、小さな浮動小数点のスケールで表す: 1 個 4.5 ビット。Blackwell GPU 向け。</translation>
    </message>
    <message>
        <source>Hugging Face, BF16</source>
        <translation>Hugging Face、BF16</translation>
    </message>
    <message>
        <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
        <translation>量子化なし: 1 個 16 ビット。他で学習を続けるときや比較の基準に。</translation>
    </message>
    <message>
        <source>OpenAI original/</source>
        <translation>OpenAI original/</translation>
    </message>
    <message>
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
        <translation>OpenAI 自身のファイルの名前で、エキスパートの重みは MXFP4。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>書き出すものがまだありません</translation>
    </message>
    <message>
        <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
        <translation>「実行」ページで実行を選んでください。学習または量子化したステージを、vLLM、SGLang、TensorRT-LLM で使えるチェックポイントとして書き出せます。</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>実行を表示</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>A new or empty folder</source>
        <translation>新しい、または空のフォルダー</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>書き出し先</translation>
    </message>
    <message>
        <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
        <translation>書き出した後、フォルダーを開き直して学習した重みと比べます。1 ビットでも違えば失敗になります。</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>書き出す内容</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>実行を 1 ページに: 曲線、表、証明書を収めた HTML ファイル</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>レポートは %1 にあります</translation>
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
        <translation>書き出す内容</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… 全部で %n ファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>全 %n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>エキスパートの重みのビット数(スケール込み)</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>ディスクの空き</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>ディスクの空きが足りません。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportResults</name>
    <message>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Hash of all tensors</source>
        <translation>全テンソルのハッシュ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>この実行の書き出し</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>選んだ書き出しの証明書</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き出し済み</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>証明書</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU の数</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Command that serves the export</source>
        <translation>書き出したものを動かすコマンド</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Nothing is exported yet.</source>
        <translation>まだ何も書き出されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>書き出し後に %n テンソルをビット単位で照合</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>全テンソルのハッシュ: %1</translation>
    </message>
    <message>
        <source>cfg.yml holds:</source>
        <translation>cfg.yml の内容:</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FieldEditor</name>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ~ %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>既定に戻す: %1</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>%1 を既定に戻す</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 を選ぶ</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>既定: %1</translation>
    </message>
    <message>
        <source>one file a line</source>
        <translation>1 行に 1 ファイル</translation>
    </message>
    <message>
        <source>one name a line</source>
        <translation>1 行に 1 つの名前</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1(書き出したもの)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>数値で見る MXFP4 と NVFP4</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>検証損失</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>nat/トークン。破線: 量子化なし</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>量子化なし</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>重みの信号対雑音比</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>残った変化</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>値あたりのビット数</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>重みのサイズ</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>層ごとの相対二乗誤差</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1、量子化なし</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>MXFP4 と NVFP4 のステージ、またはライブツインのある QAT ステージを持つ実行に、あるいはそれぞれの実行にチェックを入れてください。</translation>
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
        <translation>ストア: %1</translation>
    </message>
    <message>
        <source>Store (read only): %1. %2</source>
        <translation>ストア(読み取り専用): %1。%2</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>Stopping after this step; its state is saved…</source>
        <translation>このステップの後に止まり、状態を保存します…</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
        <translation>%1 · ステップ %2/%3 · 損失 %4 · %5 トークン/秒 · 残り %6</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 of %4 · %5 left</source>
        <translation>%1 · %2 · %3/%4 · 残り %5</translation>
    </message>
    <message>
        <source>%1 · starting</source>
        <translation>%1 · 開始</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorModel</name>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorView</name>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>この実行には開始済みの PTQ や QAT のステージがありません。始まると、層とエキスパートの誤差がここに並びます。</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>層とエキスパート(悪い順)</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>ダブルクリックで行列を表示。</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>悪い順</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>学習ステップ</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>セルを指すか、矢印キーで移動します。クリックで行列を表示。</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>層 %1、エキスパート %2、%3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>行ごとのトークン数と長さの上限</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>上限は %1 トークンです。</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>上限はありません。</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>行あたりのトークン数</translation>
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
            <numerusform>%1 ~ %2 トークンの行: %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>すべての行を切らない</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>線をドラッグすると別の上限を試せます。棒をクリックするとその行が出ます。</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>数えるトークンがありません。</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>切られる行はありません。最長の行は %1 トークンです。</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%2 行中 %1 行の末尾が切られ、%3 件の最終回答も失われます。</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>%1 件の最終回答は何も残りません。</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 行は学習対象のトークンが残らず、除外されます。</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>学習対象のトークンは %1 残ります(全体の %2)。</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>レシピの max_length を %1 にする</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LogView</name>
    <message>
        <source>No messages yet</source>
        <translation>メッセージはまだありません</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MainWindow</name>
    <message>
        <source>Store</source>
        <translation>ストア</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>実行 #%1</translation>
    </message>
    <message>
        <source>Open or create a store</source>
        <translation>ストアを開く、または作る</translation>
    </message>
    <message>
        <source>Stores (*.sqlite);;All files (*)</source>
        <translation>ストア (*.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Quit while a run is under way?</source>
        <translation>実行中ですが終了しますか?</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>プログラム nibble がこのプログラムと同じ場所にありません。実行は停止しており、再開できます。</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>デモの実行はまだありません。&quot;./nibble demo&quot; で数分で作れます。</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>実行中です。別のストアを開く前に停止してください。</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>実行はウィンドウなしで続けられます。コマンドラインのプログラムが今のステップから引き継ぎます。または、このステップの後で停止して状態を保存し、いつでも再開できます。</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>ウィンドウなしで続ける</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>停止して保存</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>ストアを開く/作る...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>デモの実行を見る</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを探す</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>レシピを開始</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>実行を停止</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>選んだ実行を再開</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>選んだ実行をフォーク</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>次の実行</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>前の実行</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>平滑化のオン/オフ</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>損失の対数軸のオン/オフ</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>曲線の全体を表示</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>テーマ: デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>テーマ: ライト</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>テーマ: ダーク</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>言語: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>ページへ移動</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>グラフ: 横軸方向に拡大。Ctrl で両軸</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>グラフ: 移動</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Shift+ドラッグ、右ボタン</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>グラフ: 範囲を拡大</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>グラフ: コピーと保存</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>ダブルクリック、Home</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>グラフ: 全体を表示</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>グラフ: 十字線を移動。Ctrl で図を移動。+ と - で拡大縮小</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>はたらき</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MetricPlot</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>NaN %1 個</translation>
    </message>
    <message>
        <source>%1 infinite</source>
        <translation>無限大 %1 個</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>値はまだありません</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>曲線 %1 本、点 %2 個</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>グラフは、ファイルの拡張子に応じて png、svg、pdf、csv で保存されます。</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>図をコピー</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>PNG で保存...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>SVG で保存...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>PDF で保存...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>値を CSV で保存...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全体を表示</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ModelPage</name>
    <message>
        <source>%1 sliding, %2 full</source>
        <translation>スライディング %1、全体 %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Which of the folder&apos;s checkpoints</source>
        <translation>フォルダー内のどのチェックポイントか</translation>
    </message>
    <message>
        <source>Open checkpoint…</source>
        <translation>チェックポイントを開く…</translation>
    </message>
    <message>
        <source>Opening the checkpoint…</source>
        <translation>チェックポイントを開いています…</translation>
    </message>
    <message>
        <source>No checkpoint open</source>
        <translation>チェックポイントが開かれていません</translation>
    </message>
    <message>
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
        <translation>gpt-oss チェックポイントのフォルダーを開いてください: Hugging Face の MXFP4 か BF16、または OpenAI の original/。ファイルは読み込まずにマップして検査するので、最大のモデルでもすぐに開きます。</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation>テンソルを名前で絞り込む</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>チェックポイントを開く</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>active per token</source>
        <translation>トークンあたり使用</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>%1, %2 a token</source>
        <translation>%1、1 トークンに %2</translation>
    </message>
    <message numerus="yes">
        <source>weights in %n file(s)</source>
        <translation>
            <numerusform>重み(%n ファイル)</numerusform>
        </translation>
    </message>
    <message>
        <source>problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation>問題と注記</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>テンソルを名前で絞り込む(どちらの方言でも)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>公開版</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 は公開版の %2 ではない: %3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>通常と異なる点</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>誤りも、通常と異なる点もありません。</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題(%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>レシピは別のチェックポイントを指定しています。</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>レシピでこれを使う</translation>
    </message>
</context>
<context>
    <name>nibble::ui::NumberEdit</name>
    <message>
        <source>This is not a number.</source>
        <translation>数ではありません。</translation>
    </message>
    <message>
        <source>This can mean %1 or %2. Write one of these.</source>
        <translation>%1 とも %2 とも読めます。どちらかを書いてください。</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>数が大きすぎます。</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>数を入れてください。</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>整数にしてください。</translation>
    </message>
    <message>
        <source>The smallest allowed value is %1.</source>
        <translation>最小値は %1 です。</translation>
    </message>
    <message>
        <source>The largest allowed value is %1.</source>
        <translation>最大値は %1 です。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::Page</name>
    <message>
        <source>Close message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>デモの実行を見る</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>実行を、設定と結果を通る線で表示</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanBar</name>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>マスター重み</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>アダプター</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>最適化器の状態</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>活性</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>ロジット</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>擬似量子化した重み</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>マージした重み</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>内訳別のメモリー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>空き: %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>速度を計測</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>このモデルの形で、ランダムな重みを使って数ステップ学習します</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>ファイルを読んでいます…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>計画はまだありません</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>レシピが完成すると表示されます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリー</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>/ %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>学習するパラメーター</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>全ステージ: 最大メモリー</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>全ステージ: 学習時間</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>全ステージ: ディスク</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>数ステップ実行しています…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>計測した学習ステップによる時間: %1。</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>大きな行列積の速度の 40 % による時間: %1。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlaygroundPage</name>
    <message>
        <source>Playground</source>
        <translation>プレイグラウンド</translation>
    </message>
    <message>
        <source>No model to talk to yet</source>
        <translation>話せるモデルがまだありません</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>学習済みの重みを持つ実行を選ぶか、チェックポイントのフォルダーを選んでください。ベース、チューニング後、出荷する 4 ビットと、最大 3 つのモデルが並んで答えます。</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>チェックポイントを選ぶ…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>確率の低いトークンに色を付ける</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>モデルが 50 % 未満の確率を与えたトークン</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>新しい会話</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>学習データと同じく、developer メッセージで指定</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0: 常に最も確からしいトークン</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>この確率を占める上位のトークンから選ぶ</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>developer メッセージへの追加の指示</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>推論の言語</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>推論の深さ</translation>
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
        <translation>シード</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>回答の最大長</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>すべてのモデルに尋ねます。Enter で送信、Shift+Enter で改行。</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Base checkpoint</source>
        <translation>ベースのチェックポイント</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>チェックポイントを選ぶ</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>別の実行またはステージ</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>実行の番号または名前と、そのステージ: 12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>まずモデルを選んでください。</translation>
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
        <translation>数でない値は図の端に印を付け、線は途切れさせます。</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>このグラフを保存またはコピー</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ProblemTree</name>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>nibble::ui::QuantizationPage</name>
    <message>
        <source>Quantization</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>量子化誤差はまだありません</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>実行を表示</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>「実行」ページで PTQ か QAT のステージを持つ実行を選んでください。量子化された各層と各エキスパートについて、4 ビットへの丸めの影響と、ファインチューニングがどれだけ残ったかがここに出ます。「モデル」ページでチェックポイントだけを開いた場合は、スケールの規則を比べられます。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>ファインチューニングは残ったか?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>スケールの規則</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>ルーティング</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>レシピの確認</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>レシピは完成しています。</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>不足または誤り</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>検討したい点</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>ステージ %1:%2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeDocument</name>
    <message>
        <source>%1 is not there</source>
        <translation>%1 がありません</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipePage</name>
    <message>
        <source>Published recipe, gpt-oss-20b, all weights</source>
        <translation>公開レシピ、gpt-oss-20b、全重み</translation>
    </message>
    <message>
        <source>Published recipe, gpt-oss-20b, LoRA</source>
        <translation>公開レシピ、gpt-oss-20b、LoRA</translation>
    </message>
    <message>
        <source>Quick try: a few steps of everything</source>
        <translation>お試し: すべてを数ステップずつ</translation>
    </message>
    <message>
        <source>Demo: bundled model and data, minutes on a CPU</source>
        <translation>デモ: 付属のモデルとデータ、CPU で数分</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>実行を開始</translation>
    </message>
    <message>
        <source>No recipe yet</source>
        <translation>レシピがまだありません</translation>
    </message>
    <message>
        <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
        <translation>レシピは実行のステージ(ファインチューニング、量子化、量子化を通した学習、評価、書き出し)を並べたものです。プリセットから始めて、必要なところを変えてください。</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>プリセットを選ぶ</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Recipe as JSON</source>
        <translation>レシピの JSON</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>The same from the command line</source>
        <translation>コマンドラインでは</translation>
    </message>
    <message>
        <source>RECIPE.json</source>
        <translation>RECIPE.json</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>Open recipe</source>
        <translation>レシピを開く</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>レシピ (*.json)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>レシピを保存</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 を書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>フォーム</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>レシピを保存すると、ここにパスが入ります。</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>保存後に変更されています。先に保存してください。</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>ステージ「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>レシピの最後の変更を元に戻す</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>元に戻したものをやり直す</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RelationsView</name>
    <message>
        <source>Up</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Upright axis</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>ストアに実行が 2 つ以上あると、結果と設定の関係がここに出ます。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>負荷順のエキスパート</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>ベース</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>多い順</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>検証行のトークンのうちエキスパートが担う数を、その層の全エキスパートに均等に分けた場合の数で割ったもの。1 は均等、0 は使われないエキスパート。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>トークンを数える</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>この実行にはまだ重みがありません。ステージが終わると、ルーティングがここに出ます。</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>このステージのトークンは数えられていません。数えるには、実行の検証行をモデルに 1 度通します。</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>使われないエキスパート</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>検証行のトークンが 1 つも送られません。</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>過負荷のエキスパート</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>均等な割り当ての 2 倍以上を受け取ります。</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>最大負荷</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>均等な割り当てに対するトークンの比。</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>ベースで不使用</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>移ったトークン</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>ベースと異なるエキスパートを通るようになったトークンの割合(下限)。</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>ベースのチェックポイント</translation>
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
        <translation>会話を検索</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>言語またはカテゴリー</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>すべての長さ</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>上限で切られた行</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>切られていない行</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>学習または検証</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>すべての区分</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>すべての行を再表示</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>%1 ~ %2 トークンの行</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>形式とスケールの規則</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>形式と規則</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>相対誤差</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>アンダーフロー</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>全層の合計</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>各形式とスケールの規則でこの重みがどうなるかを、学習の前に重みそのもので測ります。重みを選んで開始してください。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>規則を比較</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>ベースのチェックポイント</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>%1 では規則 %2 の損失が最小です: %3 dB。</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 は規則 %2 ですべての値を保ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>各層の信号対雑音比</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>実行 #%1 のメモとタグ</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>空白で区切った語</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>実行をフォーク</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>実行 #%1 には(まだ)保存された重みがありません。</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>実行 #%1 をフォーク</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>新しい実行はこの重みから始まり、以後はレシピのとおりに進みます。変えたいところを変更してください。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <source>As</source>
        <translation>名前</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDocks</name>
    <message>
        <source>Set free or put back</source>
        <translation>切り離す、または元に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>実行の損失をページの横に表示</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>実行のログをページの横に表示</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>損失、ナット/トークン。破線:検証</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1、検証</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>列とグループ</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>絞り込み: 名前、loss&lt;1.2、learning_rate&lt;1e-4、tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>実行を絞り込む</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>すべて満たすべき語: 名前、タグ、メモの一部。レシピの項目や結果と &lt;、&lt;=、&gt;、&gt;=、=、!=。tag:、status:、model:、stage:、note:。is:starred、is:archived、is:fork。前にマイナスを付けると逆の意味。</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>グループなし</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>名前でまとめる</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>モデルでまとめる</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>レシピの項目</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>アーカイブした実行を表示</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>ステージの結果</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTableModel</name>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>The lowest validation loss</source>
        <translation>最小の検証損失</translation>
    </message>
    <message>
        <source>The loss of the last step</source>
        <translation>最後のステップの損失</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunView</name>
    <message>
        <source>The recipe as it was run</source>
        <translation>実行時のレシピ</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>incomplete: %1 is missing</source>
        <translation>不完全: %1 がない</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>ダブルクリック: ここから新しい実行をフォーク</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>親からの変更点</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>もうありません</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>No runs in this store</source>
        <translation>このストアに実行はありません</translation>
    </message>
    <message>
        <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
        <translation>レシピを選んで開始すると、学習中の曲線がここに現れます。コマンドラインの実行もここに並びます。</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>レシピを選ぶ</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>best validation</source>
        <translation>最良の検証</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>選んだ実行を最後に保存したステップから続ける</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>進行中の実行を保存して停止する</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>フォーク...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>選んだ実行が保存した重みから新しい実行を始める</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>スターを付ける/外す</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>選んだ実行に印を付ける</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>メモとタグ...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>選んだ実行について覚えておきたいこと</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>アーカイブ/戻す</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>アーカイブした実行はストアに残り、表には出ません</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>選んだ実行を重みごと削除する</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n 件の実行を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>#%1 のフォーク、%2、ステップ %3</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>削除された実行のフォーク、%1、ステップ %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>選択した実行を並べて比べる</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>削除したものを戻す</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>最後に削除した実行</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>各検証での回答</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>この実行では何も生成されていません。ステージの項目 &quot;samples&quot; を設定すると、途中の回答を読めます。</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>質問と回答</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>実行を点で表示</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1(対数)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SplitView</name>
    <message>
        <source>File, language or category</source>
        <translation>ファイル、言語またはカテゴリー</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>検証の割合</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>学習行と検証行</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(名前なし)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>選んだステージを複製</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>選んだステージを削除</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>ステージを追加</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>開始元</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StageTree</name>
    <message>
        <source>Pretraining</source>
        <translation>事前学習</translation>
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
        <translation>評価</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Parts of the recipe</source>
        <translation>レシピの構成</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(id なし)</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>学習率 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 エポック</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n ステージ</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>チェックポイント未指定</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n ファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>ファイル未指定</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>丸めの後に残ったファインチューニング(層別)</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>層。左 %1、右 %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 が残存</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1、層 %2、%3
変化: ノルム %4
丸めの後の残り: %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1、単純な丸め</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1、量子化器を通した学習</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>検証損失 %1、4 ビットでは %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>層 %1 の %2 が最も多く失いました: 失われた全体の %3。</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>%1 への単純な丸め(%2)では、ノルム %4 のファインチューニングの変化のうち %3 が残ります。</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>%1 の量子化器を通した学習(%2)では、変化のノルムが %4 になり、その %3 が残っています。</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>全体を超えるのは、丸めの境界を越えた重みが 1 段まるごと動くためです。</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>高さ: ベースのチェックポイントに対する重みの変化の二乗。塗り: 丸めの後に残ったもの。斜線: 失われたもの。</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>調べる変化がありません。実行に比べるチェックポイントがないか、重みがチェックポイントのままです。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorDetailView</name>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Value of the weight</source>
        <translation>重みの値</translation>
    </message>
    <message>
        <source>original</source>
        <translation>元</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>量子化後</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>丸め誤差</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>誤差(ブロックのスケール単位)</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Exponent of the block&apos;s scale</source>
        <translation>ブロックのスケールの指数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>値(ブロックのスケール単位)</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>最も悪いブロック</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>行、列</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>二乗誤差</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>ブロックの値</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Quantized</source>
        <translation>量子化後</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>その値</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>「誤差」のマップのセルをクリックすると、その行列が出ます。</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>ステージを出荷する形式とスケールの規則。</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>行 × 列</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>信号対雑音比</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>相対二乗誤差</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>アンダーフロー</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>値あたりのビット数</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>スケール込み。</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>テンソルスケール</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>全エキスパートで float32 が 1 つ。</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorModel</name>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
    <message>
        <source>Embeddings, final norm, output</source>
        <translation>埋め込み、最終ノルム、出力</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>層 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>テンソル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Hugging Face の名前</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>OpenAI の名前</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>ブロックのスケール</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>指数: スケールは 2 のこの乗</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>4 ビット符号の値(ブロックのスケールの倍数)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>選んだテンソル</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>テンソルの数値</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>テンソルを選んでください</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>両方の方言での名前、数値、ヒストグラムがここに出ます。</translation>
    </message>
    <message>
        <source>Hugging Face: %1</source>
        <translation>Hugging Face: %1</translation>
    </message>
    <message>
        <source>OpenAI: %1</source>
        <translation>OpenAI: %1</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>ノルム</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN または無限大</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>値あたりのビット数</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Tensor scale</source>
        <translation>テンソルスケール</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>2 のべき</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>各エキスパートのノルム</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TokenView</name>
    <message>
        <source>Rendered tokens</source>
        <translation>レンダリングしたトークン</translation>
    </message>
    <message>
        <source>cut off by the length limit</source>
        <translation>長さの上限で切られた</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>学習対象</translation>
    </message>
    <message>
        <source>not trained</source>
        <translation>学習対象外</translation>
    </message>
    <message>
        <source>Token %1 · id %2 · bytes %3 · %4 · %5</source>
        <translation>トークン %1 · id %2 · バイト列 %3 · %4 · %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
</context>
</TS>
