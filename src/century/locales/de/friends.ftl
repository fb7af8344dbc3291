# Freunde: die Adresse eines Spiels als Einladung, und die Plätze eines Spiels, das wartet.

invitation-title = Lade deine Freunde ein
invitation-text = Wer die Adresse dieses Spiels öffnet, darf Platz nehmen. Sie ist der einzige Schlüssel: Schicke sie sonst niemandem.
invitation-code = Die Adresse dieses Spiels als QR-Code
invited-by = { $player } lädt dich ein: { $mode }
sit-here = Hier sitzen
seat-kept = freigehalten für { $player }
seat-closed = geschlossen
close-seat = Schließen
open-seat = Wieder öffnen
seat-to-bot = Bot
no-free-seat = Kein Platz ist frei. Du kannst zusehen.
seats-gone = Der letzte Platz wurde gerade besetzt. Du kannst zusehen.
seat-missed = Jemand war schneller
seat-missed-choice = Dieser Platz wurde gerade besetzt. Wähle einen anderen, oder sieh zu.
watch-only = Zusehen

# Ein Mensch an mehreren Geräten.
devices = Deine Geräte
devices-text = Jedes davon hat deinen Namen, deine Spiele und deine Plätze.
device-this = dieser Browser
device-since = seit { $date }
device-unnamed = Ein Browser
device-add = Gerät hinzufügen
device-added = Das andere Gerät gehört jetzt zu dir.
device-have-code = Ich habe einen Code
device-elsewhere = Ich habe anderswo gespielt
device-out = Abmelden
device-out-ask = { $device } abmelden?
device-out-means = Wer dort sitzt, spielt nicht mehr als du. Deine Spiele bleiben dir.
device-out-this = Dieser Browser vergisst, wer du bist. Mit einem Code von einem anderen Gerät kommst du zurück.
device-keep = Bleiben
device-code-title = Ein Code für dein anderes Gerät
device-code-scan = Der Weg zu deinem anderen Gerät als QR-Code
device-code-text = Scanne ihn mit dem anderen Gerät, oder öffne dort { $address } und tippe:
device-code-once = Er gilt einmal, bis { $time } Uhr.
device-code-warning = Wer ihn benutzt, spielt als du, mit deinem Namen und deinen Spielen. Zeige ihn sonst niemandem.
device-title = Hier weiterspielen
device-text = Du hast in einem anderen Browser gespielt? In seinen Einstellungen findest du unter „Deine Geräte“ einen Code. Hier bringt er deinen Namen, deine Spiele, deine Plätze und deine Einstellungen.
device-code = Code
device-own-code = Nimm nur einen Code, den du selbst gemacht hast. Wer dir einen gibt, kann deine Spiele sehen und spielen.
device-enter = Das bin ich
device-welcome = Willkommen zurück, { $player }.
device-instead = Hier nicht mehr { $player } sein?
device-instead-means = Dieser Browser vergisst { $player }. Kennt kein anderes Gerät { $player }, sind diese Spiele und Plätze verloren.
device-stay = { $player } bleiben

# Menschen und Spiele.
seats-ordered = Plätze in dieser Folge, nicht ausgelost
seat-kept-for-you = für dich freigehalten
leave-ask = Dieses Spiel verlassen?
companions = Mit wem du gespielt hast
companion-games = { $games ->
    [one] { $games } Spiel zusammen
   *[other] { $games } Spiele zusammen
}
invite-again = Wieder einladen
result-picture = Bild vom Ergebnis

# Uhren.
flag-asked = Wenn die Zeit um ist
flag-choice = { $flag ->
    [wait] wartet der Tisch
    [bot] spielt ein Bot den Zug
   *[end] geht der Platz für immer an einen Bot
}
clock-told = { $kind ->
    [turn] Uhr: { $time } für jeden Zug.
    [bank] Uhr: { $time } für das ganze Spiel, und { $increment } mehr mit jedem Zug.
   *[days] Uhr: { $time } für jeden Zug.
}
flag-told = { $flag ->
    [wait] Wenn die Zeit um ist, wartet der Tisch.
    [bot] Wenn die Zeit um ist, spielt ein Bot den Zug.
   *[end] Wer sie verbraucht, verliert den Platz an einen Bot.
}
time-left = Restzeit: { $time }
clock-stands = Die Uhr steht, während du liest, höchstens zwei Minuten.

# Erfahren, dass man am Zug ist.
notices = Wenn du am Zug bist
notices-text = In Spielen mit Tagen für jeden Zug kannst du benachrichtigt werden, wenn du nicht da bist.
notices-push = In diesem Browser benachrichtigen, auch wenn er geschlossen ist
notices-refused = Dieser Browser erlaubt keine Benachrichtigungen.
notices-failed = Dieser Browser erreicht seinen Benachrichtigungsdienst nicht. Versuche es später noch einmal.
notices-feed = Feed
notices-feed-secret = Für einen Feedreader (RSS). Wer diese Adresse kennt, sieht, welche Spiele auf dich warten; sie wird nur jetzt gezeigt.
notices-feed-make = Neue Feed-Adresse
notices-feed-drop = Feed löschen
notices-feed-dropped = Der Feed ist gelöscht.

# Kurze Texte am Tisch.
chat-allowed = Man darf einander schreiben
chat-told = An diesem Tisch darf man einander schreiben.
talk = Texte
talk-unread = { $count ->
    [one] Texte: { $count } neuer
   *[other] Texte: { $count } neue
}
talk-none = Noch hat niemand etwas geschrieben.
talk-write = An den Tisch schreiben
talk-send = Senden
talk-means = Wer einen Platz hat, liest es, sonst niemand. Texte stehen in keiner Aufzeichnung, und nach einem Monat sind sie weg.
report-text = Melden
text-reported = Der Betreiber wird es lesen.
mute-player = Nicht zeigen, was { $player } schreibt
