<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
            <translation>Relación señal-ruido</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
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
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
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
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
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
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>Idioma, como de o pt_BR; si no, el del escritorio</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>La ejecución que se selecciona: su número o nombre</translation>
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
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
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
            <source>AdamW's decoupled weight decay</source>
            <translation>Decaimiento de pesos desacoplado de AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>Decaimiento de la media del gradiente en AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>Decaimiento de la media del gradiente al cuadrado en AdamW</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>Protección de AdamW contra la división por cero</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>Los gradientes con norma mayor se reducen a ella; 0: nunca</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
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
            <source>Rank of the adapter's matrices</source>
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
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
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
            <source>Of the answers' sampling; 0: always the likeliest token</source>
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
            <source>Folder to write to; empty: a folder of the run's own</source>
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
        <message>
            <source>The answers to the selected row</source>
            <translation>Las respuestas a la fila seleccionada</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>Solo filas en las que las etapas difieren</translation>
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
            <source>Request</source>
            <translation>Petición</translation>
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
            <source>Filter rows</source>
            <translation>Filtrar filas</translation>
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
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>Tokens que puede tener una fila; 0: sin límite. Pulse Intro para contar de nuevo.</translation>
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
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
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
            <source>From</source>
            <translation>De</translation>
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
            <source>Exports of this run</source>
            <translation>Exportaciones de esta ejecución</translation>
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
            <source>Written</source>
            <translation>Escrito</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>Servirlo</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Hay una ejecución en curso.</translation>
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
            <source>Allowed: %1</source>
            <translation>Permitido: %1</translation>
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
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>La ejecución se detiene tras el paso actual y guarda su estado. Puede reanudarse aquí o con "nibble run --resume".</translation>
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
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>Los valores que no son números se marcan en el borde del gráfico y dejan huecos en la línea.</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>Aún no hay valores</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>%1 curvas, %2 puntos</translation>
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
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
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
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
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
            <source>Effect</source>
            <translation>Efecto</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Lugar</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::QuantizationPage</name>
        <message>
            <source>Layer</source>
            <translation>Capa</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experto</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Cuantización</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>Aún no hay errores de cuantización</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>Elija en la página Ejecuciones una ejecución con etapa PTQ o QAT. Cada capa y experto cuantizado muestra aquí qué hizo el redondeo a 4 bits y cuánto del ajuste fino se conservó.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Mostrar las ejecuciones</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>Capas y expertos, los peores primero</translation>
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
            <source>Training step</source>
            <translation>Paso de entrenamiento</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>paso %1</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>El ajuste fino cambió los pesos cuantizados en una norma de %1. Tras redondear a %2 queda el &lt;b&gt;%3&lt;/b&gt; de ese cambio.</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>Señale una celda o vaya con las flechas.</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>Capa %1, experto %2, %3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Medida</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>Más que todo, porque un peso que cruza un límite de redondeo se mueve un escalón entero.</translation>
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
            <source>Add stage</source>
            <translation>Añadir etapa</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>Quitar la etapa seleccionada</translation>
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
            <source>What is missing or wrong</source>
            <translation>Qué falta o está mal</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>La receta está completa.</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>Para pensar</translation>
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
            <source>Pass rates</source>
            <translation>Tasas de acierto</translation>
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
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>Ejecuciones</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>Borrar del almacén la ejecución seleccionada</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>Borrar ejecución</translation>
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
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>¿Borrar la ejecución #%1 y todo lo registrado de ella?</translation>
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
            <source>Filter runs</source>
            <translation>Filtrar ejecuciones</translation>
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
</TS>
