# Noms des modes et des composants. Les clés entre crochets sont des identifiants du jeu et restent telles quelles.

mode = { $mode ->
    [spice_road] Century – La route des épices
    [new_world] Century – Un nouveau monde
    [east_west_1] Century – D’est en ouest – Partie I
    [east_west_2] Century – D’est en ouest – Partie II
    [east_west_3] Century – D’est en ouest – Partie III
   *[other] { $mode }
}

# Un cube, dans une phrase : « Remettre un cube jaune ».
cube = { $cube ->
    [Y] un cube jaune
    [R] un cube rouge
    [G] un cube vert
   *[B] un cube marron
}

# Des cubes d’une couleur : « 2 jaunes ».
cubes = { $cube ->
    [Y] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [R] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [G] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
   *[B] { $count } marron
}
no-cubes = aucun cube

# Listes : « 2 jaunes, 1 rouge et 1 vert ».

good = { $good ->
    [ginger] gingembre
    [chili] piment
    [tea] thé
   *[cloves] clous de girofle
}

# Le symbole d’un lieu ; un fichier de boîte peut en avoir d’autres.
symbol = { $symbol ->
    [field] champ
    [hill] colline
    [river] rivière
    [forest] forêt
    [none] sans symbole
   *[other] { $symbol }
}

# Les icônes Nouveau Monde.
benefit = { $benefit ->
    [aid] Aide
    [tool] Outil
    [settlers] Nouveaux Colons
   *[explore] Exploration
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
