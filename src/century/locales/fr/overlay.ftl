# Le déroulement d’un tour, pour la première partie dans un mode : quelques étapes, puis la fin de la partie.

overview = Comment se joue un tour
overview-goal = Qui a le plus de points à la fin gagne. La plupart viennent des cartes Points, qui coûtent des cubes : réunissez donc des cubes et améliorez-les.
overview-point = Pointez n’importe quel élément de la table : il dit ce qu’il est. La touche S montre tous les symboles.
overview-press = Appuyez longuement sur un élément de la table : il dit ce qu’il est.
step = { $step ->
    [play] Jouez une carte de votre main et appliquez son effet : produire, améliorer ou échanger.
    [acquire] Ou achetez une carte Marchand. La plus à gauche est gratuite ; pour une autre, posez un cube sur chaque carte à sa gauche.
    [claim] Ou réclamez une carte Points en remettant les cubes qu’elle demande. Les deux places de gauche peuvent rapporter une pièce.
    [rest-cards] Ou prenez du repos : reprenez en main toutes vos cartes jouées.
    [work] Activez un lieu : placez-y des colons et effectuez son action. Si un autre joueur s’y trouve, il vous faut un colon de plus que les siens, et vous les expulsez.
    [fort] Sur un lieu fortifié, remettez les cubes de la carte Points au-dessus et réclamez-la. S’il y a des tuiles Bonus sur ce lieu, vous pouvez aussi en prendre une.
    [explore] Un lieu couvert par une tuile Exploration est fermé. Les cartes Exploration permettent de prendre une telle tuile et d’ouvrir son lieu à tous.
    [market-route] Sur un lieu Marchand, utilisez la carte Marchand au-dessous, ou prenez-la dans votre route.
    [market-use] Sur un lieu Marchand, utilisez la carte Marchand au-dessous et gardez-la. Toutes les quatre cartes, vous pouvez prendre une tuile Bonus.
    [route] Ou utilisez une carte de votre route. Il faut 1 colon, plus 1 pour chaque carte sans colon à sa gauche.
    [sail] Un déplacement mène votre bateau à une autre île. Payez un cube à chaque bateau présent ; vous pouvez ensuite construire un comptoir, puis échanger.
    [post] Le premier comptoir d’une île est gratuit, les suivants coûtent des cubes. Chacun découvre des points ; une colonne vidée permet de prendre une tuile Bonus.
   *[rest-settlers] Ou prenez du repos : reprenez tous vos colons sur votre plateau Joueur.
}
overview-end = { $mode ->
    [spice_road] À la fin d’un tour, vous pouvez garder 10 cubes. La dernière manche est celle où un joueur prend sa 5e carte Points ; à 2 ou 3 joueurs, sa 6e.
   *[other] À la fin d’un tour, vous pouvez garder { $cubes } cubes. La dernière manche est celle où un joueur prend sa { $cards }e carte Points.
}
