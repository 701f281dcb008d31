<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
            <translation>%1 j %2 h</translation>
        </message>
    </context>
    <context>
        <name>LayerErrorMetric</name>
        <message>
            <source>Signal to noise</source>
            <translation>Rapport signal sur bruit</translation>
        </message>
        <message>
            <source>Ten times the logarithm of the weights' energy over the rounding error's. Higher is better.</source>
            <translation>Dix fois le logarithme de l'énergie des poids sur celle de l'erreur d'arrondi. Plus haut est mieux.</translation>
        </message>
        <message>
            <source>Relative squared error</source>
            <translation>Erreur quadratique relative</translation>
        </message>
        <message>
            <source>Squared rounding error over squared weights. Lower is better.</source>
            <translation>Carré de l'erreur d'arrondi sur carré des poids. Plus bas est mieux.</translation>
        </message>
        <message>
            <source>Largest error</source>
            <translation>Plus grande erreur</translation>
        </message>
        <message>
            <source>The largest distance between a weight and its quantized value.</source>
            <translation>La plus grande distance entre un poids et sa valeur quantifiée.</translation>
        </message>
        <message>
            <source>Clipped</source>
            <translation>Écrêtés</translation>
        </message>
        <message>
            <source>Share of the weights beyond the largest value that their block's scale can express.</source>
            <translation>Part des poids au-delà de la plus grande valeur que l'échelle de leur bloc peut exprimer.</translation>
        </message>
        <message>
            <source>Underflowed</source>
            <translation>Arrondis à zéro</translation>
        </message>
        <message>
            <source>Share of the weights other than zero that became zero.</source>
            <translation>Part des poids non nuls devenus nuls.</translation>
        </message>
        <message>
            <source>Changed against the base</source>
            <translation>Modifiés par rapport à la base</translation>
        </message>
        <message>
            <source>Share of the weights whose quantized value differs from the base checkpoint's.</source>
            <translation>Part des poids dont la valeur quantifiée diffère de celle du checkpoint de base.</translation>
        </message>
        <message>
            <source>Size of the change</source>
            <translation>Ampleur du changement</translation>
        </message>
        <message>
            <source>Norm of what fine-tuning added to the weights, before quantization.</source>
            <translation>Norme de ce que l'ajustement a ajouté aux poids, avant quantification.</translation>
        </message>
        <message>
            <source>Change that survived</source>
            <translation>Changement conservé</translation>
        </message>
        <message>
            <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
            <translation>Part de ce que l'ajustement a ajouté qui subsiste après l'arrondi. 100 % est l'idéal.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Workbench for fine-tuning and quantizing gpt-oss models</source>
            <translation>Atelier pour ajuster et quantifier les modèles gpt-oss</translation>
        </message>
        <message>
            <source>The store of runs to show</source>
            <translation>Le magasin d'exécutions à afficher</translation>
        </message>
        <message>
            <source>Write a PNG of every page to DIR and exit</source>
            <translation>Écrire un PNG de chaque page dans DIR puis quitter</translation>
        </message>
        <message>
            <source>light, dark or system</source>
            <translation>light, dark ou system</translation>
        </message>
        <message>
            <source>Size of the window, such as 1280x800</source>
            <translation>Taille de la fenêtre, par exemple 1280x800</translation>
        </message>
        <message>
            <source>Language, such as de or pt_BR; otherwise the desktop's</source>
            <translation>Langue, par exemple de ou pt_BR ; sinon celle du bureau</translation>
        </message>
        <message>
            <source>The run to select: its number or name</source>
            <translation>L'exécution à choisir : son numéro ou son nom</translation>
        </message>
    </context>
    <context>
        <name>Recipe</name>
        <message>
            <source>Version of the recipe format</source>
            <translation>Version du format de recette</translation>
        </message>
        <message>
            <source>Name of the runs made from this recipe</source>
            <translation>Nom des exécutions issues de cette recette</translation>
        </message>
        <message>
            <source>Decides the order of the rows, which of them validate, and all other random choices</source>
            <translation>Décide de l'ordre des lignes, de celles qui valident et de tous les autres tirages</translation>
        </message>
        <message>
            <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
            <translation>Dossier du checkpoint gpt-oss de départ ; nécessaire sauf si la première étape est pretrain</translation>
        </message>
        <message>
            <source>tokenizer.json; empty: the one in the checkpoint's folder</source>
            <translation>tokenizer.json ; vide : celui du dossier du checkpoint</translation>
        </message>
        <message>
            <source>Where to compute; auto takes a GPU where there is one</source>
            <translation>Où calculer ; auto prend un GPU s'il y en a un</translation>
        </message>
        <message>
            <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
            <translation>Dans quoi le modèle calcule ; poids maîtres et état de l'optimiseur restent en float32</translation>
        </message>
        <message>
            <source>Files to train on: JSON Lines or Parquet</source>
            <translation>Fichiers d'entraînement : JSON Lines ou Parquet</translation>
        </message>
        <message>
            <source>Rows held out for validation: below 1 their share, else their number</source>
            <translation>Lignes réservées à la validation : sous 1 leur part, sinon leur nombre</translation>
        </message>
        <message>
            <source>Longer rows lose their end; rows that keep no trained token are left out</source>
            <translation>Les lignes plus longues perdent leur fin ; celles sans token entraîné sont écartées</translation>
        </message>
        <message>
            <source>Date in the system message, fixed so that rows render the same on any day; empty: none</source>
            <translation>Date du message système, fixe pour que les lignes soient rendues pareil chaque jour ; vide : aucune</translation>
        </message>
        <message>
            <source>Reasoning effort in the system message</source>
            <translation>Effort de raisonnement dans le message système</translation>
        </message>
        <message>
            <source>Puts several rows into one, with no attention between them</source>
            <translation>Réunit plusieurs lignes en une, sans attention entre elles</translation>
        </message>
        <message>
            <source>Peak learning rate; for QAT about half of what SFT used or less</source>
            <translation>Taux d'apprentissage maximal ; pour le QAT, environ la moitié de celui du SFT ou moins</translation>
        </message>
        <message>
            <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
            <translation>Où finit le programme ; à la place de min_learning_rate_ratio</translation>
        </message>
        <message>
            <source>Where the schedule ends, as a share of the learning rate</source>
            <translation>Où finit le programme, en part du taux d'apprentissage</translation>
        </message>
        <message>
            <source>How the learning rate falls after the warmup</source>
            <translation>Comment le taux d'apprentissage baisse après l'échauffement</translation>
        </message>
        <message>
            <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
            <translation>Pas pendant lesquels le taux d'apprentissage monte ; 0 : d'après warmup_ratio</translation>
        </message>
        <message>
            <source>Share of all steps in which the learning rate rises; used where warmup_steps is 0</source>
            <translation>Part des pas pendant lesquels le taux monte ; utilisée si warmup_steps vaut 0</translation>
        </message>
        <message>
            <source>How often each row is seen; used where steps is 0</source>
            <translation>Combien de fois chaque ligne est vue ; utilisé si steps vaut 0</translation>
        </message>
        <message>
            <source>Optimizer steps; 0: from epochs</source>
            <translation>Pas d'optimisation ; 0 : d'après epochs</translation>
        </message>
        <message>
            <source>Rows computed at once</source>
            <translation>Lignes calculées à la fois</translation>
        </message>
        <message>
            <source>Batches whose gradients are added up to one optimizer step</source>
            <translation>Lots dont les gradients sont additionnés en un pas d'optimisation</translation>
        </message>
        <message>
            <source>AdamW's decoupled weight decay</source>
            <translation>Décroissance découplée des poids d'AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the gradient's mean</source>
            <translation>Décroissance de la moyenne du gradient dans AdamW</translation>
        </message>
        <message>
            <source>AdamW's decay of the squared gradient's mean</source>
            <translation>Décroissance de la moyenne du gradient au carré dans AdamW</translation>
        </message>
        <message>
            <source>AdamW's guard against division by zero</source>
            <translation>Protection d'AdamW contre la division par zéro</translation>
        </message>
        <message>
            <source>Gradients with a larger norm are scaled down to it; 0: never</source>
            <translation>Les gradients de norme supérieure y sont ramenés ; 0 : jamais</translation>
        </message>
        <message>
            <source>Computes each layer's activations twice rather than keeping them: slower, far less memory</source>
            <translation>Calcule deux fois les activations de chaque couche au lieu de les garder : plus lent, bien moins de mémoire</translation>
        </message>
        <message>
            <source>Weight of the loss that balances the experts; 0: none</source>
            <translation>Poids de la perte qui équilibre les experts ; 0 : aucune</translation>
        </message>
        <message>
            <source>Names of the parameters to train, with * and ?; empty: all of them</source>
            <translation>Noms des paramètres à entraîner, avec * et ? ; vide : tous</translation>
        </message>
        <message>
            <source>Steps between validations; 0: only at the end</source>
            <translation>Pas entre deux validations ; 0 : à la fin seulement</translation>
        </message>
        <message>
            <source>Steps between saved states that a stopped run can go on from; 0: only at the end</source>
            <translation>Pas entre les états enregistrés d'où une exécution arrêtée peut reprendre ; 0 : à la fin seulement</translation>
        </message>
        <message>
            <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
            <translation>Garde les poids dont la perte de validation est la plus basse plutôt que les derniers</translation>
        </message>
        <message>
            <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
            <translation>Que faire si la perte ou le gradient n'est pas un nombre : arrêter (stop) ou sauter le pas (skip)</translation>
        </message>
        <message>
            <source>Trains all weights, or a low-rank adapter beside them</source>
            <translation>Entraîne tous les poids, ou un adaptateur de rang faible à côté</translation>
        </message>
        <message>
            <source>Rank of the adapter's matrices</source>
            <translation>Rang des matrices de l'adaptateur</translation>
        </message>
        <message>
            <source>The adapter counts alpha / rank times</source>
            <translation>L'adaptateur compte alpha / rang fois</translation>
        </message>
        <message>
            <source>What gets an adapter: q_proj, 7.mlp.experts.gate_up_proj ...; empty: attention and experts</source>
            <translation>Ce qui reçoit un adaptateur : q_proj, 7.mlp.experts.gate_up_proj ... ; vide : attention et experts</translation>
        </message>
        <message>
            <source>Which weights become 4-bit numbers, and in which format</source>
            <translation>Quels poids passent à 4 bits, et dans quel format</translation>
        </message>
        <message>
            <source>How a block's scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format's own rule</source>
            <translation>Comment l'échelle d'un bloc est choisie (ceil, floor, mse ; amax, four_over_six, mse) ; vide : la règle du format</translation>
        </message>
        <message>
            <source>Training rows that a policy which also quantizes inputs measures their range on</source>
            <translation>Lignes d'entraînement sur lesquelles une politique quantifiant aussi les entrées en mesure la plage</translation>
        </message>
        <message>
            <source>The stages to evaluate; base stands for the checkpoint</source>
            <translation>Les étapes à évaluer ; base désigne le checkpoint</translation>
        </message>
        <message>
            <source>Files with held-out rows</source>
            <translation>Fichiers de lignes mises de côté</translation>
        </message>
        <message>
            <source>Rows of each file to use; 0: all</source>
            <translation>Lignes de chaque fichier à utiliser ; 0 : toutes</translation>
        </message>
        <message>
            <source>Longer answers are cut off and count as invalid</source>
            <translation>Les réponses plus longues sont coupées et comptent comme non valides</translation>
        </message>
        <message>
            <source>Of the answers' sampling; 0: always the likeliest token</source>
            <translation>De l'échantillonnage des réponses ; 0 : toujours le token le plus probable</translation>
        </message>
        <message>
            <source>Answers generated at once</source>
            <translation>Réponses générées à la fois</translation>
        </message>
        <message>
            <source>File layout of the exported checkpoint</source>
            <translation>Disposition des fichiers du checkpoint exporté</translation>
        </message>
        <message>
            <source>Folder to write to; empty: a folder of the run's own</source>
            <translation>Dossier de destination ; vide : un dossier propre à l'exécution</translation>
        </message>
        <message>
            <source>Name of the stage within the recipe</source>
            <translation>Nom de l'étape dans la recette</translation>
        </message>
        <message>
            <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
            <translation>L'étape dont celle-ci reprend les poids ; vide ou base : le checkpoint</translation>
        </message>
        <message>
            <source>config.json of the model to train from random weights</source>
            <translation>config.json du modèle à entraîner depuis des poids aléatoires</translation>
        </message>
        <message>
            <source>What the stage does</source>
            <translation>Ce que fait l'étape</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::AnswerModel</name>
        <message>
            <source>passed</source>
            <translation>réussi</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>échoué</translation>
        </message>
        <message>
            <source>not valid</source>
            <translation>non valide</translation>
        </message>
        <message>
            <source>Row</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Vérification</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Demande</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <source>Nothing to compare yet</source>
            <translation>Rien à comparer encore</translation>
        </message>
        <message>
            <source>When a run has finished, its stages stand here side by side: pass rates with their intervals, curves, settings and single answers.</source>
            <translation>Quand une exécution est finie, ses étapes figurent ici côte à côte : taux de réussite avec intervalles, courbes, réglages et réponses.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Voir les exécutions</translation>
        </message>
        <message>
            <source>Evaluations</source>
            <translation>Évaluations</translation>
        </message>
        <message>
            <source>Settings that differ</source>
            <translation>Réglages différents</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Évaluation</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Courbes</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Réponses</translation>
        </message>
        <message>
            <source>Runs to compare</source>
            <translation>Exécutions à comparer</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Exécutions</translation>
        </message>
        <message>
            <source>The answers to the selected row</source>
            <translation>Les réponses à la ligne choisie</translation>
        </message>
        <message>
            <source>Only rows on which the stages differ</source>
            <translation>Seulement les lignes où les étapes diffèrent</translation>
        </message>
        <message numerus="yes">
            <source>%n runs</source>
            <translation>
                <numerusform>%n exécution</numerusform>
                <numerusform>%n exécutions</numerusform>
            </translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>Réglage</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Demande</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::CurvePanel</name>
        <message>
            <source>Training</source>
            <translation>Entraînement</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Validation</translation>
        </message>
        <message>
            <source>Validation without quantization</source>
            <translation>Validation sans quantification</translation>
        </message>
        <message>
            <source>Show or hide</source>
            <translation>Afficher ou masquer</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perte</translation>
        </message>
        <message>
            <source>nats per token</source>
            <translation>nats par token</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Taux d'apprentissage</translation>
        </message>
        <message>
            <source>Gradient norm</source>
            <translation>Norme du gradient</translation>
        </message>
        <message>
            <source>before clipping</source>
            <translation>avant écrêtage</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>Horizontal axis</source>
            <translation>Axe horizontal</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Lissage</translation>
        </message>
        <message>
            <source>off</source>
            <translation>non</translation>
        </message>
        <message>
            <source>log x</source>
            <translation>log x</translation>
        </message>
        <message>
            <source>Logarithmic horizontal axis</source>
            <translation>Axe horizontal logarithmique</translation>
        </message>
        <message>
            <source>log y</source>
            <translation>log y</translation>
        </message>
        <message>
            <source>Logarithmic vertical axis</source>
            <translation>Axe vertical logarithmique</translation>
        </message>
        <message>
            <source>Show everything (double click, Home)</source>
            <translation>Tout afficher (double-clic, Début)</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Tout afficher</translation>
        </message>
        <message>
            <source>Over</source>
            <translation>Selon</translation>
        </message>
        <message>
            <source>in sequence</source>
            <translation>à la suite</translation>
        </message>
        <message>
            <source>Each stage behind the one that it starts from</source>
            <translation>Chaque étape à la suite de celle dont elle part</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::DataPage</name>
        <message>
            <source>Filled tokens are trained; outlined ones are only read.</source>
            <translation>Les tokens pleins sont entraînés ; les encadrés sont seulement lus.</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <source>Tokenizer…</source>
            <translation>Tokeniseur…</translation>
        </message>
        <message>
            <source>Open data…</source>
            <translation>Ouvrir des données…</translation>
        </message>
        <message>
            <source>Reading and tokenizing…</source>
            <translation>Lecture et découpage en tokens…</translation>
        </message>
        <message>
            <source>No data open</source>
            <translation>Aucune donnée ouverte</translation>
        </message>
        <message>
            <source>Open JSON Lines or Parquet files: Multilingual-Thinking, FalseReject, or chat messages. Each row shows the tokens it becomes and which of them are trained.</source>
            <translation>Ouvrez des fichiers JSON Lines ou Parquet : Multilingual-Thinking, FalseReject ou messages de conversation. Chaque ligne montre les tokens qu'elle devient et lesquels sont entraînés.</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <source>Filter rows</source>
            <translation>Filtrer les lignes</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Length limit</source>
            <translation>Limite de longueur</translation>
        </message>
        <message>
            <source>Tokens a row may have; 0: no limit. Press Enter to count again.</source>
            <translation>Tokens qu'une ligne peut avoir ; 0 : sans limite. Entrée pour recompter.</translation>
        </message>
        <message>
            <source>Open data</source>
            <translation>Ouvrir des données</translation>
        </message>
        <message>
            <source>Data (*.jsonl *.json *.parquet);;All files (*)</source>
            <translation>Données (*.jsonl *.json *.parquet);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Choose a tokenizer</source>
            <translation>Choisir un tokeniseur</translation>
        </message>
        <message>
            <source>Tokenizer (tokenizer.json);;All files (*)</source>
            <translation>Tokeniseur (tokenizer.json);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Rows (%1)</source>
            <translation>Lignes (%1)</translation>
        </message>
        <message>
            <source>Problems (%1)</source>
            <translation>Problèmes (%1)</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>lignes</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>of them trained</source>
            <translation>dont entraînés</translation>
        </message>
        <message>
            <source>longest row</source>
            <translation>ligne la plus longue</translation>
        </message>
        <message>
            <source>Tokens, before the limit</source>
            <translation>Tokens, avant la limite</translation>
        </message>
        <message>
            <source>rows cut</source>
            <translation>lignes coupées</translation>
        </message>
        <message>
            <source>Rows whose end lies past the length limit</source>
            <translation>Lignes dont la fin dépasse la limite</translation>
        </message>
        <message>
            <source>rows left out</source>
            <translation>lignes écartées</translation>
        </message>
        <message>
            <source>Open a checkpoint or choose a tokenizer to see tokens.</source>
            <translation>Ouvrez un checkpoint ou choisissez un tokeniseur pour voir les tokens.</translation>
        </message>
        <message>
            <source>%1 tokens, %2 of them trained</source>
            <translation>%1 tokens, dont %2 entraînés</translation>
        </message>
        <message>
            <source>format</source>
            <translation>format</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::DatasetModel</name>
        <message>
            <source>Line</source>
            <translation>Ligne</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Entraînés</translation>
        </message>
        <message>
            <source>Request</source>
            <translation>Demande</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Genre</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::EvaluationModel</name>
        <message>
            <source>Perplexity %1 over %2 tokens</source>
            <translation>Perplexité %1 sur %2 tokens</translation>
        </message>
        <message>
            <source>%1 of %2 passed, %3 not valid. 95 % interval: %4 to %5%6</source>
            <translation>%1 sur %2 réussis, %3 non valides. Intervalle à 95 % : %4 à %5%6</translation>
        </message>
        <message>
            <source>Better than all others beyond the intervals.</source>
            <translation>Meilleur que tous les autres au-delà des intervalles.</translation>
        </message>
        <message>
            <source>Run and stage</source>
            <translation>Exécution et étape</translation>
        </message>
        <message>
            <source>loss</source>
            <translation>perte</translation>
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
            <translation>Poids des experts par blocs de 32 avec une puissance de deux pour échelle : 4,25 bits chacun. Servi par vLLM, SGLang et TensorRT-LLM.</translation>
        </message>
        <message>
            <source>Hugging Face, NVFP4</source>
            <translation>Hugging Face, NVFP4</translation>
        </message>
        <message>
            <source>Expert weights in blocks of 16 with a small float as scale: 4.5 bits each. For Blackwell GPUs.</source>
            <translation>Poids des experts par blocs de 16 avec un petit flottant pour échelle : 4,5 bits chacun. Pour GPU Blackwell.</translation>
        </message>
        <message>
            <source>Hugging Face, BF16</source>
            <translation>Hugging Face, BF16</translation>
        </message>
        <message>
            <source>Nothing quantized: 16 bits each. To train on elsewhere, or as the reference to compare with.</source>
            <translation>Rien de quantifié : 16 bits chacun. Pour poursuivre l'entraînement ailleurs, ou comme référence.</translation>
        </message>
        <message>
            <source>OpenAI original/</source>
            <translation>OpenAI original/</translation>
        </message>
        <message>
            <source>The names of OpenAI's own files, expert weights in MXFP4.</source>
            <translation>Les noms des fichiers d'OpenAI, poids des experts en MXFP4.</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>Nothing to export yet</source>
            <translation>Rien à exporter encore</translation>
        </message>
        <message>
            <source>Select a run on the page Runs. Each of its trained or quantized stages can be written as a checkpoint that vLLM, SGLang or TensorRT-LLM serves.</source>
            <translation>Choisissez une exécution sur la page Exécutions. Chacune de ses étapes entraînées ou quantifiées peut être écrite comme un checkpoint servi par vLLM, SGLang ou TensorRT-LLM.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Voir les exécutions</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>A new or empty folder</source>
            <translation>Un dossier nouveau ou vide</translation>
        </message>
        <message>
            <source>Choose the folder</source>
            <translation>Choisir le dossier</translation>
        </message>
        <message>
            <source>Export to</source>
            <translation>Exporter vers</translation>
        </message>
        <message>
            <source>After writing, the folder is opened again and compared with the weights that were trained. Where a single bit differs, the export fails.</source>
            <translation>Après l'écriture, le dossier est rouvert et comparé aux poids entraînés. Si un seul bit diffère, l'export échoue.</translation>
        </message>
        <message>
            <source>What to write</source>
            <translation>Quoi écrire</translation>
        </message>
        <message>
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Hash of all tensors</source>
            <translation>Empreinte de tous les tenseurs</translation>
        </message>
        <message>
            <source>Exports of this run</source>
            <translation>Exports de cette exécution</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Moteur</translation>
        </message>
        <message>
            <source>Number of GPUs</source>
            <translation>Nombre de GPU</translation>
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
            <translation>Commande qui sert l'export</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Written</source>
            <translation>Écrit</translation>
        </message>
        <message>
            <source>Serve it</source>
            <translation>Le servir</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Une exécution est en cours.</translation>
        </message>
        <message>
            <source>cfg.yml holds:</source>
            <translation>cfg.yml contient :</translation>
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
            <translation>pas</translation>
        </message>
        <message>
            <source>epochs</source>
            <translation>époques</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>lignes</translation>
        </message>
        <message>
            <source>batches</source>
            <translation>lots</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 à %2</translation>
        </message>
        <message>
            <source>from %1</source>
            <translation>à partir de %1</translation>
        </message>
        <message>
            <source>up to %1</source>
            <translation>jusqu'à %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>Back to the default: %1</source>
            <translation>Revenir à la valeur par défaut : %1</translation>
        </message>
        <message>
            <source>Back to the default of %1</source>
            <translation>Revenir à la valeur par défaut de %1</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Choose %1</source>
            <translation>Choisir %1</translation>
        </message>
        <message>
            <source>Allowed: %1</source>
            <translation>Permis : %1</translation>
        </message>
        <message>
            <source>Default: %1</source>
            <translation>Par défaut : %1</translation>
        </message>
        <message>
            <source>one file a line</source>
            <translation>un fichier par ligne</translation>
        </message>
        <message>
            <source>one name a line</source>
            <translation>un nom par ligne</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>non défini</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::JobBar</name>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Store: %1</source>
            <translation>Magasin : %1</translation>
        </message>
        <message>
            <source>Store (read only): %1. %2</source>
            <translation>Magasin (lecture seule) : %1. %2</translation>
        </message>
        <message>
            <source>Nothing is running</source>
            <translation>Rien en cours</translation>
        </message>
        <message>
            <source>starting…</source>
            <translation>démarrage…</translation>
        </message>
        <message>
            <source>Stopping after this step; its state is saved…</source>
            <translation>Arrêt après ce pas ; l'état est enregistré…</translation>
        </message>
        <message>
            <source>%1 · step %2 of %3 · loss %4 · %5 tokens/s · %6 left</source>
            <translation>%1 · pas %2 sur %3 · perte %4 · %5 tokens/s · reste %6</translation>
        </message>
        <message>
            <source>%1 · %2 · %3 of %4 · %5 left</source>
            <translation>%1 · %2 · %3 sur %4 · reste %5</translation>
        </message>
        <message>
            <source>%1 · starting</source>
            <translation>%1 · démarrage</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::LayerErrorModel</name>
        <message>
            <source>Layer</source>
            <translation>Couche</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Tensor</source>
            <translation>Tenseur</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::LogView</name>
        <message>
            <source>No messages yet</source>
            <translation>Aucun message encore</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::MainWindow</name>
        <message>
            <source>Store</source>
            <translation>Magasin</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>Run #%1</source>
            <translation>Exécution #%1</translation>
        </message>
        <message>
            <source>Open or create a store</source>
            <translation>Ouvrir ou créer un magasin</translation>
        </message>
        <message>
            <source>Stores (*.sqlite);;All files (*)</source>
            <translation>Magasins (*.sqlite);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>As the desktop</source>
            <translation>Comme le bureau</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Quit while a run is under way?</source>
            <translation>Quitter alors qu'une exécution est en cours ?</translation>
        </message>
        <message>
            <source>The run stops after its current step and saves its state. It can be resumed here or with "nibble run --resume".</source>
            <translation>L'exécution s'arrête après le pas en cours et enregistre son état. Elle peut être reprise ici ou avec « nibble run --resume ».</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::MetricPlot</name>
        <message>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>%1 NaN</source>
            <translation>%1 NaN</translation>
        </message>
        <message>
            <source>%1 infinite</source>
            <translation>%1 infinis</translation>
        </message>
        <message>
            <source>Values that are not numbers are marked at the picture's edge and leave gaps in the line.</source>
            <translation>Les valeurs qui ne sont pas des nombres sont marquées au bord du graphique et laissent des trous dans la ligne.</translation>
        </message>
        <message>
            <source>No values yet</source>
            <translation>Aucune valeur encore</translation>
        </message>
        <message>
            <source>%1 curves, %2 points</source>
            <translation>%1 courbes, %2 points</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ModelPage</name>
        <message>
            <source>%1 sliding, %2 full</source>
            <translation>%1 glissantes, %2 complètes</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Which of the folder's checkpoints</source>
            <translation>Lequel des checkpoints du dossier</translation>
        </message>
        <message>
            <source>Open checkpoint…</source>
            <translation>Ouvrir un checkpoint…</translation>
        </message>
        <message>
            <source>Opening the checkpoint…</source>
            <translation>Ouverture du checkpoint…</translation>
        </message>
        <message>
            <source>No checkpoint open</source>
            <translation>Aucun checkpoint ouvert</translation>
        </message>
        <message>
            <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI's original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
            <translation>Ouvrez le dossier d'un checkpoint gpt-oss : Hugging Face MXFP4 ou BF16, ou la disposition original/ d'OpenAI. Ses fichiers sont projetés et vérifiés, pas chargés : c'est rapide même pour les plus grands modèles.</translation>
        </message>
        <message>
            <source>Tensors</source>
            <translation>Tenseurs</translation>
        </message>
        <message>
            <source>Filter tensors by name</source>
            <translation>Filtrer les tenseurs par nom</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuration</translation>
        </message>
        <message>
            <source>Open checkpoint</source>
            <translation>Ouvrir un checkpoint</translation>
        </message>
        <message>
            <source>layout</source>
            <translation>disposition</translation>
        </message>
        <message>
            <source>parameters</source>
            <translation>paramètres</translation>
        </message>
        <message>
            <source>active per token</source>
            <translation>actifs par token</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>couches</translation>
        </message>
        <message>
            <source>experts</source>
            <translation>experts</translation>
        </message>
        <message>
            <source>%1, %2 a token</source>
            <translation>%1, %2 par token</translation>
        </message>
        <message numerus="yes">
            <source>weights in %n file(s)</source>
            <translation>
                <numerusform>poids dans %n fichier</numerusform>
                <numerusform>poids dans %n fichiers</numerusform>
            </translation>
        </message>
        <message>
            <source>problems</source>
            <translation>problèmes</translation>
        </message>
        <message>
            <source>Problems and notes</source>
            <translation>Problèmes et remarques</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::NumberEdit</name>
        <message>
            <source>This is not a number.</source>
            <translation>Ce n'est pas un nombre.</translation>
        </message>
        <message>
            <source>This can mean %1 or %2. Write one of these.</source>
            <translation>Cela peut vouloir dire %1 ou %2. Écrivez l'un des deux.</translation>
        </message>
        <message>
            <source>This number is too large.</source>
            <translation>Ce nombre est trop grand.</translation>
        </message>
        <message>
            <source>A number is needed here.</source>
            <translation>Il faut un nombre ici.</translation>
        </message>
        <message>
            <source>This must be a whole number.</source>
            <translation>Ce doit être un nombre entier.</translation>
        </message>
        <message>
            <source>The smallest allowed value is %1.</source>
            <translation>La plus petite valeur permise est %1.</translation>
        </message>
        <message>
            <source>The largest allowed value is %1.</source>
            <translation>La plus grande valeur permise est %1.</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::Page</name>
        <message>
            <source>Close message</source>
            <translation>Fermer le message</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::ProblemModel</name>
        <message>
            <source>Left out</source>
            <translation>Écartée</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modifiée</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Remarque</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effet</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Endroit</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::QuantizationPage</name>
        <message>
            <source>Layer</source>
            <translation>Couche</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantification</translation>
        </message>
        <message>
            <source>No quantization errors yet</source>
            <translation>Pas encore d'erreurs de quantification</translation>
        </message>
        <message>
            <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived.</source>
            <translation>Choisissez sur la page Exécutions une exécution ayant une étape PTQ ou QAT. Chaque couche et chaque expert quantifié montre ici l'effet de l'arrondi à 4 bits et ce qui reste de l'ajustement.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Voir les exécutions</translation>
        </message>
        <message>
            <source>Layers and experts, the worst first</source>
            <translation>Couches et experts, les pires d'abord</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>Worst first</source>
            <translation>Les pires d'abord</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Training step</source>
            <translation>Pas d'entraînement</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>pas %1</translation>
        </message>
        <message>
            <source>Fine-tuning changed the quantized weights by a norm of %1. After rounding to %2, &lt;b&gt;%3&lt;/b&gt; of that change is left.</source>
            <translation>L'ajustement a changé les poids quantifiés d'une norme de %1. Après arrondi en %2, il reste &lt;b&gt;%3&lt;/b&gt; de ce changement.</translation>
        </message>
        <message>
            <source>Point at a cell, or go there with the arrow keys.</source>
            <translation>Pointez une case, ou allez-y avec les flèches.</translation>
        </message>
        <message>
            <source>Layer %1, expert %2, %3</source>
            <translation>Couche %1, expert %2, %3</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Mesure</translation>
        </message>
        <message>
            <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
            <translation>Plus que la totalité, car un poids qui franchit une limite d'arrondi bouge d'un cran entier.</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RecipePage</name>
        <message>
            <source>Published recipe, gpt-oss-20b, all weights</source>
            <translation>Recette publiée, gpt-oss-20b, tous les poids</translation>
        </message>
        <message>
            <source>Published recipe, gpt-oss-20b, LoRA</source>
            <translation>Recette publiée, gpt-oss-20b, LoRA</translation>
        </message>
        <message>
            <source>Quick try: a few steps of everything</source>
            <translation>Essai rapide : quelques pas de tout</translation>
        </message>
        <message>
            <source>Demo: bundled model and data, minutes on a CPU</source>
            <translation>Démo : modèle et données fournis, quelques minutes sur un CPU</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Recette</translation>
        </message>
        <message>
            <source>Presets</source>
            <translation>Modèles</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <source>Start run</source>
            <translation>Lancer</translation>
        </message>
        <message>
            <source>No recipe yet</source>
            <translation>Pas encore de recette</translation>
        </message>
        <message>
            <source>A recipe lists the stages of a run: fine-tune, quantize, train through the quantizer, evaluate, export. Begin with a preset and change what you need.</source>
            <translation>Une recette énumère les étapes d'une exécution : ajuster, quantifier, entraîner à travers le quantificateur, évaluer, exporter. Partez d'un modèle et changez ce qu'il faut.</translation>
        </message>
        <message>
            <source>Choose a preset</source>
            <translation>Choisir un modèle</translation>
        </message>
        <message>
            <source>Add stage</source>
            <translation>Ajouter une étape</translation>
        </message>
        <message>
            <source>Remove the selected stage</source>
            <translation>Retirer l'étape choisie</translation>
        </message>
        <message>
            <source>Stages</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <source>Recipe as JSON</source>
            <translation>Recette en JSON</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Contrôle</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Général</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>What is missing or wrong</source>
            <translation>Ce qui manque ou ne va pas</translation>
        </message>
        <message>
            <source>The recipe is complete.</source>
            <translation>La recette est complète.</translation>
        </message>
        <message>
            <source>Worth a thought</source>
            <translation>À considérer</translation>
        </message>
        <message>
            <source>The same from the command line</source>
            <translation>La même chose en ligne de commande</translation>
        </message>
        <message>
            <source>RECIPE.json</source>
            <translation>RECETTE.json</translation>
        </message>
        <message>
            <source>A run is under way.</source>
            <translation>Une exécution est en cours.</translation>
        </message>
        <message>
            <source>Open recipe</source>
            <translation>Ouvrir une recette</translation>
        </message>
        <message>
            <source>Recipes (*.json)</source>
            <translation>Recettes (*.json)</translation>
        </message>
        <message>
            <source>Save recipe</source>
            <translation>Enregistrer la recette</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>%1 n'a pas pu être écrit : %2</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunTableModel</name>
        <message>
            <source>running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>terminée</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>arrêtée</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>échouée</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Exécution</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Perte</translation>
        </message>
        <message>
            <source>Pass rates</source>
            <translation>Taux de réussite</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Created</source>
            <translation>Créée</translation>
        </message>
        <message>
            <source>The lowest validation loss</source>
            <translation>La plus basse perte de validation</translation>
        </message>
        <message>
            <source>The loss of the last step</source>
            <translation>La perte du dernier pas</translation>
        </message>
        <message>
            <source>Validation</source>
            <translation>Validation</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunView</name>
        <message>
            <source>The recipe as it was run</source>
            <translation>La recette telle qu'exécutée</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Étape</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>From</source>
            <translation>De</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Poids</translation>
        </message>
        <message>
            <source>Stages</source>
            <translation>Étapes</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Pas</translation>
        </message>
        <message>
            <source>State</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Checkpoints</source>
            <translation>Checkpoints</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Courbes</translation>
        </message>
        <message>
            <source>Recipe</source>
            <translation>Recette</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>en attente</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>complet</translation>
        </message>
        <message>
            <source>incomplete: %1 is missing</source>
            <translation>incomplet : %1 manque</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::RunsPage</name>
        <message>
            <source>Runs</source>
            <translation>Exécutions</translation>
        </message>
        <message>
            <source>Delete the selected run from the store</source>
            <translation>Supprimer du magasin l'exécution choisie</translation>
        </message>
        <message>
            <source>Delete run</source>
            <translation>Supprimer l'exécution</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Delete run #%1 and all that was recorded of it?</source>
            <translation>Supprimer l'exécution #%1 et tout ce qui en a été enregistré ?</translation>
        </message>
        <message>
            <source>No runs in this store</source>
            <translation>Aucune exécution dans ce magasin</translation>
        </message>
        <message>
            <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
            <translation>Choisissez une recette et lancez-la ; ses courbes apparaissent ici pendant l'entraînement. Les exécutions en ligne de commande y figurent aussi.</translation>
        </message>
        <message>
            <source>Choose a recipe</source>
            <translation>Choisir une recette</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>Filtrer les exécutions</translation>
        </message>
        <message>
            <source>status</source>
            <translation>état</translation>
        </message>
        <message>
            <source>stage</source>
            <translation>étape</translation>
        </message>
        <message>
            <source>step</source>
            <translation>pas</translation>
        </message>
        <message>
            <source>loss</source>
            <translation>perte</translation>
        </message>
        <message>
            <source>best validation</source>
            <translation>meilleure validation</translation>
        </message>
        <message>
            <source>duration</source>
            <translation>durée</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::StageTree</name>
        <message>
            <source>Pretraining</source>
            <translation>Préentraînement</translation>
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
            <translation>Évaluation</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>Parts of the recipe</source>
            <translation>Parties de la recette</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Général</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Données</translation>
        </message>
        <message>
            <source>(no id)</source>
            <translation>(sans id)</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::TensorModel</name>
        <message>
            <source>scalar</source>
            <translation>scalaire</translation>
        </message>
        <message>
            <source>Embeddings, final norm, output</source>
            <translation>Embeddings, norme finale, sortie</translation>
        </message>
        <message>
            <source>Layer %1</source>
            <translation>Couche %1</translation>
        </message>
        <message numerus="yes">
            <source>%n tensors</source>
            <translation>
                <numerusform>%n tenseur</numerusform>
                <numerusform>%n tenseurs</numerusform>
            </translation>
        </message>
        <message>
            <source>Tensor</source>
            <translation>Tenseur</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Forme</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
    </context>
    <context>
        <name>nibble::ui::TokenView</name>
        <message>
            <source>Rendered tokens</source>
            <translation>Tokens rendus</translation>
        </message>
        <message>
            <source>cut off by the length limit</source>
            <translation>coupé par la limite de longueur</translation>
        </message>
        <message>
            <source>trained</source>
            <translation>entraîné</translation>
        </message>
        <message>
            <source>not trained</source>
            <translation>non entraîné</translation>
        </message>
        <message>
            <source>Token %1 · id %2 · bytes %3 · %4 · %5</source>
            <translation>Token %1 · id %2 · octets %3 · %4 · %5</translation>
        </message>
    </context>
</TS>
