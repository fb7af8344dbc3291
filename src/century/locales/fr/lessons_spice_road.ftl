# Les leçons de La route des épices : ce que dit le guide. Les nombres sont ceux des tables de lessons/courses/.

lesson-sr-goal = Le but du jeu
lesson-sr-goal-1 = Vous menez une caravane. Voici les cartes Points : le nombre dit ce que vaut une carte, les cubes ce qu’elle coûte. À la fin, le plus grand nombre de points l’emporte.
lesson-sr-goal-2 = Voici vos cubes, les épices de votre caravane. Il y a quatre couleurs, chacune plus précieuse que la précédente : jaune, rouge, vert, marron.
lesson-sr-goal-3 = La carte encerclée coûte 2 cubes jaunes et 2 rouges, et vous les avez. Choisissez-la pour la réclamer.
lesson-sr-goal-wrong = Le repos est toujours permis, mais vous avez déjà de quoi payer une carte Points. Revenez en arrière et réclamez la carte.
lesson-sr-goal-end = Vos cubes sont retournés dans la réserve générale et vous avez 6 points. La rangée s’est resserrée, et une nouvelle carte est arrivée à droite. Réclamer une carte était tout votre tour.

lesson-sr-play = Jouer une carte et se reposer
lesson-sr-play-1 = Vous obtenez des cubes en jouant les cartes Marchand de votre main. Celle-ci produit 2 cubes jaunes. Jouez-la.
lesson-sr-play-2 = Vous avez pris exactement les cubes illustrés ; la réserve générale ne s’épuise jamais. La carte reste devant vous et ne se rejoue pas avant votre repos. Reposez-vous : vous reprenez toutes vos cartes jouées.
lesson-sr-play-3 = C’est encore à vous, et la carte est de retour dans votre main. Jouez-la une nouvelle fois.
lesson-sr-play-wrong = Vous venez de vous reposer : il n’y a rien à reprendre. Un tour vaut mieux que cela.
lesson-sr-play-end = Chacun joue un tour par manche, dans le sens horaire. À votre tour, vous ne faites qu’une chose : jouer une carte, en acheter une, en réclamer une ou vous reposer.

lesson-sr-upgrade = Améliorer
lesson-sr-upgrade-1 = La carte que vous visez coûte 1 jaune, 2 verts et 1 marron. Il vous manque un vert. Jouez la carte Amélioration : chaque amélioration fait monter un cube à la couleur suivante. Faites monter deux fois un même cube jaune : d’abord rouge, puis vert.
lesson-sr-upgrade-wrong = Votre cube vert deviendrait marron, et c’est de verts que vous avez besoin. Revenez en arrière.
lesson-sr-upgrade-2 = Vous avez maintenant exactement ce que coûte la carte encerclée. Réclamez-la pour 12 points.
lesson-sr-upgrade-end = Vous pouvez répartir les améliorations entre plusieurs cubes, en faire moins, ou aucune. Le marron est au sommet : il ne s’améliore plus.

lesson-sr-trade = Échanger
lesson-sr-trade-1 = Une carte Échange donne les cubes qui suivent la flèche contre ceux qui la précèdent, autant de fois que vous le voulez et pouvez payer. Celle-ci change 2 jaunes en 2 rouges. Jouez-la et échangez deux fois. L’autre carte Échange demande 3 rouges : vous ne pouvez pas la jouer maintenant.
lesson-sr-trade-wrong = Une fois suffit pour la règle, mais il vous faut 4 rouges. Revenez en arrière et échangez deux fois.
lesson-sr-trade-2 = 4 cubes rouges : de quoi payer la carte encerclée.
lesson-sr-trade-end = Une carte Échange doit servir au moins une fois. Si vous ne pouvez pas la payer une fois, vous ne pouvez pas la jouer.

lesson-sr-acquire = Acheter des cartes Marchand
lesson-sr-acquire-1 = Les nouvelles cartes viennent de cette rangée. Celle de gauche est gratuite, et les cubes posés dessus sont à vous. Prenez-la.
lesson-sr-acquire-2 = La rangée s’est resserrée ; les cubes restent sur leurs cartes. La carte encerclée est la troisième : posez un cube sur chaque carte à sa gauche. Payez avec des jaunes.
lesson-sr-acquire-wrong = Vous pouvez payer avec n’importe quelle couleur, mais le rouge vaut plus que le jaune. Revenez en arrière.
lesson-sr-acquire-end = Vous choisissez la couleur pour chaque carte. Ce que vous payez reste là pour qui prendra cette carte. On paie d’abord : les cubes posés sur la carte que vous prenez ne peuvent pas la payer.

lesson-sr-coins = L’or et l’argent
lesson-sr-coins-1 = Des pièces se trouvent au-dessus des deux premières cartes Points. La carte de gauche rapporte une pièce d’or, qui vaut 3 points ; la deuxième une pièce d’argent, qui en vaut 1.
lesson-sr-coins-2 = Vous pouvez payer les deux. Réclamez la carte de gauche, et la dernière pièce d’or avec elle.
lesson-sr-coins-wrong = Cette carte vaut 2 points de plus, mais sa pièce d’argent en vaut 2 de moins que l’or, et l’or serait parti avant votre prochain tour. Revenez en arrière.
lesson-sr-coins-3 = Il n’y a plus d’or : l’argent est passé au-dessus de la carte de gauche. La deuxième carte ne rapporte plus rien.
lesson-sr-coins-end = Les pièces restent à leur place quand les cartes se décalent. Une carte bon marché avec une pièce d’or vaut souvent une carte chère.

lesson-sr-storage = Dix cubes
lesson-sr-storage-1 = Votre caravane contient 10 cubes. Vous pouvez en avoir davantage pendant votre tour, mais à la fin le surplus retourne dans la réserve générale.
lesson-sr-storage-2 = Vous en avez 9. Jouez la carte encerclée, qui produit 1 jaune et 1 vert, puis rendez le cube qui vaut le moins.
lesson-sr-storage-wrong = C’est permis, mais un cube jaune vaut moins : c’est de lui que partent les améliorations, et il ne rapporte rien à la fin. Revenez en arrière.
lesson-sr-storage-end = Vous choisissez les cubes à rendre. Une caravane pleine est un signe : il est temps de réclamer.

lesson-sr-end = La fin et le décompte
lesson-sr-end-1 = Vous avez 5 cartes Points. À 2 ou 3 joueurs, la sixième déclenche la fin ; à 4 ou 5 joueurs, la cinquième. Réclamez la carte de gauche.
lesson-sr-end-wrong = Vous pourriez attendre, mais les autres vous rattrapent. Revenez en arrière et déclenchez la fin.
lesson-sr-end-2 = La manche est allée à son terme, pour que chacun ait joué autant de tours. Vous avez 47 points de cartes, 9 pour 3 pièces d’or, 1 pour une pièce d’argent et 2 pour vos cubes vert et marron : 59. Les cubes jaunes ne comptent pas.
lesson-sr-end-end = Le plus grand nombre de points l’emporte. En cas d’égalité, le dernier dans l’ordre du tour gagne. La limite de 10 cubes vaut aussi après le dernier tour.

lesson-sr-plan = Un plan en trois tours
lesson-sr-plan-1 = Bien jouer, c’est prévoir. Votre but est la carte encerclée : 2 rouges et 2 verts. Vous avez 4 jaunes, 1 rouge et deux cartes Échange qui vont ensemble.
lesson-sr-plan-2 = D’abord, changez le jaune en rouge : jouez la carte encerclée et échangez deux fois.
lesson-sr-plan-wrong = Avec un seul échange, vous auriez 3 rouges : assez pour du vert, mais pas pour du rouge et du vert à la fois. Revenez en arrière et échangez deux fois.
lesson-sr-plan-3 = Vous avez maintenant 5 rouges. Changez-en deux en vert : jouez la carte encerclée et échangez une fois.
lesson-sr-plan-4 = 2 rouges et 2 verts, et un rouge en plus. Réclamez la carte.
lesson-sr-plan-end = Des cartes qui vont ensemble forment un moteur. Choisissez les cartes Marchand d’après ce que vous voulez réclamer, et les cartes Points d’après ce que produit votre moteur.

good-sr-setup = La mise en place se fait toute seule. 5 cartes Points et 6 cartes Marchand forment des rangées, les autres des pioches face cachée. Chacun commence avec les deux mêmes cartes Marchand : produire 2 jaunes, et 2 améliorations.
good-sr-start = Le premier joueur commence avec 3 cubes jaunes, le deuxième et le troisième avec 4, le quatrième et le cinquième avec 3 et un rouge. Il y a 2 pièces d’or et 2 pièces d’argent par joueur.
good-decks = Personne ne connaît l’ordre d’une pioche face cachée. Quand elle est vide, sa rangée reste plus courte. Les cartes Points réclamées sont posées face cachée.
good-chain = Ce qu’un échange rapporte peut payer l’échange suivant.
good-limit = Le repos est toujours permis : une partie pourrait ne jamais finir. Elle s’arrête au plus tard après la manche 300.
