<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>Laden oder kopieren Sie die genannten Dateien noch einmal, in einen Ordner mit config.json, und vergleichen Sie ihre Größen mit denen der Quelle. So sieht ein abgebrochener Download aus.</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>Nehmen Sie config.json von dort, woher die Gewichte stammen, oder berichtigen Sie die genannten Schlüssel: Sie muss genau das Modell beschreiben, das in den Dateien steht.</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>Die Gewichte sind nicht die, die config.json beschreibt. Haben auch die Dateien Fehler, beheben Sie diese zuerst. Sonst nehmen Sie config.json und Gewichte vom selben Ort oder wandeln Sie sie neu um.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>Quantisierungsbewusstes Training gelingt am besten von Gewichten aus, die vorher feinabgestimmt wurden; setzen Sie eine sft-Stufe davor.</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>Ihre Lernrate von %1 liegt über den %2 von %3; quantisierungsbewusstes Training braucht eine kleinere.</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 Schritte genügen, um zu sehen, dass alles läuft, ändern ein Modell aber kaum: Das Runden auf 4 Bit macht kleine Änderungen rückgängig. Das veröffentlichte Rezept nimmt 225, mit einem Adapter 57.</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>Die Lernrate steigt %1 Schritte lang, und es gibt nur %2: Sie erreicht ihren Höchstwert nie.</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>Es sind keine Zeilen für die Validierung zurückgehalten, also gibt es keinen besten Schritt zu behalten: Der letzte zählt.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>Eine Lernrate von %1 ist hoch, wo ein Adapter trainiert wird; das veröffentlichte Rezept nimmt %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>Eine Lernrate von %1 ist hoch, wo alle Gewichte trainiert werden; das veröffentlichte Rezept nimmt %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>Eine Lernrate von %1 ist niedrig für einen Adapter, der etwa das Zehnfache der Rate für alle Gewichte braucht; das veröffentlichte Rezept nimmt %2.</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>%1 Kalibrierungszeilen sind wenige: Ein Eingabebereich, der nicht vorkam, wird später abgeschnitten. Üblich sind 128.</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>Zum Kalibrieren gibt es nur %1 Zeilen.</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>Mit %1 wird auch trainiert; die Ergebnisse darauf werden zu gut ausfallen.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>vLLM führt NVFP4-gpt-oss noch nicht richtig aus (vllm-project/vllm#46641); SGLang und TensorRT-LLM tun es, in neueren Versionen und auf Blackwell-GPUs. Exportieren Sie für vLLM hf-mxfp4.</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM und SGLang lesen das Layout von OpenAI nicht; hf-mxfp4 enthält dieselben Bytes und wird von allen gelesen.</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>muss eine ganze Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>muss eine Zahl sein, nicht %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>muss true oder false sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>muss eine Liste von Pfaden sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>muss eine Liste von Texten sein, nicht %1</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>muss ein Text in Anführungszeichen sein, nicht %1</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 liegt unter %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 liegt über %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>muss ein Objekt in geschweiften Klammern sein, nicht %1</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>diese Einstellung gibt es nicht; die ähnlichste ist „%1“</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 enthält %2-Gewichte, aber %3 ist nicht quantisiert; setzen Sie eine ptq- oder qat-Stufe mit einem solchen Verfahren dazwischen</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 enthält %2-Gewichte, aber %3 ist nach %4 quantisiert; setzen Sie eine ptq- oder qat-Stufe mit einem solchen Verfahren dazwischen</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>keine Einstellung einer Stufe des Typs %1, nur von %2</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>braucht einen „type“: %1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>braucht eine „id“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>„%1“ darf nur Buchstaben, Ziffern, „-“ und „_“ enthalten</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 Zeichen sind zu viele für den Namen eines Ordners</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>„base“ steht für den Checkpoint; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>„%1“ ist im Ordner des Laufs schon vergeben; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>„%1“ ist auch die id einer früheren Stufe</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>steht für den Checkpoint, aber das Rezept hat kein model.checkpoint</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>„%1“ ist keine frühere Stufe mit eigenen Gewichten</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>es gibt keine Stufe „%1“</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>es gibt keine Stufe „%1“; die ähnlichste ist „%2“</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>braucht eine „policy“: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>„%1“ ist keine Skalenregel von %2</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>braucht „steps“ oder „epochs“</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>muss über 0 liegen</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>liegt über der Lernrate</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>muss unter 1 liegen</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>wählt Gewichte für die Methode full; die eines Adapters wählt lora_targets</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>gilt für die Methode lora, die Methode ist aber %1</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>braucht ein „layout“: hf-mxfp4, hf-nvfp4, hf-bf16 oder openai</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>braucht eine „config“: die config.json des Modells, das entstehen soll</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>braucht „of“: die zu bewertenden Stufen oder „base“</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>braucht „data“: Dateien mit zurückgehaltenen Zeilen</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>ein Rezept braucht mindestens eine Stufe</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>keine Datei zum Trainieren</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 ist weder ein Anteil unter 1 noch eine ganze Zahl von Zeilen</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>nötig, wenn es kein model.checkpoint gibt</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>muss eine Liste in eckigen Klammern sein, nicht %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>„%1“: Schreiben Sie bekannt=Spalte, etwa final=answer; bekannt sind %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>„%1“ ist keine bekannte Spalte; die ähnlichste ist „%2“ von %3</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>weder `messages` noch `user` ist genannt, es gäbe also keine Anfrage</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>und %1 weitere Probleme</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>%1 Zeilen zum Trainieren mit %2 trainierten Tokens, %3 Zeilen zum Validieren</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%1 Zeilen bei %2 Tokens abgeschnitten, %3 ausgelassen, insgesamt %4 Probleme; Hash der Daten %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>Checkpoint wird geladen</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%1 Parameter in %2</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>Expertengewichte der Schicht in Arbeit</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>Expertengewichte aller Schichten</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32, von dem, was trainiert wird</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>in float32 summiert, und die einer Teilcharge in bfloat16</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW: zwei Momente in float32</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>eine Schicht und die Eingaben aller, bei %1 Zeilen zu %2 Tokens</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>alle Schichten, bei %1 Zeilen zu %2 Tokens</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>ein Teil der Zeilen</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>Stufe %1 braucht etwa %2, das Gerät hat %3; sie passt, mit %4, durch %5</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>Stufe %1 braucht etwa %2, das Gerät hat %3; keine Einstellung macht sie klein genug (mindestens %4): Nehmen Sie ein Gerät mit mehr Speicher</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 ist nicht da: geplant für das veröffentlichte %1.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>Kein Checkpoint ist gewählt: geplant für das veröffentlichte %1.</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 ist nicht da: geplant mit %2 Tokens je Zeile.</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>Keine Daten sind gewählt: geplant mit %1 Tokens je Zeile.</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>Es gibt keinen Tokenizer: geplant mit %1 Tokens je Zeile.</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>kein Verlust: %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>Verlust von %1</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>die erste Eingabe ist: %1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>Antworten von %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%1 von %2 Antworten von %3 sind nicht vollständig; sie zählen als nicht bestanden. Ein zu kleines max_new_tokens (%4) kann der Grund sein.</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>Hash von %1</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>Schreiben und Vergleichen</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>jedes geschriebene Gewicht ist Bit für Bit das bewertete</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>die geschriebenen Gewichte wurden in diesem Lauf nicht bewertet</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>kalibriert an %1 Zeilen</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>Validieren</translation>
    </message>
    <message>
        <source>validating with quantization</source>
        <translation>Validieren mit Quantisierung</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>geht ab Schritt %1 weiter</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>Validieren in beiden Formaten</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>Validieren ohne Quantisierung</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispielantworten</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>Tokens je Experte zählen</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>behält die Gewichte von Schritt %1, dessen Validierungsverlust von %2 der niedrigste war</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>Schritt %1 wurde nicht angewendet: Der Verlust ist %2, der Ausgleichsverlust %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>Schritt %1 wurde nicht angewendet: Der Gradient von %2 ist nicht endlich; der Verlust ist %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>Schritt %1 wurde nicht angewendet: %2 Gradienten, %3 bis %4, sind nicht endlich; der Verlust ist %5.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>vLLM führt gpt-oss in NVFP4 nicht richtig aus (%1: Es gibt „!!!!“ aus): Nehmen Sie dort hf-mxfp4 oder hf-bf16, oder versuchen Sie eine Version, in der das behoben ist, und prüfen Sie die Antworten</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>vLLM 0.10.1 übergeht &quot;truncate&quot;: false der Rotationseinbettung; nehmen Sie eine spätere Version</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 braucht ein neueres SGLang und eine Blackwell-GPU</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>das Backend TRTLLM ist für Blackwell-GPUs; schreiben Sie auf Hopper stattdessen TRITON</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 braucht ein neueres TensorRT-LLM und eine Blackwell-GPU; ältere Versionen lesen die gepackten Bytes ohne Meldung als Zahlen: Vergleichen Sie die Antworten mit nibble generate</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>lassen Sie pp_size auf 1: gpt-oss läuft dort nicht in einer Pipeline</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json hat die Einstellungen der Rotation nur in rope_parameters; TensorRT-LLM erwartet rope_theta und rope_scaling, die nibble export schreibt</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>%1 Aufmerksamkeitsköpfe lassen sich nicht auf %2 GPUs aufteilen</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>eine Zwischengröße von %1 lässt sich nicht auf %2 GPUs aufteilen</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>bei %1 GPUs hält jede %2 der %3 Eingänge von down_proj, %4 Blöcke zu %5: Die Werte eines Blocks und seine Skala werden getrennt, wenn der Server nicht auffüllt; nehmen Sie weniger GPUs</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>der Ordner hat keine tokenizer.json; kopieren Sie die, mit der das Modell trainiert wurde</translation>
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
        <translation>%1 T %2 h</translation>
    </message>
</context>
<context>
    <name>FormatEvidence</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>MXFP4 %1, NVFP4 %2.</source>
        <translation>MXFP4 %1, NVFP4 %2.</translation>
    </message>
    <message>
        <source>%1: MXFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: MXFP4 besteht mehr, jenseits der 95-%-Intervalle. %2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1: NVFP4 besteht mehr, jenseits der 95-%-Intervalle. %2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1: kein messbarer Unterschied, die 95-%-Intervalle überlappen. %2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>Von %1 Testzeilen, die beide bekamen, bestehen %2 nur mit MXFP4 und %3 nur mit NVFP4.</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>Durch Zufall allein käme das selten vor (Vorzeichentest, p = %1).</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>Das kann allein durch Zufall vorkommen (Vorzeichentest, p = %1).</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1, Zwilling</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>Validierungsverlust: MXFP4 %1, NVFP4 %2. Er hat hier kein Intervall und entscheidet daher allein nichts.</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>Größe: MXFP4 %1, NVFP4 %2. MXFP4 läuft in vLLM, SGLang und TensorRT-LLM; NVFP4 braucht Blackwell-GPUs, und vLLM führt es nicht richtig aus.</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>Nicht gemessen: Die beiden haben keine Erfolgsquote aus demselben Test. Fügen Sie eine Bewertungsstufe hinzu, die beide nennt.</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>Die Intervalle der Erfolgsquoten überlappen, doch Zeile für Zeile besteht %1 mehr. Ein kleiner Unterschied; MXFP4 ist kleiner, und mehr Engines und GPUs liefern es aus.</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>Kein messbarer Unterschied in den Antworten. Nehmen Sie MXFP4: Es ist kleiner, und mehr Engines und GPUs liefern es aus.</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 antwortet besser, und mehr Engines und GPUs liefern es aus. Nehmen Sie MXFP4.</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 antwortet besser. Nehmen Sie NVFP4, wo Sie mit SGLang oder TensorRT-LLM auf Blackwell-GPUs ausliefern, sonst MXFP4.</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>Jedes besteht in einem anderen Test mehr. Entscheiden Sie nach dem Test, der Ihrer Verwendung entspricht.</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>Signal-Rausch-Abstand</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
        <translation>Zehnfacher Logarithmus der Energie der Gewichte durch die des Rundungsfehlers. Höher ist besser.</translation>
    </message>
    <message>
        <source>Relative squared error</source>
        <translation>Relativer quadratischer Fehler</translation>
    </message>
    <message>
        <source>Squared rounding error over squared weights. Lower is better.</source>
        <translation>Quadrat des Rundungsfehlers durch Quadrat der Gewichte. Niedriger ist besser.</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>The largest distance between a weight and its quantized value.</source>
        <translation>Der größte Abstand zwischen einem Gewicht und seinem quantisierten Wert.</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
        <translation>Anteil der Gewichte über dem größten Wert, den die Skala ihres Blocks darstellen kann.</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Zu null gerundet</translation>
    </message>
    <message>
        <source>Share of the weights other than zero that became zero.</source>
        <translation>Anteil der Gewichte ungleich null, die zu null wurden.</translation>
    </message>
    <message>
        <source>Changed against the base</source>
        <translation>Geändert gegenüber der Basis</translation>
    </message>
    <message>
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
        <translation>Anteil der Gewichte, deren quantisierter Wert von dem des Basis-Checkpoints abweicht.</translation>
    </message>
    <message>
        <source>Size of the change</source>
        <translation>Größe der Änderung</translation>
    </message>
    <message>
        <source>Norm of what fine-tuning added to the weights, before quantization.</source>
        <translation>Norm dessen, was das Fine-Tuning zu den Gewichten hinzugefügt hat, vor der Quantisierung.</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Erhaltene Änderung</translation>
    </message>
    <message>
        <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
        <translation>Anteil der Änderung durch das Fine-Tuning, der nach dem Runden noch da ist. 100 % ist das Beste.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
        <translation>Werkbank zum Fine-Tuning und Quantisieren von gpt-oss-Modellen</translation>
    </message>
    <message>
        <source>The store of runs to show</source>
        <translation>Die Ablage, deren Läufe gezeigt werden</translation>
    </message>
    <message>
        <source>Write a PNG of every page to DIR and exit</source>
        <translation>Ein PNG von jeder Seite nach DIR schreiben und beenden</translation>
    </message>
    <message>
        <source>light, dark or system</source>
        <translation>light, dark oder system</translation>
    </message>
    <message>
        <source>Size of the window, such as 1280x800</source>
        <translation>Größe des Fensters, etwa 1280x800</translation>
    </message>
    <message>
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>Sprache, etwa de oder pt_BR; sonst die des Desktops</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>Der zu wählende Lauf: seine Nummer oder sein Name</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>Das Fenster vermessen, die Zahlen ausgeben und beenden; SECONDS gibt an, wie lange Ereignisse eintreffen</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Version of the recipe format</source>
        <translation>Version des Rezeptformats</translation>
    </message>
    <message>
        <source>Name of the runs made from this recipe</source>
        <translation>Name der Läufe aus diesem Rezept</translation>
    </message>
    <message>
        <source>Decides the order of the rows, which of them validate, and all other random choices</source>
        <translation>Bestimmt die Reihenfolge der Zeilen, welche davon validieren, und alle anderen Zufallsentscheidungen</translation>
    </message>
    <message>
        <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
        <translation>Ordner des gpt-oss-Checkpoints, von dem ausgegangen wird; nötig, außer die erste Stufe ist pretrain</translation>
    </message>
    <message>
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
        <translation>tokenizer.json; leer: die im Ordner des Checkpoints</translation>
    </message>
    <message>
        <source>Where to compute; auto takes a GPU where there is one</source>
        <translation>Wo gerechnet wird; auto nimmt eine GPU, wo es eine gibt</translation>
    </message>
    <message>
        <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
        <translation>Worin das Modell rechnet; Hauptgewichte und Optimiererzustand sind in jedem Fall float32</translation>
    </message>
    <message>
        <source>Files to train on: JSON Lines or Parquet</source>
        <translation>Dateien zum Trainieren: JSON Lines oder Parquet</translation>
    </message>
    <message>
        <source>Rows held out for validation: below 1 their share, else their number</source>
        <translation>Für die Validierung zurückgehaltene Zeilen: unter 1 ihr Anteil, sonst ihre Anzahl</translation>
    </message>
    <message>
        <source>Longer rows lose their end; rows that keep no trained token are left out</source>
        <translation>Längere Zeilen verlieren ihr Ende; Zeilen ohne trainiertes Token bleiben weg</translation>
    </message>
    <message>
        <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
        <translation>Datum in der Systemnachricht, fest, damit Zeilen an jedem Tag gleich aussehen; leer: keines</translation>
    </message>
    <message>
        <source>Reasoning effort in the system message</source>
        <translation>Denkaufwand in der Systemnachricht</translation>
    </message>
    <message>
        <source>Puts several rows into one, with no attention between them</source>
        <translation>Legt mehrere Zeilen zu einer zusammen, ohne Attention zwischen ihnen</translation>
    </message>
    <message>
        <source>Peak learning rate; for QAT about half of what SFT used or less</source>
        <translation>Höchste Lernrate; für QAT etwa die Hälfte der SFT-Lernrate oder weniger</translation>
    </message>
    <message>
        <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
        <translation>Wo der Verlauf endet; anstelle von min_learning_rate_ratio</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate</source>
        <translation>Wo der Verlauf endet, als Anteil der Lernrate</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warmup</source>
        <translation>Wie die Lernrate nach dem Aufwärmen fällt</translation>
    </message>
    <message>
        <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
        <translation>Schritte, in denen die Lernrate ansteigt; 0: aus warmup_ratio</translation>
    </message>
    <message>
        <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
        <translation>Anteil der Schritte, in denen die Lernrate ansteigt; gilt, wenn warmup_steps 0 ist</translation>
    </message>
    <message>
        <source>How often each row is seen; used where steps is 0</source>
        <translation>Wie oft jede Zeile gesehen wird; gilt, wenn steps 0 ist</translation>
    </message>
    <message>
        <source>Optimizer steps; 0: from epochs</source>
        <translation>Optimiererschritte; 0: aus epochs</translation>
    </message>
    <message>
        <source>Rows computed at once</source>
        <translation>Gleichzeitig gerechnete Zeilen</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one optimizer step</source>
        <translation>Batches, deren Gradienten zu einem Optimiererschritt addiert werden</translation>
    </message>
    <message>
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>Entkoppelter Gewichtszerfall von AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>Abklingen des Gradientenmittels in AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>Abklingen des Mittels des quadrierten Gradienten in AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>Schutz von AdamW vor Division durch null</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>Gradienten mit größerer Norm werden auf sie verkleinert; 0: nie</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
        <translation>Rechnet die Aktivierungen jeder Schicht zweimal, statt sie zu behalten: langsamer, viel weniger Speicher</translation>
    </message>
    <message>
        <source>Weight of the loss that balances the experts; 0: none</source>
        <translation>Gewicht des Verlusts, der die Experten ausgleicht; 0: keiner</translation>
    </message>
    <message>
        <source>Names of the parameters to train, with * and ?; empty: all of them</source>
        <translation>Namen der zu trainierenden Parameter, mit * und ?; leer: alle</translation>
    </message>
    <message>
        <source>Steps between validations; 0: only at the end</source>
        <translation>Schritte zwischen Validierungen; 0: nur am Ende</translation>
    </message>
    <message>
        <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
        <translation>Schritte zwischen gespeicherten Zuständen, von denen ein angehaltener Lauf weitergeht; 0: nur am Ende</translation>
    </message>
    <message>
        <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
        <translation>Behält die Gewichte mit dem niedrigsten Validierungsverlust statt der letzten</translation>
    </message>
    <message>
        <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
        <translation>Was bei NaN in Verlust oder Gradient geschieht: anhalten (stop) oder den Schritt auslassen (skip)</translation>
    </message>
    <message>
        <source>Trains all weights, or a low-rank adapter beside them</source>
        <translation>Trainiert alle Gewichte oder einen Low-Rank-Adapter daneben</translation>
    </message>
    <message>
        <source>Rank of the adapter&apos;s matrices</source>
        <translation>Rang der Adaptermatrizen</translation>
    </message>
    <message>
        <source>The adapter counts alpha / rank times</source>
        <translation>Der Adapter zählt alpha / Rang-fach</translation>
    </message>
    <message>
        <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
        <translation>Was einen Adapter bekommt: q_proj, 7.mlp.experts.gate_up_proj ...; leer: Attention und Experten</translation>
    </message>
    <message>
        <source>Which weights become 4-bit numbers, and in which format</source>
        <translation>Welche Gewichte 4-Bit-Zahlen werden, und in welchem Format</translation>
    </message>
    <message>
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
        <translation>Wie die Skala eines Blocks gewählt wird (ceil, floor, mse; amax, four_over_six, mse); leer: die Regel des Formats</translation>
    </message>
    <message>
        <source>Training rows that a policy which also quantizes inputs measures their range on</source>
        <translation>Trainingszeilen, an denen ein Verfahren, das auch Eingaben quantisiert, deren Bereich misst</translation>
    </message>
    <message>
        <source>The stages to evaluate; base stands for the checkpoint</source>
        <translation>Die zu bewertenden Stufen; base steht für den Checkpoint</translation>
    </message>
    <message>
        <source>Files with held-out rows</source>
        <translation>Dateien mit zurückgehaltenen Zeilen</translation>
    </message>
    <message>
        <source>Rows of each file to use; 0: all</source>
        <translation>Zu verwendende Zeilen jeder Datei; 0: alle</translation>
    </message>
    <message>
        <source>Longer answers are cut off and count as invalid</source>
        <translation>Längere Antworten werden abgeschnitten und gelten als ungültig</translation>
    </message>
    <message>
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
        <translation>Beim Ziehen der Antworten; 0: immer das wahrscheinlichste Token</translation>
    </message>
    <message>
        <source>Answers generated at once</source>
        <translation>Gleichzeitig erzeugte Antworten</translation>
    </message>
    <message>
        <source>File layout of the exported checkpoint</source>
        <translation>Dateiaufbau des exportierten Checkpoints</translation>
    </message>
    <message>
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
        <translation>Ordner, in den geschrieben wird; leer: ein eigener Ordner des Laufs</translation>
    </message>
    <message>
        <source>Name of the stage within the recipe</source>
        <translation>Name der Stufe im Rezept</translation>
    </message>
    <message>
        <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
        <translation>Die Stufe, von deren Gewichten diese ausgeht; leer oder base: der Checkpoint</translation>
    </message>
    <message>
        <source>config.json of the model to train from random weights</source>
        <translation>config.json des Modells, das aus zufälligen Gewichten trainiert wird</translation>
    </message>
    <message>
        <source>What the stage does</source>
        <translation>Was die Stufe tut</translation>
    </message>
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>Für Dateien mit anderen Spaltennamen: bekannt=Spalte, etwa user=question oder final=answer; leer: am Namen erkannt</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>Antworten auf die ersten Validierungszeilen, bei jeder Validierung erzeugt, zum Mitlesen</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>Wo diese Antworten abgeschnitten werden</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>Misst bei jeder Validierung dieselben Gewichte auch in MXFP4 und in NVFP4, sodass ein Lauf beide Kurven zeigt</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>Kein Lauf hat ein Feld oder Ergebnis &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot; ist keine Zahl.</translation>
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
        <translation>Liest es ohne Schalter; eine Version nach 0.10.1.</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper, Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>Liest es ohne Schalter.</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>Das Backend TRTLLM auf Blackwell, TRITON auf Hopper.</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>Führt NVFP4-gpt-oss nicht richtig aus (vllm-project/vllm#46641); exportieren Sie dafür MXFP4.</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>Eine neuere Version mit --quantization modelopt_fp4, auf 1, 2 oder 4 GPUs.</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>Eine neuere Version; vergleichen Sie ihre Antworten mit nibble generate.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerModel</name>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>Noch ist nichts gesagt.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>kein Kanal</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>Token %1: %2, Wahrscheinlichkeit %3. Am wahrscheinlichsten: %4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; mit Wahrscheinlichkeit &lt;b&gt;%2&lt;/b&gt; · Token %3 · ID %4</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The answers to the selected row</source>
        <translation>Die Antworten auf die gewählte Zeile</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>Nur Zeilen, in denen sich die Stufen unterscheiden</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>Bestanden von</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>Nicht bestanden von</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BarChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BlockPicture</name>
    <message>
        <source>Values of the block, original and quantized</source>
        <translation>Werte des Blocks, original und quantisiert</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantisiert</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>Stelle im Block</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>Remove model %1</source>
        <translation>Modell %1 entfernen</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>Gespräch mit Modell %1</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>Ordner eines Checkpoints…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>Anderer Lauf oder andere Stufe…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>weicht von %1 ab Token %2 ab</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Modell wird geladen…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>Wartet, bis es an der Reihe ist…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>Wählen Sie oben ein Modell.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>abgeschnitten</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>Das ganze Gespräch</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>Werkzeuge, die es aufrufen darf</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>Die Anfrage</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>Das Denken</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>Die endgültige Antwort</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>Die Sprache des Denkens</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>Welche Spalte ist welche?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>Nennen Sie entweder das ganze Gespräch oder die Teile eines einzelnen Zugs.</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>Wählen Sie die Spalte des Gesprächs oder der Anfrage.</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>Ohne Antwort gibt es nichts zu trainieren.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>Dasselbe auf der Befehlszeile</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
        <translation>Wenn ein Lauf fertig ist, stehen seine Stufen hier nebeneinander: Erfolgsquoten mit Intervallen, Kurven, Einstellungen und einzelne Antworten.</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Läufe zeigen</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Abweichende Einstellungen</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Zu vergleichende Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 gegen NVFP4</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>Felder und Ergebnisse</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>Haken Sie links einen zweiten Lauf an: Seine Einstellungen stehen dann hier neben denen des ersten, nur die abweichenden.</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>Die Rezepte dieser Läufe unterscheiden sich in keiner Einstellung.</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>Name, Nummer oder Tag</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>%n weiterer; er lässt sich suchen.</numerusform>
            <numerusform>%n weitere; sie lassen sich suchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::CurvePanel</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Validation without quantization</source>
        <translation>Validierung ohne Quantisierung</translation>
    </message>
    <message>
        <source>Show or hide</source>
        <translation>Zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>nats per token</source>
        <translation>Nats je Token</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Gradientennorm</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>vor dem Begrenzen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Logarithmische waagerechte Achse</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Logarithmische senkrechte Achse</translation>
    </message>
    <message>
        <source>Show everything (double click, Home)</source>
        <translation>Alles zeigen (Doppelklick, Pos1)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>hintereinander</translation>
    </message>
    <message>
        <source>Each stage behind the one that it starts from</source>
        <translation>Jede Stufe hinter der, von der sie ausgeht</translation>
    </message>
    <message>
        <source>Validation in MXFP4</source>
        <translation>Validierung in MXFP4</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>Validierung in NVFP4</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>Quantisierungslücke</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DataPage</name>
    <message>
        <source>Filled tokens are trained; outlined ones are only read.</source>
        <translation>Gefüllte Tokens werden trainiert, umrandete nur gelesen.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Tokenizer…</source>
        <translation>Tokenizer…</translation>
    </message>
    <message>
        <source>Open data…</source>
        <translation>Daten öffnen…</translation>
    </message>
    <message>
        <source>Reading and tokenizing…</source>
        <translation>Wird gelesen und in Tokens zerlegt…</translation>
    </message>
    <message>
        <source>No data open</source>
        <translation>Keine Daten geöffnet</translation>
    </message>
    <message>
        <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
        <translation>Öffnen Sie JSON-Lines- oder Parquet-Dateien: Multilingual-Thinking, FalseReject oder Chat-Nachrichten. Jede Zeile zeigt die Tokens, die aus ihr werden, und welche davon trainiert werden.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>Längengrenze</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
        <translation>Daten (*.jsonl *.json *.parquet);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a tokenizer</source>
        <translation>Tokenizer wählen</translation>
    </message>
    <message>
        <source>Tokenizer (tokenizer.json);;All files (*)</source>
        <translation>Tokenizer (tokenizer.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>Zeilen (%1)</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>of them trained</source>
        <translation>davon trainiert</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>längste Zeile</translation>
    </message>
    <message>
        <source>Tokens, before the limit</source>
        <translation>Tokens, vor der Grenze</translation>
    </message>
    <message>
        <source>rows cut</source>
        <translation>gekürzte Zeilen</translation>
    </message>
    <message>
        <source>Rows whose end lies past the length limit</source>
        <translation>Zeilen, deren Ende hinter der Längengrenze liegt</translation>
    </message>
    <message>
        <source>rows left out</source>
        <translation>ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
        <translation>Öffnen Sie einen Checkpoint oder wählen Sie einen Tokenizer, um Tokens zu sehen.</translation>
    </message>
    <message>
        <source>%1 tokens, %2 of them trained</source>
        <translation>%1 Tokens, davon %2 trainiert</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Reading: %1 rows</source>
        <translation>Lesen: %1 Zeilen</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>Tokenisieren: %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Spalten…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>Angeben, welche Spalte Anfrage, Denken und Antwort ist</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>Tokens, die eine Zeile haben darf; 0: keine Grenze</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>Zeilen (%1 von %2)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 Zeilen trainieren und %2 validieren, gezogen mit dem Seed %3. Doppelklicken Sie eine Zeile der Liste, um ihre Datenzeilen zu sehen.</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>Das Rezept nennt andere Dateien zum Trainieren.</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>Diese im Rezept verwenden</translation>
    </message>
</context>
<context>
    <name>nibble::ui::DatasetModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>Abgeschnitten nach %1 Tokens</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
</context>
<context>
    <name>nibble::ui::EvaluationModel</name>
    <message>
        <source>Perplexity %1 over %2 tokens</source>
        <translation>Perplexität %1 über %2 Tokens</translation>
    </message>
    <message>
        <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
        <translation>%1 von %2 bestanden, %3 ungültig. 95-%-Intervall: %4 bis %5%6</translation>
    </message>
    <message>
        <source>Better than all others beyond the intervals.</source>
        <translation>Besser als alle anderen, auch jenseits der Intervalle.</translation>
    </message>
    <message>
        <source>Run and stage</source>
        <translation>Lauf und Stufe</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>Experten lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>Dieser Checkpoint hat keine lesbaren Experten.</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>Die Norm jedes Experten, aus %1 an Gewichten.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>Norm</translation>
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
        <translation>Expertengewichte in Blöcken zu 32 mit einer Zweierpotenz als Skala: je 4,25 Bit. Läuft in vLLM, SGLang und TensorRT-LLM.</translation>
    </message>
    <message>
        <source>Hugging Face, NVFP4</source>
        <translation>Hugging Face, NVFP4</translation>
    </message>
    <message>
        <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
        <translation>Expertengewichte in Blöcken zu 16 mit einer kleinen Gleitkommazahl als Skala: je 4,5 Bit. Für Blackwell-GPUs.</translation>
    </message>
    <message>
        <source>Hugging Face, BF16</source>
        <translation>Hugging Face, BF16</translation>
    </message>
    <message>
        <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
        <translation>Nichts quantisiert: je 16 Bit. Zum Weitertrainieren anderswo oder als Vergleich.</translation>
    </message>
    <message>
        <source>OpenAI original/</source>
        <translation>OpenAI original/</translation>
    </message>
    <message>
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
        <translation>Die Namen aus OpenAIs eigenen Dateien, Expertengewichte in MXFP4.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Nothing to export yet</source>
        <translation>Noch nichts zu exportieren</translation>
    </message>
    <message>
        <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
        <translation>Wählen Sie einen Lauf auf der Seite Läufe. Jede trainierte oder quantisierte Stufe lässt sich als Checkpoint schreiben, den vLLM, SGLang oder TensorRT-LLM ausliefern.</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Läufe zeigen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A new or empty folder</source>
        <translation>Ein neuer oder leerer Ordner</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
        <translation>Nach dem Schreiben wird der Ordner wieder geöffnet und mit den trainierten Gewichten verglichen. Weicht ein einziges Bit ab, scheitert der Export.</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Ein Lauf ist im Gange.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>Der Lauf auf einer Seite: eine HTML-Datei mit Kurven, Tabellen und Zertifikaten</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>Der Bericht liegt in %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message>
        <source>What the export will write</source>
        <translation>Was der Export schreiben wird</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… insgesamt %n Datei</numerusform>
            <numerusform>… insgesamt %n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>Der eine Tensor (%n)</numerusform>
            <numerusform>Alle %n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>Bits eines Expertengewichts, mit Skalen</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>Frei auf diesem Datenträger</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>Auf dem Datenträger ist dafür nicht genug Platz.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportResults</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Hash of all tensors</source>
        <translation>Hash aller Tensoren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>Exporte dieses Laufs</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>Zertifikat des gewählten Exports</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>Ausliefern</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
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
        <translation>Befehl, der den Export ausliefert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Nothing is exported yet.</source>
        <translation>Noch ist nichts exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>%n Tensor nach dem Schreiben Bit für Bit verglichen</numerusform>
            <numerusform>%n Tensoren nach dem Schreiben Bit für Bit verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>Hash aller Tensoren: %1</translation>
    </message>
    <message>
        <source>cfg.yml holds:</source>
        <translation>cfg.yml enthält:</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FieldEditor</name>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>Zurück zum Standard: %1</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>Zurück zum Standard von %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>one file a line</source>
        <translation>eine Datei je Zeile</translation>
    </message>
    <message>
        <source>one name a line</source>
        <translation>ein Name je Zeile</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1, wie exportiert</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>MXFP4 und NVFP4 in Zahlen</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Validierungsverlust</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>Nats pro Token; gestrichelt: ohne Quantisierung</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Ohne Quantisierung</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>Signal-Rausch-Abstand der Gewichte</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Erhaltene Änderung</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits pro Wert</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Größe der Gewichte</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>Relativer quadratischer Fehler je Schicht</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1, ohne Quantisierung</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>Haken Sie einen Lauf an, der eine Stufe in MXFP4 und eine in NVFP4 oder eine QAT-Stufe mit Zwilling hat, oder je einen Lauf.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::JobBar</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <translation>Ablage: %1</translation>
    </message>
    <message>
        <source>Store (read only): %1. %2</source>
        <translation>Ablage (nur lesbar): %1. %2</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Nichts läuft</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>startet…</translation>
    </message>
    <message>
        <source>Stopping after this step; its state is saved…</source>
        <translation>Hält nach diesem Schritt an; der Zustand wird gespeichert…</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
        <translation>%1 · Schritt %2 von %3 · Verlust %4 · %5 Tokens/s · noch %6</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 of %4 · %5 left</source>
        <translation>%1 · %2 · %3 von %4 · noch %5</translation>
    </message>
    <message>
        <source>%1 · starting</source>
        <translation>%1 · startet</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorModel</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LayerErrorView</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>Dieser Lauf hat keine begonnene PTQ- oder QAT-Stufe. Die Fehler seiner Schichten und Experten stehen hier, sobald eine begonnen hat.</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>Schichten und Experten, die schlechtesten zuerst</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>Doppelklicken, um die Matrix zu sehen.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlechteste zuerst</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>Zeigen Sie auf eine Zelle oder gehen Sie mit den Pfeiltasten hin. Ein Klick zeigt ihre Matrix.</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>Schicht %1, Experte %2, %3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>Tokenzahl je Zeile, mit der Längengrenze</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>Die Grenze liegt bei %1 Tokens.</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>Es gibt keine Grenze.</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>Tokens je Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>limit %1 →</source>
        <translation>Grenze %1 →</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 to %2 tokens</source>
        <translation>
            <numerusform>%n Zeile mit %1 bis %2 Tokens</numerusform>
            <numerusform>%n Zeilen mit %1 bis %2 Tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>Alle Zeilen ganz lassen</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>Ziehen Sie die Linie, um eine andere Längengrenze zu probieren; klicken Sie einen Balken für seine Zeilen.</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>Es gibt keine Tokens zu zählen.</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>Keine Zeile wird abgeschnitten. Die längste hat %1 Tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%1 von %2 Zeilen verlieren ihr Ende und mit ihm %3 endgültige Antworten.</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>Von %1 endgültigen Antworten bleibt nichts übrig.</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 Zeilen behalten kein trainiertes Token und bleiben weg.</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>%1 trainierte Tokens bleiben, %2 von allen.</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>max_length im Rezept auf %1 setzen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LogView</name>
    <message>
        <source>No messages yet</source>
        <translation>Noch keine Meldungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MainWindow</name>
    <message>
        <source>Store</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Run #%1</source>
        <translation>Lauf #%1</translation>
    </message>
    <message>
        <source>Open or create a store</source>
        <translation>Ablage öffnen oder anlegen</translation>
    </message>
    <message>
        <source>Stores (*.sqlite);;All files (*)</source>
        <translation>Ablagen (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Quit while a run is under way?</source>
        <translation>Beenden, während ein Lauf im Gange ist?</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>Das Programm nibble liegt nicht neben diesem; der Lauf ist angehalten und lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>Es gibt noch keinen Lauf der Demo. &quot;./nibble demo&quot; erzeugt in wenigen Minuten einen.</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>Ein Lauf ist im Gang. Halten Sie ihn an, bevor Sie eine andere Ablage öffnen.</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>Der Lauf kann ohne das Fenster weitergehen: Das Befehlszeilenprogramm übernimmt ihn ab dem laufenden Schritt. Oder er hält nach diesem Schritt an, speichert seinen Zustand und lässt sich jederzeit fortsetzen.</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>Ohne das Fenster weiterlaufen</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>Anhalten und speichern</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>Ablage öffnen oder anlegen...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Lauf der Demo ansehen</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>Rezept starten</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Lauf anhalten</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>Gewählten Lauf fortsetzen</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>Vom gewählten Lauf abzweigen</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>Voriger Lauf</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>Glättung ein oder aus</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>Logarithmische Verlustachse ein oder aus</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>Kurven ganz zeigen</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Design: wie der Desktop</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Design: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Design: dunkel</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Zu einer Seite gehen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>Diagramm: entlang der waagerechten Achse zoomen; mit Strg entlang beider</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>Diagramm: verschieben</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Umschalt+Ziehen, rechte Taste</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>Diagramm: auf ein Rechteck zoomen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>Diagramm: kopieren und speichern</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>Doppelklick, Pos1</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>Diagramm: alles zeigen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>Diagramm: Fadenkreuz bewegen; mit Strg das Bild; + und - zoomen</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
</context>
<context>
    <name>nibble::ui::MetricPlot</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 NaN</translation>
    </message>
    <message>
        <source>%1 infinite</source>
        <translation>%1 unendlich</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>Noch keine Werte</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>%1 Kurven, %2 Punkte</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>Ein Diagramm wird je nach Dateiendung als png, svg, pdf oder csv gespeichert.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>Als PNG speichern...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>Als SVG speichern...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Als PDF speichern...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>Werte als CSV speichern...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ModelPage</name>
    <message>
        <source>%1 sliding, %2 full</source>
        <translation>%1 gleitend, %2 voll</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Which of the folder&apos;s checkpoints</source>
        <translation>Welcher Checkpoint des Ordners</translation>
    </message>
    <message>
        <source>Open checkpoint…</source>
        <translation>Checkpoint öffnen…</translation>
    </message>
    <message>
        <source>Opening the checkpoint…</source>
        <translation>Checkpoint wird geöffnet…</translation>
    </message>
    <message>
        <source>No checkpoint open</source>
        <translation>Kein Checkpoint geöffnet</translation>
    </message>
    <message>
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
        <translation>Öffnen Sie den Ordner eines gpt-oss-Checkpoints: Hugging Face MXFP4 oder BF16 oder OpenAIs original/. Die Dateien werden eingeblendet und geprüft, nicht geladen; das geht auch bei den größten Modellen schnell.</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation>Tensoren nach Namen filtern</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>Checkpoint öffnen</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>active per token</source>
        <translation>aktiv je Token</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>%1, %2 a token</source>
        <translation>%1, %2 je Token</translation>
    </message>
    <message numerus="yes">
        <source>weights in %n file(s)</source>
        <translation>
            <numerusform>Gewichte in %n Datei</numerusform>
            <numerusform>Gewichte in %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems and notes</source>
        <translation>Probleme und Hinweise</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>Tensoren nach Namen filtern, in beiden Schreibweisen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 ist nicht das veröffentlichte %2: %3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Ungewöhnlich</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>Nichts ist falsch und nichts ungewöhnlich.</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>Das Rezept nennt einen anderen Checkpoint.</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>Diesen im Rezept verwenden</translation>
    </message>
</context>
<context>
    <name>nibble::ui::NumberEdit</name>
    <message>
        <source>This is not a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <source>This can mean %1 or %2. Write one of these.</source>
        <translation>Das kann %1 oder %2 heißen. Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Hier wird eine Zahl gebraucht.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Das muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>The smallest allowed value is %1.</source>
        <translation>Der kleinste erlaubte Wert ist %1.</translation>
    </message>
    <message>
        <source>The largest allowed value is %1.</source>
        <translation>Der größte erlaubte Wert ist %1.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::Page</name>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Lauf der Demo ansehen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>Läufe als Linien durch ihre Einstellungen und Ergebnisse</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanBar</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>Hauptgewichte</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimiererzustand</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>Fake-quantisierte Gewichte</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>Zusammengeführte Gewichte</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>Speicher nach Teilen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Frei: %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>Geschwindigkeit messen</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>Macht einige Trainingsschritte mit der Form dieses Modells, mit zufälligen Gewichten</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Dateien werden gelesen…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Noch kein Plan</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>Er erscheint, sobald das Rezept vollständig ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>von %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Trainierte Parameter</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>Alle Stufen: Spitzenspeicher</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>Alle Stufen: Trainingszeit</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>Alle Stufen: Datenträger</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Macht einige Schritte…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>Zeit aus gemessenen Trainingsschritten: %1.</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>Zeit aus 40 % der Geschwindigkeit einer großen Matrixmultiplikation: %1.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlaygroundPage</name>
    <message>
        <source>Playground</source>
        <translation>Spielwiese</translation>
    </message>
    <message>
        <source>No model to talk to yet</source>
        <translation>Noch kein Modell zum Sprechen</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>Wählen Sie einen Lauf mit trainierten Gewichten oder den Ordner eines Checkpoints. Bis zu drei Modelle antworten nebeneinander: die Basis, das Feinabgestimmte und das, was in 4 Bit ausgeliefert wird.</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>Checkpoint wählen…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>Unwahrscheinliche Tokens hervorheben</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>Tokens, denen das Modell weniger als 50 % gab</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Neues Gespräch</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>In der Entwicklernachricht verlangt, wie in den Trainingsdaten</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0: immer das wahrscheinlichste Token</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>Zieht aus den wahrscheinlichsten Tokens, die zusammen diese Wahrscheinlichkeit haben</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>Weitere Anweisungen für die Entwicklernachricht</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>Denksprache</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Entwickler</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>Alle fragen. Eingabe sendet, Umschalt+Eingabe beginnt eine neue Zeile.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Ihre Nachricht</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Base checkpoint</source>
        <translation>Basis-Checkpoint</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Checkpoint wählen</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>Anderer Lauf oder andere Stufe</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>Nummer oder Name eines Laufs und seine Stufe: 12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Wählen Sie zuerst ein Modell.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlotHeader</name>
    <message>
        <source>Values that are not numbers are marked at the picture&apos;s edge and leave gaps in the line.</source>
        <translation>Werte, die keine Zahlen sind, sind am Bildrand markiert und lassen Lücken in der Linie.</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>Dieses Diagramm speichern oder kopieren</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ProblemTree</name>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>nibble::ui::QuantizationPage</name>
    <message>
        <source>Quantization</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>Noch keine Quantisierungsfehler</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Läufe zeigen</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>Wählen Sie auf der Seite Läufe einen Lauf mit einer PTQ- oder QAT-Stufe. Hier zeigt dann jede quantisierte Schicht und jeder Experte, was das Runden auf 4 Bit bewirkt hat und wie viel vom Fine-Tuning erhalten blieb. Mit einem Checkpoint allein, geöffnet auf der Seite Modell, lassen sich die Skalenregeln vergleichen.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>Blieb mein Fine-Tuning erhalten?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>Skalenregeln</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>Prüfung des Rezepts</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>Das Rezept ist vollständig.</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>Was fehlt oder falsch ist</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>Bedenkenswert</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Stufe %1: %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeDocument</name>
    <message>
        <source>%1 is not there</source>
        <translation>%1 ist nicht da</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipePage</name>
    <message>
        <source>Published recipe, gpt-oss-20b, all weights</source>
        <translation>Veröffentlichtes Rezept, gpt-oss-20b, alle Gewichte</translation>
    </message>
    <message>
        <source>Published recipe, gpt-oss-20b, LoRA</source>
        <translation>Veröffentlichtes Rezept, gpt-oss-20b, LoRA</translation>
    </message>
    <message>
        <source>Quick try: a few steps of everything</source>
        <translation>Schneller Versuch: von allem ein paar Schritte</translation>
    </message>
    <message>
        <source>Demo: bundled model and data, minutes on a CPU</source>
        <translation>Demo: mitgeliefertes Modell und Daten, Minuten auf einer CPU</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Lauf starten</translation>
    </message>
    <message>
        <source>No recipe yet</source>
        <translation>Noch kein Rezept</translation>
    </message>
    <message>
        <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
        <translation>Ein Rezept nennt die Stufen eines Laufs: Fine-Tuning, Quantisieren, Training durch den Quantisierer, Bewerten, Exportieren. Beginnen Sie mit einer Vorlage und ändern Sie, was Sie brauchen.</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>Vorlage wählen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Recipe as JSON</source>
        <translation>Rezept als JSON</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The same from the command line</source>
        <translation>Dasselbe auf der Befehlszeile</translation>
    </message>
    <message>
        <source>RECIPE.json</source>
        <translation>REZEPT.json</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Ein Lauf ist im Gange.</translation>
    </message>
    <message>
        <source>Open recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Recipes (*.json)</source>
        <translation>Rezepte (*.json)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>Speichern Sie das Rezept, damit sein Pfad hier steht.</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>Seit dem Speichern geändert: zuerst speichern.</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>Stufe „%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>Letzte Änderung des Rezepts rückgängig machen</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rückgängig Gemachtes wiederherstellen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RelationsView</name>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Upright axis</source>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>Ergebnisse werden hier gegen Einstellungen aufgetragen, sobald die Ablage mindestens zwei Läufe hat.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>Experten nach Last</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>Vollste zuerst</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>Tokens der Validierungszeilen, an denen ein Experte beteiligt ist, geteilt durch die Zahl, wenn alle Experten seiner Schicht gleich viele hätten. 1 ist gleichmäßig, 0 ein toter Experte.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>Tokens zählen</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>Dieser Lauf hat noch keine Gewichte. Sein Routing steht hier, wenn eine Stufe fertig ist.</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>Die Tokens dieser Stufe wurden nicht gezählt. Das Zählen schickt die Validierungszeilen des Laufs einmal durch das Modell.</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>tote Experten</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>Kein Token der Validierungszeilen geht zu ihnen.</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>heiße Experten</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>Sie bekommen mindestens das Doppelte ihres gleichen Anteils.</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>der vollste</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>Seine Tokens, geteilt durch einen gleichen Anteil.</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>tot in der Basis</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>gewanderte Tokens</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>Anteil der Tokens, die jetzt andere Experten nehmen als in der Basis, mindestens.</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>Basis-Checkpoint</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RowList</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Search the conversations</source>
        <translation>Gespräche durchsuchen</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>Sprache oder Kategorie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Jede Länge</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>Durch die Grenze abgeschnitten</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>Training oder Validierung</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Alle Teile</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>Wieder alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(nicht benannt)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>Zeilen mit %1 bis %2 Tokens</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>Formate und Skalenregeln</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>Format und Regel</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Relativer Fehler</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Zu null gerundet</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Alle Schichten zusammen</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>Was jedes Format und jede Skalenregel aus diesen Gewichten machen würde: an den Gewichten selbst gemessen, vor jedem Training. Wählen Sie die Gewichte und starten Sie.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>Basis-Checkpoint</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>In %1 verliert die Regel %2 am wenigsten: %3 dB.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 behält jeden Wert mit der Regel %2.</numerusform>
            <numerusform>%1 behält jeden Wert mit den Regeln %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>Signal-Rausch-Abstand jeder Schicht</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>Notizen und Tags von Lauf #%1</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>Wörter, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>Lauf abzweigen</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>Lauf #%1 hat (noch) keine Gewichte gespeichert.</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>Von Lauf #%1 abzweigen</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>Der neue Lauf beginnt mit diesen Gewichten und tut von da an, was das Rezept tat. Ändern Sie, was er anders tun soll.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDocks</name>
    <message>
        <source>Set free or put back</source>
        <translation>Lösen oder zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>Verlust des Laufs neben den Seiten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>Protokoll des Laufs neben den Seiten</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>Verlust, Nats pro Token; gestrichelt: Validierung</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, Validierung</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>Spalten und Gruppen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>Filter: Name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>Läufe filtern</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>Wörter, die alle zutreffen müssen: ein Teil von Name, Tags oder Notizen; jedes Feld des Rezepts oder Ergebnis mit &lt;, &lt;=, &gt;, &gt;=, = oder !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; ein Minus davor für das Gegenteil.</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>Nach Name gruppieren</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Nach Modell gruppieren</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>Felder des Rezepts</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Archivierte Läufe zeigen</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>Ergebnisse der Stufen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTableModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>The lowest validation loss</source>
        <translation>Der niedrigste Validierungsverlust</translation>
    </message>
    <message>
        <source>The loss of the last step</source>
        <translation>Der Verlust des letzten Schritts</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunView</name>
    <message>
        <source>The recipe as it was run</source>
        <translation>Das Rezept, wie es lief</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>incomplete: %1 is missing</source>
        <translation>unvollständig: %1 fehlt</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>Doppelklick: von hier einen neuen Lauf abzweigen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>Was sich gegenüber dem Ursprung geändert hat</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>nicht mehr da</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>No runs in this store</source>
        <translation>Keine Läufe in dieser Ablage</translation>
    </message>
    <message>
        <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
        <translation>Wählen Sie ein Rezept und starten Sie es; seine Kurven erscheinen hier beim Training. Auch Läufe des Befehlszeilenprogramms erscheinen hier.</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>Rezept wählen</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>best validation</source>
        <translation>beste Validierung</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>Den gewählten Lauf ab seinem letzten gespeicherten Schritt fortsetzen</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>Den laufenden Lauf speichern und anhalten</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>Abzweigen...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>Einen neuen Lauf mit Gewichten starten, die der gewählte gespeichert hat</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>Stern setzen oder entfernen</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>Die gewählten Läufe markieren</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>Notizen und Tags...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>Was Sie sich zum gewählten Lauf merken möchten</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>Archivieren oder zurückholen</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>Archivierte Läufe bleiben in der Ablage; die Tabelle zeigt sie nicht</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>Die gewählten Läufe mit ihren Gewichten löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n Lauf gelöscht.</numerusform>
            <numerusform>%n Läufe gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>Abzweig von #%1, %2, Schritt %3</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>Abzweig eines gelöschten Laufs, %1, Schritt %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>Die gewählten Läufe nebeneinanderstellen</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>Gelöschte zurückholen</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>Die zuletzt gelöschten Läufe</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>Antworten bei jeder Validierung</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>In diesem Lauf wurde nichts erzeugt. Setzen Sie das Feld &quot;samples&quot; einer Stufe, um ihre Antworten mitzulesen.</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Frage und Antwort</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>Läufe als Punkte</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarithmisch</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SplitView</name>
    <message>
        <source>File, language or category</source>
        <translation>Datei, Sprache oder Kategorie</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>Trainings- und Validierungszeilen</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(nicht benannt)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>Gewählte Stufe duplizieren</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>Gewählte Stufe löschen</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Stufe hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>dem Checkpoint</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StageTree</name>
    <message>
        <source>Pretraining</source>
        <translation>Vortraining</translation>
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
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Parts of the recipe</source>
        <translation>Teile des Rezepts</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(ohne id)</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>Rate %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 Epochen</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>noch kein Checkpoint</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>noch keine Dateien</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>Was das Runden vom Fine-Tuning übrig ließ, je Schicht</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>Schicht; links %1, rechts %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1, Schicht %2, %3
Änderung: Norm %4
Nach dem Runden übrig: %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1, einfaches Runden</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1, durch den Quantisierer trainiert</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>Validierungsverlust %1, in 4 Bit %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>Schicht %1, %2 verlor am meisten: %3 des gesamten Verlorenen.</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>Einfaches Runden auf %1 (%2) lässt %3 der Änderung durch das Fine-Tuning übrig, deren Norm %4 ist.</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>Das Training durch den %1-Quantisierer (%2) brachte die Norm der Änderung auf %4, davon sind %3 übrig.</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>Mehr als alles, weil ein Gewicht, das eine Rundungsgrenze überschreitet, um eine ganze Stufe springt.</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>Höhe: quadrierte Änderung der Gewichte gegenüber dem Basis-Checkpoint. Gefüllt: nach dem Runden übrig. Schraffiert: verloren.</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>Es gibt keine Änderung zu suchen: Der Lauf hat keinen Checkpoint zum Vergleich, oder seine Gewichte sind noch die des Checkpoints.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorDetailView</name>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Value of the weight</source>
        <translation>Wert des Gewichts</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantisiert</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>Rundungsfehler</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>Fehler in Skalen des Blocks</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Exponent of the block&apos;s scale</source>
        <translation>Exponent der Blockskala</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>Wert in Skalen des Blocks</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>Schlechteste Blöcke</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>Zeile, Spalte</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Quadratischer Fehler</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>Werte des Blocks</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Quantized</source>
        <translation>Quantisiert</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Seine Werte</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>Klicken Sie unter &quot;Fehler&quot; eine Zelle der Karte an, um ihre Matrix zu sehen.</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>Format und Skalenregel, in denen die Stufe ausgeliefert wird.</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>Zeilen × Spalten</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>Signal-Rausch-Abstand</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>relativer quadratischer Fehler</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>zu null gerundet</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>Bits pro Wert</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>Mit Skalen.</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>Tensorskala</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>Ein float32 für alle Experten.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorModel</name>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
    <message>
        <source>Embeddings, final norm, output</source>
        <translation>Einbettungen, letzte Norm, Ausgabe</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensors</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Name bei Hugging Face</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>Name bei OpenAI</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>Blockskalen</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>Exponent: die Skala ist 2 hoch diese Zahl</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>Wert des 4-Bit-Codes, mal die Skala seines Blocks</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>Gewählter Tensor</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>Kennzahlen des Tensors</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>Tensor wählen</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>Hier stehen seine Namen in beiden Schreibweisen, Kennzahlen und Histogramme.</translation>
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
        <translation>Norm</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN oder unendlich</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits pro Wert</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalen</translation>
    </message>
    <message>
        <source>Tensor scale</source>
        <translation>Tensorskala</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>Zweierpotenzen</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>Norm jedes Experten</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TokenView</name>
    <message>
        <source>Rendered tokens</source>
        <translation>Erzeugte Tokens</translation>
    </message>
    <message>
        <source>cut off by the length limit</source>
        <translation>durch die Längengrenze abgeschnitten</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>not trained</source>
        <translation>nicht trainiert</translation>
    </message>
    <message>
        <source>Token %1 · id %2 · bytes %3 · %4 · %5</source>
        <translation>Token %1 · id %2 · Bytes %3 · %4 · %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
</TS>
