<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Checkpoint</name>
    <message>
        <source>Download or copy the named files again, into one folder with config.json, and compare their sizes with the source&apos;s. A download that was cut short looks like this.</source>
        <translation>Téléchargez ou copiez de nouveau les fichiers nommés dans un seul dossier avec config.json, et comparez leurs tailles à celles de la source. Un téléchargement interrompu a cet aspect.</translation>
    </message>
    <message>
        <source>Take config.json from where the weights came from, or correct the keys that are named: it must describe the very model that the files hold.</source>
        <translation>Reprenez config.json là d&apos;où viennent les poids, ou corrigez les clés nommées : il doit décrire exactement le modèle que contiennent les fichiers.</translation>
    </message>
    <message>
        <source>The weights are not those that config.json describes. Where the files have faults too, mend those first. Else take config.json and weights from the same place, or convert them anew.</source>
        <translation>Les poids ne sont pas ceux que décrit config.json. Si les fichiers ont aussi des défauts, corrigez-les d&apos;abord. Sinon prenez config.json et poids au même endroit, ou reconvertissez-les.</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>quantization-aware training works best from weights that were fine-tuned first; put an sft stage before it.</source>
        <translation>l&apos;entraînement tenant compte de la quantification réussit le mieux à partir de poids déjà affinés ; placez une étape sft avant.</translation>
    </message>
    <message>
        <source>its learning rate of %1 is above the %2 of %3; quantization-aware training wants a smaller one.</source>
        <translation>son taux d&apos;apprentissage de %1 dépasse celui de %2 de %3 ; l&apos;entraînement tenant compte de la quantification en demande un plus petit.</translation>
    </message>
    <message>
        <source>%1 steps are enough to see that everything works, but hardly to change a model: rounding to 4 bits undoes small changes. The published recipe takes 225, with an adapter 57.</source>
        <translation>%1 pas suffisent pour voir que tout marche, mais ne changent guère un modèle : l&apos;arrondi à 4 bits annule les petits changements. La recette publiée en prend 225, avec un adaptateur 57.</translation>
    </message>
    <message>
        <source>the learning rate rises for %1 steps and there are only %2: it never reaches its peak.</source>
        <translation>le taux d&apos;apprentissage monte pendant %1 pas et il n&apos;y en a que %2 : il n&apos;atteint jamais son maximum.</translation>
    </message>
    <message>
        <source>no rows are held out for validation, so there is no best step to keep: the last one counts.</source>
        <translation>aucune ligne n&apos;est réservée à la validation, il n&apos;y a donc pas de meilleur pas à garder : le dernier compte.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where an adapter is trained; the published recipe takes %2.</source>
        <translation>un taux d&apos;apprentissage de %1 est élevé quand on entraîne un adaptateur ; la recette publiée prend %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is high where all weights are trained; the published recipe takes %2.</source>
        <translation>un taux d&apos;apprentissage de %1 est élevé quand on entraîne tous les poids ; la recette publiée prend %2.</translation>
    </message>
    <message>
        <source>a learning rate of %1 is low for an adapter, which needs about ten times that of all weights; the published recipe takes %2.</source>
        <translation>un taux d&apos;apprentissage de %1 est bas pour un adaptateur, qui demande environ dix fois celui de tous les poids ; la recette publiée prend %2.</translation>
    </message>
    <message>
        <source>%1 calibration samples are few: an input range that was not seen is cut off later. 128 are usual.</source>
        <translation>%1 échantillons de calibration, c&apos;est peu : une plage d&apos;entrée qui n&apos;a pas été vue est coupée plus tard. 128 sont d&apos;usage.</translation>
    </message>
    <message>
        <source>there are only %1 rows to calibrate on.</source>
        <translation>il n&apos;y a que %1 lignes pour calibrer.</translation>
    </message>
    <message>
        <source>%1 is also trained on; its scores will flatter.</source>
        <translation>on entraîne aussi avec %1 ; ses résultats seront flatteurs.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right yet (vllm-project/vllm#46641); SGLang and TensorRT-LLM do, in recent versions and on Blackwell GPUs. For vLLM export hf-mxfp4.</source>
        <translation>vLLM n&apos;exécute pas encore bien gpt-oss en NVFP4 (vllm-project/vllm#46641) ; SGLang et TensorRT-LLM le font, dans des versions récentes et sur des GPU Blackwell. Pour vLLM, exportez hf-mxfp4.</translation>
    </message>
    <message>
        <source>vLLM and SGLang do not read OpenAI&apos;s layout; hf-mxfp4 holds the same bytes and is read by all.</source>
        <translation>vLLM et SGLang ne lisent pas la disposition d&apos;OpenAI ; hf-mxfp4 contient les mêmes octets et tous le lisent.</translation>
    </message>
    <message>
        <source>must be a whole number, not %1</source>
        <translation>doit être un nombre entier, pas %1</translation>
    </message>
    <message>
        <source>must be a number, not %1</source>
        <translation>doit être un nombre, pas %1</translation>
    </message>
    <message>
        <source>must be true or false, not %1</source>
        <translation>doit être true ou false, pas %1</translation>
    </message>
    <message>
        <source>must be a list of paths, not %1</source>
        <translation>doit être une liste de chemins, pas %1</translation>
    </message>
    <message>
        <source>must be a list of texts, not %1</source>
        <translation>doit être une liste de textes, pas %1</translation>
    </message>
    <message>
        <source>must be a text in quotes, not %1</source>
        <translation>doit être un texte entre guillemets, pas %1</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 est inférieur à %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 est supérieur à %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>« %1 » n&apos;est aucun de : %2</translation>
    </message>
    <message>
        <source>must be an object in braces, not %1</source>
        <translation>doit être un objet entre accolades, pas %1</translation>
    </message>
    <message>
        <source>there is no such setting; the nearest one is &quot;%1&quot;</source>
        <translation>ce réglage n&apos;existe pas ; le plus proche est « %1 »</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is not quantized; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contient des poids %2, mais %3 n&apos;est pas quantifiée ; placez entre les deux une étape ptq ou qat avec une telle politique</translation>
    </message>
    <message>
        <source>%1 holds %2 weights, but %3 is quantized by %4; put a ptq or qat stage with such a policy between</source>
        <translation>%1 contient des poids %2, mais %3 est quantifiée selon %4 ; placez entre les deux une étape ptq ou qat avec une telle politique</translation>
    </message>
    <message>
        <source>not a setting of a stage of type %1, only of %2</source>
        <translation>n&apos;est pas un réglage d&apos;une étape de type %1, seulement de %2</translation>
    </message>
    <message>
        <source>needs a &quot;type&quot;: %1</source>
        <translation>a besoin d&apos;un « type » : %1</translation>
    </message>
    <message>
        <source>needs an &quot;id&quot;</source>
        <translation>a besoin d&apos;un « id »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may hold letters, digits, &apos;-&apos; and &apos;_&apos; only</source>
        <translation>« %1 » ne peut contenir que des lettres, des chiffres, « - » et « _ »</translation>
    </message>
    <message>
        <source>%1 letters are too many for the name of a folder</source>
        <translation>%1 lettres sont trop pour le nom d&apos;un dossier</translation>
    </message>
    <message>
        <source>&quot;base&quot; stands for the checkpoint; choose another name</source>
        <translation>« base » désigne le checkpoint ; choisissez un autre nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken in the run&apos;s folder; choose another name</source>
        <translation>« %1 » est déjà pris dans le dossier de l&apos;exécution ; choisissez un autre nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is also the id of an earlier stage</source>
        <translation>« %1 » est aussi l&apos;id d&apos;une étape précédente</translation>
    </message>
    <message>
        <source>stands for the checkpoint, but the recipe has no model.checkpoint</source>
        <translation>désigne le checkpoint, mais la recette n&apos;a pas de model.checkpoint</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an earlier stage with weights of its own</source>
        <translation>« %1 » n&apos;est pas une étape précédente ayant ses propres poids</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;</source>
        <translation>il n&apos;y a pas d&apos;étape « %1 »</translation>
    </message>
    <message>
        <source>there is no stage &quot;%1&quot;; the nearest one is &quot;%2&quot;</source>
        <translation>il n&apos;y a pas d&apos;étape « %1 » ; la plus proche est « %2 »</translation>
    </message>
    <message>
        <source>needs a &quot;policy&quot;: %1</source>
        <translation>a besoin d&apos;une « policy » : %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale rule of %2</source>
        <translation>« %1 » n&apos;est pas une règle d&apos;échelle de %2</translation>
    </message>
    <message>
        <source>needs &quot;steps&quot; or &quot;epochs&quot;</source>
        <translation>a besoin de « steps » ou de « epochs »</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>doit être supérieur à 0</translation>
    </message>
    <message>
        <source>is above the learning rate</source>
        <translation>dépasse le taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>must be below 1</source>
        <translation>doit être inférieur à 1</translation>
    </message>
    <message>
        <source>chooses weights for method full; an adapter&apos;s are chosen by lora_targets</source>
        <translation>choisit des poids pour la méthode full ; ceux d&apos;un adaptateur sont choisis par lora_targets</translation>
    </message>
    <message>
        <source>is for method lora, but the method is %1</source>
        <translation>vaut pour la méthode lora, mais la méthode est %1</translation>
    </message>
    <message>
        <source>needs a &quot;layout&quot;: hf-mxfp4, hf-nvfp4, hf-bf16 or openai</source>
        <translation>a besoin d&apos;un « layout » : hf-mxfp4, hf-nvfp4, hf-bf16 ou openai</translation>
    </message>
    <message>
        <source>needs a &quot;config&quot;: the config.json of the model to make</source>
        <translation>a besoin d&apos;un « config » : le config.json du modèle à créer</translation>
    </message>
    <message>
        <source>needs &quot;of&quot;: the stages to evaluate, or &quot;base&quot;</source>
        <translation>a besoin de « of » : les étapes à évaluer, ou « base »</translation>
    </message>
    <message>
        <source>needs &quot;data&quot;: files with held-out rows</source>
        <translation>a besoin de « data » : des fichiers de lignes mises de côté</translation>
    </message>
    <message>
        <source>a recipe needs at least one stage</source>
        <translation>une recette a besoin d&apos;au moins une étape</translation>
    </message>
    <message>
        <source>no file to train on</source>
        <translation>aucun fichier pour l&apos;entraînement</translation>
    </message>
    <message>
        <source>%1 is neither a share below 1 nor a whole number of rows</source>
        <translation>%1 n&apos;est ni une part inférieure à 1 ni un nombre entier de lignes</translation>
    </message>
    <message>
        <source>needed where there is no model.checkpoint</source>
        <translation>nécessaire quand il n&apos;y a pas de model.checkpoint</translation>
    </message>
    <message>
        <source>must be a list in brackets, not %1</source>
        <translation>doit être une liste entre crochets, pas %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: write known=column, such as final=answer; known are %2</source>
        <translation>« %1 » : écrivez connu=colonne, par exemple final=answer ; sont connus %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known column; the nearest one is &quot;%2&quot; of %3</source>
        <translation>« %1 » n&apos;est pas une colonne connue ; la plus proche est « %2 » parmi %3</translation>
    </message>
    <message>
        <source>neither `messages` nor `user` is named, so there would be no request</source>
        <translation>ni `messages` ni `user` n&apos;est nommé, il n&apos;y aurait donc pas de demande</translation>
    </message>
    <message>
        <source>and %1 more problems</source>
        <translation>et %1 problèmes de plus</translation>
    </message>
    <message>
        <source>%1 rows to train on with %2 trained tokens, %3 rows to validate</source>
        <translation>%1 lignes pour entraîner avec %2 tokens entraînés, %3 lignes pour valider</translation>
    </message>
    <message>
        <source>%1 rows were cut at %2 tokens, %3 left out, %4 problems in all; hash of the data %5</source>
        <translation>%1 lignes coupées à %2 tokens, %3 écartées, %4 problèmes en tout ; hachage des données %5</translation>
    </message>
    <message>
        <source>loading the checkpoint</source>
        <translation>chargement du checkpoint</translation>
    </message>
    <message>
        <source>loading %1</source>
        <translation>chargement de %1</translation>
    </message>
    <message>
        <source>%1 parameters in %2</source>
        <translation>%1 paramètres en %2</translation>
    </message>
    <message>
        <source>expert weights of the layer in flight</source>
        <translation>poids des experts de la couche en cours</translation>
    </message>
    <message>
        <source>expert weights of all layers</source>
        <translation>poids des experts de toutes les couches</translation>
    </message>
    <message>
        <source>float32, of what is trained</source>
        <translation>float32, de ce qui est entraîné</translation>
    </message>
    <message>
        <source>summed up in float32, and those of one micro-batch in bfloat16</source>
        <translation>additionnés en float32, et ceux d&apos;un micro-lot en bfloat16</translation>
    </message>
    <message>
        <source>AdamW: two float32 moments</source>
        <translation>AdamW : deux moments en float32</translation>
    </message>
    <message>
        <source>one layer, and the inputs of all, of a batch of %1 rows of %2 tokens</source>
        <translation>une couche et les entrées de toutes, pour un lot de %1 lignes de %2 tokens</translation>
    </message>
    <message>
        <source>all layers of a batch of %1 rows of %2 tokens</source>
        <translation>toutes les couches, pour un lot de %1 lignes de %2 tokens</translation>
    </message>
    <message>
        <source>a chunk of rows</source>
        <translation>une partie des lignes</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; it fits, with %4, by setting %5</source>
        <translation>l&apos;étape %1 demande environ %2 et l&apos;appareil a %3 ; elle tient, avec %4, en mettant %5</translation>
    </message>
    <message>
        <source>stage %1 needs about %2 and the device has %3; no setting makes it fit (the least is %4): use a device with more memory</source>
        <translation>l&apos;étape %1 demande environ %2 et l&apos;appareil a %3 ; aucun réglage ne la fait tenir (le minimum est %4) : prenez un appareil avec plus de mémoire</translation>
    </message>
    <message>
        <source>%2 is not there: planned for the released %1.</source>
        <translation>%2 est absent : plan établi pour le %1 publié.</translation>
    </message>
    <message>
        <source>No checkpoint is chosen: planned for the released %1.</source>
        <translation>Aucun checkpoint n&apos;est choisi : plan établi pour le %1 publié.</translation>
    </message>
    <message>
        <source>%1 is not there: planned with %2 tokens a row.</source>
        <translation>%1 est absent : plan établi avec %2 tokens par ligne.</translation>
    </message>
    <message>
        <source>No data is chosen: planned with %1 tokens a row.</source>
        <translation>Aucune donnée n&apos;est choisie : plan établi avec %1 tokens par ligne.</translation>
    </message>
    <message>
        <source>There is no tokenizer: planned with %1 tokens a row.</source>
        <translation>Il n&apos;y a pas de tokeniseur : plan établi avec %1 tokens par ligne.</translation>
    </message>
    <message>
        <source>no loss: %1</source>
        <translation>pas de perte : %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>perte de %1</translation>
    </message>
    <message>
        <source>the first prompt is: %1</source>
        <translation>la première invite est : %1</translation>
    </message>
    <message>
        <source>answers of %1</source>
        <translation>réponses de %1</translation>
    </message>
    <message>
        <source>%1 of %2 answers of %3 are no complete answers; they count as not passed. Too small a max_new_tokens (%4) can be the reason.</source>
        <translation>%1 des %2 réponses de %3 ne sont pas complètes ; elles comptent comme non réussies. Un max_new_tokens (%4) trop petit peut en être la cause.</translation>
    </message>
    <message>
        <source>hash of %1</source>
        <translation>hachage de %1</translation>
    </message>
    <message>
        <source>writing and comparing</source>
        <translation>écriture et comparaison</translation>
    </message>
    <message>
        <source>every weight written is bit for bit the one that was evaluated</source>
        <translation>chaque poids écrit est, bit pour bit, celui qui a été évalué</translation>
    </message>
    <message>
        <source>the weights written were not evaluated in this run</source>
        <translation>les poids écrits n&apos;ont pas été évalués dans cette exécution</translation>
    </message>
    <message>
        <source>calibrates on %1 rows</source>
        <translation>calibre sur %1 lignes</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>calibration</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>validating with quantization</source>
        <translation>validation avec quantification</translation>
    </message>
    <message>
        <source>goes on from step %1</source>
        <translation>reprend au pas %1</translation>
    </message>
    <message>
        <source>validating in both formats</source>
        <translation>validation dans les deux formats</translation>
    </message>
    <message>
        <source>validating without quantization</source>
        <translation>validation sans quantification</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>réponses d&apos;exemple</translation>
    </message>
    <message>
        <source>counting routed tokens</source>
        <translation>comptage des tokens par expert</translation>
    </message>
    <message>
        <source>keeps the weights of step %1, whose validation loss of %2 was the lowest</source>
        <translation>garde les poids du pas %1, dont la perte de validation de %2 était la plus basse</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the loss is %2, the balancing loss %3.</source>
        <translation>Le pas %1 n&apos;a pas été appliqué : la perte est %2, la perte d&apos;équilibrage %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: the gradient of %2 is not finite; the loss is %3.</source>
        <translation>Le pas %1 n&apos;a pas été appliqué : le gradient de %2 n&apos;est pas fini ; la perte est %3.</translation>
    </message>
    <message>
        <source>Step %1 was not applied: %2 gradients, %3 to %4, are not finite; the loss is %5.</source>
        <translation>Le pas %1 n&apos;a pas été appliqué : %2 gradients, de %3 à %4, ne sont pas finis ; la perte est %5.</translation>
    </message>
    <message>
        <source>vLLM does not run NVFP4 gpt-oss right (%1: it prints &quot;!!!!&quot;): use hf-mxfp4 or hf-bf16 there, or try a version in which that is mended and check its answers</source>
        <translation>vLLM n&apos;exécute pas correctement gpt-oss en NVFP4 (%1 : il affiche « !!!! ») : utilisez-y hf-mxfp4 ou hf-bf16, ou essayez une version où c&apos;est corrigé et vérifiez ses réponses</translation>
    </message>
    <message>
        <source>vLLM 0.10.1 ignores &quot;truncate&quot;: false of the rotary embedding; use a later one</source>
        <translation>vLLM 0.10.1 ignore &quot;truncate&quot;: false de l&apos;encodage rotatif ; utilisez une version ultérieure</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent SGLang and a Blackwell GPU</source>
        <translation>NVFP4 demande un SGLang récent et un GPU Blackwell</translation>
    </message>
    <message>
        <source>the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper</source>
        <translation>le backend TRTLLM est pour les GPU Blackwell ; sur Hopper, écrivez TRITON à la place</translation>
    </message>
    <message>
        <source>NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as numbers without a word: compare its answers with nibble generate</source>
        <translation>NVFP4 demande un TensorRT-LLM récent et un GPU Blackwell ; les versions plus anciennes lisent les octets compactés comme des nombres sans rien signaler : comparez ses réponses avec nibble generate</translation>
    </message>
    <message>
        <source>leave pp_size at 1: gpt-oss does not run in a pipeline there</source>
        <translation>laissez pp_size à 1 : gpt-oss n&apos;y fonctionne pas en pipeline</translation>
    </message>
    <message>
        <source>config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and rope_scaling, which nibble export writes</source>
        <translation>config.json n&apos;a les réglages rotatifs que dans rope_parameters ; TensorRT-LLM attend rope_theta et rope_scaling, que nibble export écrit</translation>
    </message>
    <message>
        <source>%1 attention heads cannot be split over %2 GPUs</source>
        <translation>%1 têtes d&apos;attention ne peuvent pas être réparties sur %2 GPU</translation>
    </message>
    <message>
        <source>an intermediate size of %1 cannot be split over %2 GPUs</source>
        <translation>une taille intermédiaire de %1 ne peut pas être répartie sur %2 GPU</translation>
    </message>
    <message>
        <source>with %1 GPUs each holds %2 of down_proj&apos;s %3 inputs, %4 blocks of %5: a block&apos;s values and its scale part ways unless the server pads; use fewer GPUs</source>
        <translation>avec %1 GPU, chacun contient %2 des %3 entrées de down_proj, soit %4 blocs de %5 : les valeurs d&apos;un bloc et son échelle sont séparées si le serveur ne complète pas ; utilisez moins de GPU</translation>
    </message>
    <message>
        <source>the folder has no tokenizer.json; copy the one that the model was trained with</source>
        <translation>le dossier n&apos;a pas de tokenizer.json ; copiez celui avec lequel le modèle a été entraîné</translation>
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
        <translation>%1 j %2 h</translation>
    </message>
</context>
<context>
    <name>FormatEvidence</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>MXFP4 %1, NVFP4 %2.</source>
        <translation>MXFP4 %1, NVFP4 %2.</translation>
    </message>
    <message>
        <source>%1: MXFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1 : MXFP4 réussit plus, au-delà des intervalles à 95 %. %2</translation>
    </message>
    <message>
        <source>%1: NVFP4 passes more, beyond the 95 % intervals. %2</source>
        <translation>%1 : NVFP4 réussit plus, au-delà des intervalles à 95 %. %2</translation>
    </message>
    <message>
        <source>%1: no measured difference, the 95 % intervals overlap. %2</source>
        <translation>%1 : aucune différence mesurée, les intervalles à 95 % se recouvrent. %2</translation>
    </message>
    <message>
        <source>Of %1 test rows asked of both, %2 pass with MXFP4 alone and %3 with NVFP4 alone.</source>
        <translation>Sur %1 lignes de test posées aux deux, %2 réussissent avec MXFP4 seul et %3 avec NVFP4 seul.</translation>
    </message>
    <message>
        <source>Chance alone would seldom do that (sign test, p = %1).</source>
        <translation>Le hasard seul ferait rarement cela (test des signes, p = %1).</translation>
    </message>
    <message>
        <source>Chance alone can do that (sign test, p = %1).</source>
        <translation>Le hasard seul peut faire cela (test des signes, p = %1).</translation>
    </message>
    <message>
        <source>%1, live twin</source>
        <translation>%1, jumeau</translation>
    </message>
    <message>
        <source>Validation loss: MXFP4 %1, NVFP4 %2. It has no interval here, so it decides nothing alone.</source>
        <translation>Perte de validation : MXFP4 %1, NVFP4 %2. Elle n&apos;a pas d&apos;intervalle ici et ne décide donc de rien à elle seule.</translation>
    </message>
    <message>
        <source>Size: MXFP4 %1, NVFP4 %2. MXFP4 runs in vLLM, SGLang and TensorRT-LLM; NVFP4 needs Blackwell GPUs, and vLLM does not run it right.</source>
        <translation>Taille : MXFP4 %1, NVFP4 %2. MXFP4 tourne dans vLLM, SGLang et TensorRT-LLM ; NVFP4 exige des GPU Blackwell, et vLLM ne l&apos;exécute pas correctement.</translation>
    </message>
    <message>
        <source>Not measured: the two have no pass rate of the same test in common. Add an evaluate stage that names both.</source>
        <translation>Non mesuré : les deux n&apos;ont aucun taux de réussite au même test. Ajoutez une étape evaluate qui nomme les deux.</translation>
    </message>
    <message>
        <source>The pass rates&apos; intervals overlap, but row by row %1 passes more. A small difference; MXFP4 is smaller and more engines and GPUs serve it.</source>
        <translation>Les intervalles des taux de réussite se recouvrent, mais ligne par ligne %1 réussit plus. Petite différence ; MXFP4 est plus petit et servi par plus de moteurs et de GPU.</translation>
    </message>
    <message>
        <source>No measured difference in answers. Ship MXFP4: it is smaller and more engines and GPUs serve it.</source>
        <translation>Aucune différence mesurée dans les réponses. Livrez MXFP4 : il est plus petit et servi par plus de moteurs et de GPU.</translation>
    </message>
    <message>
        <source>MXFP4 answers better, and more engines and GPUs serve it. Ship MXFP4.</source>
        <translation>MXFP4 répond mieux, et plus de moteurs et de GPU le servent. Livrez MXFP4.</translation>
    </message>
    <message>
        <source>NVFP4 answers better. Ship NVFP4 where you serve with SGLang or TensorRT-LLM on Blackwell GPUs, MXFP4 elsewhere.</source>
        <translation>NVFP4 répond mieux. Livrez NVFP4 là où vous servez avec SGLang ou TensorRT-LLM sur GPU Blackwell, MXFP4 ailleurs.</translation>
    </message>
    <message>
        <source>Each passes more on a test of its own. Decide by the test that stands for your use.</source>
        <translation>Chacun réussit plus à un test différent. Décidez d&apos;après le test qui représente votre usage.</translation>
    </message>
</context>
<context>
    <name>LayerErrorMetric</name>
    <message>
        <source>Signal to noise</source>
        <translation>Rapport signal sur bruit</translation>
    </message>
    <message>
        <source>Ten times the logarithm of the weights&apos; energy over the rounding error&apos;s. Higher is better.</source>
        <translation>Dix fois le logarithme de l&apos;énergie des poids sur celle de l&apos;erreur d&apos;arrondi. Plus haut est mieux.</translation>
    </message>
    <message>
        <source>Relative squared error</source>
        <translation>Erreur quadratique relative</translation>
    </message>
    <message>
        <source>Squared rounding error over squared weights. Lower is better.</source>
        <translation>Carré de l&apos;erreur d&apos;arrondi sur carré des poids. Plus bas est mieux.</translation>
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
        <source>Share of the weights beyond the largest value that their block&apos;s scale can express.</source>
        <translation>Part des poids au-delà de la plus grande valeur que l&apos;échelle de leur bloc peut exprimer.</translation>
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
        <source>Share of the weights whose quantized value differs from the base checkpoint&apos;s.</source>
        <translation>Part des poids dont la valeur quantifiée diffère de celle du checkpoint de base.</translation>
    </message>
    <message>
        <source>Size of the change</source>
        <translation>Ampleur du changement</translation>
    </message>
    <message>
        <source>Norm of what fine-tuning added to the weights, before quantization.</source>
        <translation>Norme de ce que l&apos;ajustement a ajouté aux poids, avant quantification.</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Changement conservé</translation>
    </message>
    <message>
        <source>Share of what fine-tuning added that is still there after rounding. 100 % is best.</source>
        <translation>Part de ce que l&apos;ajustement a ajouté qui subsiste après l&apos;arrondi. 100 % est l&apos;idéal.</translation>
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
        <translation>Le magasin d&apos;exécutions à afficher</translation>
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
        <source>Language, such as de or pt_BR; otherwise the desktop&apos;s</source>
        <translation>Langue, par exemple de ou pt_BR ; sinon celle du bureau</translation>
    </message>
    <message>
        <source>The run to select: its number or name</source>
        <translation>L&apos;exécution à choisir : son numéro ou son nom</translation>
    </message>
    <message>
        <source>Measure the window, print the figures and exit; SECONDS is for how long events arrive</source>
        <translation>Mesurer la fenêtre, afficher les chiffres et quitter ; SECONDS est la durée d&apos;arrivée des événements</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
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
        <translation>Décide de l&apos;ordre des lignes, de celles qui valident et de tous les autres tirages</translation>
    </message>
    <message>
        <source>Folder of the gpt-oss checkpoint to start from; needed unless the first stage is pretrain</source>
        <translation>Dossier du checkpoint gpt-oss de départ ; nécessaire sauf si la première étape est pretrain</translation>
    </message>
    <message>
        <source>tokenizer.json; empty: the one in the checkpoint&apos;s folder</source>
        <translation>tokenizer.json ; vide : celui du dossier du checkpoint</translation>
    </message>
    <message>
        <source>Where to compute; auto takes a GPU where there is one</source>
        <translation>Où calculer ; auto prend un GPU s&apos;il y en a un</translation>
    </message>
    <message>
        <source>What the model computes in; master weights and optimizer state are float32 in any case</source>
        <translation>Dans quoi le modèle calcule ; poids maîtres et état de l&apos;optimiseur restent en float32</translation>
    </message>
    <message>
        <source>Files to train on: JSON Lines or Parquet</source>
        <translation>Fichiers d&apos;entraînement : JSON Lines ou Parquet</translation>
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
        <translation>Taux d&apos;apprentissage maximal ; pour le QAT, environ la moitié de celui du SFT ou moins</translation>
    </message>
    <message>
        <source>Where the schedule ends; in place of min_learning_rate_ratio</source>
        <translation>Où finit le programme ; à la place de min_learning_rate_ratio</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate</source>
        <translation>Où finit le programme, en part du taux d&apos;apprentissage</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warmup</source>
        <translation>Comment le taux d&apos;apprentissage baisse après l&apos;échauffement</translation>
    </message>
    <message>
        <source>Steps in which the learning rate rises to its peak; 0: from warmup_ratio</source>
        <translation>Pas pendant lesquels le taux d&apos;apprentissage monte ; 0 : d&apos;après warmup_ratio</translation>
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
        <translation>Pas d&apos;optimisation ; 0 : d&apos;après epochs</translation>
    </message>
    <message>
        <source>Rows computed at once</source>
        <translation>Lignes calculées à la fois</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one optimizer step</source>
        <translation>Lots dont les gradients sont additionnés en un pas d&apos;optimisation</translation>
    </message>
    <message>
        <source>AdamW&apos;s decoupled weight decay</source>
        <translation>Décroissance découplée des poids d&apos;AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the gradient&apos;s mean</source>
        <translation>Décroissance de la moyenne du gradient dans AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s decay of the squared gradient&apos;s mean</source>
        <translation>Décroissance de la moyenne du gradient au carré dans AdamW</translation>
    </message>
    <message>
        <source>AdamW&apos;s guard against division by zero</source>
        <translation>Protection d&apos;AdamW contre la division par zéro</translation>
    </message>
    <message>
        <source>Gradients with a larger norm are scaled down to it; 0: never</source>
        <translation>Les gradients de norme supérieure y sont ramenés ; 0 : jamais</translation>
    </message>
    <message>
        <source>Computes each layer&apos;s activations twice rather than keeping them: slower, far less memory</source>
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
        <translation>Pas entre les états enregistrés d&apos;où une exécution arrêtée peut reprendre ; 0 : à la fin seulement</translation>
    </message>
    <message>
        <source>Keeps the weights with the lowest validation loss, rather than the last ones</source>
        <translation>Garde les poids dont la perte de validation est la plus basse plutôt que les derniers</translation>
    </message>
    <message>
        <source>What to do when a loss or gradient is not a number: stop, or skip that step</source>
        <translation>Que faire si la perte ou le gradient n&apos;est pas un nombre : arrêter (stop) ou sauter le pas (skip)</translation>
    </message>
    <message>
        <source>Trains all weights, or a low-rank adapter beside them</source>
        <translation>Entraîne tous les poids, ou un adaptateur de rang faible à côté</translation>
    </message>
    <message>
        <source>Rank of the adapter&apos;s matrices</source>
        <translation>Rang des matrices de l&apos;adaptateur</translation>
    </message>
    <message>
        <source>The adapter counts alpha / rank times</source>
        <translation>L&apos;adaptateur compte alpha / rang fois</translation>
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
        <source>How a block&apos;s scale is chosen (ceil, floor, mse; amax, four_over_six, mse); empty: the format&apos;s own rule</source>
        <translation>Comment l&apos;échelle d&apos;un bloc est choisie (ceil, floor, mse ; amax, four_over_six, mse) ; vide : la règle du format</translation>
    </message>
    <message>
        <source>Training rows that a policy which also quantizes inputs measures their range on</source>
        <translation>Lignes d&apos;entraînement sur lesquelles une politique quantifiant aussi les entrées en mesure la plage</translation>
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
        <source>Of the answers&apos; sampling; 0: always the likeliest token</source>
        <translation>De l&apos;échantillonnage des réponses ; 0 : toujours le token le plus probable</translation>
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
        <source>Folder to write to; empty: a folder of the run&apos;s own</source>
        <translation>Dossier de destination ; vide : un dossier propre à l&apos;exécution</translation>
    </message>
    <message>
        <source>Name of the stage within the recipe</source>
        <translation>Nom de l&apos;étape dans la recette</translation>
    </message>
    <message>
        <source>The stage whose weights this one starts from; empty or base: the checkpoint</source>
        <translation>L&apos;étape dont celle-ci reprend les poids ; vide ou base : le checkpoint</translation>
    </message>
    <message>
        <source>config.json of the model to train from random weights</source>
        <translation>config.json du modèle à entraîner depuis des poids aléatoires</translation>
    </message>
    <message>
        <source>What the stage does</source>
        <translation>Ce que fait l&apos;étape</translation>
    </message>
    <message>
        <source>For files whose columns have other names: known=column, such as user=question or final=answer; empty: found by name</source>
        <translation>Pour les fichiers dont les colonnes ont d&apos;autres noms : connu=colonne, par exemple user=question ou final=answer ; vide : trouvées par nom</translation>
    </message>
    <message>
        <source>Answers to the first validation rows that are generated at each validation, to read along</source>
        <translation>Réponses aux premières lignes de validation, générées à chaque validation, pour suivre à la lecture</translation>
    </message>
    <message>
        <source>Where these answers are cut off</source>
        <translation>Où ces réponses sont coupées</translation>
    </message>
    <message>
        <source>At each validation also measures the same weights in MXFP4 and in NVFP4, so that one run shows both curves</source>
        <translation>À chaque validation, mesure aussi les mêmes poids en MXFP4 et en NVFP4, pour que les deux courbes figurent dans une exécution</translation>
    </message>
</context>
<context>
    <name>RunFilter</name>
    <message>
        <source>No run has a field or result &quot;%1&quot;.</source>
        <translation>Aucune exécution n&apos;a de champ ou de résultat « %1 ».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>« %1 » n&apos;est pas un nombre.</translation>
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
        <translation>Le lit sans option ; version postérieure à 0.10.1.</translation>
    </message>
    <message>
        <source>Hopper, Blackwell</source>
        <translation>Hopper, Blackwell</translation>
    </message>
    <message>
        <source>Reads it without a flag.</source>
        <translation>Le lit sans option.</translation>
    </message>
    <message>
        <source>The backend TRTLLM on Blackwell, TRITON on Hopper.</source>
        <translation>Le backend TRTLLM sur Blackwell, TRITON sur Hopper.</translation>
    </message>
    <message>
        <source>Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.</source>
        <translation>N&apos;exécute pas correctement gpt-oss en NVFP4 (vllm-project/vllm#46641) ; exportez MXFP4 pour lui.</translation>
    </message>
    <message>
        <source>Blackwell</source>
        <translation>Blackwell</translation>
    </message>
    <message>
        <source>A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.</source>
        <translation>Une version récente avec --quantization modelopt_fp4, sur 1, 2 ou 4 GPU.</translation>
    </message>
    <message>
        <source>A recent version; compare its answers with nibble generate.</source>
        <translation>Une version récente ; comparez ses réponses à celles de nibble generate.</translation>
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
    <name>nibble::ui::AnswerView</name>
    <message>
        <source>Nothing is said yet.</source>
        <translation>Rien n&apos;est encore dit.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>aucun canal</translation>
    </message>
    <message>
        <source>Token %1: %2, probability %3. Likeliest: %4</source>
        <translation>Token %1 : %2, probabilité %3. Les plus probables : %4</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; with probability &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; avec probabilité &lt;b&gt;%2&lt;/b&gt; · token %3 · id %4</translation>
    </message>
</context>
<context>
    <name>nibble::ui::AnswersView</name>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>The answers to the selected row</source>
        <translation>Les réponses à la ligne choisie</translation>
    </message>
    <message>
        <source>Only rows on which the stages differ</source>
        <translation>Seulement les lignes où les étapes diffèrent</translation>
    </message>
    <message>
        <source>Passed by</source>
        <translation>Réussi par</translation>
    </message>
    <message>
        <source>Not passed by</source>
        <translation>Non réussi par</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
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
    <name>nibble::ui::BarChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::BlockPicture</name>
    <message>
        <source>Values of the block, original and quantized</source>
        <translation>Valeurs du bloc, originales et quantifiées</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantifié</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Place in the block</source>
        <translation>Place dans le bloc</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ChatColumn</name>
    <message>
        <source>Model %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message>
        <source>Remove model %1</source>
        <translation>Retirer le modèle %1</translation>
    </message>
    <message>
        <source>Conversation with model %1</source>
        <translation>Conversation avec le modèle %1</translation>
    </message>
    <message>
        <source>Folder of a checkpoint…</source>
        <translation>Dossier d&apos;un checkpoint…</translation>
    </message>
    <message>
        <source>Another run or stage…</source>
        <translation>Autre exécution ou étape…</translation>
    </message>
    <message>
        <source>differs from %1 at token %2</source>
        <translation>diffère de %1 au token %2</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Chargement du modèle…</translation>
    </message>
    <message>
        <source>Waiting for its turn…</source>
        <translation>En attente de son tour…</translation>
    </message>
    <message>
        <source>Choose a model above.</source>
        <translation>Choisissez un modèle ci-dessus.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Prêt.</translation>
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
        <translation>coupé</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ColumnDialog</name>
    <message>
        <source>The whole conversation</source>
        <translation>La conversation entière</translation>
    </message>
    <message>
        <source>Tools that it may call</source>
        <translation>Outils qu&apos;il peut appeler</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La demande</translation>
    </message>
    <message>
        <source>The thinking</source>
        <translation>La réflexion</translation>
    </message>
    <message>
        <source>The final answer</source>
        <translation>La réponse finale</translation>
    </message>
    <message>
        <source>The language of the thinking</source>
        <translation>La langue de la réflexion</translation>
    </message>
    <message>
        <source>Which column is which?</source>
        <translation>À quoi sert chaque colonne ?</translation>
    </message>
    <message>
        <source>Name either the whole conversation, or the parts of a single turn.</source>
        <translation>Indiquez soit la conversation entière, soit les parties d&apos;un seul tour.</translation>
    </message>
    <message>
        <source>Choose the column of the conversation or of the request.</source>
        <translation>Choisissez la colonne de la conversation ou de la demande.</translation>
    </message>
    <message>
        <source>Without an answer there is nothing to train on.</source>
        <translation>Sans réponse, il n&apos;y a rien à entraîner.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandLine</name>
    <message>
        <source>The same from the command line</source>
        <translation>La même chose en ligne de commande</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>nibble::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
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
        <source>MXFP4 against NVFP4</source>
        <translation>MXFP4 face à NVFP4</translation>
    </message>
    <message>
        <source>Fields and results</source>
        <translation>Champs et résultats</translation>
    </message>
    <message>
        <source>Tick a second run on the left: its settings then stand here beside the first one&apos;s, only those that differ.</source>
        <translation>Cochez une deuxième exécution à gauche : ses réglages figurent alors ici à côté de ceux de la première, seulement ceux qui diffèrent.</translation>
    </message>
    <message>
        <source>The recipes of these runs do not differ in any setting.</source>
        <translation>Les recettes de ces exécutions ne diffèrent par aucun réglage.</translation>
    </message>
    <message>
        <source>Name, number or tag</source>
        <translation>Nom, numéro ou étiquette</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Rechercher des exécutions</translation>
    </message>
    <message numerus="yes">
        <source>%n more; search for them.</source>
        <translation>
            <numerusform>%n autre ; recherchez-la.</numerusform>
            <numerusform>%n autres ; recherchez-les.</numerusform>
        </translation>
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
        <translation>Taux d&apos;apprentissage</translation>
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
    <message>
        <source>Validation in MXFP4</source>
        <translation>Validation en MXFP4</translation>
    </message>
    <message>
        <source>Validation in NVFP4</source>
        <translation>Validation en NVFP4</translation>
    </message>
    <message>
        <source>Quantization gap</source>
        <translation>Écart de quantification</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
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
        <translation>Ouvrez des fichiers JSON Lines ou Parquet : Multilingual-Thinking, FalseReject ou messages de conversation. Chaque ligne montre les tokens qu&apos;elle devient et lesquels sont entraînés.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
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
    <message>
        <source>Reading: %1 rows</source>
        <translation>Lecture : %1 lignes</translation>
    </message>
    <message>
        <source>Tokenizing: %1 of %2 rows</source>
        <translation>Tokenisation : %1 lignes sur %2</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colonnes…</translation>
    </message>
    <message>
        <source>Say which column is the request, the thinking, the answer</source>
        <translation>Indiquer quelle colonne est la demande, la réflexion, la réponse</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longueurs</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>Tokens a row may have; 0: no limit</source>
        <translation>Tokens permis par ligne ; 0 : sans limite</translation>
    </message>
    <message>
        <source>Rows (%1 of %2)</source>
        <translation>Lignes (%1 sur %2)</translation>
    </message>
    <message>
        <source>%1 rows train and %2 validate, drawn with the seed %3. Double-click a line for its rows.</source>
        <translation>%1 lignes entraînent et %2 valident, tirées avec la graine %3. Double-cliquez sur une entrée pour voir ses lignes.</translation>
    </message>
    <message>
        <source>The recipe names other files to train on.</source>
        <translation>La recette nomme d&apos;autres fichiers d&apos;entraînement.</translation>
    </message>
    <message>
        <source>Use these in the recipe</source>
        <translation>Utiliser ceux-ci dans la recette</translation>
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
    <message>
        <source>Cut off behind %1 tokens</source>
        <translation>Coupé après %1 tokens</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
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
    <name>nibble::ui::ExpertsView</name>
    <message>
        <source>Read the experts</source>
        <translation>Lire les experts</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This checkpoint has no experts that could be read.</source>
        <translation>Ce checkpoint n&apos;a pas d&apos;experts lisibles.</translation>
    </message>
    <message>
        <source>The norm of every expert, of %1 of weights.</source>
        <translation>La norme de chaque expert, sur %1 de poids.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>norme</translation>
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
        <translation>Rien de quantifié : 16 bits chacun. Pour poursuivre l&apos;entraînement ailleurs, ou comme référence.</translation>
    </message>
    <message>
        <source>OpenAI original/</source>
        <translation>OpenAI original/</translation>
    </message>
    <message>
        <source>The names of OpenAI&apos;s own files, expert weights in MXFP4.</source>
        <translation>Les noms des fichiers d&apos;OpenAI, poids des experts en MXFP4.</translation>
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
        <translation>Après l&apos;écriture, le dossier est rouvert et comparé aux poids entraînés. Si un seul bit diffère, l&apos;export échoue.</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Quoi écrire</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Une exécution est en cours.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>The run on one page: an HTML file with curves, tables and certificates</source>
        <translation>L&apos;exécution sur une page : un fichier HTML avec courbes, tableaux et certificats</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>Le rapport est dans %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ExportPreviewView</name>
    <message>
        <source>What the export will write</source>
        <translation>Ce que l&apos;export écrira</translation>
    </message>
    <message numerus="yes">
        <source>… in all %n file(s)</source>
        <translation>
            <numerusform>… en tout %n fichier</numerusform>
            <numerusform>… en tout %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tensor(s)</source>
        <translation>
            <numerusform>Le %n tenseur</numerusform>
            <numerusform>Les %n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of an expert weight, scales included</source>
        <translation>Bits par poids d&apos;expert, échelles comprises</translation>
    </message>
    <message>
        <source>Free on that disk</source>
        <translation>Libre sur ce disque</translation>
    </message>
    <message>
        <source>The disk has not enough room for this.</source>
        <translation>Le disque n&apos;a pas assez de place pour cela.</translation>
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
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Hash of all tensors</source>
        <translation>Hachage de tous les tenseurs</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Exports of this run</source>
        <translation>Exports de cette exécution</translation>
    </message>
    <message>
        <source>Certificate of the selected export</source>
        <translation>Certificat de l&apos;export choisi</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>Serve it</source>
        <translation>Le servir</translation>
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
        <translation>Commande qui sert l&apos;export</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Nothing is exported yet.</source>
        <translation>Rien n&apos;est encore exporté.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) compared bit for bit after writing</source>
        <translation>
            <numerusform>%n tenseur comparé bit à bit après écriture</numerusform>
            <numerusform>%n tenseurs comparés bit à bit après écriture</numerusform>
        </translation>
    </message>
    <message>
        <source>hash of all tensors: %1</source>
        <translation>hachage de tous les tenseurs : %1</translation>
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
        <translation>jusqu&apos;à %1</translation>
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
    <name>nibble::ui::FormatDuelView</name>
    <message>
        <source>%1, as exported</source>
        <translation>%1, tel qu&apos;exporté</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>MXFP4 and NVFP4 in figures</source>
        <translation>MXFP4 et NVFP4 en chiffres</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Perte de validation</translation>
    </message>
    <message>
        <source>nats per token; dashed: without quantization</source>
        <translation>nats par token ; tirets : sans quantification</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Sans quantification</translation>
    </message>
    <message>
        <source>Signal to noise of the weights</source>
        <translation>Rapport signal sur bruit des poids</translation>
    </message>
    <message>
        <source>Change that survived</source>
        <translation>Changement conservé</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits par valeur</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Taille des poids</translation>
    </message>
    <message>
        <source>Relative squared error by layer</source>
        <translation>Erreur quadratique relative par couche</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>%1, without quantization</source>
        <translation>%1, sans quantification</translation>
    </message>
    <message>
        <source>Tick a run that has a stage in MXFP4 and one in NVFP4 or a QAT stage with a live twin, or one run of each.</source>
        <translation>Cochez une exécution qui a une étape en MXFP4 et une en NVFP4 ou une étape QAT avec jumeau, ou une exécution de chaque sorte.</translation>
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
        <translation>Arrêt après ce pas ; l&apos;état est enregistré…</translation>
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
    <name>nibble::ui::LayerErrorView</name>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>This run has no PTQ or QAT stage that has begun. The errors of its layers and experts stand here as soon as one has.</source>
        <translation>Cette exécution n&apos;a pas d&apos;étape PTQ ou QAT commencée. Les erreurs de ses couches et experts figureront ici dès qu&apos;elle en aura une.</translation>
    </message>
    <message>
        <source>Layers and experts, the worst first</source>
        <translation>Couches et experts, les pires d&apos;abord</translation>
    </message>
    <message>
        <source>Double-click to see the matrix.</source>
        <translation>Double-cliquez pour voir la matrice.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Pires d&apos;abord</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Pas d&apos;entraînement</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrow keys. Click it to see its matrix.</source>
        <translation>Pointez une case, ou allez-y avec les flèches. Cliquez pour voir sa matrice.</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3</source>
        <translation>Couche %1, expert %2, %3</translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthHistogram</name>
    <message>
        <source>Token count per row, with the length limit</source>
        <translation>Nombre de tokens par ligne, avec la limite de longueur</translation>
    </message>
    <message>
        <source>The limit is %1 tokens.</source>
        <translation>La limite est de %1 tokens.</translation>
    </message>
    <message>
        <source>There is no limit.</source>
        <translation>Il n&apos;y a pas de limite.</translation>
    </message>
    <message>
        <source>tokens a row</source>
        <translation>tokens par ligne</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
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
            <numerusform>%n ligne de %1 à %2 tokens</numerusform>
            <numerusform>%n lignes de %1 à %2 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nibble::ui::LengthView</name>
    <message>
        <source>Keep all rows whole</source>
        <translation>Garder toutes les lignes entières</translation>
    </message>
    <message>
        <source>Drag the line to try another length limit; click a bar for its rows.</source>
        <translation>Glissez le trait pour essayer une autre limite ; cliquez sur une barre pour ses lignes.</translation>
    </message>
    <message>
        <source>There are no tokens to count.</source>
        <translation>Il n&apos;y a pas de tokens à compter.</translation>
    </message>
    <message>
        <source>No row is cut. The longest one has %1 tokens.</source>
        <translation>Aucune ligne n&apos;est coupée. La plus longue a %1 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 rows lose their end, and %3 final answers with it.</source>
        <translation>%1 lignes sur %2 perdent leur fin, et avec elle %3 réponses finales.</translation>
    </message>
    <message>
        <source>Of %1 final answers nothing is left.</source>
        <translation>De %1 réponses finales, il ne reste rien.</translation>
    </message>
    <message>
        <source>%1 rows keep no trained token and are left out.</source>
        <translation>%1 lignes ne gardent aucun token entraîné et sont écartées.</translation>
    </message>
    <message>
        <source>%1 trained tokens stay, %2 of all.</source>
        <translation>%1 tokens entraînés restent, %2 du total.</translation>
    </message>
    <message>
        <source>Set the recipe&apos;s max_length to %1</source>
        <translation>Mettre max_length de la recette à %1</translation>
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
        <translation>Quitter alors qu&apos;une exécution est en cours ?</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>récent</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The program nibble is not beside this one; the run is stopped and can be resumed.</source>
        <translation>Le programme nibble n&apos;est pas à côté de celui-ci ; l&apos;exécution est arrêtée et peut être reprise.</translation>
    </message>
    <message>
        <source>There is no demo&apos;s run yet. &quot;./nibble demo&quot; makes one in a few minutes.</source>
        <translation>Il n&apos;y a pas encore d&apos;exécution de démo. « ./nibble demo » en crée une en quelques minutes.</translation>
    </message>
    <message>
        <source>A run is under way. Stop it before you open another store.</source>
        <translation>Une exécution est en cours. Arrêtez-la avant d&apos;ouvrir un autre magasin.</translation>
    </message>
    <message>
        <source>The run can go on without the window: the command line program takes it over from the step it is at. Or it stops after this step, saves its state, and can be resumed at any time.</source>
        <translation>L&apos;exécution peut continuer sans la fenêtre : le programme en ligne de commande la reprend au pas où elle en est. Ou elle s&apos;arrête après ce pas, enregistre son état et peut être reprise à tout moment.</translation>
    </message>
    <message>
        <source>Keep running without the window</source>
        <translation>Continuer sans la fenêtre</translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation>Arrêter et enregistrer</translation>
    </message>
    <message>
        <source>Open or create a store...</source>
        <translation>Ouvrir ou créer un magasin...</translation>
    </message>
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Voir l&apos;exécution de la démo</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Start the recipe</source>
        <translation>Lancer la recette</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Arrêter l&apos;exécution</translation>
    </message>
    <message>
        <source>Resume the selected run</source>
        <translation>Reprendre l&apos;exécution choisie</translation>
    </message>
    <message>
        <source>Fork the selected run</source>
        <translation>Dériver l&apos;exécution choisie</translation>
    </message>
    <message>
        <source>Next run</source>
        <translation>Exécution suivante</translation>
    </message>
    <message>
        <source>Previous run</source>
        <translation>Exécution précédente</translation>
    </message>
    <message>
        <source>Smoothing on or off</source>
        <translation>Lissage oui ou non</translation>
    </message>
    <message>
        <source>Logarithmic loss axis on or off</source>
        <translation>Axe logarithmique de la perte oui ou non</translation>
    </message>
    <message>
        <source>Show all of the curves</source>
        <translation>Montrer les courbes entières</translation>
    </message>
    <message>
        <source>Theme: as the desktop</source>
        <translation>Thème : celui du bureau</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Thème : clair</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Thème : sombre</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue : %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Aller à une page</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Chart: zoom along the horizontal axis; with Ctrl along both</source>
        <translation>Graphique : zoom sur l&apos;axe horizontal ; avec Ctrl sur les deux</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Chart: move</source>
        <translation>Graphique : déplacer</translation>
    </message>
    <message>
        <source>Shift+drag, right button</source>
        <translation>Maj+glisser, bouton droit</translation>
    </message>
    <message>
        <source>Chart: zoom to a box</source>
        <translation>Graphique : zoom sur un cadre</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Chart: copy and save</source>
        <translation>Graphique : copier et enregistrer</translation>
    </message>
    <message>
        <source>Double click, Home</source>
        <translation>Double clic, Début</translation>
    </message>
    <message>
        <source>Chart: show everything</source>
        <translation>Graphique : tout afficher</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Chart: move the crosshair; with Ctrl the picture; + and - zoom</source>
        <translation>Graphique : déplacer le réticule ; avec Ctrl l&apos;image ; + et - zoom</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu&apos;elles font</translation>
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
        <source>No values yet</source>
        <translation>Aucune valeur encore</translation>
    </message>
    <message>
        <source>%1 curves, %2 points</source>
        <translation>%1 courbes, %2 points</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>A chart is saved as png, svg, pdf or csv, by the file&apos;s ending.</source>
        <translation>Un graphique est enregistré en png, svg, pdf ou csv, selon l&apos;extension du fichier.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l&apos;image</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Save as PNG...</source>
        <translation>Enregistrer en PNG...</translation>
    </message>
    <message>
        <source>Save as SVG...</source>
        <translation>Enregistrer en SVG...</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>Enregistrer en PDF...</translation>
    </message>
    <message>
        <source>Save values as CSV...</source>
        <translation>Enregistrer les valeurs en CSV...</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
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
        <source>Which of the folder&apos;s checkpoints</source>
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
        <source>Open the folder of a gpt-oss checkpoint: Hugging Face MXFP4 or BF16, or OpenAI&apos;s original/ layout. Its files are mapped and checked, not loaded, so this is quick for the largest models.</source>
        <translation>Ouvrez le dossier d&apos;un checkpoint gpt-oss : Hugging Face MXFP4 ou BF16, ou la disposition original/ d&apos;OpenAI. Ses fichiers sont projetés et vérifiés, pas chargés : c&apos;est rapide même pour les plus grands modèles.</translation>
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
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Filter tensors by name, of either dialect</source>
        <translation>Filtrer les tenseurs par nom, des deux dialectes</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>%1 is not the released %2: %3</source>
        <translation>%1 n&apos;est pas le %2 publié : %3</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Inhabituel</translation>
    </message>
    <message>
        <source>Nothing is wrong, and nothing unusual.</source>
        <translation>Rien d&apos;incorrect, ni d&apos;inhabituel.</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>The recipe names another checkpoint.</source>
        <translation>La recette nomme un autre checkpoint.</translation>
    </message>
    <message>
        <source>Use this one in the recipe</source>
        <translation>Utiliser celui-ci dans la recette</translation>
    </message>
</context>
<context>
    <name>nibble::ui::NumberEdit</name>
    <message>
        <source>This is not a number.</source>
        <translation>Ce n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>This can mean %1 or %2. Write one of these.</source>
        <translation>Cela peut vouloir dire %1 ou %2. Écrivez l&apos;un des deux.</translation>
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
    <message>
        <source>Look at the demo&apos;s run</source>
        <translation>Voir l&apos;exécution de la démo</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ParallelPlot</name>
    <message>
        <source>Runs as lines through their settings and results</source>
        <translation>Exécutions en lignes à travers leurs réglages et résultats</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanBar</name>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>Poids maîtres</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>Adaptateur</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>État de l&apos;optimiseur</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Fake-quantized weights</source>
        <translation>Poids à quantification simulée</translation>
    </message>
    <message>
        <source>Merged weights</source>
        <translation>Poids fusionnés</translation>
    </message>
    <message>
        <source>Memory by part</source>
        <translation>Mémoire par partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <translation>Libre : %1</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlanView</name>
    <message>
        <source>Measure the speed</source>
        <translation>Mesurer la vitesse</translation>
    </message>
    <message>
        <source>Takes a few training steps of this model&apos;s shape, with random weights</source>
        <translation>Effectue quelques pas d&apos;entraînement à la forme de ce modèle, avec des poids aléatoires</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lecture des fichiers…</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Pas encore de plan</translation>
    </message>
    <message>
        <source>It appears as soon as the recipe is complete.</source>
        <translation>Il apparaît dès que la recette est complète.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Mémoire GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>sur %1 %2</translation>
    </message>
    <message>
        <source>Trained parameters</source>
        <translation>Paramètres entraînés</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
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
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>All stages: peak memory</source>
        <translation>Toutes les étapes : pic de mémoire</translation>
    </message>
    <message>
        <source>All stages: training time</source>
        <translation>Toutes les étapes : temps d&apos;entraînement</translation>
    </message>
    <message>
        <source>All stages: disk</source>
        <translation>Toutes les étapes : disque</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Quelques pas en cours…</translation>
    </message>
    <message>
        <source>Time from measured training steps: %1.</source>
        <translation>Temps d&apos;après des pas d&apos;entraînement mesurés : %1.</translation>
    </message>
    <message>
        <source>Time from 40 % of a large matmul&apos;s speed: %1.</source>
        <translation>Temps d&apos;après 40 % de la vitesse d&apos;un grand produit matriciel : %1.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlaygroundPage</name>
    <message>
        <source>Playground</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>No model to talk to yet</source>
        <translation>Pas encore de modèle à qui parler</translation>
    </message>
    <message>
        <source>Select a run that has trained weights, or choose the folder of a checkpoint. Up to three models answer side by side: the base, what was tuned, what ships in 4 bits.</source>
        <translation>Choisissez une exécution qui a des poids entraînés, ou le dossier d&apos;un checkpoint. Jusqu&apos;à trois modèles répondent côte à côte : la base, l&apos;ajusté, celui livré en 4 bits.</translation>
    </message>
    <message>
        <source>Choose a checkpoint…</source>
        <translation>Choisir un checkpoint…</translation>
    </message>
    <message>
        <source>Shade unlikely tokens</source>
        <translation>Ombrer les tokens improbables</translation>
    </message>
    <message>
        <source>Tokens that the model gave less than 50 %</source>
        <translation>Tokens auxquels le modèle donnait moins de 50 %</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>New conversation</source>
        <translation>Nouvelle conversation</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>non demandée</translation>
    </message>
    <message>
        <source>Asked for in the developer message, as the training data does</source>
        <translation>Demandée dans le message développeur, comme dans les données d&apos;entraînement</translation>
    </message>
    <message>
        <source>0: always the likeliest token</source>
        <translation>0 : toujours le token le plus probable</translation>
    </message>
    <message>
        <source>Samples from the likeliest tokens that hold this probability</source>
        <translation>Tire parmi les tokens les plus probables qui réunissent cette probabilité</translation>
    </message>
    <message>
        <source>Further instructions for the developer message</source>
        <translation>Autres instructions pour le message développeur</translation>
    </message>
    <message>
        <source>Reasoning language</source>
        <translation>Langue de raisonnement</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>Developer</source>
        <translation>Développeur</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Top p</source>
        <translation>Top p</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <translation>Réponse la plus longue</translation>
    </message>
    <message>
        <source>Ask all of them. Enter sends, Shift+Enter starts a new line.</source>
        <translation>Demander à tous. Entrée envoie, Maj+Entrée va à la ligne.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Votre message</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Base checkpoint</source>
        <translation>Checkpoint de base</translation>
    </message>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Choisir un checkpoint</translation>
    </message>
    <message>
        <source>Another run or stage</source>
        <translation>Autre exécution ou étape</translation>
    </message>
    <message>
        <source>Number or name of a run, and its stage: 12:qat-mx</source>
        <translation>Numéro ou nom d&apos;une exécution, et son étape : 12:qat-mx</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>Choisissez d&apos;abord un modèle.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>nibble::ui::PlotHeader</name>
    <message>
        <source>Values that are not numbers are marked at the picture&apos;s edge and leave gaps in the line.</source>
        <translation>Les valeurs qui ne sont pas des nombres sont marquées au bord du graphique et laissent des trous dans la ligne.</translation>
    </message>
    <message>
        <source>Save or copy this chart</source>
        <translation>Enregistrer ou copier ce graphique</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ProblemTree</name>
    <message>
        <source>Left out</source>
        <translation>Écarté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>nibble::ui::QuantizationPage</name>
    <message>
        <source>Quantization</source>
        <translation>Quantification</translation>
    </message>
    <message>
        <source>No quantization errors yet</source>
        <translation>Pas encore d&apos;erreurs de quantification</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Voir les exécutions</translation>
    </message>
    <message>
        <source>Choose a run with a PTQ or QAT stage on the page Runs. Each quantized layer and expert then shows here what rounding to 4 bits did to it, and how much of the fine-tuning survived. With a checkpoint alone, opened on the page Model, the scale rules can be compared.</source>
        <translation>Choisissez sur la page Exécutions une exécution ayant une étape PTQ ou QAT. Chaque couche et chaque expert quantifié montre ici l&apos;effet de l&apos;arrondi à 4 bits et ce qui reste de l&apos;ajustement. Avec un checkpoint seul, ouvert sur la page Modèle, on peut comparer les règles d&apos;échelle.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Did my fine-tuning survive?</source>
        <translation>Mon ajustement a-t-il survécu ?</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Scale rules</source>
        <translation>Règles d&apos;échelle</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routage</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeCheck</name>
    <message>
        <source>Check of the recipe</source>
        <translation>Vérification de la recette</translation>
    </message>
    <message>
        <source>The recipe is complete.</source>
        <translation>La recette est complète.</translation>
    </message>
    <message>
        <source>What is missing or wrong</source>
        <translation>Ce qui manque ou est faux</translation>
    </message>
    <message>
        <source>Worth a thought</source>
        <translation>À considérer</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation>Étape %1 : %2</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RecipeDocument</name>
    <message>
        <source>%1 is not there</source>
        <translation>%1 n&apos;est pas là</translation>
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
        <translation>Une recette énumère les étapes d&apos;une exécution : ajuster, quantifier, entraîner à travers le quantificateur, évaluer, exporter. Partez d&apos;un modèle et changez ce qu&apos;il faut.</translation>
    </message>
    <message>
        <source>Choose a preset</source>
        <translation>Choisir un modèle</translation>
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
        <translation>%1 n&apos;a pas pu être écrit : %2</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Save the recipe to have its path here.</source>
        <translation>Enregistrez la recette pour avoir son chemin ici.</translation>
    </message>
    <message>
        <source>Changed since it was saved: save it first.</source>
        <translation>Modifiée depuis l&apos;enregistrement : enregistrez-la d&apos;abord.</translation>
    </message>
    <message>
        <source>Stage &quot;%1&quot; deleted.</source>
        <translation>Étape « %1 » supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last change of the recipe</source>
        <translation>Annuler le dernier changement de la recette</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rétablir ce qui a été annulé</translation>
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
        <translation>Axe vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Level axis</source>
        <translation>Axe horizontal</translation>
    </message>
    <message>
        <source>Results are set against settings here once the store has two runs or more.</source>
        <translation>Les résultats sont mis en regard des réglages ici dès que le magasin a deux exécutions ou plus.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RoutingView</name>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Experts by load</source>
        <translation>Experts par charge</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>Plus chargés d&apos;abord</translation>
    </message>
    <message>
        <source>Tokens of the validation rows that an expert takes part in, over what it would have if all experts of its layer had the same. 1 is even, 0 is a dead expert.</source>
        <translation>Tokens des lignes de validation auxquels un expert prend part, sur ce qu&apos;il aurait si tous les experts de sa couche en avaient autant. 1 est égal, 0 est un expert mort.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Count the tokens</source>
        <translation>Compter les tokens</translation>
    </message>
    <message>
        <source>This run has no weights yet. Its routing stands here when a stage has finished.</source>
        <translation>Cette exécution n&apos;a pas encore de poids. Son routage figurera ici quand une étape sera finie.</translation>
    </message>
    <message>
        <source>The tokens of this stage were not counted. Counting sends the run&apos;s validation rows through the model once.</source>
        <translation>Les tokens de cette étape n&apos;ont pas été comptés. Le comptage fait passer une fois les lignes de validation de l&apos;exécution dans le modèle.</translation>
    </message>
    <message>
        <source>dead experts</source>
        <translation>experts morts</translation>
    </message>
    <message>
        <source>No token of the validation rows goes to them.</source>
        <translation>Aucun token des lignes de validation ne va à eux.</translation>
    </message>
    <message>
        <source>hot experts</source>
        <translation>experts chauds</translation>
    </message>
    <message>
        <source>They get at least twice their even share.</source>
        <translation>Ils reçoivent au moins le double de leur part égale.</translation>
    </message>
    <message>
        <source>the fullest</source>
        <translation>le plus chargé</translation>
    </message>
    <message>
        <source>Its tokens over an even share.</source>
        <translation>Ses tokens sur une part égale.</translation>
    </message>
    <message>
        <source>dead in the base</source>
        <translation>morts dans la base</translation>
    </message>
    <message>
        <source>tokens that moved</source>
        <translation>tokens déplacés</translation>
    </message>
    <message>
        <source>Share of the tokens that other experts take now than in the base, at least.</source>
        <translation>Part des tokens, au moins, que d&apos;autres experts prennent maintenant que dans la base.</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>checkpoint de base</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RowList</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Search the conversations</source>
        <translation>Chercher dans les conversations</translation>
    </message>
    <message>
        <source>Language or category</source>
        <translation>Langue ou catégorie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Toute longueur</translation>
    </message>
    <message>
        <source>Cut by the limit</source>
        <translation>Coupées par la limite</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entières</translation>
    </message>
    <message>
        <source>Training or validation</source>
        <translation>Entraînement ou validation</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Show all rows again</source>
        <translation>Réafficher toutes les lignes</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(non nommé)</translation>
    </message>
    <message>
        <source>Rows of %1 to %2 tokens</source>
        <translation>Lignes de %1 à %2 tokens</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RuleLab</name>
    <message>
        <source>Formats and scale rules</source>
        <translation>Formats et règles d&apos;échelle</translation>
    </message>
    <message>
        <source>Format and rule</source>
        <translation>Format et règle</translation>
    </message>
    <message>
        <source>SNR (dB)</source>
        <translation>SNR (dB)</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Erreur relative</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Écrêtés</translation>
    </message>
    <message>
        <source>Underflowed</source>
        <translation>Arrondis à zéro</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Toutes les couches ensemble</translation>
    </message>
    <message>
        <source>What each format and scale rule would make of these weights: measured on the weights themselves, before any training. Choose the weights and start.</source>
        <translation>Ce que chaque format et règle d&apos;échelle ferait de ces poids : mesuré sur les poids eux-mêmes, avant tout entraînement. Choisissez les poids et lancez.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Compare the rules</source>
        <translation>Comparer les règles</translation>
    </message>
    <message>
        <source>base checkpoint</source>
        <translation>checkpoint de base</translation>
    </message>
    <message>
        <source>In %1 the rule %2 loses the least: %3 dB.</source>
        <translation>En %1, la règle %2 perd le moins : %3 dB.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps every value with the rules %2.</source>
        <translation>
            <numerusform>%1 garde chaque valeur avec la règle %2.</numerusform>
            <numerusform>%1 garde chaque valeur avec les règles %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signal to noise of each layer</source>
        <translation>Rapport signal sur bruit de chaque couche</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDialogs</name>
    <message>
        <source>Notes and tags of run #%1</source>
        <translation>Notes et étiquettes de l&apos;exécution #%1</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>Mots séparés par des espaces</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Fork run</source>
        <translation>Dériver l&apos;exécution</translation>
    </message>
    <message>
        <source>Run #%1 has saved no weights (yet).</source>
        <translation>L&apos;exécution #%1 n&apos;a (encore) enregistré aucun poids.</translation>
    </message>
    <message>
        <source>Fork run #%1</source>
        <translation>Dériver l&apos;exécution #%1</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, pas %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The new run begins with these weights and does from there on what the recipe did. Change what it should do differently.</source>
        <translation>La nouvelle exécution commence avec ces poids et fait à partir de là ce que faisait la recette. Changez ce qu&apos;elle doit faire autrement.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Comme</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunDocks</name>
    <message>
        <source>Set free or put back</source>
        <translation>Détacher ou remettre en place</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Loss of the run beside the pages</source>
        <translation>Perte de l&apos;exécution à côté des pages</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log of the run beside the pages</source>
        <translation>Journal de l&apos;exécution à côté des pages</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunLoss</name>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>loss, nats per token; dashed: validation</source>
        <translation>perte, nats par token ; tirets : validation</translation>
    </message>
    <message>
        <source>%1, validation</source>
        <translation>%1, validation</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunTable</name>
    <message>
        <source>Columns and groups</source>
        <translation>Colonnes et groupes</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Filter: name, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</source>
        <translation>Filtre : nom, loss&lt;1.2, learning_rate&lt;1e-4, tag:good</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>Filtrer les exécutions</translation>
    </message>
    <message>
        <source>Words that must all hold: a part of the name, tags or notes; any field of the recipe or result with &lt;, &lt;=, &gt;, &gt;=, = or !=; tag:, status:, model:, stage:, note:; is:starred, is:archived, is:fork; a minus in front for the opposite.</source>
        <translation>Mots qui doivent tous s&apos;appliquer : une partie du nom, des étiquettes ou des notes ; tout champ de la recette ou du résultat avec &lt;, &lt;=, &gt;, &gt;=, = ou != ; tag:, status:, model:, stage:, note: ; is:starred, is:archived, is:fork ; un moins devant pour le contraire.</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>Group by name</source>
        <translation>Grouper par nom</translation>
    </message>
    <message>
        <source>Group by model</source>
        <translation>Grouper par modèle</translation>
    </message>
    <message>
        <source>Fields of the recipe</source>
        <translation>Champs de la recette</translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Montrer les exécutions archivées</translation>
    </message>
    <message>
        <source>Results of the stages</source>
        <translation>Résultats des étapes</translation>
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
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunView</name>
    <message>
        <source>The recipe as it was run</source>
        <translation>La recette telle qu&apos;exécutée</translation>
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
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Double click: fork a new run from here</source>
        <translation>Double clic : dériver une nouvelle exécution d&apos;ici</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parente</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cette exécution</translation>
    </message>
    <message>
        <source>What changed against the parent</source>
        <translation>Ce qui a changé par rapport à la parente</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n&apos;existe plus</translation>
    </message>
</context>
<context>
    <name>nibble::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
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
        <source>No runs in this store</source>
        <translation>Aucune exécution dans ce magasin</translation>
    </message>
    <message>
        <source>Choose a recipe and start it; its curves appear here as it trains. Runs of the command line program show up here too.</source>
        <translation>Choisissez une recette et lancez-la ; ses courbes apparaissent ici pendant l&apos;entraînement. Les exécutions en ligne de commande y figurent aussi.</translation>
    </message>
    <message>
        <source>Choose a recipe</source>
        <translation>Choisir une recette</translation>
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
    <message>
        <source>Go on with the selected run from its last saved step</source>
        <translation>Continuer l&apos;exécution choisie depuis son dernier pas enregistré</translation>
    </message>
    <message>
        <source>Save the run that is under way, and stop it</source>
        <translation>Enregistrer l&apos;exécution en cours et l&apos;arrêter</translation>
    </message>
    <message>
        <source>Fork...</source>
        <translation>Dériver...</translation>
    </message>
    <message>
        <source>Start a new run from weights that the selected one saved</source>
        <translation>Lancer une nouvelle exécution depuis des poids enregistrés par celle choisie</translation>
    </message>
    <message>
        <source>Star or unstar</source>
        <translation>Marquer ou démarquer</translation>
    </message>
    <message>
        <source>Mark the selected runs</source>
        <translation>Marquer d&apos;une étoile les exécutions choisies</translation>
    </message>
    <message>
        <source>Notes and tags...</source>
        <translation>Notes et étiquettes...</translation>
    </message>
    <message>
        <source>What you want to remember of the selected run</source>
        <translation>Ce que vous voulez retenir de l&apos;exécution choisie</translation>
    </message>
    <message>
        <source>Archive or bring back</source>
        <translation>Archiver ou rétablir</translation>
    </message>
    <message>
        <source>Archived runs stay in the store; the table does not show them</source>
        <translation>Les exécutions archivées restent dans le magasin ; le tableau ne les montre pas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the selected runs with their weights</source>
        <translation>Supprimer les exécutions choisies avec leurs poids</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted.</source>
        <translation>
            <numerusform>%n exécution supprimée.</numerusform>
            <numerusform>%n exécutions supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>fork of #%1, %2, step %3</source>
        <translation>dérivée de #%1, %2, pas %3</translation>
    </message>
    <message>
        <source>fork of a deleted run, %1, step %2</source>
        <translation>dérivée d&apos;une exécution supprimée, %1, pas %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Set the selected runs side by side</source>
        <translation>Mettre les exécutions sélectionnées côte à côte</translation>
    </message>
    <message>
        <source>Bring back what was deleted</source>
        <translation>Rétablir ce qui a été supprimé</translation>
    </message>
    <message>
        <source>The runs that were deleted last</source>
        <translation>Les dernières exécutions supprimées</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SampleView</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Answers at each validation</source>
        <translation>Réponses à chaque validation</translation>
    </message>
    <message>
        <source>Nothing was generated in this run. Set the field &quot;samples&quot; of a stage to read its answers along.</source>
        <translation>Rien n&apos;a été généré dans cette exécution. Renseignez le champ « samples » d&apos;une étape pour suivre ses réponses.</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Question et réponse</translation>
    </message>
</context>
<context>
    <name>nibble::ui::ScatterPlot</name>
    <message>
        <source>Runs as points</source>
        <translation>Exécutions en points</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logarithmique</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SplitView</name>
    <message>
        <source>File, language or category</source>
        <translation>Fichier, langue ou catégorie</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Training and validation rows</source>
        <translation>Lignes d&apos;entraînement et de validation</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(non nommé)</translation>
    </message>
</context>
<context>
    <name>nibble::ui::StagePanel</name>
    <message>
        <source>Duplicate the selected stage</source>
        <translation>Dupliquer l&apos;étape choisie</translation>
    </message>
    <message>
        <source>Delete the selected stage</source>
        <translation>Supprimer l&apos;étape choisie</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Ajouter une étape</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>the checkpoint</source>
        <translation>le checkpoint</translation>
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
    <message>
        <source>rate %1</source>
        <translation>taux %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 époques</translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>no checkpoint yet</source>
        <translation>pas encore de checkpoint</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>no files yet</source>
        <translation>pas encore de fichiers</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalPicture</name>
    <message>
        <source>What rounding left of the fine-tuning, by layer</source>
        <translation>Ce que l&apos;arrondi a laissé de l&apos;ajustement, par couche</translation>
    </message>
    <message>
        <source>Layer; left %1, right %2</source>
        <translation>Couche ; à gauche %1, à droite %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1, layer %2, %3
Change: norm %4
Left after rounding: %5</source>
        <translation>%1, couche %2, %3
Changement : norme %4
Reste après arrondi : %5</translation>
    </message>
</context>
<context>
    <name>nibble::ui::SurvivalView</name>
    <message>
        <source>%1, plain rounding</source>
        <translation>%1, arrondi simple</translation>
    </message>
    <message>
        <source>%1, trained through the quantizer</source>
        <translation>%1, entraîné à travers le quantificateur</translation>
    </message>
    <message>
        <source>Validation loss %1, in 4 bits %2</source>
        <translation>Perte de validation %1, en 4 bits %2</translation>
    </message>
    <message>
        <source>Layer %1, %2 lost the most of it: %3 of all that was lost.</source>
        <translation>La couche %1, %2 en a perdu le plus : %3 de toute la perte.</translation>
    </message>
    <message>
        <source>Plain rounding to %1 (%2) leaves %3 of the fine-tuning&apos;s change, whose norm is %4.</source>
        <translation>L&apos;arrondi simple en %1 (%2) laisse %3 du changement de l&apos;ajustement, dont la norme est %4.</translation>
    </message>
    <message>
        <source>Training through the %1 quantizer (%2) made the change&apos;s norm %4, of which %3 is left.</source>
        <translation>L&apos;entraînement à travers le quantificateur %1 (%2) a porté la norme du changement à %4, dont il reste %3.</translation>
    </message>
    <message>
        <source>More than all of it, because a weight that crosses a rounding boundary moves by a whole step.</source>
        <translation>Plus que la totalité, car un poids qui franchit une limite d&apos;arrondi bouge d&apos;un cran entier.</translation>
    </message>
    <message>
        <source>Height: squared change of the weights against the base checkpoint. Filled: left after rounding. Hatched: lost.</source>
        <translation>Hauteur : carré du changement des poids par rapport au checkpoint de base. Plein : reste après arrondi. Hachuré : perdu.</translation>
    </message>
    <message>
        <source>There is no change to look for: the run has no checkpoint to compare with, or its weights are still those of the checkpoint.</source>
        <translation>Il n&apos;y a pas de changement à chercher : l&apos;exécution n&apos;a pas de checkpoint de comparaison, ou ses poids sont encore ceux du checkpoint.</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorDetailView</name>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Value of the weight</source>
        <translation>Valeur du poids</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>quantized</source>
        <translation>quantifié</translation>
    </message>
    <message>
        <source>Rounding error</source>
        <translation>Erreur d&apos;arrondi</translation>
    </message>
    <message>
        <source>Error in scales of the block</source>
        <translation>Erreur en échelles du bloc</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Exponent of the block&apos;s scale</source>
        <translation>Exposant de l&apos;échelle du bloc</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Value in scales of the block</source>
        <translation>Valeur en échelles du bloc</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Worst blocks</source>
        <translation>Pires blocs</translation>
    </message>
    <message>
        <source>Row, column</source>
        <translation>Ligne, colonne</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Erreur quadratique</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relative</translation>
    </message>
    <message>
        <source>Values of the block</source>
        <translation>Valeurs du bloc</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Quantized</source>
        <translation>Quantifié</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Its values</source>
        <translation>Ses valeurs</translation>
    </message>
    <message>
        <source>Click a cell of the map under &quot;Errors&quot; to see its matrix.</source>
        <translation>Cliquez une case de la carte sous « Erreurs » pour voir sa matrice.</translation>
    </message>
    <message>
        <source>Format and scale rule in which the stage ships.</source>
        <translation>Format et règle d&apos;échelle dans lesquels l&apos;étape est livrée.</translation>
    </message>
    <message>
        <source>rows × columns</source>
        <translation>lignes × colonnes</translation>
    </message>
    <message>
        <source>signal to noise</source>
        <translation>signal sur bruit</translation>
    </message>
    <message>
        <source>relative squared error</source>
        <translation>erreur quadratique relative</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>écrêtés</translation>
    </message>
    <message>
        <source>underflowed</source>
        <translation>arrondis à zéro</translation>
    </message>
    <message>
        <source>bits per value</source>
        <translation>bits par valeur</translation>
    </message>
    <message>
        <source>Scales included.</source>
        <translation>Échelles comprises.</translation>
    </message>
    <message>
        <source>tensor scale</source>
        <translation>échelle du tenseur</translation>
    </message>
    <message>
        <source>One float32 for all experts.</source>
        <translation>Un float32 pour tous les experts.</translation>
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
    <message>
        <source>Hugging Face&apos;s name</source>
        <translation>Nom chez Hugging Face</translation>
    </message>
    <message>
        <source>OpenAI&apos;s name</source>
        <translation>Nom chez OpenAI</translation>
    </message>
</context>
<context>
    <name>nibble::ui::TensorPanel</name>
    <message>
        <source>Block scales</source>
        <translation>Échelles des blocs</translation>
    </message>
    <message>
        <source>exponent: the scale is 2 to this power</source>
        <translation>exposant : l&apos;échelle est 2 à cette puissance</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>value of the 4-bit code, times its block&apos;s scale</source>
        <translation>valeur du code à 4 bits, fois l&apos;échelle de son bloc</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Selected tensor</source>
        <translation>Tenseur choisi</translation>
    </message>
    <message>
        <source>Figures of the tensor</source>
        <translation>Chiffres du tenseur</translation>
    </message>
    <message>
        <source>Select a tensor</source>
        <translation>Choisissez un tenseur</translation>
    </message>
    <message>
        <source>Its names in both dialects, figures and histograms stand here.</source>
        <translation>Ses noms dans les deux dialectes, ses chiffres et ses histogrammes figurent ici.</translation>
    </message>
    <message>
        <source>Hugging Face: %1</source>
        <translation>Hugging Face : %1</translation>
    </message>
    <message>
        <source>OpenAI: %1</source>
        <translation>OpenAI : %1</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zéros</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN ou infinis</translation>
    </message>
    <message>
        <source>Bits per value</source>
        <translation>Bits par valeur</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Tensor scale</source>
        <translation>Échelle du tenseur</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>puissances de deux</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Norm of each expert</source>
        <translation>Norme de chaque expert</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
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
<context>
    <name>nibble::ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
</context>
</TS>
