<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <name>LayerErrorMetric</name>
        <message>
            <source>Signal to noise</source>
            <translation>信号対雑音比</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
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
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
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
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
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
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>言語(例: de、pt_BR)。指定がなければデスクトップの言語</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>選ぶ実行: 番号または名前</translation>
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
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
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
            <source>AdamW's decoupled weight decay</source>
            <translation>AdamW の分離型重み減衰</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>AdamW の勾配平均の減衰</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>AdamW の勾配二乗平均の減衰</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>AdamW のゼロ除算よけ</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>これより大きいノルムの勾配は縮められる。0 なら縮めない</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
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
            <source>Rank of the adapter's matrices</source>
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
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
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
            <source>Of the answers' sampling; 0: always the likeliest token</source>
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
            <source>Folder to write to; empty: a folder of the run's own</source>
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
        <message>
            <source>The answers to the selected row</source>
            <translation>選んだ行への回答</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>ステージで結果が分かれる行だけ</translation>
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
            <source>Request</source>
            <translation>依頼</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>期待</translation>
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
            <source>Filter rows</source>
            <translation>行を絞り込む</translation>
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
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>1 行のトークン数の上限。0 なら制限なし。Enter で数え直します。</translation>
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
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
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
            <source>From</source>
            <translation>元</translation>
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
            <source>Exports of this run</source>
            <translation>この実行の書き出し</translation>
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
            <source>Written</source>
            <translation>書き出し済み</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>動かす</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>実行中です。</translation>
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
            <source>Allowed: %1</source>
            <translation>範囲: %1</translation>
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
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>実行は現在のステップの後に止まり、状態を保存します。ここか「nibble run --resume」で再開できます。</translation>
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
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>数でない値は図の端に印を付け、線は途切れさせます。</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>値はまだありません</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>曲線 %1 本、点 %2 個</translation>
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
            <source>Which of the folder's checkpoints</source>
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
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
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
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
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
            <source>Effect</source>
            <translation>結果</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>場所</translation>
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
            <translation>層</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>エキスパート</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>量子化</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>量子化誤差はまだありません</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>「実行」ページで PTQ か QAT のステージがある実行を選んでください。量子化した各層・各エキスパートについて、4 ビットへの丸めの影響と、ファインチューニングがどれだけ残ったかを示します。</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>実行を表示</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>層とエキスパート(悪い順)</translation>
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
            <source>Training step</source>
            <translation>学習ステップ</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>ステップ %1</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>ファインチューニングは量子化される重みをノルム %1 だけ変えた。%2 に丸めた後に残るのはその &lt;b&gt;%3&lt;/b&gt;。</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>セルを指すか、矢印キーで移動してください。</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>層 %1、エキスパート %2、%3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>指標</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>全部を超えるのは、丸めの境界を越えた重みが 1 段まるごと動くため。</translation>
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
            <source>Add stage</source>
            <translation>ステージを追加</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>選んだステージを取り除く</translation>
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
            <source>What is missing or wrong</source>
            <translation>足りないもの、誤り</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>レシピは完成しています。</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>考えておきたいこと</translation>
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
            <source>Pass rates</source>
            <translation>合格率</translation>
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
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>実行</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>選んだ実行をストアから削除</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>実行を削除</translation>
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
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>実行 #%1 とその記録をすべて削除しますか?</translation>
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
            <source>Filter runs</source>
            <translation>実行を絞り込む</translation>
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
</TS>
