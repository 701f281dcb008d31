<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>Baixe ou copie de novo os arquivos citados, em uma só pasta com config.json, e compare os tamanhos com os da origem. Um download interrompido tem esta aparência.</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>Pegue config.json de onde vieram os pesos ou corrija as chaves citadas: ele deve descrever exatamente o modelo que os arquivos contêm.</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>Os pesos não são os que config.json descreve. Se os arquivos também têm falhas, corrija-as primeiro. Senão, pegue config.json e pesos do mesmo lugar ou converta-os de novo.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>o treinamento ciente da quantização funciona melhor a partir de pesos já ajustados; ponha antes uma etapa sft.</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>sua taxa de aprendizado de %1 está acima da de %2 de %3; o treinamento ciente da quantização pede uma menor.</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 passos bastam para ver que tudo funciona, mas quase não mudam um modelo: o arredondamento para 4 bits desfaz mudanças pequenas. A receita publicada usa 225; com um adaptador, 57.</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>a taxa de aprendizado sobe durante %1 passos e há só %2: ela nunca chega ao máximo.</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>nenhuma linha é reservada para validação, então não há melhor passo a guardar: vale o último.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>uma taxa de aprendizado de %1 é alta quando se treina um adaptador; a receita publicada usa %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>uma taxa de aprendizado de %1 é alta quando se treinam todos os pesos; a receita publicada usa %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>uma taxa de aprendizado de %1 é baixa para um adaptador, que precisa de umas dez vezes a de todos os pesos; a receita publicada usa %2.</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>%1 amostras de calibração são poucas: uma faixa de entrada não vista é cortada depois. O usual são 128.</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>há só %1 linhas para calibrar.</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>também se treina com %1; seus resultados serão bons demais.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>o vLLM ainda não executa bem o gpt-oss em NVFP4 (vllm-project/vllm#46641); SGLang e TensorRT-LLM executam, em versões recentes e em GPUs Blackwell. Para o vLLM, exporte hf-mxfp4.</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM e SGLang não leem o layout da OpenAI; hf-mxfp4 contém os mesmos bytes e é lido por todos.</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>deve ser um número inteiro, não %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>deve ser um número, não %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>deve ser true ou false, não %1</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>deve ser uma lista de caminhos, não %1</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>deve ser uma lista de textos, não %1</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>deve ser um texto entre aspas, não %1</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 é menor que %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 é maior que %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>“%1” não é nenhum de: %2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>deve ser um objeto entre chaves, não %1</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>essa configuração não existe; a mais próxima é “%1”</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contém pesos %2, mas %3 não está quantizada; ponha entre elas uma etapa ptq ou qat com tal política</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contém pesos %2, mas %3 está quantizada por %4; ponha entre elas uma etapa ptq ou qat com tal política</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>não é uma configuração de uma etapa do tipo %1, só de %2</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>precisa de um “type”: %1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>precisa de um “id”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>“%1” só pode conter letras, dígitos, “-” e “_”</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 letras são demais para o nome de uma pasta</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>“base” representa o checkpoint; escolha outro nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>“%1” já está em uso na pasta da execução; escolha outro nome</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>“%1” também é o id de uma etapa anterior</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>representa o checkpoint, mas a receita não tem model.checkpoint</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>“%1” não é uma etapa anterior com pesos próprios</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>não há etapa “%1”</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>não há etapa “%1”; a mais próxima é “%2”</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>precisa de uma “policy”: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>“%1” não é uma regra de escala de %2</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>precisa de “steps” ou “epochs”</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>deve ser maior que 0</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>está acima da taxa de aprendizado</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>deve ser menor que 1</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>escolhe pesos para o método full; os de um adaptador são escolhidos por lora_targets</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>é para o método lora, mas o método é %1</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>precisa de um “layout”: hf-mxfp4, hf-nvfp4, hf-bf16 ou openai</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>precisa de um “config”: o config.json do modelo a criar</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>precisa de “of”: as etapas a avaliar, ou “base”</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>precisa de “data”: arquivos com linhas reservadas</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>uma receita precisa de ao menos uma etapa</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>nenhum arquivo para treinar</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 não é nem uma parcela abaixo de 1 nem um número inteiro de linhas</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>necessário quando não há model.checkpoint</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>deve ser uma lista entre colchetes, não %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>“%1”: escreva conhecida=coluna, como final=answer; são conhecidas %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>“%1” não é uma coluna conhecida; a mais próxima é “%2” de %3</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>nem `messages` nem `user` é nomeado, então não haveria pedido</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>e mais %1 problemas</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>%1 linhas para treinar com %2 tokens treinados, %3 linhas para validar</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%1 linhas cortadas em %2 tokens, %3 omitidas, %4 problemas ao todo; hash dos dados %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>carregando o checkpoint</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>carregando %1</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%1 parâmetros em %2</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>pesos dos especialistas da camada em curso</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>pesos dos especialistas de todas as camadas</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32, do que é treinado</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>somados em float32, e os de um microlote em bfloat16</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW: dois momentos em float32</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>uma camada e as entradas de todas, de um lote de %1 linhas de %2 tokens</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>todas as camadas, de um lote de %1 linhas de %2 tokens</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>uma parte das linhas</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>a etapa %1 precisa de cerca de %2 e o dispositivo tem %3; cabe, com %4, definindo %5</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>a etapa %1 precisa de cerca de %2 e o dispositivo tem %3; nenhuma configuração a faz caber (o mínimo é %4): use um dispositivo com mais memória</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 não está lá: planejado para o %1 publicado.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>Nenhum checkpoint escolhido: planejado para o %1 publicado.</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 não está lá: planejado com %2 tokens por linha.</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>Nenhum dado escolhido: planejado com %1 tokens por linha.</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>Não há tokenizador: planejado com %1 tokens por linha.</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>sem perda: %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>perda de %1</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>o primeiro prompt é: %1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>respostas de %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%1 de %2 respostas de %3 não estão completas; contam como não aprovadas. Um max_new_tokens (%4) pequeno demais pode ser o motivo.</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>hash de %1</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>gravando e comparando</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>cada peso gravado é, bit a bit, o que foi avaliado</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>os pesos gravados não foram avaliados nesta execução</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>calibra com %1 linhas</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>calibrando</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validando</translation>
    </message>
    <message>
        <source>validating with quantization</source>
        <translation>validando com quantização</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>continua do passo %1</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>validando nos dois formatos</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>validando sem quantização</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>respostas de amostra</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>contando tokens por especialista</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>mantém os pesos do passo %1, cuja perda de validação de %2 foi a menor</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>O passo %1 não foi aplicado: a perda é %2 e a de balanceamento, %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>O passo %1 não foi aplicado: o gradiente de %2 não é finito; a perda é %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>O passo %1 não foi aplicado: %2 gradientes, de %3 a %4, não são finitos; a perda é %5.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>o vLLM não executa direito o gpt-oss em NVFP4 (%1: escreve &quot;!!!!&quot;): use lá hf-mxfp4 ou hf-bf16, ou tente uma versão em que isso esteja corrigido e confira as respostas</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>o vLLM 0.10.1 ignora &quot;truncate&quot;: false da codificação rotativa; use uma versão posterior</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 precisa de um SGLang recente e de uma GPU Blackwell</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>o backend TRTLLM é para GPUs Blackwell; no Hopper, escreva TRITON no lugar</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 precisa de um TensorRT-LLM recente e de uma GPU Blackwell; versões mais antigas leem os bytes compactados como números sem avisar: compare as respostas com nibble generate</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>deixe pp_size em 1: o gpt-oss não roda em pipeline lá</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json tem os ajustes rotativos só em rope_parameters; o TensorRT-LLM quer rope_theta e rope_scaling, que nibble export escreve</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>%1 cabeças de atenção não podem ser divididas entre %2 GPUs</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>um tamanho intermediário de %1 não pode ser dividido entre %2 GPUs</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>com %1 GPUs cada uma guarda %2 das %3 entradas de down_proj, %4 blocos de %5: os valores de um bloco e sua escala se separam se o servidor não preencher; use menos GPUs</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>a pasta não tem tokenizer.json; copie aquele com que o modelo foi treinado</translation>
    </message>
</context>
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
    <name>FormatEvidence</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>MXFP4 %1, NVFP4 %2.</source>
        <translation>MXFP4 %1, NVFP4 %2.</translation>
    </message>
    <message>
        <source>%1: MXFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: MXFP4 acerta mais, além dos intervalos de 95 %. %2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: NVFP4 acerta mais, além dos intervalos de 95 %. %2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1: nenhuma diferença medida, os intervalos de 95 % se sobrepõem. %2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>De %1 linhas de teste feitas a ambos, %2 são acertadas só com MXFP4 e %3 só com NVFP4.</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>O acaso sozinho raramente faria isso (teste do sinal, p = %1).</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>O acaso sozinho pode fazer isso (teste do sinal, p = %1).</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1, gêmeo</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>Perda de validação: MXFP4 %1, NVFP4 %2. Aqui ela não tem intervalo, por isso não decide nada sozinha.</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>Tamanho: MXFP4 %1, NVFP4 %2. MXFP4 roda em vLLM, SGLang e TensorRT-LLM; NVFP4 precisa de GPUs Blackwell, e o vLLM não o executa corretamente.</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>Não medido: os dois não têm em comum a taxa de acerto de um mesmo teste. Adicione uma etapa evaluate que cite ambos.</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>Os intervalos das taxas de acerto se sobrepõem, mas linha a linha %1 acerta mais. Diferença pequena; MXFP4 é menor, e mais motores e GPUs o servem.</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>Nenhuma diferença medida nas respostas. Entregue MXFP4: é menor, e mais motores e GPUs o servem.</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 responde melhor, e mais motores e GPUs o servem. Entregue MXFP4.</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 responde melhor. Entregue NVFP4 onde servir com SGLang ou TensorRT-LLM em GPUs Blackwell; MXFP4 nos demais casos.</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>Cada um acerta mais em um teste diferente. Decida pelo teste que representa seu uso.</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>Relação sinal-ruído</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
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
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
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
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
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
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>Idioma, como de ou pt_BR; senão o do sistema</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>A execução a selecionar: número ou nome</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>Medir a janela, imprimir os números e sair; SECONDS é por quanto tempo chegam eventos</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
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
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
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
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>Decaimento de pesos desacoplado do AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>Decaimento da média do gradiente no AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>Decaimento da média do gradiente ao quadrado no AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>Proteção do AdamW contra divisão por zero</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>Gradientes com norma maior são reduzidos a ela; 0: nunca</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
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
        <source>Rank of the adapter&apos;s matrices</source>
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
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
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
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
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
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
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
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>Para arquivos cujas colunas têm outros nomes: conhecida=coluna, como user=question ou final=answer; vazio: achadas pelo nome</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>Respostas às primeiras linhas de validação, geradas a cada validação, para acompanhar</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>Onde estas respostas são cortadas</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>A cada validação mede também os mesmos pesos em MXFP4 e em NVFP4, para que uma execução mostre as duas curvas</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>Nenhuma execução tem um campo ou resultado &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot; não é um número.</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Ampere, Hopper, Blackwell</source>
        <translation>Ampere, Hopper, Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag; a version after 0.10.1.</source>
        <translation>Lê sem opção extra; uma versão posterior à 0.10.1.</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper, Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>Lê sem opção extra.</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>O backend TRTLLM em Blackwell, TRITON em Hopper.</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>Não executa gpt-oss em NVFP4 corretamente (vllm-project/vllm#46641); exporte MXFP4 para ele.</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>Uma versão recente com --quantization modelopt_fp4, em 1, 2 ou 4 GPUs.</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>Uma versão recente; compare suas respostas com nibble generate.</translation>
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
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>Nada foi dito ainda.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>sem canal</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>Token %1: %2, probabilidade %3. Mais prováveis: %4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; com probabilidade &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>The answers to the selected row</source>
        <translation>As respostas à linha selecionada</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>Só linhas em que as etapas diferem</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>Acertada por</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>Não acertada por</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
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
    <name>nibble::ui::BarChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BlockPicture</name>
    <message>
        <source>Values of the block, original and quantized</source>
        <translation>Valores do bloco, originais e quantizados</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantizado</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>Lugar no bloco</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message>
        <source>Model %1</source>
        <translation>Modelo %1</translation>
    </message>
    <message>
        <source>Remove model %1</source>
        <translation>Remover o modelo %1</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>Conversa com o modelo %1</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>Pasta de um checkpoint…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>Outra execução ou etapa…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>difere de %1 no token %2</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Carregando o modelo…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>Aguardando a vez…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>Escolha um modelo acima.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Pronto.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>interrompida</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>A conversa inteira</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>Ferramentas que ele pode chamar</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruções</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>O pedido</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>O raciocínio</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>A resposta final</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>O idioma do raciocínio</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>Qual coluna é qual?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>Indique a conversa inteira ou as partes de um único turno.</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>Escolha a coluna da conversa ou do pedido.</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>Sem resposta não há o que treinar.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>O mesmo na linha de comando</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar o comando</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
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
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 contra NVFP4</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>Campos e resultados</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>Marque uma segunda execução à esquerda: seus ajustes ficam aqui ao lado dos da primeira, só os que diferem.</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>As receitas destas execuções não diferem em nenhum ajuste.</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>Nome, número ou etiqueta</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar execuções</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>Mais %n; busque por ela.</numerusform>
            <numerusform>Mais %n; busque por elas.</numerusform>
        </translation>
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
    <message>
        <source>Validation in MXFP4</source>
        <translation>Validação em MXFP4</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>Validação em NVFP4</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>Perda por quantização</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora do dia</translation>
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
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>Limite de comprimento</translation>
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
    <message>
        <source>Reading: %1 rows</source>
        <translation>Lendo: %1 linhas</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>Tokenizando: %1 de %2 linhas</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colunas…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>Indicar qual coluna é o pedido, o raciocínio, a resposta</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Comprimentos</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>Tokens que uma linha pode ter; 0: sem limite</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>Linhas (%1 de %2)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 linhas treinam e %2 validam, sorteadas com a semente %3. Clique duas vezes em um item para ver suas linhas.</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>A receita indica outros arquivos de treino.</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>Usar estes na receita</translation>
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
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>Cortada após %1 tokens</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validação</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
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
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>Ler os especialistas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>Este checkpoint não tem especialistas que possam ser lidos.</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>A norma de cada especialista, de %1 de pesos.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>norma</translation>
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
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
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
        <source>A run is under way.</source>
        <translation>Há uma execução em andamento.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Salvar relatório…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>A execução em uma página: um arquivo HTML com curvas, tabelas e certificados</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>O relatório está em %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message>
        <source>What the export will write</source>
        <translation>O que a exportação vai gravar</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… ao todo %n arquivo</numerusform>
            <numerusform>… ao todo %n arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>O único tensor (%n)</numerusform>
            <numerusform>Todos os %n tensores</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>Bits de um peso de especialista, com escalas</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>Livre nesse disco</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>O disco não tem espaço suficiente para isto.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportResults</name>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Formato</translation>
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
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>Exportações desta execução</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>Certificado da exportação selecionada</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Gravado</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>Servir</translation>
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
        <source>Nothing is exported yet.</source>
        <translation>Nada foi exportado ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>%n tensor comparado bit a bit após a gravação</numerusform>
            <numerusform>%n tensores comparados bit a bit após a gravação</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>hash de todos os tensores: %1</translation>
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
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1, como exportado</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>MXFP4 e NVFP4 em números</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Perda de validação</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>nats por token; tracejado: sem quantização</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Sem quantização</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>Relação sinal-ruído dos pesos</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Mudança preservada</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits por valor</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Tamanho dos pesos</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>Erro quadrático relativo por camada</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1, sem quantização</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>Marque uma execução com uma etapa em MXFP4 e outra em NVFP4 ou com uma etapa QAT com gêmeo, ou uma execução de cada tipo.</translation>
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
    <name>nibble::ui::LayerErrorView</name>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>Esta execução não tem etapa PTQ ou QAT iniciada. Os erros de suas camadas e especialistas aparecem aqui assim que houver uma.</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>Camadas e especialistas, piores primeiro</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>Clique duas vezes para ver a matriz.</translation>
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
        <source>Measure</source>
        <translation>Medida</translation>
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
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>Aponte para uma célula ou vá até ela com as setas. Clique nela para ver sua matriz.</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>Camada %1, especialista %2, %3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>Número de tokens por linha, com o limite de comprimento</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>O limite é de %1 tokens.</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>Não há limite.</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>tokens por linha</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>limit %1 →</source>
        <translation>limite %1 →</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>limite %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 to %2 tokens</source>
        <translation>
            <numerusform>%n linha de %1 a %2 tokens</numerusform>
            <numerusform>%n linhas de %1 a %2 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>Manter todas as linhas inteiras</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>Arraste a linha para testar outro limite de comprimento; clique em uma barra para ver suas linhas.</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>Não há tokens a contar.</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>Nenhuma linha é cortada. A mais longa tem %1 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%1 de %2 linhas perdem o fim e, com ele, %3 respostas finais.</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>De %1 respostas finais não resta nada.</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 linhas ficam sem token treinado e são omitidas.</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>Restam %1 tokens treinados, %2 de todos.</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>Definir max_length da receita como %1</translation>
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
        <source>Go to %1</source>
        <translation>Ir para %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>recente</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>O programa nibble não está ao lado deste; a execução foi parada e pode ser retomada.</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>Ainda não há execução da demo. &quot;./nibble demo&quot; cria uma em poucos minutos.</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>Há uma execução em andamento. Pare-a antes de abrir outro repositório.</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>A execução pode continuar sem a janela: o programa de linha de comando a assume a partir do passo atual. Ou ela para após este passo, salva seu estado e pode ser retomada a qualquer momento.</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>Continuar sem a janela</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>Parar e salvar</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>Abrir ou criar um repositório...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Ver a execução da demo</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar um comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>Iniciar a receita</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Parar a execução</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>Retomar a execução selecionada</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>Bifurcar a execução selecionada</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Próxima execução</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>Execução anterior</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>Ligar ou desligar a suavização</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>Ligar ou desligar o eixo logarítmico da perda</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>Mostrar as curvas inteiras</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Tema: como o sistema</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: escuro</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir para uma página</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roda</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>Gráfico: zoom no eixo horizontal; com Ctrl, em ambos</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>Gráfico: mover</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Shift+arrastar, botão direito</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>Gráfico: ampliar uma área</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clique direito</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>Gráfico: copiar e salvar</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>Clique duplo, Home</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>Gráfico: mostrar tudo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>Gráfico: mover a mira; com Ctrl, a imagem; + e - ampliam e reduzem</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>O que fazem</translation>
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
        <source>No values yet</source>
        <translation>Nenhum valor ainda</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>%1 curvas, %2 pontos</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora do dia</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>Um gráfico é salvo como png, svg, pdf ou csv, conforme a extensão do arquivo.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagem</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>Salvar como PNG...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>Salvar como SVG...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Salvar como PDF...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>Salvar valores como CSV...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Salvar gráfico</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar tudo</translation>
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
        <source>Which of the folder&apos;s checkpoints</source>
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
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
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
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>Filtrar tensores por nome, em qualquer dialeto</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Especialistas</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 não é o %2 publicado: %3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Incomum</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>Nada está errado, e nada é incomum.</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>A receita indica outro checkpoint.</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>Usar este na receita</translation>
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
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Ver a execução da demo</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>Execuções como linhas por seus ajustes e resultados</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanBar</name>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>Pesos mestres</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adaptador</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradientes</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Estado do otimizador</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Ativações</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>Pesos com quantização simulada</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>Pesos mesclados</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>Memória por parte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Livre: %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>Medir a velocidade</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>Faz alguns passos de treino com a forma deste modelo e pesos aleatórios</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lendo os arquivos…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Nenhum plano ainda</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>Ele aparece assim que a receita estiver completa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memória da GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>de %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Parâmetros treinados</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
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
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>Todas as etapas: pico de memória</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>Todas as etapas: tempo de treino</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>Todas as etapas: disco</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Fazendo alguns passos…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>Tempo segundo passos de treino medidos: %1.</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>Tempo segundo 40 % da velocidade de um matmul grande: %1.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlaygroundPage</name>
    <message>
        <source>Playground</source>
        <translation>Playground</translation>
    </message>
    <message>
        <source>No model to talk to yet</source>
        <translation>Nenhum modelo com que conversar ainda</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>Selecione uma execução com pesos treinados ou escolha a pasta de um checkpoint. Até três modelos respondem lado a lado: a base, o ajustado, o que é entregue em 4 bits.</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>Escolher um checkpoint…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>Realçar tokens improváveis</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>Tokens a que o modelo deu menos de 50 %</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>Adicionar modelo</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nova conversa</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>não pedido</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>Pedido na mensagem de desenvolvedor, como nos dados de treino</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0: sempre o token mais provável</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>Amostra entre os tokens mais prováveis que somam esta probabilidade</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>Mais instruções para a mensagem de desenvolvedor</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>Idioma do raciocínio</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esforço</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Desenvolvedor</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Resposta mais longa</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>Perguntar a todos. Enter envia, Shift+Enter começa uma nova linha.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Sua mensagem</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Base checkpoint</source>
        <translation>Checkpoint base</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Escolher um checkpoint</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>Outra execução ou etapa</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>Número ou nome de uma execução e sua etapa: 12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Escolha um modelo primeiro.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlotHeader</name>
    <message>
        <source>Values that are not numbers are marked at the picture&apos;s edge and leave gaps in the line.</source>
        <translation>Valores que não são números são marcados na borda do gráfico e deixam lacunas na linha.</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>Salvar ou copiar este gráfico</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ProblemTree</name>
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
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::QuantizationPage</name>
    <message>
        <source>Quantization</source>
        <translation>Quantização</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>Nenhum erro de quantização ainda</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Mostrar execuções</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>Escolha uma execução com etapa PTQ ou QAT na página Execuções. Cada camada e especialista quantizado mostra aqui o que o arredondamento a 4 bits lhe fez e quanto do ajuste fino se preservou. Só com um checkpoint, aberto na página Modelo, é possível comparar as regras de escala.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>Meu ajuste fino se preservou?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>Regras de escala</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Roteamento</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>Verificação da receita</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>A receita está completa.</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>O que falta ou está errado</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>Vale pensar</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Etapa %1: %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeDocument</name>
    <message>
        <source>%1 is not there</source>
        <translation>%1 não está lá</translation>
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
    <message>
        <source>Form</source>
        <translation>Formulário</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>Salve a receita para ter seu caminho aqui.</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>Alterada desde que foi salva: salve-a primeiro.</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>Etapa &quot;%1&quot; excluída.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>Desfazer a última mudança da receita</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Refazer o que foi desfeito</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RelationsView</name>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Upright axis</source>
        <translation>Eixo vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>Eixo horizontal</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>Os resultados são comparados aos ajustes aqui quando o repositório tiver duas ou mais execuções.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>Especialistas por carga</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>Mais cheios primeiro</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>Tokens das linhas de validação de que um especialista participa, sobre o que teria se todos os especialistas de sua camada tivessem o mesmo. 1 é uniforme, 0 é um especialista morto.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>Contar os tokens</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>Esta execução ainda não tem pesos. Seu roteamento aparece aqui quando uma etapa terminar.</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>Os tokens desta etapa não foram contados. A contagem passa uma vez as linhas de validação da execução pelo modelo.</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>especialistas mortos</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>Nenhum token das linhas de validação vai para eles.</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>especialistas sobrecarregados</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>Recebem ao menos o dobro de sua cota uniforme.</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>o mais cheio</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>Seus tokens sobre uma cota uniforme.</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>mortos na base</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>tokens que mudaram</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>Parcela mínima dos tokens que agora vão para outros especialistas que não os da base.</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>checkpoint base</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RowList</name>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Search the conversations</source>
        <translation>Buscar nas conversas</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>Idioma ou categoria</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Qualquer comprimento</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>Cortadas pelo limite</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Inteiras</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>Treino ou validação</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Todas as partes</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validação</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>Mostrar todas as linhas de novo</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sem nome)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>Linhas de %1 a %2 tokens</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>Formatos e regras de escala</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>Formato e regra</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Erro relativo</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Saturados</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Zerados</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Todas as camadas juntas</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>O que cada formato e regra de escala faria destes pesos: medido nos próprios pesos, antes de qualquer treino. Escolha os pesos e inicie.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>Comparar as regras</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>checkpoint base</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>Em %1 a regra %2 perde menos: %3 dB.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 preserva todos os valores com a regra %2.</numerusform>
            <numerusform>%1 preserva todos os valores com as regras %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>Relação sinal-ruído de cada camada</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>Observações e etiquetas da execução #%1</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>Palavras separadas por espaços</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>Bifurcar execução</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>A execução #%1 (ainda) não salvou pesos.</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>Bifurcar a execução #%1</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, passo %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>A nova execução começa com estes pesos e segue dali o que a receita fez. Altere o que ela deve fazer diferente.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDocks</name>
    <message>
        <source>Set free or put back</source>
        <translation>Soltar ou recolocar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>Perda da execução ao lado das páginas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>Registro da execução ao lado das páginas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>perda, nats por token; tracejado: validação</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validação</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>Colunas e grupos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>Filtro: nome, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>Filtrar execuções</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>Palavras que devem valer todas: uma parte do nome, das etiquetas ou das observações; qualquer campo da receita ou do resultado com &lt;, &lt;=, &gt;, &gt;=, = ou !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; um sinal de menos na frente para o oposto.</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>Agrupar por nome</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Agrupar por modelo</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>Campos da receita</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Mostrar execuções arquivadas</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>Resultados das etapas</translation>
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
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
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
    <message>
        <source>Samples</source>
        <translation>Amostras</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>Clique duplo: bifurcar uma nova execução daqui</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Origem</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta execução</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>O que mudou em relação à origem</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>não existe mais</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
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
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>Continuar a execução selecionada a partir do último passo salvo</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>Salvar a execução em andamento e pará-la</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>Bifurcar...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>Iniciar uma nova execução com pesos salvos pela selecionada</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>Pôr ou tirar estrela</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>Marcar as execuções selecionadas</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>Observações e etiquetas...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>O que você quer lembrar da execução selecionada</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>Arquivar ou restaurar</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>Execuções arquivadas ficam no repositório; a tabela não as mostra</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>Excluir as execuções selecionadas com seus pesos</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n execução excluída.</numerusform>
            <numerusform>%n execuções excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>bifurcação de #%1, %2, passo %3</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>bifurcação de uma execução excluída, %1, passo %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>Colocar as execuções selecionadas lado a lado</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>Recuperar o que foi excluído</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>As últimas execuções excluídas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>Respostas a cada validação</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>Nada foi gerado nesta execução. Defina o campo &quot;samples&quot; de uma etapa para acompanhar suas respostas.</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Pergunta e resposta</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>Execuções como pontos</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarítmico</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SplitView</name>
    <message>
        <source>File, language or category</source>
        <translation>Arquivo, idioma ou categoria</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validação</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Reservadas</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>Linhas de treino e de validação</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sem nome)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>Duplicar a etapa selecionada</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>Excluir a etapa selecionada</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Adicionar etapa</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>o checkpoint</translation>
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
    <message>
        <source>rate %1</source>
        <translation>taxa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 épocas</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n etapa</numerusform>
            <numerusform>%n etapas</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>nenhum checkpoint ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n arquivo</numerusform>
            <numerusform>%n arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>nenhum arquivo ainda</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>O que o arredondamento deixou do ajuste fino, por camada</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>Camada; à esquerda %1, à direita %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>resta %1</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1, camada %2, %3
Mudança: norma %4
Resta após o arredondamento: %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1, arredondamento simples</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1, treinado através do quantizador</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>Perda de validação %1, em 4 bits %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>Camada %1, %2 perdeu mais: %3 de tudo o que se perdeu.</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>O arredondamento simples a %1 (%2) deixa %3 da mudança do ajuste fino, cuja norma é %4.</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>O treino através do quantizador %1 (%2) levou a norma da mudança a %4, da qual resta %3.</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>Mais que toda ela, porque um peso que cruza um limite de arredondamento anda um degrau inteiro.</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>Altura: mudança quadrática dos pesos em relação ao checkpoint base. Preenchido: resta após o arredondamento. Hachurado: perdido.</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>Não há mudança a procurar: a execução não tem checkpoint com que comparar, ou seus pesos ainda são os do checkpoint.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorDetailView</name>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Value of the weight</source>
        <translation>Valor do peso</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantizado</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>Erro de arredondamento</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>Erro em escalas do bloco</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escalas</translation>
    </message>
    <message>
        <source>Exponent of the block&apos;s scale</source>
        <translation>Expoente da escala do bloco</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocos</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>Valor em escalas do bloco</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>Piores blocos</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>Linha, coluna</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Erro quadrático</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativo</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>Valores do bloco</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Quantized</source>
        <translation>Quantizado</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Seus valores</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>Clique em uma célula do mapa em &quot;Erros&quot; para ver sua matriz.</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>Formato e regra de escala em que a etapa é entregue.</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>linhas × colunas</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>relação sinal-ruído</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>erro quadrático relativo</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>saturados</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>zerados</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>bits por valor</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>Com as escalas.</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>escala do tensor</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>Um float32 para todos os especialistas.</translation>
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
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Nome na Hugging Face</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>Nome na OpenAI</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>Escalas dos blocos</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>expoente: a escala é 2 elevado a ele</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocos</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>valor do código de 4 bits, vezes a escala de seu bloco</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>Tensor selecionado</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>Números do tensor</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>Selecione um tensor</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>Seus nomes nos dois dialetos, números e histogramas aparecem aqui.</translation>
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
        <translation>Norma</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desvio</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zeros</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN ou infinitos</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits por valor</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escalas</translation>
    </message>
    <message>
        <source>Tensor scale</source>
        <translation>Escala do tensor</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>potências de dois</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>Norma de cada especialista</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
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
<context>
    <name>nibble::ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
</context>
</TS>
