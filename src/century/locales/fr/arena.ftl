# L’arène : la progression, et le tableau des forces.

arena-playing = Parties en cours
arena-interrupted = { $done } parties sur { $games } sont finies et gardées dans { $file } ; la même commande continue.
arena-kept = { $games ->
    [one] { $games } partie, gardée dans { $file }
   *[other] { $games } parties, gardées dans { $file }
}
arena-head = { $column ->
    [bot] bot
    [seats] places
    [wins] victoires (95 %)
    [rating] force
    [score] score
    [seconds] ms
   *[faults] fautes
}
arena-fault = { $kind ->
    [error] erreur
    [illegal] illégal
    [slow] trop lent
    [hung] bloqué
   *[crash] plantage
}
arena-caption = { $games } parties de { $rounds } manches ; finies par la limite de manches : { $limit } ; ms : par décision
arena-faults = { $bot } : { $fault } : { $count }
arena-reading = Lecture des parties
arena-report = Rapport : { $file }

# Le rapport, une page pour le navigateur.
report-above = Arène
report-players = { $players } joueurs
report-games-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-seed = graine { $seed }
report-strength = Force
report-strength-note = Point et ligne : la force et où elle se trouve avec 95 % de certitude. La force est celle du modèle Plackett–Luce d’openskill ; un bot 6,5 au-dessus d’un autre le bat trois fois sur quatre. Les victoires comptent chaque place tenue par un bot ; entre parenthèses, où se trouve le vrai taux avec 95 % de certitude. ms : temps moyen d’une décision.
report-duels = Qui a fini devant qui
report-duels-note = Combien de fois le bot de la ligne a fini devant celui de la colonne, en pour cent de leurs parties à la même table ; les égalités ne comptent pas.
report-seats = Points et victoires par place
report-seats-note = Boîte : la moitié centrale des parties, avec la médiane ; ligne : du moins au plus. La ligne pointillée marque une part égale des victoires.
report-categories = D’où viennent les points
report-categories-note = Points moyens par catégorie.
report-usage = Ce que les gagnants ont utilisé
report-usage-note = Part des gagnants et des autres places qui ont utilisé une chose au moins une fois, dans les parties où c’était possible : un lieu découvert, une carte ou une tuile face visible.
report-length = Durée des parties
report-length-note = Parties selon la manche où elles ont fini.
report-length-facts = Médiane { $median }, moyenne { $mean }, de { $least } à { $most } manches.
report-by-limit = { $games ->
    [0] Toutes les parties ont fini d’elles-mêmes.
    [one] { $games } partie a été finie par la limite de manches.
   *[other] { $games } parties ont été finies par la limite de manches.
}
report-faults = Fautes
report-no-faults = Chaque bot a pris chaque décision à temps et selon les règles.
report-faults-note = Un bot qui échoue, ne donne pas d’action légale ou prend trop de temps perd cette décision au profit d’une action légale au hasard. Celui qui se bloque ou met fin à son processus perd aussi toutes ses décisions suivantes de la partie.
report-seat = place
report-share = part des victoires
report-median = médiane
report-mean = moyenne
report-range = de–à
report-category = catégorie
report-winners = gagnants
report-others = autres
report-of-all = de tous les points
report-games = parties
report-used = utilisé dans
report-where = partie, manche
report-what = ce qui s’est passé
report-kind = { $kind ->
    [locations] Lieux
    [points] Cartes Points
    [merchants] Cartes Marchand
    [bonus] Tuiles Bonus
    [exploration] Tuiles Exploration
   *[market_tiles] Tuiles Marché
}
