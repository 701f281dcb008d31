<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>Descargue o copie de nuevo los archivos nombrados, en una sola carpeta con config.json, y compare sus tamaños con los del origen. Una descarga interrumpida tiene este aspecto.</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>Tome config.json de donde vinieron los pesos o corrija las claves nombradas: debe describir justo el modelo que contienen los archivos.</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>Los pesos no son los que describe config.json. Si los archivos también tienen fallos, corríjalos primero. Si no, tome config.json y los pesos del mismo sitio o conviértalos de nuevo.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>el entrenamiento consciente de la cuantización funciona mejor desde pesos ya ajustados; ponga antes una etapa sft.</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>su tasa de aprendizaje de %1 supera la de %2 de %3; el entrenamiento consciente de la cuantización requiere una menor.</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 pasos bastan para ver que todo funciona, pero apenas cambian un modelo: el redondeo a 4 bits deshace los cambios pequeños. La receta publicada usa 225; con un adaptador, 57.</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>la tasa de aprendizaje sube durante %1 pasos y solo hay %2: nunca llega a su máximo.</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>no se reservan filas para la validación, así que no hay mejor paso que guardar: cuenta el último.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>una tasa de aprendizaje de %1 es alta cuando se entrena un adaptador; la receta publicada usa %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>una tasa de aprendizaje de %1 es alta cuando se entrenan todos los pesos; la receta publicada usa %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>una tasa de aprendizaje de %1 es baja para un adaptador, que necesita unas diez veces la de todos los pesos; la receta publicada usa %2.</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>%1 muestras de calibración son pocas: un rango de entrada no visto se recorta después. Lo habitual son 128.</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>solo hay %1 filas para calibrar.</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>también se entrena con %1; sus resultados serán demasiado buenos.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>vLLM aún no ejecuta bien gpt-oss en NVFP4 (vllm-project/vllm#46641); SGLang y TensorRT-LLM sí, en versiones recientes y en GPU Blackwell. Para vLLM exporte hf-mxfp4.</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM y SGLang no leen el formato de OpenAI; hf-mxfp4 contiene los mismos bytes y lo leen todos.</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>debe ser un número entero, no %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>debe ser un número, no %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>debe ser true o false, no %1</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>debe ser una lista de rutas, no %1</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>debe ser una lista de textos, no %1</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>debe ser un texto entre comillas, no %1</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 es menor que %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 es mayor que %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>«%1» no es ninguno de: %2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>debe ser un objeto entre llaves, no %1</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>no existe ese ajuste; el más parecido es «%1»</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contiene pesos %2, pero %3 no está cuantizada; ponga en medio una etapa ptq o qat con una política así</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contiene pesos %2, pero %3 está cuantizada según %4; ponga en medio una etapa ptq o qat con una política así</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>no es un ajuste de una etapa de tipo %1, solo de %2</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>necesita un «type»: %1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>necesita un «id»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>«%1» solo puede contener letras, cifras, «-» y «_»</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 letras son demasiadas para el nombre de una carpeta</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>«base» representa el checkpoint; elija otro nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>«%1» ya está ocupado en la carpeta de la ejecución; elija otro nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>«%1» es también el id de una etapa anterior</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>representa el checkpoint, pero la receta no tiene model.checkpoint</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>«%1» no es una etapa anterior con pesos propios</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>no hay ninguna etapa «%1»</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>no hay ninguna etapa «%1»; la más parecida es «%2»</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>necesita una «policy»: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>«%1» no es una regla de escala de %2</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>necesita «steps» o «epochs»</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>debe ser mayor que 0</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>supera la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>debe ser menor que 1</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>elige pesos para el método full; los de un adaptador los elige lora_targets</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>es para el método lora, pero el método es %1</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>necesita un «layout»: hf-mxfp4, hf-nvfp4, hf-bf16 u openai</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>necesita un «config»: el config.json del modelo que se va a crear</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>necesita «of»: las etapas que se evalúan, o «base»</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>necesita «data»: archivos con filas reservadas</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>una receta necesita al menos una etapa</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>ningún archivo con que entrenar</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 no es ni una proporción menor que 1 ni un número entero de filas</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>hace falta cuando no hay model.checkpoint</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>debe ser una lista entre corchetes, no %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>«%1»: escriba conocida=columna, como final=answer; se conocen %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>«%1» no es una columna conocida; la más parecida es «%2» de %3</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>no se nombra ni `messages` ni `user`, así que no habría petición</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>y %1 problemas más</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>%1 filas para entrenar con %2 tokens entrenados, %3 filas para validar</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%1 filas cortadas a %2 tokens, %3 omitidas, %4 problemas en total; hash de los datos %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>cargando el checkpoint</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>cargando %1</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%1 parámetros en %2</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>pesos de los expertos de la capa en curso</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>pesos de los expertos de todas las capas</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32, de lo que se entrena</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>sumados en float32, y los de un microlote en bfloat16</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW: dos momentos en float32</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>una capa y las entradas de todas, con un lote de %1 filas de %2 tokens</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>todas las capas, con un lote de %1 filas de %2 tokens</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>una parte de las filas</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>la etapa %1 necesita unos %2 y el dispositivo tiene %3; cabe, con %4, poniendo %5</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>la etapa %1 necesita unos %2 y el dispositivo tiene %3; ningún ajuste hace que quepa (lo mínimo es %4): use un dispositivo con más memoria</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 no está: planificado para el %1 publicado.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>No se ha elegido checkpoint: planificado para el %1 publicado.</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 no está: planificado con %2 tokens por fila.</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>No se han elegido datos: planificado con %1 tokens por fila.</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>No hay tokenizador: planificado con %1 tokens por fila.</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>sin pérdida: %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>pérdida de %1</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>la primera petición es: %1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>respuestas de %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%1 de %2 respuestas de %3 no están completas; cuentan como no superadas. La causa puede ser un max_new_tokens (%4) demasiado pequeño.</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>hash de %1</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>escribiendo y comparando</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>cada peso escrito es, bit a bit, el que se evaluó</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>los pesos escritos no se evaluaron en esta ejecución</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>calibra con %1 filas</translation>
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
        <translation>validando con cuantización</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>continúa desde el paso %1</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>validando en ambos formatos</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>validando sin cuantización</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>respuestas de muestra</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>contando tokens por experto</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>conserva los pesos del paso %1, cuya pérdida de validación de %2 fue la menor</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>El paso %1 no se aplicó: la pérdida es %2 y la de equilibrio, %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>El paso %1 no se aplicó: el gradiente de %2 no es finito; la pérdida es %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>El paso %1 no se aplicó: %2 gradientes, de %3 a %4, no son finitos; la pérdida es %5.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>vLLM no ejecuta bien gpt-oss en NVFP4 (%1: escribe &quot;!!!!&quot;): use allí hf-mxfp4 o hf-bf16, o pruebe una versión en la que esté corregido y compruebe sus respuestas</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>vLLM 0.10.1 no tiene en cuenta &quot;truncate&quot;: false de la codificación rotatoria; use una versión posterior</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 necesita un SGLang reciente y una GPU Blackwell</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>el backend TRTLLM es para GPU Blackwell; en Hopper escriba TRITON en su lugar</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 necesita un TensorRT-LLM reciente y una GPU Blackwell; las versiones anteriores leen los bytes empaquetados como números sin avisar: compare sus respuestas con nibble generate</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>deje pp_size en 1: gpt-oss no se ejecuta allí en pipeline</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json tiene los ajustes rotatorios solo en rope_parameters; TensorRT-LLM quiere rope_theta y rope_scaling, que nibble export escribe</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>%1 cabezas de atención no se pueden repartir entre %2 GPU</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>un tamaño intermedio de %1 no se puede repartir entre %2 GPU</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>con %1 GPU cada una guarda %2 de las %3 entradas de down_proj, %4 bloques de %5: los valores de un bloque y su escala se separan si el servidor no rellena; use menos GPU</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>la carpeta no tiene tokenizer.json; copie el archivo con el que se entrenó el modelo</translation>
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
        <translation>%1: MXFP4 acierta más, más allá de los intervalos del 95 %. %2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: NVFP4 acierta más, más allá de los intervalos del 95 %. %2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1: sin diferencia medida, los intervalos del 95 % se solapan. %2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>De %1 filas de prueba planteadas a ambos, %2 se aciertan solo con MXFP4 y %3 solo con NVFP4.</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>El azar por sí solo rara vez haría eso (prueba del signo, p = %1).</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>El azar por sí solo puede hacer eso (prueba del signo, p = %1).</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1, gemelo</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>Pérdida de validación: MXFP4 %1, NVFP4 %2. Aquí no tiene intervalo, así que no decide nada por sí sola.</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>Tamaño: MXFP4 %1, NVFP4 %2. MXFP4 funciona en vLLM, SGLang y TensorRT-LLM; NVFP4 necesita GPU Blackwell, y vLLM no lo ejecuta bien.</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>Sin medir: los dos no tienen en común la tasa de acierto de una misma prueba. Añada una etapa evaluate que nombre ambos.</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>Los intervalos de las tasas de acierto se solapan, pero fila a fila %1 acierta más. Es una diferencia pequeña; MXFP4 es menor y lo sirven más motores y GPU.</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>Sin diferencia medida en las respuestas. Entregue MXFP4: es menor y lo sirven más motores y GPU.</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 responde mejor, y lo sirven más motores y GPU. Entregue MXFP4.</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 responde mejor. Entregue NVFP4 donde sirva con SGLang o TensorRT-LLM en GPU Blackwell; MXFP4 en los demás casos.</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>Cada uno acierta más en una prueba distinta. Decida por la prueba que represente su uso.</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>Relación señal-ruido</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
        <translation>Diez veces el logaritmo de la energía de los pesos entre la del error de redondeo. Más alto es mejor.</translation>
    </message>
    <message>
        <source>Relative squared error</source>
        <translation>Error cuadrático relativo</translation>
    </message>
    <message>
        <source>Squared rounding error over squared weights. Lower is better.</source>
        <translation>Cuadrado del error de redondeo entre el cuadrado de los pesos. Más bajo es mejor.</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Error máximo</translation>
    </message>
    <message>
        <source>The largest distance between a weight and its quantized value.</source>
        <translation>La mayor distancia entre un peso y su valor cuantizado.</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Recortados</translation>
    </message>
    <message>
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
        <translation>Proporción de pesos por encima del mayor valor que la escala de su bloque puede expresar.</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Redondeados a cero</translation>
    </message>
    <message>
        <source>Share of the weights other than zero that became zero.</source>
        <translation>Proporción de pesos distintos de cero que pasaron a cero.</translation>
    </message>
    <message>
        <source>Changed against the base</source>
        <translation>Cambiados respecto a la base</translation>
    </message>
    <message>
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
        <translation>Proporción de pesos cuyo valor cuantizado difiere del checkpoint base.</translation>
    </message>
    <message>
        <source>Size of the change</source>
        <translation>Tamaño del cambio</translation>
    </message>
    <message>
        <source>Norm of what fine-tuning added to the weights, before quantization.</source>
        <translation>Norma de lo que el ajuste fino añadió a los pesos, antes de cuantizar.</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Cambio conservado</translation>
    </message>
    <message>
        <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
        <translation>Proporción de lo añadido por el ajuste fino que sigue ahí tras redondear. 100 % es lo mejor.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
        <translation>Banco de trabajo para ajustar y cuantizar modelos gpt-oss</translation>
    </message>
    <message>
        <source>The store of runs to show</source>
        <translation>El almacén de ejecuciones que se muestra</translation>
    </message>
    <message>
        <source>Write a PNG of every page to DIR and exit</source>
        <translation>Escribir un PNG de cada página en DIR y salir</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark o system</translation>
    </message>
    <message>
        <source>Size of the window, such as 1280x800</source>
        <translation>Tamaño de la ventana, como 1280x800</translation>
    </message>
    <message>
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>Idioma, como de o pt_BR; si no, el del escritorio</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>La ejecución que se selecciona: su número o nombre</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>Medir la ventana, imprimir las cifras y salir; SECONDS es cuánto tiempo llegan eventos</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Version of the recipe format</source>
        <translation>Versión del formato de receta</translation>
    </message>
    <message>
        <source>Name of the runs made from this recipe</source>
        <translation>Nombre de las ejecuciones hechas con esta receta</translation>
    </message>
    <message>
        <source>Decides the order of the rows, which of them validate, and all other random choices</source>
        <translation>Decide el orden de las filas, cuáles validan y todas las demás elecciones al azar</translation>
    </message>
    <message>
        <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
        <translation>Carpeta del checkpoint gpt-oss de partida; necesaria salvo que la primera etapa sea pretrain</translation>
    </message>
    <message>
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
        <translation>tokenizer.json; vacío: el de la carpeta del checkpoint</translation>
    </message>
    <message>
        <source>Where to compute; auto takes a GPU where there is one</source>
        <translation>Dónde calcular; auto usa una GPU si la hay</translation>
    </message>
    <message>
        <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
        <translation>En qué calcula el modelo; los pesos maestros y el estado del optimizador son siempre float32</translation>
    </message>
    <message>
        <source>Files to train on: JSON Lines or Parquet</source>
        <translation>Archivos de entrenamiento: JSON Lines o Parquet</translation>
    </message>
    <message>
        <source>Rows held out for validation: below 1 their share, else their number</source>
        <translation>Filas reservadas para validar: por debajo de 1 su proporción, si no su número</translation>
    </message>
    <message>
        <source>Longer rows lose their end; rows that keep no trained token are left out</source>
        <translation>Las filas más largas pierden su final; las que quedan sin token entrenado se omiten</translation>
    </message>
    <message>
        <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
        <translation>Fecha del mensaje de sistema, fija para que las filas salgan igual cualquier día; vacío: ninguna</translation>
    </message>
    <message>
        <source>Reasoning effort in the system message</source>
        <translation>Esfuerzo de razonamiento en el mensaje de sistema</translation>
    </message>
    <message>
        <source>Puts several rows into one, with no attention between them</source>
        <translation>Junta varias filas en una, sin atención entre ellas</translation>
    </message>
    <message>
        <source>Peak learning rate; for QAT about half of what SFT used or less</source>
        <translation>Tasa de aprendizaje máxima; para QAT, la mitad de la de SFT o menos</translation>
    </message>
    <message>
        <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
        <translation>Dónde acaba la programación; en lugar de min_learning_rate_ratio</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate</source>
        <translation>Dónde acaba la programación, como proporción de la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warmup</source>
        <translation>Cómo baja la tasa de aprendizaje tras el calentamiento</translation>
    </message>
    <message>
        <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
        <translation>Pasos en los que sube la tasa de aprendizaje; 0: de warmup_ratio</translation>
    </message>
    <message>
        <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
        <translation>Proporción de pasos en los que sube la tasa; se usa si warmup_steps es 0</translation>
    </message>
    <message>
        <source>How often each row is seen; used where steps is 0</source>
        <translation>Cuántas veces se ve cada fila; se usa si steps es 0</translation>
    </message>
    <message>
        <source>Optimizer steps; 0: from epochs</source>
        <translation>Pasos del optimizador; 0: de epochs</translation>
    </message>
    <message>
        <source>Rows computed at once</source>
        <translation>Filas calculadas a la vez</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one optimizer step</source>
        <translation>Lotes cuyos gradientes se suman en un paso del optimizador</translation>
    </message>
    <message>
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>Decaimiento de pesos desacoplado de AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>Decaimiento de la media del gradiente en AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>Decaimiento de la media del gradiente al cuadrado en AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>Protección de AdamW contra la división por cero</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>Los gradientes con norma mayor se reducen a ella; 0: nunca</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
        <translation>Calcula dos veces las activaciones de cada capa en vez de guardarlas: más lento, mucha menos memoria</translation>
    </message>
    <message>
        <source>Weight of the loss that balances the experts; 0: none</source>
        <translation>Peso de la pérdida que equilibra a los expertos; 0: ninguna</translation>
    </message>
    <message>
        <source>Names of the parameters to train, with * and ?; empty: all of them</source>
        <translation>Nombres de los parámetros a entrenar, con * y ?; vacío: todos</translation>
    </message>
    <message>
        <source>Steps between validations; 0: only at the end</source>
        <translation>Pasos entre validaciones; 0: solo al final</translation>
    </message>
    <message>
        <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
        <translation>Pasos entre estados guardados desde los que una ejecución detenida puede seguir; 0: solo al final</translation>
    </message>
    <message>
        <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
        <translation>Conserva los pesos con la menor pérdida de validación, en vez de los últimos</translation>
    </message>
    <message>
        <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
        <translation>Qué hacer si la pérdida o el gradiente no es un número: parar (stop) u omitir el paso (skip)</translation>
    </message>
    <message>
        <source>Trains all weights, or a low-rank adapter beside them</source>
        <translation>Entrena todos los pesos o un adaptador de rango bajo junto a ellos</translation>
    </message>
    <message>
        <source>Rank of the adapter&apos;s matrices</source>
        <translation>Rango de las matrices del adaptador</translation>
    </message>
    <message>
        <source>The adapter counts alpha / rank times</source>
        <translation>El adaptador cuenta alpha / rango veces</translation>
    </message>
    <message>
        <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
        <translation>Qué recibe un adaptador: q_proj, 7.mlp.experts.gate_up_proj ...; vacío: atención y expertos</translation>
    </message>
    <message>
        <source>Which weights become 4-bit numbers, and in which format</source>
        <translation>Qué pesos pasan a 4 bits, y en qué formato</translation>
    </message>
    <message>
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
        <translation>Cómo se elige la escala de un bloque (ceil, floor, mse; amax, four_over_six, mse); vacío: la regla del formato</translation>
    </message>
    <message>
        <source>Training rows that a policy which also quantizes inputs measures their range on</source>
        <translation>Filas de entrenamiento con las que una política que también cuantiza entradas mide su rango</translation>
    </message>
    <message>
        <source>The stages to evaluate; base stands for the checkpoint</source>
        <translation>Las etapas a evaluar; base es el checkpoint</translation>
    </message>
    <message>
        <source>Files with held-out rows</source>
        <translation>Archivos con filas reservadas</translation>
    </message>
    <message>
        <source>Rows of each file to use; 0: all</source>
        <translation>Filas de cada archivo a usar; 0: todas</translation>
    </message>
    <message>
        <source>Longer answers are cut off and count as invalid</source>
        <translation>Las respuestas más largas se cortan y cuentan como no válidas</translation>
    </message>
    <message>
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
        <translation>Del muestreo de las respuestas; 0: siempre el token más probable</translation>
    </message>
    <message>
        <source>Answers generated at once</source>
        <translation>Respuestas generadas a la vez</translation>
    </message>
    <message>
        <source>File layout of the exported checkpoint</source>
        <translation>Disposición de archivos del checkpoint exportado</translation>
    </message>
    <message>
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
        <translation>Carpeta de destino; vacío: una carpeta propia de la ejecución</translation>
    </message>
    <message>
        <source>Name of the stage within the recipe</source>
        <translation>Nombre de la etapa en la receta</translation>
    </message>
    <message>
        <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
        <translation>La etapa de cuyos pesos parte esta; vacío o base: el checkpoint</translation>
    </message>
    <message>
        <source>config.json of the model to train from random weights</source>
        <translation>config.json del modelo que se entrena desde pesos aleatorios</translation>
    </message>
    <message>
        <source>What the stage does</source>
        <translation>Qué hace la etapa</translation>
    </message>
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>Para archivos cuyas columnas tienen otros nombres: conocida=columna, como user=question o final=answer; vacío: se hallan por nombre</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>Respuestas a las primeras filas de validación, generadas en cada validación, para seguirlas</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>Dónde se cortan estas respuestas</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>En cada validación mide también los mismos pesos en MXFP4 y en NVFP4, para que una ejecución muestre ambas curvas</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>Ninguna ejecución tiene un campo o resultado &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot; no es un número.</translation>
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
        <translation>Lo lee sin opciones; una versión posterior a 0.10.1.</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper, Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>Lo lee sin opciones.</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>El backend TRTLLM en Blackwell, TRITON en Hopper.</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>No ejecuta bien gpt-oss en NVFP4 (vllm-project/vllm#46641); exporte MXFP4 para él.</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>Una versión reciente con --quantization modelopt_fp4, en 1, 2 o 4 GPU.</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>Una versión reciente; compare sus respuestas con nibble generate.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerModel</name>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>no válido</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>Aún no se ha dicho nada.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>sin canal</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>Token %1: %2, probabilidad %3. Más probables: %4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; con probabilidad &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>The answers to the selected row</source>
        <translation>Las respuestas a la fila seleccionada</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>Solo filas en las que las etapas difieren</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>Superada por</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>No superada por</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
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
        <translation>Valores del bloque, originales y cuantizados</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>cuantizado</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>Lugar en el bloque</translation>
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
        <translation>Quitar el modelo %1</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>Conversación con el modelo %1</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>Carpeta de un checkpoint…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>Otra ejecución o etapa…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>difiere de %1 en el token %2</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>Esperando su turno…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>Elija un modelo arriba.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Listo.</translation>
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
        <translation>interrumpida</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>La conversación entera</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>Herramientas que puede llamar</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La petición</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>El razonamiento</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>La respuesta final</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>El idioma del razonamiento</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>¿Qué columna es cuál?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>Indique la conversación entera o las partes de un solo turno.</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>Elija la columna de la conversación o de la petición.</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>Sin respuesta no hay nada que entrenar.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>Lo mismo desde la línea de órdenes</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar el comando</translation>
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
        <translation>¿Qué quiere hacer?</translation>
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
        <translation>Aún nada que comparar</translation>
    </message>
    <message>
        <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
        <translation>Cuando una ejecución termina, sus etapas aparecen aquí lado a lado: tasas de acierto con intervalos, curvas, ajustes y respuestas.</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Mostrar las ejecuciones</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Evaluaciones</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Ajustes que difieren</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
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
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Ejecuciones a comparar</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 frente a NVFP4</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>Campos y resultados</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>Marque una segunda ejecución a la izquierda: sus ajustes aparecen aquí junto a los de la primera, solo los que difieren.</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>Las recetas de estas ejecuciones no difieren en ningún ajuste.</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>Nombre, número o etiqueta</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>%n más; búsquela.</numerusform>
            <numerusform>%n más; búsquelas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::CurvePanel</name>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Validation without quantization</source>
        <translation>Validación sin cuantización</translation>
    </message>
    <message>
        <source>Show or hide</source>
        <translation>Mostrar u ocultar</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>nats por token</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norma del gradiente</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>antes de recortar</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Eje horizontal logarítmico</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Eje vertical logarítmico</translation>
    </message>
    <message>
        <source>Show everything (double click, Home)</source>
        <translation>Mostrar todo (doble clic, Inicio)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>en secuencia</translation>
    </message>
    <message>
        <source>Each stage behind the one that it starts from</source>
        <translation>Cada etapa detrás de aquella de la que parte</translation>
    </message>
    <message>
        <source>Validation in MXFP4</source>
        <translation>Validación en MXFP4</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>Validación en NVFP4</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>Pérdida por cuantización</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora del día</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DataPage</name>
    <message>
        <source>Filled tokens are trained; outlined ones are only read.</source>
        <translation>Los tokens rellenos se entrenan; los contorneados solo se leen.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Tokenizer…</source>
        <translation>Tokenizador…</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>Abrir datos…</translation>
    </message>
    <message>
        <source>Reading and tokenizing…</source>
        <translation>Leyendo y tokenizando…</translation>
    </message>
    <message>
        <source>No data open</source>
        <translation>No hay datos abiertos</translation>
    </message>
    <message>
        <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
        <translation>Abra archivos JSON Lines o Parquet: Multilingual-Thinking, FalseReject o mensajes de chat. Cada fila muestra los tokens en que se convierte y cuáles se entrenan.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>Límite de longitud</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>Abrir datos</translation>
    </message>
    <message>
        <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
        <translation>Datos (*.jsonl *.json *.parquet);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a tokenizer</source>
        <translation>Elegir un tokenizador</translation>
    </message>
    <message>
        <source>Tokenizer (tokenizer.json);;All files (*)</source>
        <translation>Tokenizador (tokenizer.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>Filas (%1)</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>of them trained</source>
        <translation>de ellos entrenados</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>fila más larga</translation>
    </message>
    <message>
        <source>Tokens, before the limit</source>
        <translation>Tokens, antes del límite</translation>
    </message>
    <message>
        <source>rows cut</source>
        <translation>filas cortadas</translation>
    </message>
    <message>
        <source>Rows whose end lies past the length limit</source>
        <translation>Filas cuyo final supera el límite de longitud</translation>
    </message>
    <message>
        <source>rows left out</source>
        <translation>filas omitidas</translation>
    </message>
    <message>
        <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
        <translation>Abra un checkpoint o elija un tokenizador para ver tokens.</translation>
    </message>
    <message>
        <source>%1 tokens, %2 of them trained</source>
        <translation>%1 tokens, %2 de ellos entrenados</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>Reading: %1 rows</source>
        <translation>Leyendo: %1 filas</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>Tokenizando: %1 de %2 filas</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Columnas…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>Indicar qué columna es la petición, el razonamiento, la respuesta</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudes</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>Tokens que puede tener una fila; 0: sin límite</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>Filas (%1 de %2)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 filas entrenan y %2 validan, sorteadas con la semilla %3. Doble clic en una línea para ver sus filas.</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>La receta nombra otros archivos de entrenamiento.</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>Usar estos en la receta</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DatasetModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entrenados</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>Cortada tras %1 tokens</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
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
        <translation>Perplejidad %1 en %2 tokens</translation>
    </message>
    <message>
        <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
        <translation>%1 de %2 superados, %3 no válidos. Intervalo del 95 %: %4 a %5%6</translation>
    </message>
    <message>
        <source>Better than all others beyond the intervals.</source>
        <translation>Mejor que todos los demás más allá de los intervalos.</translation>
    </message>
    <message>
        <source>Run and stage</source>
        <translation>Ejecución y etapa</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>Leer los expertos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>Este checkpoint no tiene expertos que se puedan leer.</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>La norma de cada experto, de %1 de pesos.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
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
        <translation>Pesos de los expertos en bloques de 32 con una potencia de dos como escala: 4,25 bits cada uno. Lo sirven vLLM, SGLang y TensorRT-LLM.</translation>
    </message>
    <message>
        <source>Hugging Face, NVFP4</source>
        <translation>Hugging Face, NVFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
        <translation>Pesos de los expertos en bloques de 16 con un pequeño flotante como escala: 4,5 bits cada uno. Para GPU Blackwell.</translation>
    </message>
    <message>
        <source>Hugging Face, BF16</source>
        <translation>Hugging Face, BF16</translation>
    </message>
    <message>
        <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
        <translation>Nada cuantizado: 16 bits cada uno. Para seguir entrenando en otro sitio o como referencia.</translation>
    </message>
    <message>
        <source>OpenAI original/</source>
        <translation>OpenAI original/</translation>
    </message>
    <message>
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
        <translation>Los nombres de los archivos de la propia OpenAI, pesos de los expertos en MXFP4.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>Aún nada que exportar</translation>
    </message>
    <message>
        <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
        <translation>Seleccione una ejecución en la página Ejecuciones. Cada etapa entrenada o cuantizada puede escribirse como un checkpoint que sirven vLLM, SGLang o TensorRT-LLM.</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Mostrar las ejecuciones</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>A new or empty folder</source>
        <translation>Una carpeta nueva o vacía</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Elegir la carpeta</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
        <translation>Tras escribir, la carpeta se abre de nuevo y se compara con los pesos entrenados. Si difiere un solo bit, la exportación falla.</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Qué escribir</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>La ejecución en una página: un archivo HTML con curvas, tablas y certificados</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>El informe está en %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message>
        <source>What the export will write</source>
        <translation>Qué escribirá la exportación</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… en total %n archivo</numerusform>
            <numerusform>… en total %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>El único tensor (%n)</numerusform>
            <numerusform>Los %n tensores</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>Bits de un peso de experto, con escalas</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>Libre en ese disco</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>El disco no tiene sitio suficiente para esto.</translation>
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
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Hash of all tensors</source>
        <translation>Hash de todos los tensores</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>Exportaciones de esta ejecución</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>Certificado de la exportación seleccionada</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificado</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>Servirlo</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Número de GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Command that serves the export</source>
        <translation>Comando que sirve la exportación</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Nothing is exported yet.</source>
        <translation>Aún no se ha exportado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>%n tensor comparado bit a bit tras escribirlo</numerusform>
            <numerusform>%n tensores comparados bit a bit tras escribirlos</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>hash de todos los tensores: %1</translation>
    </message>
    <message>
        <source>cfg.yml holds:</source>
        <translation>cfg.yml contiene:</translation>
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
        <translation>pasos</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
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
        <translation>desde %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>Volver al valor predeterminado: %1</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>Volver al valor predeterminado de %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Elegir %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Predeterminado: %1</translation>
    </message>
    <message>
        <source>one file a line</source>
        <translation>un archivo por línea</translation>
    </message>
    <message>
        <source>one name a line</source>
        <translation>un nombre por línea</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1, como se exportó</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>MXFP4 y NVFP4 en cifras</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>nats por token; discontinua: sin cuantización</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Sin cuantización</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>Relación señal-ruido de los pesos</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Cambio conservado</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits por valor</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Tamaño de los pesos</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>Error cuadrático relativo por capa</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1, sin cuantización</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>Marque una ejecución con una etapa en MXFP4 y otra en NVFP4 o con una etapa QAT con gemelo, o una ejecución de cada tipo.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::JobBar</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <translation>Almacén: %1</translation>
    </message>
    <message>
        <source>Store (read only): %1. %2</source>
        <translation>Almacén (solo lectura): %1. %2</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en marcha</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>iniciando…</translation>
    </message>
    <message>
        <source>Stopping after this step; its state is saved…</source>
        <translation>Se detiene tras este paso; se guarda el estado…</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
        <translation>%1 · paso %2 de %3 · pérdida %4 · %5 tokens/s · quedan %6</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 of %4 · %5 left</source>
        <translation>%1 · %2 · %3 de %4 · quedan %5</translation>
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
        <translation>Capa</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
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
        <translation>Capa</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>Esta ejecución no tiene ninguna etapa PTQ o QAT empezada. Los errores de sus capas y expertos aparecen aquí en cuanto la haya.</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>Capas y expertos, los peores primero</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>Doble clic para ver la matriz.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Peores primero</translation>
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
        <translation>Paso de entrenamiento</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>Señale una celda o vaya con las flechas. Haga clic en ella para ver su matriz.</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>Capa %1, experto %2, %3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>Número de tokens por fila, con el límite de longitud</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>El límite es de %1 tokens.</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>No hay límite.</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>tokens por fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>limit %1 →</source>
        <translation>límite %1 →</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>límite %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 to %2 tokens</source>
        <translation>
            <numerusform>%n fila de %1 a %2 tokens</numerusform>
            <numerusform>%n filas de %1 a %2 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>Conservar enteras todas las filas</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>Arrastre la línea para probar otro límite de longitud; haga clic en una barra para ver sus filas.</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>No hay tokens que contar.</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>No se corta ninguna fila. La más larga tiene %1 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%1 de %2 filas pierden su final y, con él, %3 respuestas finales.</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>De %1 respuestas finales no queda nada.</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 filas se quedan sin tokens entrenados y se omiten.</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>Quedan %1 tokens entrenados, %2 del total.</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>Fijar max_length de la receta en %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LogView</name>
    <message>
        <source>No messages yet</source>
        <translation>Aún no hay mensajes</translation>
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
        <translation>Almacén</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>Ejecución #%1</translation>
    </message>
    <message>
        <source>Open or create a store</source>
        <translation>Abrir o crear un almacén</translation>
    </message>
    <message>
        <source>Stores (*.sqlite);;All files (*)</source>
        <translation>Almacenes (*.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Quit while a run is under way?</source>
        <translation>¿Salir con una ejecución en curso?</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>reciente</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>El programa nibble no está junto a este; la ejecución se ha detenido y se puede reanudar.</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>Aún no hay ejecución de la demo. &quot;./nibble demo&quot; crea una en unos minutos.</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>Hay una ejecución en curso. Deténgala antes de abrir otro almacén.</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>La ejecución puede seguir sin la ventana: el programa de línea de órdenes la retoma en el paso en que está. O se detiene tras este paso, guarda su estado y se puede reanudar en cualquier momento.</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>Seguir sin la ventana</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>Detener y guardar</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>Abrir o crear un almacén...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Ver la ejecución de la demo</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>Iniciar la receta</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Detener la ejecución</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>Reanudar la ejecución seleccionada</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>Bifurcar la ejecución seleccionada</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Ejecución siguiente</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>Ejecución anterior</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>Activar o quitar el suavizado</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>Activar o quitar el eje logarítmico de la pérdida</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>Mostrar las curvas enteras</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Tema: como el escritorio</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Tema: claro</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Tema: oscuro</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>Gráfico: zoom en el eje horizontal; con Ctrl, en ambos</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>Gráfico: mover</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Mayús+arrastrar, botón derecho</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>Gráfico: ampliar un recuadro</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>Gráfico: copiar y guardar</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>Doble clic, Inicio</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>Gráfico: mostrar todo</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>Gráfico: mover la cruz; con Ctrl, la imagen; + y - amplían y reducen</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Qué hacen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MetricPlot</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <translation>Aún no hay valores</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>%1 curvas, %2 puntos</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>Un gráfico se guarda como png, svg, pdf o csv, según la extensión del archivo.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>Guardar como PNG...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>Guardar como SVG...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Guardar como PDF...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>Guardar valores como CSV...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Guardar gráfico</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
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
        <translation>Cuál de los checkpoints de la carpeta</translation>
    </message>
    <message>
        <source>Open checkpoint…</source>
        <translation>Abrir checkpoint…</translation>
    </message>
    <message>
        <source>Opening the checkpoint…</source>
        <translation>Abriendo el checkpoint…</translation>
    </message>
    <message>
        <source>No checkpoint open</source>
        <translation>No hay checkpoint abierto</translation>
    </message>
    <message>
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
        <translation>Abra la carpeta de un checkpoint gpt-oss: Hugging Face MXFP4 o BF16, o la disposición original/ de OpenAI. Los archivos se mapean y comprueban, no se cargan, así que es rápido incluso con los modelos más grandes.</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation>Filtrar tensores por nombre</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>Abrir checkpoint</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposición</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>active per token</source>
        <translation>activos por token</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>expertos</translation>
    </message>
    <message>
        <source>%1, %2 a token</source>
        <translation>%1, %2 por token</translation>
    </message>
    <message numerus="yes">
        <source>weights in %n file(s)</source>
        <translation>
            <numerusform>pesos en %n archivo</numerusform>
            <numerusform>pesos en %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>problems</source>
        <translation>problemas</translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation>Problemas y notas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>Filtrar tensores por nombre, en cualquier dialecto</translation>
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
        <translation>Expertos</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 no es el %2 publicado: %3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Inusual</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>No hay nada mal ni nada inusual.</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>La receta nombra otro checkpoint.</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>Usar este en la receta</translation>
    </message>
</context>
<context>
    <name>nibble::ui::NumberEdit</name>
    <message>
        <source>This is not a number.</source>
        <translation>Esto no es un número.</translation>
    </message>
    <message>
        <source>This can mean %1 or %2. Write one of these.</source>
        <translation>Puede ser %1 o %2. Escriba uno de ellos.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Este número es demasiado grande.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Aquí hace falta un número.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Debe ser un número entero.</translation>
    </message>
    <message>
        <source>The smallest allowed value is %1.</source>
        <translation>El menor valor permitido es %1.</translation>
    </message>
    <message>
        <source>The largest allowed value is %1.</source>
        <translation>El mayor valor permitido es %1.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::Page</name>
    <message>
        <source>Close message</source>
        <translation>Cerrar mensaje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Ver la ejecución de la demo</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>Ejecuciones como líneas por sus ajustes y resultados</translation>
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
        <translation>Pesos maestros</translation>
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
        <translation>Estado del optimizador</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>Pesos con cuantización simulada</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>Pesos fusionados</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>Memoria por parte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Libre: %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>Medir la velocidad</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>Da unos pasos de entrenamiento con la forma de este modelo y pesos aleatorios</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Leyendo los archivos…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Aún no hay plan</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>Aparece en cuanto la receta está completa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>de %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Parámetros entrenados</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>Todas las etapas: memoria máxima</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>Todas las etapas: tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>Todas las etapas: disco</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Dando unos pasos…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>Tiempo según pasos de entrenamiento medidos: %1.</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>Tiempo según el 40 % de la velocidad de un matmul grande: %1.</translation>
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
        <translation>Aún no hay modelo con el que hablar</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>Seleccione una ejecución con pesos entrenados o elija la carpeta de un checkpoint. Hasta tres modelos responden lado a lado: la base, el ajustado, el que se entrega en 4 bits.</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>Elegir un checkpoint…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>Sombrear tokens improbables</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>Tokens a los que el modelo dio menos del 50 %</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>Añadir modelo</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nueva conversación</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>no pedido</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>Se pide en el mensaje de desarrollador, como en los datos de entrenamiento</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0: siempre el token más probable</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>Muestrea entre los tokens más probables que suman esta probabilidad</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>Más instrucciones para el mensaje de desarrollador</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>Idioma del razonamiento</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Desarrollador</translation>
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
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Respuesta más larga</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>Preguntar a todos. Intro envía, Mayús+Intro empieza otra línea.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Su mensaje</translation>
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
        <translation>Elegir un checkpoint</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>Otra ejecución o etapa</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>Número o nombre de una ejecución y su etapa: 12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Elija primero un modelo.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlotHeader</name>
    <message>
        <source>Values that are not numbers are marked at the picture&apos;s edge and leave gaps in the line.</source>
        <translation>Los valores que no son números se marcan en el borde del gráfico y dejan huecos en la línea.</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>Guardar o copiar este gráfico</translation>
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
        <translation>Cambiada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
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
        <translation>Cuantización</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>Aún no hay errores de cuantización</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Mostrar las ejecuciones</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>Elija una ejecución con una etapa PTQ o QAT en la página Ejecuciones. Cada capa y experto cuantizado muestra aquí qué le hizo el redondeo a 4 bits y cuánto del ajuste fino se conservó. Solo con un checkpoint, abierto en la página Modelo, se pueden comparar las reglas de escala.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>¿Se conservó mi ajuste fino?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>Reglas de escala</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Enrutamiento</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>Comprobación de la receta</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>La receta está completa.</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>Qué falta o está mal</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>Para pensar</translation>
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
        <translation>%1 no está</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipePage</name>
    <message>
        <source>Published recipe, gpt-oss-20b, all weights</source>
        <translation>Receta publicada, gpt-oss-20b, todos los pesos</translation>
    </message>
    <message>
        <source>Published recipe, gpt-oss-20b, LoRA</source>
        <translation>Receta publicada, gpt-oss-20b, LoRA</translation>
    </message>
    <message>
        <source>Quick try: a few steps of everything</source>
        <translation>Prueba rápida: unos pasos de todo</translation>
    </message>
    <message>
        <source>Demo: bundled model and data, minutes on a CPU</source>
        <translation>Demo: modelo y datos incluidos, minutos en una CPU</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Iniciar ejecución</translation>
    </message>
    <message>
        <source>No recipe yet</source>
        <translation>Aún no hay receta</translation>
    </message>
    <message>
        <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
        <translation>Una receta enumera las etapas de una ejecución: ajustar, cuantizar, entrenar a través del cuantizador, evaluar, exportar. Empiece con una plantilla y cambie lo que necesite.</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>Elegir una plantilla</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Recipe as JSON</source>
        <translation>Receta como JSON</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>The same from the command line</source>
        <translation>Lo mismo desde la línea de órdenes</translation>
    </message>
    <message>
        <source>RECIPE.json</source>
        <translation>RECETA.json</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>Open recipe</source>
        <translation>Abrir receta</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Recetas (*.json)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Guardar receta</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulario</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>Guarde la receta para tener su ruta aquí.</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>Cambiada desde que se guardó: guárdela primero.</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>Etapa «%1» borrada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>Deshacer el último cambio de la receta</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rehacer lo deshecho</translation>
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
        <translation>Eje vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>Los resultados se comparan aquí con los ajustes cuando el almacén tiene dos ejecuciones o más.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>Expertos por carga</translation>
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
        <translation>Más llenos primero</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>Tokens de las filas de validación en los que participa un experto, entre los que tendría si todos los expertos de su capa tuvieran los mismos. 1 es uniforme, 0 es un experto muerto.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>Contar los tokens</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>Esta ejecución aún no tiene pesos. Su enrutamiento aparece aquí cuando termina una etapa.</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>Los tokens de esta etapa no se han contado. Contarlos pasa una vez las filas de validación de la ejecución por el modelo.</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>expertos muertos</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>Ningún token de las filas de validación va a ellos.</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>expertos saturados</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>Reciben al menos el doble de su parte uniforme.</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>el más lleno</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>Sus tokens entre una parte uniforme.</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>muertos en la base</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>tokens que cambiaron</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>Proporción mínima de los tokens que ahora toman otros expertos que en la base.</translation>
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
        <translation>Filas</translation>
    </message>
    <message>
        <source>Search the conversations</source>
        <translation>Buscar en las conversaciones</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>Idioma o categoría</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Cualquier longitud</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>Cortadas por el límite</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Enteras</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>Entrenamiento o validación</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Todas las partes</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>Volver a mostrar todas las filas</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>Filas de %1 a %2 tokens</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>Formatos y reglas de escala</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>Formato y regla</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Error relativo</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Recortados</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Redondeados a cero</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Todas las capas juntas</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>Qué haría de estos pesos cada formato y regla de escala: medido en los propios pesos, antes de entrenar. Elija los pesos e inicie.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>Comparar las reglas</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>checkpoint base</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>En %1 la regla %2 es la que menos pierde: %3 dB.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 conserva todos los valores con la regla %2.</numerusform>
            <numerusform>%1 conserva todos los valores con las reglas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>Relación señal-ruido de cada capa</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>Notas y etiquetas de la ejecución #%1</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>Palabras separadas por espacios</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>Bifurcar ejecución</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>La ejecución #%1 no ha guardado pesos (aún).</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>Bifurcar la ejecución #%1</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, paso %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>La nueva ejecución empieza con estos pesos y sigue desde ahí lo que hizo la receta. Cambie lo que deba hacer de otro modo.</translation>
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
        <translation>Soltar o devolver a su sitio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>Pérdida de la ejecución junto a las páginas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>Registro de la ejecución junto a las páginas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>pérdida, nats por token; discontinua: validación</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validación</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>Columnas y grupos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>Filtro: nombre, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>Filtrar ejecuciones</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>Palabras que deben cumplirse todas: una parte del nombre, las etiquetas o las notas; cualquier campo de la receta o del resultado con &lt;, &lt;=, &gt;, &gt;=, = o !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; un signo menos delante para lo contrario.</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>Agrupar por nombre</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Agrupar por modelo</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>Campos de la receta</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Mostrar ejecuciones archivadas</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>Resultados de las etapas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTableModel</name>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>The lowest validation loss</source>
        <translation>La menor pérdida de validación</translation>
    </message>
    <message>
        <source>The loss of the last step</source>
        <translation>La pérdida del último paso</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
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
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunView</name>
    <message>
        <source>The recipe as it was run</source>
        <translation>La receta tal como se ejecutó</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
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
        <translation>Paso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>Receta</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
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
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>Doble clic: bifurcar una ejecución nueva desde aquí</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta ejecución</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>Qué cambió respecto al origen</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ya no está</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>No runs in this store</source>
        <translation>No hay ejecuciones en este almacén</translation>
    </message>
    <message>
        <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
        <translation>Elija una receta e iníciela; sus curvas aparecen aquí mientras entrena. También aparecen las ejecuciones del programa de línea de órdenes.</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>Elegir una receta</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etapa</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>best validation</source>
        <translation>mejor validación</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duración</translation>
    </message>
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>Seguir con la ejecución seleccionada desde su último paso guardado</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>Guardar la ejecución en curso y detenerla</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>Bifurcar...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>Iniciar una ejecución nueva desde pesos guardados por la seleccionada</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>Poner o quitar estrella</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>Marcar las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>Notas y etiquetas...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>Lo que quiera recordar de la ejecución seleccionada</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>Archivar o recuperar</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>Las ejecuciones archivadas siguen en el almacén; la tabla no las muestra</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>Borrar las ejecuciones seleccionadas con sus pesos</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n ejecución borrada.</numerusform>
            <numerusform>%n ejecuciones borradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>bifurcación de #%1, %2, paso %3</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>bifurcación de una ejecución borrada, %1, paso %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>Poner las ejecuciones seleccionadas una junto a otra</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>Recuperar lo borrado</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>Las últimas ejecuciones borradas</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>Respuestas en cada validación</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>En esta ejecución no se generó nada. Rellene el campo &quot;samples&quot; de una etapa para seguir sus respuestas.</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Pregunta y respuesta</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>Ejecuciones como puntos</translation>
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
        <translation>Archivo, idioma o categoría</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Reservadas</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>Filas de entrenamiento y validación</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sin nombre)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>Duplicar la etapa seleccionada</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>Borrar la etapa seleccionada</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Añadir etapa</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>el checkpoint</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StageTree</name>
    <message>
        <source>Pretraining</source>
        <translation>Preentrenamiento</translation>
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
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Parts of the recipe</source>
        <translation>Partes de la receta</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(sin id)</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>tasa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
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
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>aún sin checkpoint</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>aún sin archivos</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>Lo que el redondeo dejó del ajuste fino, por capa</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>Capa; a la izquierda %1, a la derecha %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>queda %1</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1, capa %2, %3
Cambio: norma %4
Queda tras el redondeo: %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1, redondeo simple</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1, entrenado a través del cuantizador</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>Pérdida de validación %1, en 4 bits %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>La capa %1, %2 fue la que más perdió: %3 de todo lo perdido.</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>El redondeo simple a %1 (%2) deja %3 del cambio del ajuste fino, cuya norma es %4.</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>El entrenamiento a través del cuantizador %1 (%2) llevó la norma del cambio a %4, de la que queda %3.</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>Más que todo, porque un peso que cruza un límite de redondeo se mueve un escalón entero.</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>Altura: cambio cuadrático de los pesos respecto al checkpoint base. Relleno: queda tras el redondeo. Rayado: perdido.</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>No hay cambio que buscar: la ejecución no tiene checkpoint con el que comparar, o sus pesos siguen siendo los del checkpoint.</translation>
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
        <translation>Valor del peso</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>cuantizado</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>Error de redondeo</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>Error en escalas del bloque</translation>
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
        <translation>Exponente de la escala del bloque</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>Valor en escalas del bloque</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>Peores bloques</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>Fila, columna</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Error cuadrático</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativo</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>Valores del bloque</translation>
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
        <translation>Cuantizado</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Sus valores</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>Haga clic en una celda del mapa en &quot;Errores&quot; para ver su matriz.</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>Formato y regla de escala en que se entrega la etapa.</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>filas × columnas</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>relación señal-ruido</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>error cuadrático relativo</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>recortados</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>redondeados a cero</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>bits por valor</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>Con las escalas.</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>escala del tensor</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>Un float32 para todos los expertos.</translation>
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
        <translation>Embeddings, norma final, salida</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Capa %1</translation>
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
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Nombre de Hugging Face</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>Nombre de OpenAI</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>Escalas de los bloques</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>exponente: la escala es 2 elevado a él</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>valor del código de 4 bits por la escala de su bloque</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>Tensor seleccionado</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>Cifras del tensor</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>Seleccione un tensor</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>Sus nombres en ambos dialectos, cifras e histogramas aparecen aquí.</translation>
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
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Ceros</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN o infinitos</translation>
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
        <translation>Escala del tensor</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>potencias de dos</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>Norma de cada experto</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TokenView</name>
    <message>
        <source>Rendered tokens</source>
        <translation>Tokens generados</translation>
    </message>
    <message>
        <source>cut off by the length limit</source>
        <translation>cortado por el límite de longitud</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>entrenado</translation>
    </message>
    <message>
        <source>not trained</source>
        <translation>no entrenado</translation>
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
        <translation>Progreso</translation>
    </message>
</context>
</TS>
