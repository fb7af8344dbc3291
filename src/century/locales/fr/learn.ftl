# Apprendre : le cours, le guide et les leçons dans le terminal.

lesson-wrong = Vous pouvez le faire : { $action }. Mais ce n’est pas le sujet de cette leçon. Revenez en arrière et essayez encore.
lesson-sound = { $steps ->
    [one] { $file } : en ordre ; une leçon de { $mode } en { $steps } étape
   *[other] { $file } : en ordre ; une leçon de { $mode } en { $steps } étapes
}
learn-coach = Guide
learn-good-to-know = Bon à savoir
learn-waits = Lisez d’abord la suite, ou revenez en arrière.
learn-prompt = { $waits ->
    [end] Leçon terminée. Entrée pour la suivante (again, quit) :
    [wrong] Tapez undo pour revenir en arrière :
    [act] Numéro ou action (help) :
   *[next] Entrée pour continuer :
}
learn-keys =
    Tapez le numéro d’une action ou l’action elle-même, par exemple : rest.
    Entrée   lire la suite, ou leçon suivante
    undo     retour au début de l’étape, ou à l’étape précédente
    again    recommencer la leçon
    quit     quitter

# Les leçons dans le navigateur.
learn = Apprendre
learn-text = De courtes leçons à la vraie table, une minute chacune. Vous jouez de vrais coups, et toute erreur se reprend.
learn-count = { $done } sur { $count }
learn-builds-on = Vient après :
learn-begin = Commencer
learn-go-on = Continuer
learn-state = { $state ->
    [underway] en cours
    [learnt] terminée
   *[new] à faire
}
learn-rules-of = Règles : { $lesson }
learn-forget = Oublier ma progression
learn-forgotten = Votre progression est oubliée.
learn-step = Étape { $step } sur { $steps }
learn-show = Montrez-moi
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-wrong = Pas tout à fait
learn-done = Leçon terminée
learn-reading = Le guide explique
learn-back = Revenir en arrière
learn-next = Continuer
learn-all = Toutes les leçons
learn-following = Leçon suivante

learn-try = Essayez

# La première partie, avec le guide.
guide-offer = Votre première partie de { $mode }
guide-offer-text = Le guide reste à vos côtés pendant dix tours, raconte ce que font les autres et montre deux bons coups. Ensuite, vous continuez sans lui contre un adversaire facile.
guide-yes = Jouer avec le guide
guide-lessons = D’abord les leçons
guide-no = Jouer sans lui
guide-turn = Tour { $turn } sur { $turns } avec le guide
guide-two = Deux bons coups. Choisissez-en un, ou faites à votre idée :
guide-thinking = Le guide cherche de bons coups …
guide-none = Pas de conseil pour le moment. Faites à votre idée.
guide-liked = Bien choisi.
guide-else = Une autre voie que la mienne : voyons ce qu’elle donne.
guide-alone = À partir d’ici, vous jouez sans moi. Bonne chance ! Un conseil reste à portée de touche (H).
guide-stop = Continuer sans le guide

# Le savez-vous ? Des questions sur de vraies positions.
quiz = Le savez-vous ?
quiz-text = Dix questions sur des positions de vraies parties, avec la raison de chaque réponse.
quiz-ask-settlers = Combien de colons la place encerclée vous demande-t-elle maintenant ?
quiz-ask-card = Combien de cubes coûte l’achat de la carte encerclée ?
quiz-ask-post = Combien de cubes vous coûterait un comptoir sur l’île encerclée ?
quiz-ask-not = { $word ->
    [work] Quel lieu ne pouvez-vous pas activer maintenant ?
    [play] Laquelle de ces cartes ne pouvez-vous pas jouer maintenant ?
    [acquire] Laquelle de ces cartes ne pouvez-vous pas acheter maintenant ?
   *[claim] Laquelle de ces cartes ne pouvez-vous pas réclamer maintenant ?
}
quiz-ask-score = Combien de points auriez-vous si la partie s’arrêtait maintenant ?
quiz-ask-winner = La partie est finie. Qui a gagné ?
quiz-number = { $count }
quiz-part = { label } { $points }
quiz-seat = Joueur { $seat }
    .seen = { $player }
quiz-total = Joueur { $seat } : { points }
    .seen = { $player } : { points }
quiz-why-empty = Personne n’y travaille : c’est le nombre imprimé, { $need }.
quiz-why-oust = { $there ->
    [one] { $there } colon d’un autre joueur s’y trouve
   *[other] { $there } colons d’un autre joueur s’y trouvent
}, il en faut un de plus : { $need }.
quiz-why-aid = { $why } Vos cartes Aide ramènent ce nombre à { $need }.
quiz-why-route = 1, et 1 par carte à sa gauche sans colon ({ $left }) : { $need }.
quiz-why-card = Un cube sur chaque carte à sa gauche : { $count }.
quiz-why-post = { $each } par comptoir déjà présent ({ $posts }) : { $price }.
quiz-why-score = { $parts } : { $total } en tout.
quiz-why-winner = Le plus de points l’emporte : { $totals }.
quiz-why-tie = Égalité : le dernier dans l’ordre du tour gagne. { $totals }.
quiz-right = Exact.
quiz-wrong = Non. La réponse est : { $answer }
quiz-next = Question suivante
quiz-result = { $right } sur { $count } justes
quiz-again = Dix nouvelles questions
quiz-question = Question { $number } sur { $count }

quiz-ask-worth = Combien de points rapporte la carte encerclée, pièce comprise ?
quiz-why-worth = { $points } pour la carte et { $coin } pour la pièce : { $total }.

# The symbols, the page to print, and the large table.
legend = Symboles
legend-sign = { $sign ->
    [cube-Y] cube jaune, le niveau le plus bas
    [cube-R] cube rouge, le deuxième niveau
    [cube-G] cube vert, le troisième niveau
    [cube-B] cube marron, le niveau le plus haut
    [cube-any] un cube de n’importe quelle couleur
    [seal] points d’une carte
    [produce] prenez ces cubes
    [upgrade] faites monter un cube à la couleur suivante, autant de fois que le dit le nombre
    [trade] donnez les cubes avant la flèche, prenez ceux d’après
    [coin-gold] pièce d’or : 3 points
    [coin-silver] pièce d’argent : 1 point
    [pawn-line] colons qu’une place demande
    [pawn] colons qui s’y trouvent
    [circles] champ, colline, rivière, forêt : les symboles des lieux, que nomment les cartes Aide et Outil
    [nw-aid] Aide : 1 colon de moins sur les lieux à ce symbole
    [nw-tool] Outil : d’abord ce cube, sur les lieux à ce symbole
    [nw-settlers] Nouveaux Colons : de la réserve à votre plateau Joueur
    [nw-explore] Exploration : prenez une tuile Exploration
    [tile] tuile Exploration : le lieu qu’elle couvre est fermé
    [fort] lieu fortifié : réclamez la carte au-dessus
    [bonus] tuile Bonus : points à la fin, ici 3 par paire
    [market] lieu Marchand : la carte Marchand au-dessous
    [renew] renouvelez l’offre, puis jouez un autre tour
    [adjust] prenez 1 cube jaune, puis échangez deux cartes de votre route
    [sail] déplacement de bateau : tant de tuiles
    [sail-any] déplacement de bateau : vers n’importe quelle tuile
    [ship-trade] échange maritime : là où est votre bateau
    [post-trade] activation d’un comptoir : là où vous en avez un
    [post] comptoir
    [goods] gingembre, piment, thé, clous de girofle : les icônes des îles et des rangées de comptoirs
    [merchants] cartes Marchand utilisées
   *[rest] repos : reprenez tout
}
sheet = Une page à imprimer
sheet-turn = Votre tour
sheet-scoring = Décompte
sheet-print = Imprimer
sheet-note = Projet d’amateurs. Symboles dessinés par nous ; les jeux appartiennent à leur éditeur.
sheet-part = { $part ->
    [points] points imprimés de vos cartes Points
    [cards] points imprimés de vos cartes Points
    [gold] 3 par pièce d’or
    [silver] 1 par pièce d’argent
    [bonus] ce que valent vos tuiles Bonus
    [explored] 3 par tuile Exploration à points
    [posts] les valeurs que vos comptoirs ont découvertes
    [cubes] 1 par cube qui n’est pas jaune
   *[tie] En cas d’égalité, le dernier dans l’ordre du tour gagne.
}
large = Grande table
