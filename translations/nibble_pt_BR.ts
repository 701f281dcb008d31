<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <context>
        <name>Format</name>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation>%1 min %2 s</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 h %2 min</translation>
        </message>
        <message>
            <source>%1 d %2 h</source>
            <translation>%1 d %2 h</translation>
        </message>
    </context>
    <context>
        <name>LayerErrorMetric</name>
        <message>
            <source>Signal to noise</source>
            <translation>Relação sinal-ruído</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
            <translation>Dez vezes o logaritmo da energia dos pesos sobre a do erro de arredondamento. Maior é melhor.</translation>
        </message>
        <message>
            <source>Relative squared error</source>
            <translation>Erro quadrático relativo</translation>
        </message>
        <message>
            <source>Squared rounding error over squared weights. Lower is better.</source>
            <translation>Quadrado do erro de arredondamento sobre o quadrado dos pesos. Menor é melhor.</translation>
        </message>
        <message>
            <source>Largest error</source>
            <translation>Maior erro</translation>
        </message>
        <message>
            <source>The largest distance between a weight and its quantized value.</source>
            <translation>A maior distância entre um peso e seu valor quantizado.</translation>
        </message>
        <message>
            <source>Clipped</source>
            <translation>Saturados</translation>
        </message>
        <message>
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
            <translation>Parcela dos pesos acima do maior valor que a escala do seu bloco representa.</translation>
        </message>
        <message>
            <source>Underflowed</source>
            <translation>Zerados</translation>
        </message>
        <message>
            <source>Share of the weights other than zero that became zero.</source>
            <translation>Parcela dos pesos diferentes de zero que se tornaram zero.</translation>
        </message>
        <message>
            <source>Changed against the base</source>
            <translation>Alterados em relação à base</translation>
        </message>
        <message>
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
            <translation>Parcela dos pesos cujo valor quantizado difere do checkpoint base.</translation>
        </message>
        <message>
            <source>Size of the change</source>
            <translation>Tamanho da mudança</translation>
        </message>
        <message>
            <source>Norm of what fine-tuning added to the weights, before quantization.</source>
            <translation>Norma do que o ajuste fino somou aos pesos, antes da quantização.</translation>
        </message>
        <message>
            <source>Change that survived</source>
            <translation>Mudança preservada</translation>
        </message>
        <message>
            <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
            <translation>Parcela do que o ajuste fino somou que continua lá após o arredondamento. 100 % é o ideal.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
            <translation>Bancada para ajustar e quantizar modelos gpt-oss</translation>
        </message>
        <message>
            <source>The store of runs to show</source>
            <translation>O repositório de execuções a mostrar</translation>
        </message>
        <message>
            <source>Write a PNG of every page to DIR and exit</source>
            <translation>Gravar um PNG de cada página em DIR e sair</translation>
        </message>
        <message>
            <source>light, dark or system</source>
            <translation>light, dark ou system</translation>
        </message>
        <message>
            <source>Size of the window, such as 1280x800</source>
            <translation>Tamanho da janela, como 1280x800</translation>
        </message>
        <message>
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>Idioma, como de ou pt_BR; senão o do sistema</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>A execução a selecionar: número ou nome</translation>
        </message>
    </context>
    <context>
        <name>Recipe</name>
        <message>
            <source>Version of the recipe format</source>
            <translation>Versão do formato da receita</translation>
        </message>
        <message>
            <source>Name of the runs made from this recipe</source>
            <translation>Nome das execuções feitas com esta receita</translation>
        </message>
        <message>
            <source>Decides the order of the rows, which of them validate, and all other random choices</source>
            <translation>Decide a ordem das linhas, quais delas validam e todas as outras escolhas aleatórias</translation>
        </message>
        <message>
            <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
            <translation>Pasta do checkpoint gpt-oss de partida; necessária, salvo se a primeira etapa for pretrain</translation>
        </message>
        <message>
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
            <translation>tokenizer.json; vazio: o da pasta do checkpoint</translation>
        </message>
        <message>
            <source>Where to compute; auto takes a GPU where there is one</source>
            <translation>Onde calcular; auto usa uma GPU quando houver</translation>
        </message>
        <message>
            <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
            <translation>Em que o modelo calcula; pesos mestres e estado do otimizador são sempre float32</translation>
        </message>
        <message>
            <source>Files to train on: JSON Lines or Parquet</source>
            <translation>Arquivos de treino: JSON Lines ou Parquet</translation>
        </message>
        <message>
            <source>Rows held out for validation: below 1 their share, else their number</source>
            <translation>Linhas reservadas para validação: abaixo de 1 a parcela, senão o número</translation>
        </message>
        <message>
            <source>Longer rows lose their end; rows that keep no trained token are left out</source>
            <translation>Linhas mais longas perdem o fim; as que ficam sem token treinado são deixadas de fora</translation>
        </message>
        <message>
            <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
            <translation>Data na mensagem de sistema, fixa para que as linhas sejam iguais em qualquer dia; vazio: nenhuma</translation>
        </message>
        <message>
            <source>Reasoning effort in the system message</source>
            <translation>Esforço de raciocínio na mensagem de sistema</translation>
        </message>
        <message>
            <source>Puts several rows into one, with no attention between them</source>
            <translation>Junta várias linhas em uma, sem atenção entre elas</translation>
        </message>
        <message>
            <source>Peak learning rate; for QAT about half of what SFT used or less</source>
            <translation>Taxa de aprendizado máxima; para QAT, cerca de metade da usada na SFT ou menos</translation>
        </message>
        <message>
            <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
            <translation>Onde o cronograma termina; no lugar de min_learning_rate_ratio</translation>
        </message>
        <message>
            <source>Where the schedule ends, as a share of the learning rate</source>
            <translation>Onde o cronograma termina, como parcela da taxa de aprendizado</translation>
        </message>
        <message>
            <source>How the learning rate falls after the warmup</source>
            <translation>Como a taxa de aprendizado cai após o aquecimento</translation>
        </message>
        <message>
            <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
            <translation>Passos em que a taxa de aprendizado sobe; 0: de warmup_ratio</translation>
        </message>
        <message>
            <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
            <translation>Parcela dos passos em que a taxa de aprendizado sobe; usada se warmup_steps for 0</translation>
        </message>
        <message>
            <source>How often each row is seen; used where steps is 0</source>
            <translation>Quantas vezes cada linha é vista; usado se steps for 0</translation>
        </message>
        <message>
            <source>Optimizer steps; 0: from epochs</source>
            <translation>Passos do otimizador; 0: de epochs</translation>
        </message>
        <message>
            <source>Rows computed at once</source>
            <translation>Linhas calculadas de uma vez</translation>
        </message>
        <message>
            <source>Batches whose gradients are added up to one optimizer step</source>
            <translation>Lotes cujos gradientes são somados em um passo do otimizador</translation>
        </message>
        <message>
            <source>AdamW's decoupled weight decay</source>
            <translation>Decaimento de pesos desacoplado do AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>Decaimento da média do gradiente no AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>Decaimento da média do gradiente ao quadrado no AdamW</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>Proteção do AdamW contra divisão por zero</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>Gradientes com norma maior são reduzidos a ela; 0: nunca</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
            <translation>Calcula as ativações de cada camada duas vezes em vez de guardá-las: mais lento, muito menos memória</translation>
        </message>
        <message>
            <source>Weight of the loss that balances the experts; 0: none</source>
            <translation>Peso da perda que equilibra os especialistas; 0: nenhuma</translation>
        </message>
        <message>
            <source>Names of the parameters to train, with * and ?; empty: all of them</source>
            <translation>Nomes dos parâmetros a treinar, com * e ?; vazio: todos</translation>
        </message>
        <message>
            <source>Steps between validations; 0: only at the end</source>
            <translation>Passos entre validações; 0: só no fim</translation>
        </message>
        <message>
            <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
            <translation>Passos entre estados salvos dos quais uma execução parada pode continuar; 0: só no fim</translation>
        </message>
        <message>
            <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
            <translation>Mantém os pesos com a menor perda de validação, em vez dos últimos</translation>
        </message>
        <message>
            <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
            <translation>O que fazer se perda ou gradiente for NaN: parar (stop) ou pular o passo (skip)</translation>
        </message>
        <message>
            <source>Trains all weights, or a low-rank adapter beside them</source>
            <translation>Treina todos os pesos ou um adaptador de baixo posto ao lado deles</translation>
        </message>
        <message>
            <source>Rank of the adapter's matrices</source>
            <translation>Posto das matrizes do adaptador</translation>
        </message>
        <message>
            <source>The adapter counts alpha / rank times</source>
            <translation>O adaptador conta alpha / posto vezes</translation>
        </message>
        <message>
            <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
            <translation>O que recebe um adaptador: q_proj, 7.mlp.experts.gate_up_proj ...; vazio: atenção e especialistas</translation>
        </message>
        <message>
            <source>Which weights become 4-bit numbers, and in which format</source>
            <translation>Quais pesos viram números de 4 bits, e em que formato</translation>
        </message>
        <message>
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
            <translation>Como a escala de um bloco é escolhida (ceil, floor, mse; amax, four_over_six, mse); vazio: a regra do formato</translation>
        </message>
        <message>
            <source>Training rows that a policy which also quantizes inputs measures their range on</source>
            <translation>Linhas de treino em que uma política que também quantiza entradas mede sua faixa</translation>
        </message>
        <message>
            <source>The stages to evaluate; base stands for the checkpoint</source>
            <translation>As etapas a avaliar; base é o checkpoint</translation>
        </message>
        <message>
            <source>Files with held-out rows</source>
            <translation>Arquivos com linhas reservadas</translation>
        </message>
        <message>
            <source>Rows of each file to use; 0: all</source>
            <translation>Linhas de cada arquivo a usar; 0: todas</translation>
        </message>
        <message>
            <source>Longer answers are cut off and count as invalid</source>
            <translation>Respostas mais longas são cortadas e contam como inválidas</translation>
        </message>
        <message>
            <source>Of the answers' sampling; 0: always the likeliest token</source>
            <translation>Da amostragem das respostas; 0: sempre o token mais provável</translation>
        </message>
        <message>
            <source>Answers generated at once</source>
            <translation>Respostas geradas de uma vez</translation>
        </message>
        <message>
            <source>File layout of the exported checkpoint</source>
            <translation>Formato dos arquivos do checkpoint exportado</translation>
        </message>
        <message>
            <source>Folder to write to; empty: a folder of the run's own</source>
            <translation>Pasta onde gravar; vazio: uma pasta da própria execução</translation>
        </message>
        <message>
            <source>Name of the stage within the recipe</source>
            <translation>Nome da etapa na receita</translation>
        </message>
        <message>
            <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
            <translation>A etapa de cujos pesos esta parte; vazio ou base: o checkpoint</translation>
        </message>
        <message>
            <source>config.json of the model to train from random weights</source>
            <translation>config.json do modelo a treinar a partir de pesos aleatórios</translation>
        </message>
        <message>
            <source>What the stage does</source>
            <translation>O que a etapa faz</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::AnswerModel</name>
        <message>
            <source>passed</source>
            <translation>aprovado</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>falhou</translation>
        </message>
        <message>
            <source>not valid</source>
            <translation>inválido</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Linha</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Verificação</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Pedido</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>Nothing to compare yet</source>
            <translation>Nada a comparar ainda</translation>
        </message>
        <message>
            <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
            <translation>Quando uma execução termina, suas etapas ficam aqui lado a lado: taxas de acerto com intervalos, curvas, ajustes e respostas.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Mostrar execuções</translation>
        </message>
        <message>
            <source>Evaluations</source>
            <translation>Avaliações</translation>
        </message>
        <message>
            <source>Settings that differ</source>
            <translation>Ajustes que diferem</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Avaliação</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Curvas</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Respostas</translation>
        </message>
        <message>
            <source>Runs to compare</source>
            <translation>Execuções a comparar</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Execuções</translation>
        </message>
        <message>
            <source>The answers to the selected row</source>
            <translation>As respostas à linha selecionada</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>Só linhas em que as etapas diferem</translation>
        </message>
        <message numerus="yes">
            <source>%n runs</source>
            <translation>
                <numerusform>%n execução</numerusform>
                <numerusform>%n execuções</numerusform>
            </translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>Ajuste</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Pedido</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::CurvePanel</name>
        <message>
            <source>Training</source>
            <translation>Treino</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Validação</translation>
        </message>
        <message>
            <source>Validation without quantization</source>
            <translation>Validação sem quantização</translation>
        </message>
        <message>
            <source>Show or hide</source>
            <translation>Mostrar ou ocultar</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perda</translation>
        </message>
        <message>
            <source>nats per token</source>
            <translation>nats por token</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Taxa de aprendizado</translation>
        </message>
        <message>
            <source>Gradient norm</source>
            <translation>Norma do gradiente</translation>
        </message>
        <message>
            <source>before clipping</source>
            <translation>antes do corte</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidade</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memória</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Horizontal axis</source>
            <translation>Eixo horizontal</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Suavização</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desligada</translation>
        </message>
        <message>
            <source>log x</source>
            <translation>log x</translation>
        </message>
        <message>
            <source>Logarithmic horizontal axis</source>
            <translation>Eixo horizontal logarítmico</translation>
        </message>
        <message>
            <source>log y</source>
            <translation>log y</translation>
        </message>
        <message>
            <source>Logarithmic vertical axis</source>
            <translation>Eixo vertical logarítmico</translation>
        </message>
        <message>
            <source>Show everything (double click, Home)</source>
            <translation>Mostrar tudo (clique duplo, Home)</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Mostrar tudo</translation>
        </message>
        <message>
            <source>Over</source>
            <translation>Ao longo de</translation>
        </message>
        <message>
            <source>in sequence</source>
            <translation>em sequência</translation>
        </message>
        <message>
            <source>Each stage behind the one that it starts from</source>
            <translation>Cada etapa depois daquela de que parte</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::DataPage</name>
        <message>
            <source>Filled tokens are trained; outlined ones are only read.</source>
            <translation>Tokens preenchidos são treinados; os contornados só são lidos.</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Tokenizer…</source>
            <translation>Tokenizador…</translation>
        </message>
        <message>
            <source>Open data…</source>
            <translation>Abrir dados…</translation>
        </message>
        <message>
            <source>Reading and tokenizing…</source>
            <translation>Lendo e tokenizando…</translation>
        </message>
        <message>
            <source>No data open</source>
            <translation>Nenhum dado aberto</translation>
        </message>
        <message>
            <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
            <translation>Abra arquivos JSON Lines ou Parquet: Multilingual-Thinking, FalseReject ou mensagens de chat. Cada linha mostra os tokens em que se torna e quais são treinados.</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Linhas</translation>
        </message>
        <message>
            <source>Filter rows</source>
            <translation>Filtrar linhas</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <source>Length limit</source>
            <translation>Limite de comprimento</translation>
        </message>
        <message>
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>Tokens que uma linha pode ter; 0: sem limite. Pressione Enter para contar de novo.</translation>
        </message>
        <message>
            <source>Open data</source>
            <translation>Abrir dados</translation>
        </message>
        <message>
            <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
            <translation>Dados (*.jsonl *.json *.parquet);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Choose a tokenizer</source>
            <translation>Escolher um tokenizador</translation>
        </message>
        <message>
            <source>Tokenizer (tokenizer.json);;All files (*)</source>
            <translation>Tokenizador (tokenizer.json);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Rows (%1)</source>
            <translation>Linhas (%1)</translation>
        </message>
        <message>
            <source>Problems (%1)</source>
            <translation>Problemas (%1)</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>linhas</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>of them trained</source>
            <translation>deles treinados</translation>
        </message>
        <message>
            <source>longest row</source>
            <translation>linha mais longa</translation>
        </message>
        <message>
            <source>Tokens, before the limit</source>
            <translation>Tokens, antes do limite</translation>
        </message>
        <message>
            <source>rows cut</source>
            <translation>linhas cortadas</translation>
        </message>
        <message>
            <source>Rows whose end lies past the length limit</source>
            <translation>Linhas cujo fim passa do limite de comprimento</translation>
        </message>
        <message>
            <source>rows left out</source>
            <translation>linhas omitidas</translation>
        </message>
        <message>
            <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
            <translation>Abra um checkpoint ou escolha um tokenizador para ver tokens.</translation>
        </message>
        <message>
            <source>%1 tokens, %2 of them trained</source>
            <translation>%1 tokens, %2 deles treinados</translation>
        </message>
        <message>
            <source>format</source>
            <translation>formato</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::DatasetModel</name>
        <message>
            <source>Line</source>
            <translation>Linha</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Treinados</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Pedido</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Arquivo</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::EvaluationModel</name>
        <message>
            <source>Perplexity %1 over %2 tokens</source>
            <translation>Perplexidade %1 em %2 tokens</translation>
        </message>
        <message>
            <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
            <translation>%1 de %2 aprovados, %3 inválidos. Intervalo de 95 %: %4 a %5%6</translation>
        </message>
        <message>
            <source>Better than all others beyond the intervals.</source>
            <translation>Melhor que todos os outros além dos intervalos.</translation>
        </message>
        <message>
            <source>Run and stage</source>
            <translation>Execução e etapa</translation>
        </message>
        <message>
            <source>loss</source>
            <translation>perda</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ExportPage</name>
        <message>
            <source>Hugging Face, MXFP4</source>
            <translation>Hugging Face, MXFP4</translation>
        </message>
        <message>
            <source>Expert weights in blocks of 32 with a power of two as scale: 4.25 bits each. Served by vLLM, SGLang and TensorRT-LLM.</source>
            <translation>Pesos dos especialistas em blocos de 32 com uma potência de dois como escala: 4,25 bits cada. Servido por vLLM, SGLang e TensorRT-LLM.</translation>
        </message>
        <message>
            <source>Hugging Face, NVFP4</source>
            <translation>Hugging Face, NVFP4</translation>
        </message>
        <message>
            <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
            <translation>Pesos dos especialistas em blocos de 16 com um pequeno float como escala: 4,5 bits cada. Para GPUs Blackwell.</translation>
        </message>
        <message>
            <source>Hugging Face, BF16</source>
            <translation>Hugging Face, BF16</translation>
        </message>
        <message>
            <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
            <translation>Nada quantizado: 16 bits cada. Para continuar o treino em outro lugar ou como referência.</translation>
        </message>
        <message>
            <source>OpenAI original/</source>
            <translation>OpenAI original/</translation>
        </message>
        <message>
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
            <translation>Os nomes dos arquivos da própria OpenAI, pesos dos especialistas em MXFP4.</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <source>Nothing to export yet</source>
            <translation>Nada a exportar ainda</translation>
        </message>
        <message>
            <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
            <translation>Selecione uma execução na página Execuções. Cada etapa treinada ou quantizada pode ser gravada como um checkpoint servido por vLLM, SGLang ou TensorRT-LLM.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Mostrar execuções</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Etapa</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Formato</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>A new or empty folder</source>
            <translation>Uma pasta nova ou vazia</translation>
        </message>
        <message>
            <source>Choose the folder</source>
            <translation>Escolher a pasta</translation>
        </message>
        <message>
            <source>Export to</source>
            <translation>Exportar para</translation>
        </message>
        <message>
            <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
            <translation>Após a gravação, a pasta é reaberta e comparada com os pesos treinados. Se um único bit diferir, a exportação falha.</translation>
        </message>
        <message>
            <source>What to write</source>
            <translation>O que gravar</translation>
        </message>
        <message>
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Hash of all tensors</source>
            <translation>Hash de todos os tensores</translation>
        </message>
        <message>
            <source>Exports of this run</source>
            <translation>Exportações desta execução</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Number of GPUs</source>
            <translation>Número de GPUs</translation>
        </message>
        <message numerus="yes">
            <source>%n GPU(s)</source>
            <translation>
                <numerusform>%n GPU</numerusform>
                <numerusform>%n GPUs</numerusform>
            </translation>
        </message>
        <message>
            <source>Command that serves the export</source>
            <translation>Comando que serve a exportação</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Written</source>
            <translation>Gravado</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>Servir</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Há uma execução em andamento.</translation>
        </message>
        <message>
            <source>cfg.yml holds:</source>
            <translation>cfg.yml contém:</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::FieldEditor</name>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>passos</translation>
        </message>
        <message>
            <source>epochs</source>
            <translation>épocas</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>linhas</translation>
        </message>
        <message>
            <source>batches</source>
            <translation>lotes</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 a %2</translation>
        </message>
        <message>
            <source>from %1</source>
            <translation>a partir de %1</translation>
        </message>
        <message>
            <source>up to %1</source>
            <translation>até %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vazio</translation>
        </message>
        <message>
            <source>Back to the default: %1</source>
            <translation>Voltar ao padrão: %1</translation>
        </message>
        <message>
            <source>Back to the default of %1</source>
            <translation>Voltar ao padrão de %1</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>Choose %1</source>
            <translation>Escolher %1</translation>
        </message>
        <message>
            <source>Allowed: %1</source>
            <translation>Permitido: %1</translation>
        </message>
        <message>
            <source>Default: %1</source>
            <translation>Padrão: %1</translation>
        </message>
        <message>
            <source>one file a line</source>
            <translation>um arquivo por linha</translation>
        </message>
        <message>
            <source>one name a line</source>
            <translation>um nome por linha</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>não definido</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::JobBar</name>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Store: %1</source>
            <translation>Repositório: %1</translation>
        </message>
        <message>
            <source>Store (read only): %1. %2</source>
            <translation>Repositório (somente leitura): %1. %2</translation>
        </message>
        <message>
            <source>Nothing is running</source>
            <translation>Nada em execução</translation>
        </message>
        <message>
            <source>starting…</source>
            <translation>iniciando…</translation>
        </message>
        <message>
            <source>Stopping after this step; its state is saved…</source>
            <translation>Parando após este passo; o estado é salvo…</translation>
        </message>
        <message>
            <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
            <translation>%1 · passo %2 de %3 · perda %4 · %5 tokens/s · restam %6</translation>
        </message>
        <message>
            <source>%1 · %2 · %3 of %4 · %5 left</source>
            <translation>%1 · %2 · %3 de %4 · restam %5</translation>
        </message>
        <message>
            <source>%1 · starting</source>
            <translation>%1 · iniciando</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::LayerErrorModel</name>
        <message>
            <source>Layer</source>
            <translation>Camada</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Especialista</translation>
        </message>
        <message>
            <source>Tensor</source>
            <translation>Tensor</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::LogView</name>
        <message>
            <source>No messages yet</source>
            <translation>Nenhuma mensagem ainda</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::MainWindow</name>
        <message>
            <source>Store</source>
            <translation>Repositório</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Run #%1</source>
            <translation>Execução #%1</translation>
        </message>
        <message>
            <source>Open or create a store</source>
            <translation>Abrir ou criar um repositório</translation>
        </message>
        <message>
            <source>Stores (*.sqlite);;All files (*)</source>
            <translation>Repositórios (*.sqlite);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>As the desktop</source>
            <translation>Como o sistema</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>Quit while a run is under way?</source>
            <translation>Sair com uma execução em andamento?</translation>
        </message>
        <message>
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>A execução para após o passo atual e salva seu estado. Pode ser retomada aqui ou com "nibble run --resume".</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::MetricPlot</name>
        <message>
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>%1 NaN</source>
            <translation>%1 NaN</translation>
        </message>
        <message>
            <source>%1 infinite</source>
            <translation>%1 infinitos</translation>
        </message>
        <message>
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>Valores que não são números são marcados na borda do gráfico e deixam lacunas na linha.</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>Nenhum valor ainda</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>%1 curvas, %2 pontos</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ModelPage</name>
        <message>
            <source>%1 sliding, %2 full</source>
            <translation>%1 deslizantes, %2 completas</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Which of the folder's checkpoints</source>
            <translation>Qual dos checkpoints da pasta</translation>
        </message>
        <message>
            <source>Open checkpoint…</source>
            <translation>Abrir checkpoint…</translation>
        </message>
        <message>
            <source>Opening the checkpoint…</source>
            <translation>Abrindo o checkpoint…</translation>
        </message>
        <message>
            <source>No checkpoint open</source>
            <translation>Nenhum checkpoint aberto</translation>
        </message>
        <message>
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
            <translation>Abra a pasta de um checkpoint gpt-oss: Hugging Face MXFP4 ou BF16, ou o formato original/ da OpenAI. Os arquivos são mapeados e verificados, não carregados, então é rápido até nos maiores modelos.</translation>
        </message>
        <message>
            <source>Tensors</source>
            <translation>Tensores</translation>
        </message>
        <message>
            <source>Filter tensors by name</source>
            <translation>Filtrar tensores por nome</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuração</translation>
        </message>
        <message>
            <source>Open checkpoint</source>
            <translation>Abrir checkpoint</translation>
        </message>
        <message>
            <source>layout</source>
            <translation>formato</translation>
        </message>
        <message>
            <source>parameters</source>
            <translation>parâmetros</translation>
        </message>
        <message>
            <source>active per token</source>
            <translation>ativos por token</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>camadas</translation>
        </message>
        <message>
            <source>experts</source>
            <translation>especialistas</translation>
        </message>
        <message>
            <source>%1, %2 a token</source>
            <translation>%1, %2 por token</translation>
        </message>
        <message numerus="yes">
            <source>weights in %n file(s)</source>
            <translation>
                <numerusform>pesos em %n arquivo</numerusform>
                <numerusform>pesos em %n arquivos</numerusform>
            </translation>
        </message>
        <message>
            <source>problems</source>
            <translation>problemas</translation>
        </message>
        <message>
            <source>Problems and notes</source>
            <translation>Problemas e observações</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::NumberEdit</name>
        <message>
            <source>This is not a number.</source>
            <translation>Isto não é um número.</translation>
        </message>
        <message>
            <source>This can mean %1 or %2. Write one of these.</source>
            <translation>Isto pode ser %1 ou %2. Escreva um deles.</translation>
        </message>
        <message>
            <source>This number is too large.</source>
            <translation>Este número é grande demais.</translation>
        </message>
        <message>
            <source>A number is needed here.</source>
            <translation>É preciso um número aqui.</translation>
        </message>
        <message>
            <source>This must be a whole number.</source>
            <translation>Deve ser um número inteiro.</translation>
        </message>
        <message>
            <source>The smallest allowed value is %1.</source>
            <translation>O menor valor permitido é %1.</translation>
        </message>
        <message>
            <source>The largest allowed value is %1.</source>
            <translation>O maior valor permitido é %1.</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::Page</name>
        <message>
            <source>Close message</source>
            <translation>Fechar mensagem</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
        <message>
            <source>Left out</source>
            <translation>Omitida</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Alterada</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Observação</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Efeito</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Lugar</translation>
        </message>
        <message>
            <source>What</source>
            <translation>O quê</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::QuantizationPage</name>
        <message>
            <source>Layer</source>
            <translation>Camada</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Especialista</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantização</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>Nenhum erro de quantização ainda</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>Escolha na página Execuções uma execução com etapa PTQ ou QAT. Cada camada e especialista quantizado mostra aqui o que o arredondamento para 4 bits fez e quanto do ajuste fino sobreviveu.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Mostrar execuções</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>Camadas e especialistas, piores primeiro</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Célula</translation>
        </message>
        <message>
            <source>Worst first</source>
            <translation>Piores primeiro</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Etapa</translation>
        </message>
        <message>
            <source>Training step</source>
            <translation>Passo de treino</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>passo %1</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>O ajuste fino mudou os pesos quantizados por uma norma de %1. Após arredondar para %2, restam &lt;b&gt;%3&lt;/b&gt; dessa mudança.</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>Aponte para uma célula ou vá até ela com as setas.</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>Camada %1, especialista %2, %3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Medida</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>Mais que toda ela, porque um peso que cruza um limite de arredondamento anda um degrau inteiro.</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RecipePage</name>
        <message>
            <source>Published recipe, gpt-oss-20b, all weights</source>
            <translation>Receita publicada, gpt-oss-20b, todos os pesos</translation>
        </message>
        <message>
            <source>Published recipe, gpt-oss-20b, LoRA</source>
            <translation>Receita publicada, gpt-oss-20b, LoRA</translation>
        </message>
        <message>
            <source>Quick try: a few steps of everything</source>
            <translation>Teste rápido: alguns passos de tudo</translation>
        </message>
        <message>
            <source>Demo: bundled model and data, minutes on a CPU</source>
            <translation>Demo: modelo e dados incluídos, minutos em uma CPU</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Receita</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Modelos</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Salvar como…</translation>
        </message>
        <message>
            <source>Start run</source>
            <translation>Iniciar execução</translation>
        </message>
        <message>
            <source>No recipe yet</source>
            <translation>Nenhuma receita ainda</translation>
        </message>
        <message>
            <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
            <translation>Uma receita lista as etapas de uma execução: ajustar, quantizar, treinar através do quantizador, avaliar, exportar. Comece com um modelo e mude o que precisar.</translation>
        </message>
        <message>
            <source>Choose a preset</source>
            <translation>Escolher um modelo</translation>
        </message>
        <message>
            <source>Add stage</source>
            <translation>Adicionar etapa</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>Remover a etapa selecionada</translation>
        </message>
        <message>
            <source>Stages</source>
            <translation>Etapas</translation>
        </message>
        <message>
            <source>Recipe as JSON</source>
            <translation>Receita em JSON</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Verificação</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Geral</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Etapa</translation>
        </message>
        <message>
            <source>What is missing or wrong</source>
            <translation>O que falta ou está errado</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>A receita está completa.</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>Vale pensar</translation>
        </message>
        <message>
            <source>The same from the command line</source>
            <translation>O mesmo na linha de comando</translation>
        </message>
        <message>
            <source>RECIPE.json</source>
            <translation>RECEITA.json</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Há uma execução em andamento.</translation>
        </message>
        <message>
            <source>Open recipe</source>
            <translation>Abrir receita</translation>
        </message>
        <message>
            <source>Recipes (*.json)</source>
            <translation>Receitas (*.json)</translation>
        </message>
        <message>
            <source>Save recipe</source>
            <translation>Salvar receita</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>%1 não pôde ser gravado: %2</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunTableModel</name>
        <message>
            <source>running</source>
            <translation>em andamento</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>concluída</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>parada</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>falhou</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Execução</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Etapa</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perda</translation>
        </message>
        <message>
            <source>Pass rates</source>
            <translation>Taxas de acerto</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Duração</translation>
        </message>
        <message>
            <source>Created</source>
            <translation>Criada</translation>
        </message>
        <message>
            <source>The lowest validation loss</source>
            <translation>A menor perda de validação</translation>
        </message>
        <message>
            <source>The loss of the last step</source>
            <translation>A perda do último passo</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Validação</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunView</name>
        <message>
            <source>The recipe as it was run</source>
            <translation>A receita como foi executada</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Etapa</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Situação</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Passos</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Duração</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Pesos</translation>
        </message>
        <message>
            <source>Stages</source>
            <translation>Etapas</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Checkpoints</source>
            <translation>Checkpoints</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Curvas</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Receita</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>aguardando</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>completo</translation>
        </message>
        <message>
            <source>incomplete: %1 is missing</source>
            <translation>incompleto: falta %1</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>Execuções</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>Excluir a execução selecionada do repositório</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>Excluir execução</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Retomar</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>Excluir a execução #%1 e tudo o que foi registrado dela?</translation>
        </message>
        <message>
            <source>No runs in this store</source>
            <translation>Nenhuma execução neste repositório</translation>
        </message>
        <message>
            <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
            <translation>Escolha uma receita e inicie-a; suas curvas aparecem aqui durante o treino. Execuções do programa de linha de comando também aparecem.</translation>
        </message>
        <message>
            <source>Choose a recipe</source>
            <translation>Escolher uma receita</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>Filtrar execuções</translation>
        </message>
        <message>
            <source>status</source>
            <translation>situação</translation>
        </message>
        <message>
            <source>stage</source>
            <translation>etapa</translation>
        </message>
        <message>
            <source>step</source>
            <translation>passo</translation>
        </message>
        <message>
            <source>loss</source>
            <translation>perda</translation>
        </message>
        <message>
            <source>best validation</source>
            <translation>melhor validação</translation>
        </message>
        <message>
            <source>duration</source>
            <translation>duração</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::StageTree</name>
        <message>
            <source>Pretraining</source>
            <translation>Pré-treino</translation>
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
            <translation>Avaliação</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <source>Parts of the recipe</source>
            <translation>Partes da receita</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Geral</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Dados</translation>
        </message>
        <message>
            <source>(no id)</source>
            <translation>(sem id)</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::TensorModel</name>
        <message>
            <source>scalar</source>
            <translation>escalar</translation>
        </message>
        <message>
            <source>Embeddings, final norm, output</source>
            <translation>Embeddings, norma final, saída</translation>
        </message>
        <message>
            <source>Layer %1</source>
            <translation>Camada %1</translation>
        </message>
        <message numerus="yes">
            <source>%n tensors</source>
            <translation>
                <numerusform>%n tensor</numerusform>
                <numerusform>%n tensores</numerusform>
            </translation>
        </message>
        <message>
            <source>Tensor</source>
            <translation>Tensor</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Forma</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::TokenView</name>
        <message>
            <source>Rendered tokens</source>
            <translation>Tokens gerados</translation>
        </message>
        <message>
            <source>cut off by the length limit</source>
            <translation>cortado pelo limite de comprimento</translation>
        </message>
        <message>
            <source>trained</source>
            <translation>treinado</translation>
        </message>
        <message>
            <source>not trained</source>
            <translation>não treinado</translation>
        </message>
        <message>
            <source>Token %1 · id %2 · bytes %3 · %4 · %5</source>
            <translation>Token %1 · id %2 · bytes %3 · %4 · %5</translation>
        </message>
    </context>
</TS>
