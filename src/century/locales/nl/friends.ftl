# Vrienden: het adres van een spel als uitnodiging, en de plaatsen van een spel dat wacht.

invitation-title = Nodig je vrienden uit
invitation-text = Wie het adres van dit spel opent, mag gaan zitten. Het is de enige sleutel: stuur het aan niemand anders.
invitation-code = Het adres van dit spel als QR-code
invited-by = { $player } nodigt je uit: { $mode }
sit-here = Hier zitten
seat-kept = vrijgehouden voor { $player }
seat-closed = gesloten
close-seat = Sluiten
open-seat = Weer openen
seat-to-bot = Bot
no-free-seat = Er is geen plaats vrij. Je kunt toekijken.
seats-gone = De laatste plaats is net bezet. Je kunt toekijken.
seat-missed = Iemand was sneller
seat-missed-choice = Deze plaats is net bezet. Kies een andere, of kijk toe.
watch-only = Toekijken

# Eén persoon op meer apparaten.
devices = Je apparaten
devices-text = Elk daarvan heeft je naam, je spellen en je plaatsen.
device-this = deze browser
device-since = sinds { $date }
device-unnamed = Een browser
device-add = Apparaat toevoegen
device-added = Het andere apparaat is nu ook van jou.
device-have-code = Ik heb een code
device-elsewhere = Ik heb elders gespeeld
device-out = Afmelden
device-out-ask = { $device } afmelden?
device-out-means = Wie daar zit, speelt niet langer als jou. Je spellen blijven van jou.
device-out-this = Deze browser vergeet wie je bent. Met een code van een ander apparaat kom je terug.
device-keep = Blijven
device-code-title = Een code voor je andere apparaat
device-code-scan = De weg naar je andere apparaat als QR-code
device-code-text = Scan hem met het andere apparaat, of open daar { $address } en typ:
device-code-once = Hij werkt één keer, tot { $time }.
device-code-warning = Wie hem gebruikt, speelt als jou, met je naam en je spellen. Laat hem aan niemand anders zien.
device-title = Hier verder spelen
device-text = Heb je in een andere browser gespeeld? In de instellingen daarvan staat onder ‘Je apparaten’ een code. Hier brengt die je naam, je spellen, je plaatsen en je instellingen.
device-code = Code
device-own-code = Gebruik alleen een code die je zelf hebt gemaakt. Wie je er een geeft, kan je spellen zien en spelen.
device-enter = Dat ben ik
device-welcome = Welkom terug, { $player }.
device-instead = Hier niet langer { $player } zijn?
device-instead-means = Deze browser vergeet { $player }. Als geen ander apparaat { $player } kent, zijn die spellen en plaatsen verloren.
device-stay = { $player } blijven

# Mensen en spellen.
seats-ordered = Plaatsen in deze volgorde, niet geloot
seat-kept-for-you = vrijgehouden voor jou
leave-ask = Dit spel verlaten?
companions = Met wie je hebt gespeeld
companion-games = { $games ->
    [one] { $games } spel samen
   *[other] { $games } spellen samen
}
invite-again = Weer uitnodigen
result-picture = Afbeelding van de uitslag

# Klokken.
flag-asked = Als de tijd om is
flag-choice = { $flag ->
    [wait] wacht de tafel
    [bot] speelt een bot de beurt
   *[end] gaat de plaats voorgoed naar een bot
}
clock-told = { $kind ->
    [turn] Klok: { $time } voor elke beurt.
    [bank] Klok: { $time } voor het hele spel, en { $increment } meer met elke beurt.
   *[days] Klok: { $time } voor elke beurt.
}
flag-told = { $flag ->
    [wait] Als de tijd om is, wacht de tafel.
    [bot] Als de tijd om is, speelt een bot de beurt.
   *[end] Wie hem opmaakt, verliest de plaats aan een bot.
}
time-left = resterende tijd: { $time }
clock-stands = De klok staat stil terwijl je leest, hoogstens twee minuten.

# Horen dat je aan de beurt bent.
notices = Als je aan de beurt bent
notices-text = In spellen met dagen per beurt kun je een melding krijgen als je er niet bent.
notices-push = Meld het in deze browser, ook als hij dicht is
notices-refused = Deze browser staat geen meldingen toe.
notices-failed = Deze browser bereikt zijn meldingsdienst niet. Probeer het later nog eens.
notices-feed = Feed
notices-feed-secret = Voor een feedlezer (RSS). Wie dit adres kent, ziet welke spellen op je wachten; het wordt alleen nu getoond.
notices-feed-make = Nieuw feedadres
notices-feed-drop = Feed verwijderen
notices-feed-dropped = De feed is verwijderd.

# Korte teksten aan tafel.
chat-allowed = Spelers mogen elkaar schrijven
chat-told = Aan deze tafel mogen spelers elkaar schrijven.
talk = Berichten
talk-unread = { $count ->
    [one] Berichten: { $count } nieuw
   *[other] Berichten: { $count } nieuwe
}
talk-none = Nog niemand heeft iets geschreven.
talk-write = Schrijf aan de tafel
talk-send = Versturen
talk-means = Wie een plaats heeft leest het, verder niemand. Berichten staan niet in het verslag en zijn na een maand weg.
report-text = Melden
text-reported = De beheerder zal het lezen.
mute-player = Verberg wat { $player } schrijft
