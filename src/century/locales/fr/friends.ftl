# Les amis : l’adresse d’une partie comme invitation, et les places d’une partie qui attend.

invitation-title = Invitez vos amis
invitation-text = Qui ouvre l’adresse de cette partie peut y prendre place. C’est la seule clé : ne l’envoyez à personne d’autre.
invitation-code = L’adresse de cette partie en code QR
invited-by = { $player } vous invite : { $mode }
sit-here = M’asseoir ici
seat-kept = gardée pour { $player }
seat-closed = fermée
close-seat = Fermer
open-seat = Rouvrir
seat-to-bot = Robot
no-free-seat = Aucune place n’est libre. Vous pouvez regarder.
seats-gone = La dernière place vient d’être prise. Vous pouvez regarder.
seat-missed = Quelqu’un a été plus rapide
seat-missed-choice = Cette place vient d’être prise. Choisissez-en une autre, ou regardez.
watch-only = Regarder

# Une personne sur plusieurs appareils.
devices = Vos appareils
devices-text = Chacun a votre nom, vos parties et vos places.
device-this = ce navigateur
device-since = depuis le { $date }
device-unnamed = Un navigateur
device-add = Ajouter un appareil
device-added = L’autre appareil est à vous.
device-have-code = J’ai un code
device-elsewhere = J’ai joué ailleurs
device-out = Déconnecter
device-out-ask = Déconnecter { $device } ?
device-out-means = Qui s’en sert n’y joue plus à votre place. Vos parties restent à vous.
device-out-this = Ce navigateur oublie qui vous êtes. Un code d’un autre appareil vous fait revenir.
device-keep = Rester
device-code-title = Un code pour votre autre appareil
device-code-scan = Le chemin vers votre autre appareil en code QR
device-code-text = Scannez-le avec l’autre appareil, ou ouvrez-y { $address } et tapez :
device-code-once = Il sert une seule fois, jusqu’à { $time }.
device-code-warning = Qui s’en sert joue à votre place, avec votre nom et vos parties. Ne le montrez à personne d’autre.
device-title = Continuer ici
device-text = Vous avez joué dans un autre navigateur ? Ses réglages donnent un code, sous « Vos appareils ». Ici, il apporte votre nom, vos parties, vos places et vos réglages.
device-code = Code
device-own-code = N’utilisez qu’un code que vous avez fait vous-même. Qui vous en donne un peut voir et jouer vos parties.
device-enter = C’est moi
device-welcome = Bon retour, { $player }.
device-instead = Ne plus être { $player } ici ?
device-instead-means = Ce navigateur oublie { $player }. Si aucun autre appareil ne connaît { $player }, ces parties et ces places sont perdues.
device-stay = Rester { $player }

# Les gens et les parties.
seats-ordered = Places dans cet ordre, sans tirage au sort
seat-kept-for-you = gardée pour vous
leave-ask = Quitter cette partie ?
companions = Vos partenaires de jeu
companion-games = { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
}
invite-again = Réinviter
result-picture = Image du résultat

# Horloges.
flag-asked = Quand le temps est écoulé
flag-choice = { $flag ->
    [wait] la table attend
    [bot] un robot joue le tour
   *[end] la place passe à un robot pour de bon
}
clock-told = { $kind ->
    [turn] Horloge : { $time } pour chaque tour.
    [bank] Horloge : { $time } pour toute la partie, et { $increment } de plus à chaque tour.
   *[days] Horloge : { $time } pour chaque tour.
}
flag-told = { $flag ->
    [wait] Quand le temps est écoulé, la table attend.
    [bot] Quand le temps est écoulé, un robot joue le tour.
   *[end] Qui l’épuise perd sa place au profit d’un robot.
}
time-left = temps restant : { $time }
clock-stands = L’horloge s’arrête pendant que vous lisez, deux minutes au plus.

# Être prévenu de son tour.
notices = Quand c’est à vous
notices-text = Dans les parties où un tour dure des jours, vous pouvez être prévenu en votre absence.
notices-push = Me prévenir dans ce navigateur, même fermé
notices-refused = Ce navigateur n’autorise pas les notifications.
notices-failed = Ce navigateur n’atteint pas son service de notifications. Réessayez plus tard.
notices-feed = Flux
notices-feed-secret = Pour un lecteur de flux (RSS). Qui connaît cette adresse voit quelles parties vous attendent ; elle n’est montrée que maintenant.
notices-feed-make = Nouvelle adresse de flux
notices-feed-drop = Supprimer le flux
notices-feed-dropped = Le flux est supprimé.

# Courts messages à table.
chat-allowed = Permettre d’échanger des messages
chat-told = À cette table on peut s’écrire.
talk = Messages
talk-unread = { $count ->
    [one] Messages : { $count } nouveau
   *[other] Messages : { $count } nouveaux
}
talk-none = Personne n’a encore écrit.
talk-write = Écrire à la table
talk-send = Envoyer
talk-means = Qui a une place le lit, personne d’autre. Les messages ne sont pas dans l’archive et disparaissent après un mois.
report-text = Signaler
text-reported = L’hébergeur le lira.
mute-player = Masquer ce qu’écrit { $player }
