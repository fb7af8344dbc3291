# The table without a server
engine-loading = Préparation de la table : { $percent } %
engine-slow = Ce navigateur est ancien : les bots y réfléchissent lentement.
update-ready = Une nouvelle version est prête.
update-now = L’utiliser maintenant
home-text-here = Seul contre des bots, ou ensemble sur un écran. Rien à installer, et sans réseau une fois que vous avez joué.
games-here = Parties dans ce navigateur
games-not-kept = Ce navigateur ne garde pas les parties : elles disparaissent quand la page est fermée. Enregistrez-les dans un fichier.
games-write = { $count ->
    [one] Enregistrer la partie dans un fichier
   *[other] Enregistrer les { $count } parties dans un fichier
}
games-import = Lire des parties d’un fichier
games-read = { $count ->
    [one] Une partie a été lue.
   *[other] { $count } parties ont été lues.
}
games-elsewhere = Parties venues d’ailleurs
games-elsewhere-text = Les parties jouées sans serveur arrivent ici par un fichier : celles qui sont finies se revoient, les autres continuent.
