# Les leçons d’Un nouveau monde : ce que dit le guide. Les nombres sont ceux des tables de lessons/courses/.

lesson-nw-work = Les colons au travail
lesson-nw-work-1 = Vous voulez des cartes Points, et pour elles il faut des cubes : jaune, rouge, vert, marron, chacun plus précieux que le précédent. Vos colons vont les chercher. 7 sont sur votre plateau Joueur ; les autres attendent dans la réserve.
lesson-nw-work-2 = Les pions d’un lieu disent combien de colons il demande. Le lieu encerclé en demande 1 et produit 2 cubes jaunes. Choisissez-le.
lesson-nw-work-wrong = Le repos ramène vos colons, mais ils sont déjà tous là. Revenez en arrière.
lesson-nw-work-3 = Votre colon reste sur place. Les autres jouent, puis c’est encore à vous. Le lieu encerclé demande 2 colons et produit 2 rouges.
lesson-nw-work-end = Activer un lieu est tout votre tour : placez des colons, puis faites ce qu’il montre. Vous prenez exactement les cubes illustrés ; la réserve générale ne s’épuise jamais.

lesson-nw-effects = Échanger et améliorer
lesson-nw-effects-1 = Une flèche veut dire : donnez ce qui la précède, prenez ce qui la suit, autant de fois que vous pouvez payer. Changez vos 3 cubes jaunes en 3 rouges.
lesson-nw-effects-wrong = Améliorer trois jaunes donnerait aussi 3 rouges, mais gardez cela pour des couleurs plus chères. Revenez en arrière et échangez.
lesson-nw-effects-2 = Les marches veulent dire : faites monter un cube à la couleur suivante, autant de fois que le dit le nombre. Activez ce lieu et faites monter vos trois cubes rouges au vert.
lesson-nw-effects-end = Un échange doit se faire au moins une fois : si vous ne pouvez pas le payer, vous ne pouvez pas choisir le lieu. Les améliorations sont facultatives : ce lieu vous est toujours ouvert.

lesson-nw-rest = Le repos
lesson-nw-rest-1 = 6 de vos colons sont au travail, il n’en reste que 1. La plupart des lieux en demandent plus, et là où sont vos propres colons vous ne pouvez pas retourner.
lesson-nw-rest-2 = Reposez-vous : tous vos colons rentrent. C’est tout votre tour.
lesson-nw-rest-3 = Tout est de nouveau possible. Le lieu encerclé demande 3 colons et produit un cube jaune, un rouge et un vert.
lesson-nw-rest-end = Les colons de la réserve ne comptent pas : seuls ceux de votre plateau Joueur travaillent. Reposez-vous quand vous avez utilisé ce qui en vaut la peine, pas avant.

lesson-nw-oust = Expulser
lesson-nw-oust-1 = Quelqu’un d’autre est ici, avec 2 colons. Vous pouvez les expulser avec un de plus : 3 colons. Choisissez le lieu encerclé et changez 2 rouges en 2 verts.
lesson-nw-oust-wrong = Il n’y a encore personne à faire rentrer. Revenez en arrière.
lesson-nw-oust-2 = Cette fois, c’est vous qu’on expulse, avec 4 colons. Regardez : vos 3 colons sont rentrés, sans rien vous coûter. Des colons expulsés n’ont pas besoin de repos.
lesson-nw-oust-end = Un de plus que ceux qui s’y trouvent suffit, même là où le nombre imprimé est plus grand. Réfléchissez avant de rendre leurs colons aux autres.

lesson-nw-fort = Les lieux fortifiés
lesson-nw-fort-1 = Les cartes Points se trouvent au-dessus des lieux fortifiés. Celle-ci coûte 2 jaunes et 2 rouges et vaut 6 points.
lesson-nw-fort-2 = Activez le lieu fortifié au-dessous. Prenez d’abord la tuile Bonus : elle rapporte à la fin. Puis réclamez la carte.
lesson-nw-fort-wrong = Vous pouvez renoncer à l’une des deux, mais les deux sont bonnes pour vous. Revenez en arrière.
lesson-nw-fort-end = Sur un lieu fortifié, vous faites l’un ou les deux, la tuile d’abord. Les cartes de droite se sont décalées d’un lieu vers la gauche et la suivante est arrivée. Un plateau Joueur a de la place pour 3 tuiles Bonus.

lesson-nw-aid = Les cartes Aide
lesson-nw-aid-1 = Vos deux cartes montrent l’icône Aide et le symbole de la rivière. Chacune vous épargne 1 colon sur tout lieu dont le cercle montre une rivière, jusqu’à la fin de la partie.
lesson-nw-aid-2 = Il vous reste 1 colon. Le lieu encerclé en demande 2, et vos cartes en épargneraient 2 ; mais il en faut toujours au moins 1. Activez-le.
lesson-nw-aid-wrong = Pas encore : 1 colon suffit pour le lieu encerclé. Revenez en arrière.
lesson-nw-aid-end = Les cartes Aide s’additionnent, aussi quand vous expulsez quelqu’un. Moins de colons par lieu, c’est moins de repos.

lesson-nw-tool = Les cartes Outil
lesson-nw-tool-1 = Votre carte montre un outil et le symbole du champ. Sur tout lieu dont le cercle montre un champ, vous obtenez d’abord le cube illustré, ici un rouge.
lesson-nw-tool-2 = L’échange encerclé coûte 2 rouges. Vous en avez 1, et votre outil apporte le second avant l’échange. Activez ce lieu.
lesson-nw-tool-wrong = Cela marche, et apporte aussi un cube rouge. Mais voyez ce que votre outil rend possible : revenez en arrière.
lesson-nw-tool-end = Les outils s’additionnent et servent chaque fois. Ils rendent possibles des échanges que vous ne pourriez pas payer.

lesson-nw-explore = Explorer
lesson-nw-explore-1 = Une tuile couvre ce lieu : personne ne peut l’activer. Les cartes Exploration enlèvent ces tuiles.
lesson-nw-explore-2 = La carte au-dessus du lieu fortifié encerclé en est une. Activez-le et réclamez-la ; libre à vous de prendre aussi la tuile Bonus. Choisissez ensuite la tuile au cube vert.
lesson-nw-explore-3 = Vous avez reçu le cube vert, et le lieu est ouvert à tous. Il produit 2 verts pour 3 colons. Activez-le avant les autres.
lesson-nw-explore-wrong = C’est possible, mais un autre pourrait vous devancer. Revenez en arrière.
lesson-nw-explore-end = Les tuiles donnent aussitôt des cubes, aussitôt un colon de la réserve, 3 points à la fin, ou une icône de plus pour vos tuiles Bonus.

lesson-nw-settlers = Nouveaux Colons
lesson-nw-settlers-1 = Cette carte coûte 2 jaunes et 1 marron. Ses pions amènent 2 colons de votre réserve sur votre plateau Joueur, pour de bon.
lesson-nw-settlers-2 = Activez le lieu fortifié au-dessous et réclamez la carte. Prenez aussi la tuile Bonus, ou non, comme vous voulez.
lesson-nw-settlers-wrong = La carte est à votre portée. Revenez en arrière.
lesson-nw-settlers-end = Plus de colons, c’est plus de tours entre deux repos. Si la réserve est vide, vous n’en recevez pas, mais vous pouvez réclamer la carte.

lesson-nw-bonus = Les tuiles Bonus
lesson-nw-bonus-1 = Les tuiles Bonus rapportent à la fin, chacune à part. La vôtre donne 3 points par paire d’icônes Aide et Outil : vous avez 3 Aide et 1 Outil, donc 1 paire.
lesson-nw-bonus-2 = Le lieu fortifié encerclé a deux piles. Une tuile donne 2 points par icône Aide, l’autre 3 points dans tous les cas. Prenez la meilleure.
lesson-nw-bonus-wrong = 3 points sont sûrs, mais 3 icônes Aide en font 6. Revenez en arrière.
lesson-nw-bonus-end = Une icône compte pour plusieurs tuiles. Une autre sorte donne 1 point par groupe de 2 colons hors de la réserve. Choisissez des cartes et des tuiles qui vont ensemble.

lesson-nw-end = La fin et le décompte
lesson-nw-end-1 = Vous avez 7 cartes Points. La huitième déclenche la fin : on termine la manche, pour que chacun ait joué autant de tours.
lesson-nw-end-2 = Réclamez la carte au-dessus du lieu fortifié encerclé. La tuile ne vous sert guère, mais vous pouvez la prendre.
lesson-nw-end-wrong = Vous êtes en tête : finissez tant que c’est le cas. Revenez en arrière.
lesson-nw-end-end = Comptent les cartes, les tuiles Bonus et Exploration, et 1 point par cube qui n’est pas jaune. En cas d’égalité, le dernier dans l’ordre du tour gagne. Après chaque tour, même le dernier, vous gardez au plus 10 cubes.

good-nw-setup = Trois panneaux Lieu sont toujours là, le quatrième est D1, E1 ou F1. Les cartes Points à étoile blanche restent dans la boîte, et, avec moins de joueurs, celles marquées « 3+ » ou « =4 » aussi. La première carte de la pioche est visible.
good-nw-tiles = 17 tuiles Bonus sont réparties sur les espaces des lieux fortifiés ; seule celle du dessus est visible. Une tuile Exploration couvre chaque lieu qui en porte l’icône et, à 2 ou 3 joueurs, ceux marqués « 2-3 ».
good-nw-start = Chacun a 12 colons : 6 sur le plateau Joueur (7 à 2 joueurs), les autres dans la réserve. Le premier joueur commence avec 3 cubes jaunes, le deuxième et le troisième avec 4, le quatrième avec 3 et un rouge.
good-nw-none = Quand il n’y a plus de tuile Exploration, une carte Exploration n’en donne pas, mais peut quand même être réclamée.
