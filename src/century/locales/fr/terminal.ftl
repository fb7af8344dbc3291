# Le terminal : titres de la table, invites, aide, et ce qui n’a pas marché.

# La table.
round = Manche { $round }
last-round = dernière manche
head-points = Cartes Points
head-next = suivante
head-market = Cartes Marchand
head-beside = Tuiles Exploration
head-bonus = Tuiles Bonus
head-islands = Plateau maritime
islands-legend = { $ship } bateau, { $post } comptoir
sea = mer
deck = pioche : { $count }
price = { $price ->
    [0] gratuit
    [one] { $price } cube
   *[other] { $price } cubes
}
gold-coins = { $coins } or
silver-coins = { $coins } argent

# Les tuiles Bonus en peu de mots : les points, et pour quoi.
sign-symbol = { $points } par { $benefit }
sign-pair = { $points } par { $first } + { $second }
sign-settlers = { $points } par 2 colons
sign-merchants = { $points } par 2 cartes Marchand

place = { $kind ->
    [renew] renouveler l’offre
    [adjust] ajuster la route
    [ship_trade] échange maritime
   *[post_trade] activer un comptoir
}
place-sail = { $steps ->
    [0] déplacement libre
   *[other] déplacement { $steps }
}

# Ce qui se trouve devant une place, et ce qu’elle marque.
label = { $part ->
    [cubes] cubes
    [settlers] colons
    [hand] main
    [played] jouées
    [route] route
    [discard] défausse
    [cards] cartes
    [points] cartes
    [coins] pièces
    [gold] or
    [silver] argent
    [bonus] bonus
    [explored] tuiles
    [posts] comptoirs
    [score] points
   *[total] total
}
settlers-away = { $out } en jeu, { $reserve } en réserve
name = { $kind ->
    [you] Place { $seat } (vous)
    [random] Place { $seat } (hasard)
    [bot] Place { $seat } ({ $bot })
   *[human] Place { $seat }
}

# Jouer.
chosen = Choisi :
prompt = Place { $seat }, numéro ou action (help) :
prompt-over = La partie est terminée (save FICHIER, undo, quit) :
winner = La place { $seat } gagne avec { points }.
refused = { $token } : { $reason }
nothing-to-undo = Il n’y a rien à annuler.
save-where = Enregistrer où ? Tapez : save FICHIER
saved = Enregistré dans { $file }.
not-saved = Pas enregistré dans { $file } : { $reason }
goodbye = Au revoir.
help =
    Tapez le numéro d’une action, ou l’action elle-même, par exemple : rest.
    undo            revenir à la dernière décision prise à ce clavier
    save FICHIER    enregistrer la partie ; century play --load FICHIER la reprend
    table           redessiner la table
    help            ce texte
    quit            finir sans enregistrer
    Cubes : Y jaune, R rouge, G vert, B marron. Un entrepôt en contient 10.
    +YY produit 2 cubes jaunes, ↑2 améliore jusqu’à 2 fois, YY→G échange autant de fois que vous voulez.
    ● est un colon : requis à un lieu, ou présent.
    Les règles (en anglais) : docs/rules dans le projet.

# Revoir une partie.
turn-of = { $turn } sur { $turns }.
replay-help = Entrée ou n : tour suivant ; p : tour précédent ; g NUMÉRO : aller à ce tour ; q : quitter
no-such-turn = Les tours vont de 1 à { $turns } ; 0 est le début.

# Modes et boîtes.
modes-head = { $column ->
    [mode] mode
    [title] jeu
    [players] joueurs
    [options] options
   *[trust] données des composants
}
trust = { $trust ->
    [published] publiées
    [single_source] source unique
    [reconstructed] reconstituées
   *[own] parole de l’auteur
}
box-sound = { $file } : correct ; remplace des parties de { $box } (données : { $trust })
box-table = { $count ->
    [one] { $table } : { $count } entrée
   *[other] { $table } : { $count } entrées
}
box-written = Écrit : { $file }

# Whether a seed was the promised one.
verified = { $file } : la graine est celle qui a été promise ({ $commitment }), et elle distribue cette partie.
seed-origin = { $how ->
    [chosen] La personne qui a créé la partie l’a choisie et connaissait peut-être chaque pile.
   *[drawn] Le serveur l’a tirée.
}
