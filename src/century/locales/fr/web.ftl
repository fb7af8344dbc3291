# Le client dans le navigateur : pages, inscriptions de la table, questions, et ce qui n’a pas marché.

# Les pages et leur barre.
home = Accueil
rules = Règles
settings = Réglages
language = Langue
sound = Son
theme = Apparence
theme-switch = Clair ou sombre
theme-name = { $theme ->
    [light] claire
    [dark] sombre
   *[system] comme le système
}
menu = Menu
close = Fermer
skip-link = Aller au contenu
loading = Un instant…
lost = Il n’y a rien à cette adresse.
contents = Sommaire

# L’accueil.
home-title = Cinq jeux de commerce et de voyage.
home-text = Seul contre des robots, ensemble devant un écran, ou avec des amis par un lien. Sans compte, sans installation.
mode-short = { $mode ->
    [spice_road] La route des épices
    [new_world] Un nouveau monde
    [east_west_1] D’est en ouest I
    [east_west_2] D’est en ouest II
    [east_west_3] D’est en ouest III
   *[other] { $mode }
}
mode-about = { $mode ->
    [spice_road] Réunissez une main de marchands et changez les épices bon marché en épices chères.
    [new_world] Envoyez vos colons au travail, prenez les forts, découvrez le pays.
    [east_west_1] Une route commerciale de marchands rencontre les forts du nouveau pays.
    [east_west_2] Naviguez entre les îles, construisez des comptoirs, payez vos voisins.
    [east_west_3] Tout sur une table : marchands, bateaux, forts.
   *[other] Century, assemblé autrement.
}
mode-time = { $mode ->
    [spice_road] 30 min
    [new_world] 45 min
    [east_west_1] 45 min
    [east_west_2] 60 min
    [east_west_3] 75 min
   *[other] { "" }
}
mode-trust = { $trust ->
    [published] cartes publiées
   *[other] reconstitué en partie
}
games = Jeux
play = Jouer
play-mode = Jouer maintenant : { $mode }
play-now = Jouer maintenant
play-now-mode = Jouer maintenant : { $mode }
play-now-who = vous et deux robots
set-up = Préparer
set-up-mode = Préparer : { $mode }
new-game = Nouvelle partie
my-games = Mes parties
my-games-none = Aucune encore. Jouez maintenant, ou préparez une partie.
open-games = Parties ouvertes
open-games-none = Personne n’attend de joueurs en ce moment.
running-games = Parties à regarder
running-games-none = Aucune partie n’est ouverte aux spectateurs.
finished-games = Parties terminées
finished-games-none = Aucune partie terminée.
all = Toutes
join = Rejoindre
open = Ouvrir
replay = Revoir
waiting-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
won-line = Victoire : { $player }, { $totals }
running-line = Manche { $round } : { $players }
waiting-line = { $open ->
    [one] { $players } – { $open } place libre
   *[other] { $players } – { $open } places libres
}
fan-project = Un projet d’amateurs. Achetez les jeux que vous aimez.
trust-link = Quels éléments sont publiés, lesquels sont reconstitués
fonts-link = Les polices Figtree et Petrona, et leur licence
guest = Invité
your-name = Votre nom
player = Joueur
only-mine = Seulement les miennes
more-games = Autres parties

# Une nouvelle partie, et l’attente.
game = Jeu
more-about = En savoir plus
seats = Places
player-count = joueurs
players-many = { $count } joueurs
seat-name = Place { $seat }
seat-me = moi
seat-here = un ami ici, à cet écran
friend = Ami
friend-name = Nom de l’ami à cet écran
seat-link = un ami par un lien
seat-bot = robot, { $bot }
seat-open = libre
bot-level = { $bot ->
    [easy] facile
    [normal] normal
    [hard] difficile
    [master] maître
    [grandmaster] grand maître
    [random] au hasard
    [greedy] gourmand
    [planner] prévoyant
    [mcts] chercheur
   *[other] { $bot }
}
options = Options
option = { $option ->
    [board] Quatrième plateau
    [layout] Plateau maritime
   *[other] { $option }
}
option-default = comme d’habitude
option-value = { $value ->
    [star] étoile
    [strait] détroit
    [delta] delta
    [random] au hasard
   *[other] { $value }
}
clock = Horloge
clock-kind = { $clock ->
    [minute] 1 minute par tour
    [minutes] 3 minutes par tour
    [short] 5 minutes, et 10 secondes par tour
    [medium] 15 minutes, et 15 secondes par tour
    [long] 30 minutes, et 30 secondes par tour
    [day] 1 jour par tour
    [days] 3 jours par tour
   *[none] aucune
}
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
listed = La montrer à tous
create-game = Créer la partie
start-game = Commencer
watch-bots = Regarder les robots
lobby-text = La partie commence quand toutes les places sont prises.
your-seat = votre place
connected = en ligne
away = absent
invitation = Invitation
copy = Copier
link-copied = Le lien est copié.
link-shown = Copiez le lien du champ.
invited = Vous êtes invité : { $mode }
sit-down = Prendre place
fill-bots = Compléter par des robots et commencer
leave = Quitter
delete = Supprimer la partie
delete-ask = Supprimer cette partie ?
keep-game = La garder
game-deleted = Cette partie a été supprimée.
game-missing = Cette partie n’existe pas.

# Réglages.
you = Vous
save = Enregistrer
saved-settings = Enregistré.
appearance = Langue et apparence
at-the-table = À la table
setting-confirm = Confirmer chaque tour
setting-places = Afficher les numéros des lieux
setting-hints = Permettre les conseils
setting-pace = Tours des autres
pace = { $pace ->
    [slow] lents
    [fast] rapides
    [none] immédiats
   *[normal] normaux
}
overview-again = Expliquer encore les tours

# La table.
players = Joueurs
parts = Zones de la table
tab = { $tab ->
    [table] Table
    [land] Forts
    [frontier] Frontière
    [markets] Marchands
    [harbour] Port
    [route] Route
    [sea] Îles
   *[players] Joueurs
}
kind = { $kind ->
    [produce] Produire
    [upgrade] Améliorer
   *[trade] Échanger
}
card-at = à
storage = Entrepôt
caravan = Caravane
storage-held = Entrepôt : { $cubes } ; { $count } sur { $most }
held-of = { $count } sur { $most }
hand-count = Main { $count }
played-count = Jouées { $count }
rest = Repos
settlers-word = Colons
settlers-where = { $home } chez vous · { $out } dehors · { $reserve } en réserve
settlers-short = libres, { $out } dehors, { $reserve } rés.
symbols-held = { $benefit } : { $count }
cards-of = { $have } cartes Points sur { $of }
points-word = { $points ->
    [one] point
   *[other] points
}
race = Course aux { $cards } cartes
race-end = La carte { $cards } ouvre la dernière manche.
last-round-said = C’est la dernière manche.
last-round-begins = La dernière manche a commencé.
so-far = Points jusqu’ici
scores = Points
next-left = Suivante · encore { $count }
merchants-left = { $count } cartes Marchand dans la pioche
coins-left = encore { $count }
coin-worth = { $coin ->
    [gold] Pièce d’or : 3 points
   *[silver] Pièce d’argent : 1 point
}
lying-on = Dessus : { $cubes }
needs-now = Demande { $settlers } maintenant
held-by = { $player } y est avec { $settlers }
covered-by = Couvert : { $tile }
stack-left = { $count ->
    [one] { $count } tuile ici
   *[other] { $count } tuiles ici
}
stack-empty = Plus de tuile Bonus ici
board-name = Plateau { $board }
ships-here = Bateaux : { $players }
posts-here = Comptoirs : { $players }
explored-word = Exploration
own-area = Votre espace
own-posts = Vos comptoirs
own-posts-count = { $points ->
    [one] Les cases libres comptent { $points } point.
   *[other] Les cases libres comptent { $points } points.
}
posts-held = Comptoirs restants : gingembre { $ginger }, piment { $chili }, thé { $tea }, clous de girofle { $cloves }
route-word = Route
route-place = Route, emplacement { $place }
discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
used-cards = { $count ->
    [one] { $count } carte Marchand utilisée
   *[other] { $count } cartes Marchand utilisées
}
seat-out = { $why ->
    [flag] temps écoulé, un robot continue
   *[resigned] abandon, un robot continue
}
clock-low = { $seconds ->
    [one] Il reste { $seconds } seconde.
   *[other] Il reste { $seconds } secondes.
}
log = Journal
watching = spectateur
reconnecting = reconnexion…
game-over = La partie est finie

# Questions et réponses.
question = Votre décision
your-turn = À vous de jouer
your-turn-of = Au tour de { $player }
your-turn-open = { $count ->
    [one] À vous de jouer. { $count } action est possible.
   *[other] À vous de jouer. { $count } actions sont possibles.
}
turn-open = { $count ->
    [one] { $count } action est possible. Choisissez ce qui est mis en évidence.
   *[other] { $count } actions sont possibles. Choisissez ce qui est mis en évidence.
}
thinks = { $player } réfléchit
thinks-how = { $host ->
    [getting_ready] Les robots se préparent.
    [waiting] Serveur occupé : attend jusqu’à { $wait } s, puis réfléchit { $seconds } s.
    [busy] Réfléchit { $seconds } s : serveur occupé.
   *[free] Réfléchit { $seconds } s.
}
ask-hint = { $decision ->
    [trade] Chaque fois la même chose.
    [upgrade] Choisissez des cubes à améliorer, dans l’ordre de votre choix, ou arrêtez.
    [discard] Dix cubes tiennent dans votre entrepôt.
    [place] La carte la plus à gauche d’abord.
    [pay] Là où se trouve un autre bateau, son propriétaire reçoit un cube.
    [spend] Le prix du comptoir.
    [market] Utilisez-la maintenant, ou gardez-la dans votre route.
    [claim] Vous pouvez la payer.
    [swap] Choisissez deux de vos cartes, l’une après l’autre.
    [sail] Choisissez une île mise en évidence.
    [post] Choisissez une île mise en évidence.
   *[other] Choisissez ce qui est mis en évidence.
}
do-trade = { $times ->
    [0] Ne pas échanger
   *[other] Échanger { $times }×
}
do-answer = { $answer ->
    [done] Arrêter
    [use] Utiliser
    [take] Prendre
    [claim] Réclamer
   *[build] Construire
}
do-skip = { $decision ->
    [bonus] Pas de tuile Bonus
    [claim] Ne pas réclamer
    [swap] Laisser ainsi
   *[build] Ne pas construire
}
do-it = Jouer ainsi
fewer = Moins
more = Plus
then = puis
goes-back = { $count ->
    [one] { $count } repart
   *[other] { $count } repartent
}
build-then = L’échange qui suit : { $effect }.
cube-left = { $cube }, { $count } en stock
undo-step = Annuler l’étape
undo-turn = Annuler le tour
undo-last = Reprendre
undo-asked = On demande aux autres si vous pouvez reprendre votre tour.
undo-ask = { $player } voudrait reprendre son dernier tour. Êtes-vous d’accord ?
undo-waits = En attente d’une réponse.
yes = Oui
no = Non
confirm-turn = Confirmer le tour
confirm-ask = Votre tour se termine ainsi. Confirmez, ou annulez l’étape.
skip-playback = Passer

# Aide à la table.
command = Taper une action
command-wait = Ce n’est pas votre tour.
command-unknown = { $token } est impossible maintenant.
cube-order = Cubes, du moins cher au plus cher :
keys = Touches
key = { $what ->
    [move] aller d’une pièce à l’autre
    [enter] choisir, répondre
    [undo] annuler une étape
    [undo-turn] annuler le tour
    [rest] repos
    [hint] demander un conseil
    [log] aller au journal
    [places] afficher les numéros des lieux
    [legend] afficher tous les symboles
    [command] taper une action
    [large] une grande table
   *[help] ces touches
}
emotes = Dire quelque chose
emote = { $emote ->
    [hello] Bonjour !
    [good_luck] Bonne chance !
    [well_played] Bien joué !
    [thanks] Merci !
    [oops] Oups !
    [thinking] Je réfléchis…
    [hurry] À vous !
    [wow] Oh là là !
   *[other] { $emote }
}
resign = Abandonner
resign-ask = Abandonner cette partie ?
resign-means = Un robot prend votre place et continue. Vous ne pouvez plus gagner.
keep-playing = Continuer à jouer
hint = Conseil
hint-thinking = Réflexion…
hint-master = Que ferait un maître ?
hint-title = Ce que ferait un maître
hint-wins = { $percent } % de chances de gagner
hint-score = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-plan = Le tour entier :
hint-line = Suite attendue :
let-us-play = Jouons

# La fin, et revoir une partie.
result = Résultat
you-win = { $points ->
    [one] Vous gagnez avec { $points } point
   *[other] Vous gagnez avec { $points } points
}
wins = { $points ->
    [one] { $player } gagne avec { $points } point
   *[other] { $player } gagne avec { $points } points
}
rounds-played = { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
you-win-plain = Vous gagnez
wins-plain = { $player } gagne
you-left = { $reason ->
    [flag] Votre temps est écoulé
   *[resigned] Vous avez abandonné
}
host-ended = L’hébergeur a mis fin à la partie.
left-line = { $reason ->
    [flag] Le temps de { $player } est écoulé.
   *[resigned] { $player } a abandonné.
}
was-ahead = { $points ->
    [one] { $player } menait avec { $points } point.
   *[other] { $player } menait avec { $points } points.
}
you-placed = { $place ->
    [2] Vous terminez deuxième
    [3] Vous terminez troisième
    [4] Vous terminez quatrième
   *[5] Vous terminez cinquième
}{ $points ->
    [0] .
    [one] , à { $points } point.
   *[other] , à { $points } points.
}
tie-explained = Égalité à { $points } : elle revient au dernier dans l’ordre du tour.
closest-round = { $points ->
    [0] Manche la plus serrée : { $round }, à égalité.
    [one] Manche la plus serrée : { $round }, { $points } point d’écart.
   *[other] Manche la plus serrée : { $round }, { $points } points d’écart.
}
cards-ended = { $count } cartes Points, a déclenché la dernière manche
turning-points = Tournants de la partie
turning = { $kind ->
    [lead] En tête à partir de là.
    [most] Le total augmente de { $points }, le maximum de la partie.
   *[last] C’est le début de la dernière manche.
}
rematch = Revanche
rematch-join = Rejoindre la revanche
show-table = La table
share = Partager
final-score = Score final
cards-taken = { $count ->
    [one] { $count } carte Points
   *[other] { $count } cartes Points
}
points-by-round = Points après chaque manche
bonus-of = Tuiles Bonus de { $player }
beginning = Le début
step-back = Une étape en arrière
step-on = Une étape en avant
step-of = Étape { $step } sur { $steps }
pause = Pause
record = Feuille de partie
seat-shown = L’espace de quel joueur

# La confiance que méritent les éléments.
trust-title = Quels éléments sont publiés, lesquels sont reconstitués
trust-text = { $trust ->
    [published] Toutes les cartes viennent de listes publiées, comparées entre elles.
   *[other] Une partie du contenu d’Un nouveau monde n’a jamais été publiée en liste. Nous l’avons reconstituée : elle respecte toutes les règles du jeu, mais ce n’est pas ce qui est imprimé dans la boîte.
}
trust-all = Tous les éléments.
trust-part = { $part ->
    [new_world-0] Les nombres : 6 plateaux, 56 cartes Points, 17 + 3 + 5 tuiles Bonus, 10 tuiles Exploration, 12 colons.
    [new_world-1] Les nombres de colons de A2, B2, C1, F2 et des lieux Marchand ; les espaces Bonus de B2, D2, F2.
    [new_world-2] Les échanges de C1.2 (3 rouges contre 2 marron) et de D1.3 (1 marron contre 6 jaunes).
    [new_world-3] Tous les autres effets, les symboles des cercles, les coûts et effets des cartes, les valeurs des tuiles.
    [eastern_wonders-0] Les tuiles Marché.
    [eastern_wonders-1] Les dispositions du plateau maritime.
   *[other] { $text }
}
box-name = { $box ->
    [spice_road] La route des épices
    [new_world] Un nouveau monde
   *[eastern_wonders] Merveilles orientales
}
box-title = Avez-vous le jeu ?
box-text = Mettez-y le vrai contenu de votre boîte avec un fichier de boîte. C’est un simple texte, et rien n’est à recompiler.
box-step-export = écrit le contenu d’origine comme point de départ.
box-step-check = dit si votre fichier est juste.
box-step-play = joue avec lui.
sample = Quelques éléments

# The seed, and what was promised about it.
seed-chosen = La graine { $seed } a été choisie par la personne qui a créé la partie et qui connaît peut-être chaque pile.
seed-drawn = Le serveur a tiré la graine et l’a promise avant le premier tour.
promise = Distribuée comme promis
promise-verdict = { $verdict ->
    [kept] Vérifié ici : la graine est celle qui a été promise.
    [broken] La graine n’est pas celle qui a été promise. Ne vous fiez pas à cette partie.
   *[unchecked] Sans chiffrement (HTTPS) cette page ne peut pas calculer ; vérifiez l’enregistrement.
}
promise-part = { $part ->
    [commitment] Engagement, donné au début
    [salt] Sel
   *[seed] Graine
}
promise-record = Enregistrer la partie et la vérifier :
firm = Ne pas reprendre un coup qui a montré une carte cachée
bots-lent = Ce navigateur a réfléchi pour les bots de cette partie.

# The host, and what the server knows of people.
announcement = Message de l’hébergeur : { $text }
data-text = Le serveur connaît votre nom, vos parties, le genre de vos appareils, ce que vous écrivez à une table et où vous voulez être prévenu de votre tour ; rien d’autre.
data-save = Enregistrer mes données
data-erase = Supprimer mes données
data-erase-means = Les parties en cours sont abandonnées, et votre nom est retiré de toutes les autres. C’est définitif.
data-keep = Les garder
data-erased = Le serveur vous a oublié.

# Ce qui n’a pas marché.
fault = { $code ->
    [stale_number] La partie a avancé. Regardez à nouveau.
    [not_your_turn] Ce n’est pas votre tour.
    [illegal_action] Les règles ne le permettent pas maintenant.
    [not_your_seat] Cette place est à quelqu’un d’autre.
    [seat_taken] Cette place est prise.
    [seat_closed] Cette place est fermée.
    [unknown_game] Cette partie n’existe pas.
    [unknown_invitation] Ce lien a déjà servi, ou n’a jamais existé.
    [unknown_code] Ce code a déjà servi, est trop vieux ou mal tapé. Faites-en un autre. Si ce n’est pas vous qui l’avez utilisé, déconnectez cet appareil dans vos réglages.
    [unknown_device] Vous n’avez pas cet appareil.
    [too_many_devices] Vous avez trop d’appareils. Déconnectez-en d’abord un.
    [last_device] C’est votre dernier appareil : sans lui, plus personne ne pourrait être vous.
    [already_started] La partie a commencé.
    [not_running] La partie n’est pas en cours.
    [not_finished] On le saura après la fin de la partie.
    [nothing_to_undo] Il n’y a rien à reprendre.
    [chat_off] Qui a créé la partie ne permet pas les messages.
    [hints_off] Tous à la table ne permettent pas les conseils.
    [too_many_requests] Trop vite. Attendez un instant.
    [too_many_games] Vous avez trop de parties en cours.
    [unavailable] Le serveur ne répond pas. Nous réessayons.
    [busy] Le serveur est occupé. Réessayez dans un instant.
    [getting_ready] Les robots se préparent. Réessayez dans une minute.
    [engine_lost] Le moteur ne s’est pas chargé ou s’est arrêté. Vérifiez le réseau et réessayez.
    [damaged_game] Cette partie est abîmée et ne peut pas être ouverte.
    [store_full] Il n’y a plus de place dans ce navigateur. Enregistrez des parties dans un fichier et supprimez-en.
    [not_stored] Cela n’a pas pu être gardé, et n’a donc pas été fait. Réessayez.
    [banned] L’hébergeur vous a exclu.
   *[other] Cela n’a pas marché ({ $code }).
}
