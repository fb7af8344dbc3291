# Der Client im Browser: Seiten, Beschriftungen des Tisches, Fragen und was schiefging.

# Seiten und ihre Leiste.
home = Startseite
rules = Regeln
settings = Einstellungen
language = Sprache
sound = Ton
theme = Darstellung
theme-switch = Hell oder dunkel
theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das System
}
menu = Menü
close = Schließen
skip-link = Zum Inhalt springen
loading = Einen Moment …
lost = Unter dieser Adresse gibt es nichts.
contents = Inhalt

# Startseite.
home-title = Fünf Spiele über Handel und Reisen.
home-text = Allein gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden per Link. Ohne Konto, ohne Installation.
mode-short = { $mode ->
    [spice_road] Die Gewürzstraße
    [new_world] Eine neue Welt
    [east_west_1] Von Ost nach West I
    [east_west_2] Von Ost nach West II
    [east_west_3] Von Ost nach West III
   *[other] { $mode }
}
mode-about = { $mode ->
    [spice_road] Sammle Händler auf der Hand und mache aus billigen Gewürzen teure.
    [new_world] Schicke Siedler zur Arbeit, nutze die Forts, decke das Land auf.
    [east_west_1] Eine Handelsroute aus Händlern trifft auf die Forts des neuen Landes.
    [east_west_2] Fahre zwischen Inseln, baue Handelsposten, bezahle deine Nachbarn.
    [east_west_3] Alles auf einem Tisch: Märkte, Schiffe, Forts.
   *[other] Century, neu zusammengestellt.
}
mode-time = { $mode ->
    [spice_road] 30 Min.
    [new_world] 45 Min.
    [east_west_1] 45 Min.
    [east_west_2] 60 Min.
    [east_west_3] 75 Min.
   *[other] { "" }
}
mode-trust = { $trust ->
    [published] veröffentlichte Karten
   *[other] teils rekonstruiert
}
games = Spiele
play = Spielen
play-mode = Jetzt spielen: { $mode }
play-now = Jetzt spielen
play-now-mode = Jetzt spielen: { $mode }
play-now-who = du und zwei Bots
set-up = Einrichten
set-up-mode = Einrichten: { $mode }
new-game = Neues Spiel
my-games = Meine Spiele
my-games-none = Noch keine. Spiele jetzt, oder richte ein Spiel ein.
open-games = Offene Spiele
open-games-none = Gerade wartet niemand auf Mitspieler.
running-games = Spiele zum Zuschauen
running-games-none = Gerade läuft kein Spiel, bei dem alle zuschauen können.
finished-games = Beendete Spiele
finished-games-none = Noch kein beendetes Spiel.
all = Alle
join = Mitspielen
open = Öffnen
replay = Nachspielen
waiting-for-you = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
won-line = Gewonnen: { $player }, { $totals }
running-line = Runde { $round }: { $players }
waiting-line = { $open ->
    [one] { $players } – { $open } Platz frei
   *[other] { $players } – { $open } Plätze frei
}
fan-project = Ein Fanprojekt. Bitte kauft die Spiele, die ihr liebt.
trust-link = Welche Teile veröffentlicht und welche rekonstruiert sind
fonts-link = Die Schriften Figtree und Petrona und ihre Lizenz
guest = Gast
your-name = Dein Name
player = Spieler
only-mine = Nur meine
more-games = Weitere Spiele

# Ein neues Spiel, und das Warten darauf.
game = Spiel
more-about = Mehr darüber
seats = Plätze
player-count = Spieler
players-many = { $count } Spieler
seat-name = Platz { $seat }
seat-me = ich
seat-here = jemand hier, an diesem Bildschirm
friend = Gast am Tisch
friend-name = Name des Mitspielers an diesem Bildschirm
seat-link = jemand per Link
seat-bot = Bot, { $bot }
seat-open = frei
bot-level = { $bot ->
    [easy] leicht
    [normal] normal
    [hard] schwer
    [master] Meister
    [grandmaster] Großmeister
    [random] zufällig
    [greedy] gierig
    [planner] planend
    [mcts] suchend
   *[other] { $bot }
}
options = Optionen
option = { $option ->
    [board] Vierter Plan
    [layout] Inseln
   *[other] { $option }
}
option-default = wie üblich
option-value = { $value ->
    [star] Stern
    [strait] Meerenge
    [delta] Delta
    [random] zufällig
   *[other] { $value }
}
clock = Uhr
clock-kind = { $clock ->
    [minute] 1 Minute je Zug
    [minutes] 3 Minuten je Zug
    [short] 5 Minuten, und 10 Sekunden je Zug
    [medium] 15 Minuten, und 15 Sekunden je Zug
    [long] 30 Minuten, und 30 Sekunden je Zug
    [day] 1 Tag je Zug
    [days] 3 Tage je Zug
   *[none] keine
}
days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
listed = Für alle sichtbar anbieten
create-game = Spiel anlegen
start-game = Los
watch-bots = Den Bots zuschauen
lobby-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
your-seat = dein Platz
connected = verbunden
away = abwesend
invitation = Einladung
copy = Kopieren
link-copied = Der Link ist kopiert.
link-shown = Kopiere den Link aus dem Feld.
invited = Du bist eingeladen: { $mode }
sit-down = Platz nehmen
fill-bots = Mit Bots auffüllen und beginnen
leave = Verlassen
delete = Spiel löschen
delete-ask = Dieses Spiel löschen?
keep-game = Behalten
game-deleted = Dieses Spiel wurde gelöscht.
game-missing = Dieses Spiel gibt es nicht.

# Einstellungen.
you = Du
save = Speichern
saved-settings = Gespeichert.
appearance = Sprache und Darstellung
at-the-table = Am Tisch
setting-confirm = Jeden Zug bestätigen
setting-places = Nummern der Felder zeigen
setting-hints = Tipps erlauben
setting-pace = Züge der anderen
pace = { $pace ->
    [slow] langsam
    [fast] schnell
    [none] sofort
   *[normal] normal
}
overview-again = Die Züge noch einmal erklären

# Der Tisch.
players = Spieler
parts = Teile des Tisches
tab = { $tab ->
    [table] Tisch
    [land] Forts
    [frontier] Grenzland
    [markets] Märkte
    [harbour] Hafen
    [route] Route
    [sea] Inseln
   *[players] Spieler
}
kind = { $kind ->
    [produce] Nehmen
    [upgrade] Aufwerten
   *[trade] Tauschen
}
card-at = bei
storage = Lager
caravan = Karawane
storage-held = Lager: { $cubes }; { $count } von { $most }
held-of = { $count } von { $most }
hand-count = Hand { $count }
played-count = Gespielt { $count }
rest = Ausruhen
settlers-word = Siedler
settlers-where = { $home } daheim · { $out } unterwegs · { $reserve } Reserve
settlers-short = daheim, { $out } weg, { $reserve } Res.
symbols-held = { $benefit }: { $count }
cards-of = { $have } von { $of } Punktekarten
points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
race = Wettlauf zu { $cards } Karten
race-end = Karte { $cards } löst die letzte Runde aus.
last-round-said = Dies ist die letzte Runde.
last-round-begins = Die letzte Runde hat begonnen.
so-far = Punkte bisher
scores = Punkte
next-left = Nächste · noch { $count }
merchants-left = { $count } Händlerkarten im Zugstapel
coins-left = noch { $count }
coin-worth = { $coin ->
    [gold] Goldmünze: 3 Punkte
   *[silver] Silbermünze: 1 Punkt
}
lying-on = Darauf: { $cubes }
needs-now = Braucht jetzt { $settlers }
held-by = { $player } steht dort mit { $settlers }
covered-by = Verdeckt: { $tile }
stack-left = { $count ->
    [one] { $count } Plättchen hier
   *[other] { $count } Plättchen hier
}
stack-empty = Hier liegt kein Bonusplättchen mehr
board-name = Plan { $board }
ships-here = Schiffe: { $players }
posts-here = Handelsposten: { $players }
explored-word = Erkundet
own-area = Dein Bereich
own-posts = Deine Handelsposten
own-posts-count = { $points ->
    [one] Die freien Felder zählen { $points } Punkt.
   *[other] Die freien Felder zählen { $points } Punkte.
}
posts-held = Handelsposten übrig: Ingwer { $ginger }, Chili { $chili }, Tee { $tea }, Gewürznelken { $cloves }
route-word = Route
route-place = Route, Stelle { $place }
discards = { $count ->
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
}
used-cards = { $count ->
    [one] { $count } Händlerkarte genutzt
   *[other] { $count } Händlerkarten genutzt
}
seat-out = { $why ->
    [flag] Zeit abgelaufen, ein Bot spielt weiter
   *[resigned] aufgegeben, ein Bot spielt weiter
}
clock-low = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
log = Verlauf
watching = Zuschauer
reconnecting = verbinde neu …
game-over = Das Spiel ist zu Ende

# Fragen und Antworten.
question = Deine Entscheidung
your-turn = Du bist am Zug
your-turn-of = Am Zug: { $player }
your-turn-open = { $count ->
    [one] Du bist am Zug. { $count } Aktion ist möglich.
   *[other] Du bist am Zug. { $count } Aktionen sind möglich.
}
turn-open = { $count ->
    [one] { $count } Aktion ist möglich. Wähle etwas Hervorgehobenes.
   *[other] { $count } Aktionen sind möglich. Wähle etwas Hervorgehobenes.
}
thinks = { $player } überlegt
thinks-how = { $host ->
    [getting_ready] Die Bots machen sich bereit.
    [waiting] Viel los: wartet bis zu { $wait } s und denkt dann { $seconds } s nach.
    [busy] Denkt { $seconds } s nach: viel los.
   *[free] Denkt { $seconds } s nach.
}
ask-hint = { $decision ->
    [trade] Jedes Mal dasselbe noch einmal.
    [upgrade] Wähle Waren zum Aufwerten, in beliebiger Reihenfolge, oder höre auf.
    [discard] In dein Lager passen zehn Waren.
    [place] Die Karte ganz links kommt zuerst.
    [pay] Wo ein anderes Schiff liegt, bekommt sein Besitzer eine Ware.
    [spend] Der Preis des Handelspostens.
    [market] Nutze sie jetzt, oder behalte sie in deiner Route.
    [claim] Du kannst sie bezahlen.
    [swap] Wähle zwei deiner Karten nacheinander.
    [sail] Wähle eine hervorgehobene Insel.
    [post] Wähle eine hervorgehobene Insel.
   *[other] Wähle etwas Hervorgehobenes.
}
do-trade = { $times ->
    [0] Nicht tauschen
   *[other] { $times }× tauschen
}
do-answer = { $answer ->
    [done] Aufhören
    [use] Nutzen
    [take] Nehmen
    [claim] Erfüllen
   *[build] Bauen
}
do-skip = { $decision ->
    [bonus] Kein Bonusplättchen
    [claim] Nicht erfüllen
    [swap] So lassen
   *[build] Nicht bauen
}
do-it = So machen
fewer = Weniger
more = Mehr
then = dann
goes-back = { $count ->
    [one] { $count } geht zurück
   *[other] { $count } gehen zurück
}
build-then = Der Tausch, der folgt: { $effect }.
cube-left = { $cube }, { $count } vorhanden
undo-step = Schritt zurück
undo-turn = Zug zurück
undo-last = Zurücknehmen
undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
undo-ask = { $player } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
undo-waits = Die Antwort auf das Zurücknehmen steht aus.
yes = Ja
no = Nein
confirm-turn = Zug bestätigen
confirm-ask = Damit endet dein Zug. Bestätige ihn oder nimm den Schritt zurück.
skip-playback = Überspringen

# Hilfe am Tisch.
command = Aktion eintippen
command-wait = Du bist nicht am Zug.
command-unknown = { $token } ist jetzt nicht möglich.
cube-order = Waren, von billig bis teuer:
keys = Tasten
key = { $what ->
    [move] von Teil zu Teil gehen
    [enter] wählen, antworten
    [undo] einen Schritt zurück
    [undo-turn] den Zug zurück
    [rest] ausruhen
    [hint] um einen Tipp bitten
    [log] zum Verlauf
    [places] Nummern der Felder zeigen
    [legend] alle Symbole zeigen
    [command] eine Aktion eintippen
    [large] ein großer Tisch
   *[help] diese Tasten
}
emotes = Etwas sagen
emote = { $emote ->
    [hello] Hallo!
    [good_luck] Viel Glück!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [oops] Hoppla!
    [thinking] Ich überlege …
    [hurry] Du bist dran!
    [wow] Wow!
   *[other] { $emote }
}
resign = Aufgeben
resign-ask = Dieses Spiel aufgeben?
resign-means = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst nicht mehr gewinnen.
keep-playing = Weiterspielen
hint = Tipp
hint-thinking = Denkt nach …
hint-master = Was täte ein Meister?
hint-title = Was ein Meister täte
hint-wins = { $percent } % Gewinnchance
hint-score = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-plan = Der ganze Zug:
hint-line = Erwartet:
let-us-play = Los geht’s

# Das Ende, und das Nachspielen.
result = Ergebnis
you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt
   *[other] Du gewinnst mit { $points } Punkten
}
wins = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt
   *[other] { $player } gewinnt mit { $points } Punkten
}
rounds-played = { $rounds ->
    [one] { $rounds } Runde.
   *[other] { $rounds } Runden.
}
you-win-plain = Du gewinnst
wins-plain = { $player } gewinnt
you-left = { $reason ->
    [flag] Deine Zeit ist abgelaufen
   *[resigned] Du hast aufgegeben
}
host-ended = Der Betreiber hat das Spiel beendet.
left-line = { $reason ->
    [flag] Die Zeit von { $player } ist abgelaufen.
   *[resigned] { $player } hat aufgegeben.
}
was-ahead = { $points ->
    [one] { $player } lag mit { $points } Punkt vorn.
   *[other] { $player } lag mit { $points } Punkten vorn.
}
you-placed = { $place ->
    [2] Du bist auf Platz zwei
    [3] Du bist auf Platz drei
    [4] Du bist auf Platz vier
   *[5] Du bist auf Platz fünf
}{ $points ->
    [0] .
   *[other] , { $points } zurück.
}
tie-explained = Gleichstand bei { $points }: Er geht an den Letzten in der Spielreihenfolge.
closest-round = { $points ->
    [0] Knappste Runde: { $round }, gleichauf.
    [one] Knappste Runde: { $round }, { $points } Punkt Abstand.
   *[other] Knappste Runde: { $round }, { $points } Punkte Abstand.
}
cards-ended = { $count } Punktekarten, löste die letzte Runde aus
turning-points = Wendepunkte
turning = { $kind ->
    [lead] Von da an in Führung.
    [most] Der Punktestand wächst um { $points }, am meisten im ganzen Spiel.
   *[last] Damit beginnt die letzte Runde.
}
rematch = Revanche
rematch-join = Zur Revanche
show-table = Der Tisch
share = Teilen
final-score = Endstand
cards-taken = { $count ->
    [one] { $count } Punktekarte
   *[other] { $count } Punktekarten
}
points-by-round = Punkte nach jeder Runde
bonus-of = Bonusplättchen: { $player }
beginning = Der Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-of = Schritt { $step } von { $steps }
pause = Anhalten
record = Aufzeichnung
seat-shown = Wessen Bereich gezeigt wird

# Wie weit den Teilen zu trauen ist.
trust-title = Welche Teile veröffentlicht und welche rekonstruiert sind
trust-text = { $trust ->
    [published] Alle Karten stammen aus veröffentlichten Listen, die miteinander verglichen wurden.
   *[other] Manche Inhalte von „Eine neue Welt“ sind nie als Liste veröffentlicht worden. Wir haben sie rekonstruiert: Sie halten sich an alle Regeln des Spiels, aber sie sind nicht das, was in der Schachtel gedruckt ist.
}
trust-all = Alle Teile.
trust-part = { $part ->
    [new_world-0] Anzahlen: 6 Pläne, 56 Punktekarten, 17 + 3 + 5 Bonusplättchen, 10 Erkundungsplättchen, 12 Siedler.
    [new_world-1] Siedlerzahlen von A2, B2, C1, F2 und der Märkte; Bonusfelder von B2, D2, F2.
    [new_world-2] Die Tauschgeschäfte von C1.2 (3 rot gegen 2 braun) und D1.3 (1 braun gegen 6 gelb).
    [new_world-3] Alle anderen Wirkungen, Symbole in Kreisen, Kosten und Vorteile der Karten, Werte der Plättchen.
    [eastern_wonders-0] Die Marktplättchen.
    [eastern_wonders-1] Die Anordnungen der Inseln.
   *[other] { $text }
}
box-name = { $box ->
    [spice_road] Die Gewürzstraße
    [new_world] Eine neue Welt
   *[eastern_wonders] Fernöstliche Wunder
}
box-title = Besitzt du das Spiel?
box-text = Trage den echten Inhalt deines Exemplars mit einer Box-Datei ein. Sie ist ein einfacher Text, und nichts muss neu kompiliert werden.
box-step-export = schreibt den eingebauten Inhalt als Vorlage.
box-step-check = sagt, ob deine Datei in Ordnung ist.
box-step-play = spielt damit.
sample = Einige der Teile

# The seed, and what was promised about it.
seed-chosen = Die Startzahl { $seed } hat gewählt, wer das Spiel angelegt hat, und kennt vielleicht jeden Stapel.
seed-drawn = Der Server hat die Startzahl gezogen und vor dem ersten Zug zugesagt.
promise = Ausgeteilt wie zugesagt
promise-verdict = { $verdict ->
    [kept] Hier geprüft: Die Startzahl ist die zugesagte.
    [broken] Die Startzahl ist nicht die zugesagte. Traue diesem Spiel nicht.
   *[unchecked] Ohne Verschlüsselung (HTTPS) kann diese Seite nicht rechnen; prüfe die Aufzeichnung.
}
promise-part = { $part ->
    [commitment] Zusage, vom Beginn des Spiels
    [salt] Salz
   *[seed] Startzahl
}
promise-record = Aufzeichnung sichern und prüfen:
firm = Nichts zurücknehmen, was eine verdeckte Karte gezeigt hat
bots-lent = Dieser Browser hat für die Bots dieser Partie gedacht.

# The host, and what the server knows of people.
announcement = Nachricht des Betreibers: { $text }
data-text = Der Server kennt deinen Namen, deine Spiele, die Art deiner Geräte, was du an einem Tisch schreibst und wo du erfahren willst, dass du am Zug bist; sonst nichts.
data-save = Meine Daten sichern
data-erase = Meine Daten löschen
data-erase-means = Laufende Spiele werden aufgegeben, und dein Name verschwindet aus allen anderen. Das lässt sich nicht zurücknehmen.
data-keep = Behalten
data-erased = Der Server hat dich vergessen.

# Was schiefging.
fault = { $code ->
    [stale_number] Das Spiel ist weitergegangen. Sieh noch einmal hin.
    [not_your_turn] Du bist nicht am Zug.
    [illegal_action] Die Regeln erlauben das jetzt nicht.
    [not_your_seat] Dieser Platz gehört jemand anderem.
    [seat_taken] Dieser Platz ist besetzt.
    [seat_closed] Dieser Platz ist geschlossen.
    [unknown_game] Dieses Spiel gibt es nicht.
    [unknown_invitation] Dieser Link wurde benutzt, oder es gab ihn nie.
    [unknown_code] Dieser Code wurde benutzt, ist zu alt oder vertippt. Mache einen neuen. Hast nicht du ihn benutzt, so melde jenes Gerät in deinen Einstellungen ab.
    [unknown_device] Du hast kein solches Gerät.
    [too_many_devices] Du hast zu viele Geräte. Melde erst eines ab.
    [last_device] Das ist dein letztes Gerät: Ohne es könnte niemand mehr du sein.
    [already_started] Das Spiel hat begonnen.
    [not_running] Das Spiel läuft nicht.
    [not_finished] Das wird erst nach Spielende gezeigt.
    [nothing_to_undo] Es gibt nichts zurückzunehmen.
    [chat_off] Wer das Spiel angelegt hat, erlaubt keine Texte.
    [hints_off] Nicht alle am Tisch erlauben Tipps.
    [too_many_requests] Zu schnell. Warte einen Moment.
    [too_many_games] Du hast zu viele unbeendete Spiele.
    [unavailable] Der Server ist nicht erreichbar. Wir versuchen es weiter.
    [busy] Der Server ist beschäftigt. Versuche es gleich noch einmal.
    [getting_ready] Die Bots machen sich bereit. Versuche es in einer Minute noch einmal.
    [engine_lost] Die Maschine wurde nicht geladen oder ist stehen geblieben. Prüfe das Netz und versuche es noch einmal.
    [damaged_game] Dieses Spiel ist beschädigt und lässt sich nicht öffnen.
    [store_full] In diesem Browser ist kein Platz mehr. Sichere Spiele in eine Datei und lösche einige.
    [not_stored] Das ließ sich nicht aufbewahren und wurde deshalb nicht getan. Versuche es noch einmal.
    [banned] Der Betreiber hat dich ausgeschlossen.
   *[other] Das hat nicht geklappt ({ $code }).
}
