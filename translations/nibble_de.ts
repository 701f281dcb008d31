<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <name>LayerErrorMetric</name>
        <message>
            <source>Signal to noise</source>
            <translation>Signal-Rausch-Abstand</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
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
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
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
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
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
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>Sprache, etwa de oder pt_BR; sonst die des Desktops</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>Der zu wählende Lauf: seine Nummer oder sein Name</translation>
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
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
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
            <source>AdamW's decoupled weight decay</source>
            <translation>Entkoppelter Gewichtszerfall von AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>Abklingen des Gradientenmittels in AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>Abklingen des Mittels des quadrierten Gradienten in AdamW</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>Schutz von AdamW vor Division durch null</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>Gradienten mit größerer Norm werden auf sie verkleinert; 0: nie</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
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
            <source>Rank of the adapter's matrices</source>
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
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
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
            <source>Of the answers' sampling; 0: always the likeliest token</source>
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
            <source>Folder to write to; empty: a folder of the run's own</source>
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
        <message>
            <source>The answers to the selected row</source>
            <translation>Die Antworten zur gewählten Zeile</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>Nur Zeilen, in denen sich die Stufen unterscheiden</translation>
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
            <source>Request</source>
            <translation>Anfrage</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Erwartet</translation>
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
            <source>Filter rows</source>
            <translation>Zeilen filtern</translation>
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
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>Tokens, die eine Zeile haben darf; 0: keine Grenze. Eingabetaste zählt neu.</translation>
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
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
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
            <source>From</source>
            <translation>Von</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Hash of all tensors</source>
            <translation>Prüfsumme aller Tensoren</translation>
        </message>
        <message>
            <source>Exports of this run</source>
            <translation>Exporte dieses Laufs</translation>
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
            <source>Written</source>
            <translation>Geschrieben</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>Ausliefern</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Ein Lauf ist im Gange.</translation>
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
            <source>Allowed: %1</source>
            <translation>Erlaubt: %1</translation>
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
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>Der Lauf hält nach dem laufenden Schritt an und speichert seinen Zustand. Er lässt sich hier oder mit „nibble run --resume“ fortsetzen.</translation>
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
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>Werte, die keine Zahlen sind, sind am Bildrand markiert und lassen Lücken in der Linie.</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>Noch keine Werte</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>%1 Kurven, %2 Punkte</translation>
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
            <source>Which of the folder's checkpoints</source>
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
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
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
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
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
            <source>Effect</source>
            <translation>Folge</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Stelle</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::QuantizationPage</name>
        <message>
            <source>Layer</source>
            <translation>Schicht</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantisierung</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>Noch keine Quantisierungsfehler</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>Wählen Sie auf der Seite Läufe einen Lauf mit einer PTQ- oder QAT-Stufe. Hier zeigt dann jede quantisierte Schicht und jeder Experte, was das Runden auf 4 Bit bewirkt hat und wie viel vom Fine-Tuning blieb.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Läufe zeigen</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>Schichten und Experten, die schlechtesten zuerst</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Feld</translation>
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
            <source>Training step</source>
            <translation>Trainingsschritt</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>Das Fine-Tuning hat die quantisierten Gewichte um eine Norm von %1 geändert. Nach dem Runden auf %2 sind davon noch &lt;b&gt;%3&lt;/b&gt; übrig.</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>Zeigen Sie auf ein Feld oder gehen Sie mit den Pfeiltasten hin.</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>Schicht %1, Experte %2, %3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Messgröße</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>Mehr als alles, weil ein Gewicht, das eine Rundungsgrenze überschreitet, um eine ganze Stufe springt.</translation>
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
            <source>Add stage</source>
            <translation>Stufe hinzufügen</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>Gewählte Stufe entfernen</translation>
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
            <source>What is missing or wrong</source>
            <translation>Was fehlt oder falsch ist</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>Das Rezept ist vollständig.</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>Zu bedenken</translation>
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
            <source>Pass rates</source>
            <translation>Erfolgsquoten</translation>
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
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>Gewählten Lauf aus der Ablage löschen</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>Lauf löschen</translation>
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
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>Lauf #%1 und alles, was von ihm aufgezeichnet wurde, löschen?</translation>
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
            <source>Filter runs</source>
            <translation>Läufe filtern</translation>
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
</TS>
