# De client in de browser: pagina’s, opschriften van de tafel, vragen en wat misging.

# Pagina’s en hun balk.
home = Start
rules = Spelregels
settings = Instellingen
language = Taal
sound = Geluid
theme = Weergave
theme-switch = Licht of donker
theme-name = { $theme ->
    [light] licht
    [dark] donker
   *[system] zoals het systeem
}
menu = Menu
close = Sluiten
skip-link = Naar de inhoud
loading = Een ogenblik …
lost = Op dit adres is niets te vinden.
contents = Inhoud

# Startpagina.
home-title = Vijf spellen over handel en reizen.
home-text = Alleen tegen bots, samen aan één scherm, of met vrienden via een link. Geen account, niets te installeren.
mode-short = { $mode ->
    [spice_road] De Specerijenroute
    [new_world] Een Nieuwe Wereld
    [east_west_1] Van Oost naar West I
    [east_west_2] Van Oost naar West II
    [east_west_3] Van Oost naar West III
   *[other] { $mode }
}
mode-about = { $mode ->
    [spice_road] Verzamel handelskaarten en maak van goedkope specerijen dure.
    [new_world] Zet kolonisten aan het werk, pak de forten, ontdek het land.
    [east_west_1] Een handelsroute van kaarten ontmoet de forten van het nieuwe land.
    [east_west_2] Vaar tussen eilanden, bouw handelsposten, betaal je buren.
    [east_west_3] Alles op één tafel: markten, schepen, forten.
   *[other] Century, opnieuw samengesteld.
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
    [published] gepubliceerde kaarten
   *[other] deels gereconstrueerd
}
games = Spellen
play = Spelen
play-mode = Nu spelen: { $mode }
play-now = Nu spelen
play-now-mode = Nu spelen: { $mode }
play-now-who = jij en twee bots
set-up = Instellen
set-up-mode = Instellen: { $mode }
new-game = Nieuw spel
my-games = Mijn spellen
my-games-none = Nog geen. Speel nu, of stel een spel in.
open-games = Open spellen
open-games-none = Er wacht nu niemand op spelers.
running-games = Spellen om te bekijken
running-games-none = Er is nu geen spel dat iedereen mag bekijken.
finished-games = Gespeelde spellen
finished-games-none = Nog geen gespeeld spel.
all = Alle
join = Meedoen
open = Openen
replay = Naspelen
waiting-for-you = { $count ->
    [one] { $count } wacht op jou
   *[other] { $count } wachten op jou
}
won-line = Gewonnen: { $player }, { $totals }
running-line = Ronde { $round }: { $players }
waiting-line = { $open ->
    [one] { $players } – { $open } plaats vrij
   *[other] { $players } – { $open } plaatsen vrij
}
fan-project = Een fanproject. Koop de spellen waar je van houdt.
trust-link = Welke onderdelen gepubliceerd zijn en welke gereconstrueerd
fonts-link = De lettertypen Figtree en Petrona en hun licentie
guest = Gast
your-name = Je naam
player = Speler
only-mine = Alleen die van mij
more-games = Meer spellen

# Een nieuw spel, en het wachten erop.
game = Spel
more-about = Meer hierover
seats = Plaatsen
player-count = spelers
players-many = { $count } spelers
seat-name = Plaats { $seat }
seat-me = ik
seat-here = iemand hier, aan dit scherm
friend = Vriend
friend-name = Naam van de vriend aan dit scherm
seat-link = iemand via een link
seat-bot = bot, { $bot }
seat-open = vrij
bot-level = { $bot ->
    [easy] makkelijk
    [normal] normaal
    [hard] moeilijk
    [master] meester
    [grandmaster] grootmeester
    [random] willekeurig
    [greedy] gretig
    [planner] plannend
    [mcts] zoekend
   *[other] { $bot }
}
options = Opties
option = { $option ->
    [board] Vierde bord
    [layout] Eilanden
   *[other] { $option }
}
option-default = zoals gewoonlijk
option-value = { $value ->
    [star] ster
    [strait] zeestraat
    [delta] delta
    [random] willekeurig
   *[other] { $value }
}
clock = Klok
clock-kind = { $clock ->
    [minute] 1 minuut per beurt
    [minutes] 3 minuten per beurt
    [short] 5 minuten, en 10 seconden per beurt
    [medium] 15 minuten, en 15 seconden per beurt
    [long] 30 minuten, en 30 seconden per beurt
    [day] 1 dag per beurt
    [days] 3 dagen per beurt
   *[none] geen
}
days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
listed = Voor iedereen tonen
create-game = Spel aanmaken
start-game = Beginnen
watch-bots = De bots bekijken
lobby-text = Het spel begint zodra alle plaatsen bezet zijn.
your-seat = jouw plaats
connected = verbonden
away = afwezig
invitation = Uitnodiging
copy = Kopiëren
link-copied = De link is gekopieerd.
link-shown = Kopieer de link uit het veld.
invited = Je bent uitgenodigd: { $mode }
sit-down = Ga zitten
fill-bots = Aanvullen met bots en beginnen
leave = Verlaten
delete = Spel verwijderen
delete-ask = Dit spel verwijderen?
keep-game = Bewaren
game-deleted = Dit spel is verwijderd.
game-missing = Dit spel bestaat niet.

# Instellingen.
you = Jij
save = Opslaan
saved-settings = Opgeslagen.
appearance = Taal en weergave
at-the-table = Aan tafel
setting-confirm = Elke beurt bevestigen
setting-places = Nummers van de locaties tonen
setting-hints = Tips toestaan
setting-pace = Beurten van de anderen
pace = { $pace ->
    [slow] langzaam
    [fast] snel
    [none] meteen
   *[normal] normaal
}
overview-again = De beurten nog eens uitleggen

# De tafel.
players = Spelers
parts = Delen van de tafel
tab = { $tab ->
    [table] Tafel
    [land] Forten
    [frontier] Grensland
    [markets] Markten
    [harbour] Haven
    [route] Route
    [sea] Eilanden
   *[players] Spelers
}
kind = { $kind ->
    [produce] Nemen
    [upgrade] Upgraden
   *[trade] Ruilen
}
card-at = bij
storage = Opslag
caravan = Karavaan
storage-held = Opslag: { $cubes }; { $count } van { $most }
held-of = { $count } van { $most }
hand-count = Hand { $count }
played-count = Gespeeld { $count }
rest = Rusten
settlers-word = Kolonisten
settlers-where = { $home } thuis · { $out } op pad · { $reserve } reserve
settlers-short = thuis, { $out } weg, { $reserve } res.
symbols-held = { $benefit }: { $count }
cards-of = { $have } van { $of } puntenkaarten
points-word = { $points ->
    [one] punt
   *[other] punten
}
race = Race naar { $cards } kaarten
race-end = Kaart { $cards } begint de laatste ronde.
last-round-said = Dit is de laatste ronde.
last-round-begins = De laatste ronde is begonnen.
so-far = Punten tot nu toe
scores = Punten
next-left = Volgende · nog { $count }
merchants-left = { $count } handelskaarten in de stapel
coins-left = nog { $count }
coin-worth = { $coin ->
    [gold] Gouden munt: 3 punten
   *[silver] Zilveren munt: 1 punt
}
lying-on = Erop: { $cubes }
needs-now = Vraagt nu { $settlers }
held-by = { $player } staat daar met { $settlers }
covered-by = Bedekt: { $tile }
stack-left = { $count ->
    [one] { $count } tegel hier
   *[other] { $count } tegels hier
}
stack-empty = Hier ligt geen bonustegel meer
board-name = Locatiebord { $board }
ships-here = Schepen: { $players }
posts-here = Handelsposten: { $players }
explored-word = Verkend
own-area = Jouw gebied
own-posts = Jouw handelsposten
own-posts-count = { $points ->
    [one] De open vakken tellen { $points } punt.
   *[other] De open vakken tellen { $points } punten.
}
posts-held = Handelsposten over: gember { $ginger }, chilipoeder { $chili }, thee { $tea }, kruidnagel { $cloves }
route-word = Route
route-place = Route, plek { $place }
discards = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
used-cards = { $count ->
    [one] { $count } handelskaart gebruikt
   *[other] { $count } handelskaarten gebruikt
}
seat-out = { $why ->
    [flag] tijd verstreken, een bot speelt verder
   *[resigned] opgegeven, een bot speelt verder
}
clock-low = { $seconds ->
    [one] Nog { $seconds } seconde.
   *[other] Nog { $seconds } seconden.
}
log = Verloop
watching = toeschouwer
reconnecting = opnieuw verbinden …
game-over = Het spel is afgelopen

# Vragen en antwoorden.
question = Jouw beslissing
your-turn = Jij bent aan de beurt
your-turn-of = Aan de beurt: { $player }
your-turn-open = { $count ->
    [one] Jij bent aan de beurt. { $count } actie is mogelijk.
   *[other] Jij bent aan de beurt. { $count } acties zijn mogelijk.
}
turn-open = { $count ->
    [one] { $count } actie is mogelijk. Kies iets wat oplicht.
   *[other] { $count } acties zijn mogelijk. Kies iets wat oplicht.
}
thinks = { $player } denkt na
thinks-how = { $host ->
    [getting_ready] De bots maken zich klaar.
    [waiting] Druk: wacht tot { $wait } s en denkt dan { $seconds } s na.
    [busy] Denkt { $seconds } s na: druk.
   *[free] Denkt { $seconds } s na.
}
ask-hint = { $decision ->
    [trade] Elke keer hetzelfde nog eens.
    [upgrade] Kies blokjes om te upgraden, in elke volgorde, of stop.
    [discard] In je opslag passen tien blokjes.
    [place] De meest linkse kaart komt eerst.
    [pay] Waar een ander schip ligt, krijgt de eigenaar een blokje.
    [spend] De prijs van de handelspost.
    [market] Gebruik hem nu, of houd hem in je route.
    [claim] Je kunt hem betalen.
    [swap] Kies na elkaar twee van je kaarten.
    [sail] Kies een eiland dat oplicht.
    [post] Kies een eiland dat oplicht.
   *[other] Kies iets wat oplicht.
}
do-trade = { $times ->
    [0] Niet ruilen
   *[other] { $times }× ruilen
}
do-answer = { $answer ->
    [done] Stoppen
    [use] Gebruiken
    [take] Nemen
    [claim] Pakken
   *[build] Bouwen
}
do-skip = { $decision ->
    [bonus] Geen bonustegel
    [claim] Niet pakken
    [swap] Zo laten
   *[build] Niet bouwen
}
do-it = Doe dit
fewer = Minder
more = Meer
then = dan
goes-back = { $count ->
    [one] { $count } gaat terug
   *[other] { $count } gaan terug
}
build-then = De ruil die volgt: { $effect }.
cube-left = { $cube }, { $count } aanwezig
undo-step = Stap terug
undo-turn = Beurt terug
undo-last = Terugnemen
undo-asked = De anderen krijgen de vraag of je het mag terugnemen.
undo-ask = { $player } wil de laatste beurt terugnemen. Vind je dat goed?
undo-waits = Wachten op antwoord over het terugnemen.
yes = Ja
no = Nee
confirm-turn = Beurt bevestigen
confirm-ask = Hiermee eindigt je beurt. Bevestig, of maak de stap ongedaan.
skip-playback = Overslaan

# Hulp aan tafel.
command = Actie typen
command-wait = Jij bent niet aan de beurt.
command-unknown = { $token } kan nu niet.
cube-order = Blokjes, van goedkoop naar duur:
keys = Toetsen
key = { $what ->
    [move] van stuk naar stuk gaan
    [enter] kiezen, antwoorden
    [undo] een stap terug
    [undo-turn] de beurt terug
    [rest] rusten
    [hint] om een tip vragen
    [log] naar het verloop
    [places] nummers van de locaties tonen
    [legend] alle symbolen tonen
    [command] een actie typen
    [large] een grote tafel
   *[help] deze toetsen
}
emotes = Iets zeggen
emote = { $emote ->
    [hello] Hallo!
    [good_luck] Veel geluk!
    [well_played] Goed gespeeld!
    [thanks] Dank je!
    [oops] Oeps!
    [thinking] Even denken …
    [hurry] Jij bent aan zet!
    [wow] Wauw!
   *[other] { $emote }
}
resign = Opgeven
resign-ask = Dit spel opgeven?
resign-means = Een bot neemt je plaats over en speelt verder. Je kunt niet meer winnen.
keep-playing = Verder spelen
hint = Tip
hint-thinking = Denkt na …
hint-master = Wat zou een meester doen?
hint-title = Wat een meester zou doen
hint-wins = { $percent } % kans om te winnen
hint-score = ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hint-plan = De hele beurt:
hint-line = Verwacht:
let-us-play = Aan de slag

# Het einde, en naspelen.
result = Uitslag
you-win = { $points ->
    [one] Jij wint met { $points } punt
   *[other] Jij wint met { $points } punten
}
wins = { $points ->
    [one] { $player } wint met { $points } punt
   *[other] { $player } wint met { $points } punten
}
rounds-played = { $rounds ->
    [one] { $rounds } ronde.
   *[other] { $rounds } rondes.
}
you-win-plain = Je wint
wins-plain = { $player } wint
you-left = { $reason ->
    [flag] Je tijd is om
   *[resigned] Je hebt opgegeven
}
host-ended = De beheerder heeft het spel beëindigd.
left-line = { $reason ->
    [flag] De tijd van { $player } is om.
   *[resigned] { $player } heeft opgegeven.
}
was-ahead = { $points ->
    [one] { $player } stond voor met { $points } punt.
   *[other] { $player } stond voor met { $points } punten.
}
you-placed = { $place ->
    [2] Je bent tweede
    [3] Je bent derde
    [4] Je bent vierde
   *[5] Je bent vijfde
}{ $points ->
    [0] .
   *[other] , { $points } achter.
}
tie-explained = Gelijke stand op { $points }: die gaat naar de laatste in de beurtvolgorde.
closest-round = { $points ->
    [0] Spannendste ronde: { $round }, gelijk.
    [one] Spannendste ronde: { $round }, { $points } punt verschil.
   *[other] Spannendste ronde: { $round }, { $points } punten verschil.
}
cards-ended = { $count } puntenkaarten, begon de laatste ronde
turning-points = Keerpunten
turning = { $kind ->
    [lead] Vanaf hier aan kop.
    [most] Het totaal groeit met { $points }, het meest van het hele spel.
   *[last] Hiermee begint de laatste ronde.
}
rematch = Revanche
rematch-join = Naar de revanche
show-table = De tafel
share = Delen
final-score = Eindstand
cards-taken = { $count ->
    [one] { $count } puntenkaart
   *[other] { $count } puntenkaarten
}
points-by-round = Punten na elke ronde
bonus-of = Bonustegels: { $player }
beginning = Het begin
step-back = Eén stap terug
step-on = Eén stap verder
step-of = Stap { $step } van { $steps }
pause = Pauze
record = Verslag
seat-shown = Wiens gebied te zien is

# Hoe betrouwbaar de onderdelen zijn.
trust-title = Welke onderdelen gepubliceerd zijn en welke gereconstrueerd
trust-text = { $trust ->
    [published] Alle kaarten komen uit gepubliceerde lijsten, die met elkaar vergeleken zijn.
   *[other] Een deel van de inhoud van Een Nieuwe Wereld is nooit als lijst gepubliceerd. Wij hebben die gereconstrueerd: hij houdt zich aan alle regels van het spel, maar het is niet wat er in de doos gedrukt is.
}
trust-all = Alle onderdelen.
trust-part = { $part ->
    [new_world-0] Aantallen: 6 borden, 56 puntenkaarten, 17 + 3 + 5 bonustegels, 10 verkenningstegels, 12 kolonisten.
    [new_world-1] Aantallen kolonisten van A2, B2, C1, F2 en van de markten; bonusvelden van B2, D2, F2.
    [new_world-2] De ruilacties van C1.2 (3 rode voor 2 bruine) en D1.3 (1 bruin voor 6 gele).
    [new_world-3] Alle andere effecten, symbolen in cirkels, kosten en voordelen van kaarten, waarden van tegels.
    [eastern_wonders-0] De markttegels.
    [eastern_wonders-1] De opstellingen van de eilanden.
   *[other] { $text }
}
box-name = { $box ->
    [spice_road] De Specerijenroute
    [new_world] Een Nieuwe Wereld
   *[eastern_wonders] Oosterse Rijkdom
}
box-title = Heb je het spel?
box-text = Zet de echte inhoud van je exemplaar erin met een doosbestand. Het is gewone tekst, en er hoeft niets opnieuw gebouwd te worden.
box-step-export = schrijft de ingebouwde inhoud als voorbeeld.
box-step-check = zegt of je bestand klopt.
box-step-play = speelt ermee.
sample = Een deel van de onderdelen

# The seed, and what was promised about it.
seed-chosen = Het startgetal { $seed } is gekozen door wie het spel heeft gemaakt, en die kent misschien elke stapel.
seed-drawn = De server heeft het startgetal getrokken en voor de eerste beurt beloofd.
promise = Gedeeld zoals beloofd
promise-verdict = { $verdict ->
    [kept] Hier nagerekend: het startgetal is het beloofde.
    [broken] Het startgetal is niet het beloofde. Vertrouw dit spel niet.
   *[unchecked] Zonder versleuteling (HTTPS) kan deze pagina niet rekenen; controleer het verslag.
}
promise-part = { $part ->
    [commitment] Belofte, gedaan aan het begin
    [salt] Zout
   *[seed] Startgetal
}
promise-record = Verslag bewaren en controleren:
firm = Niets terugnemen wat een verborgen kaart heeft laten zien
bots-lent = Deze browser heeft voor de bots van dit spel gedacht.

# The host, and what the server knows of people.
announcement = Bericht van de beheerder: { $text }
data-text = De server kent je naam, je spellen, het soort van je apparaten, wat je aan een tafel schrijft en waar je wilt horen dat je aan de beurt bent; verder niets.
data-save = Mijn gegevens bewaren
data-erase = Mijn gegevens wissen
data-erase-means = Lopende spellen worden opgegeven, en je naam verdwijnt uit alle andere. Dit kan niet ongedaan worden gemaakt.
data-keep = Behouden
data-erased = De server is je vergeten.

# Wat misging.
fault = { $code ->
    [stale_number] Het spel is verder gegaan. Kijk nog eens.
    [not_your_turn] Jij bent niet aan de beurt.
    [illegal_action] De regels staan dit nu niet toe.
    [not_your_seat] Deze plaats is van iemand anders.
    [seat_taken] Deze plaats is bezet.
    [seat_closed] Deze plaats is gesloten.
    [unknown_game] Dit spel bestaat niet.
    [unknown_invitation] Deze link is gebruikt, of heeft nooit bestaan.
    [unknown_code] Deze code is gebruikt, te oud of verkeerd getypt. Maak een nieuwe. Als jij hem niet hebt gebruikt, meld dat apparaat dan af in je instellingen.
    [unknown_device] Je hebt zo’n apparaat niet.
    [too_many_devices] Je hebt te veel apparaten. Meld er eerst een af.
    [last_device] Dit is je laatste apparaat: zonder dit kan niemand meer jou zijn.
    [already_started] Het spel is begonnen.
    [not_running] Het spel is niet bezig.
    [not_finished] Dit is pas na het einde te zien.
    [nothing_to_undo] Er is niets om terug te nemen.
    [chat_off] Wie het spel heeft gemaakt staat geen berichten toe.
    [hints_off] Niet iedereen aan tafel staat tips toe.
    [too_many_requests] Te snel. Wacht even.
    [too_many_games] Je hebt te veel onafgemaakte spellen.
    [unavailable] De server is niet bereikbaar. We proberen het opnieuw.
    [busy] De server is bezig. Probeer het zo nog eens.
    [getting_ready] De bots maken zich klaar. Probeer het over een minuut nog eens.
    [engine_lost] De machine is niet geladen of is gestopt. Kijk naar het net en probeer het opnieuw.
    [damaged_game] Dit spel is beschadigd en kan niet worden geopend.
    [store_full] Er is geen plaats meer in deze browser. Bewaar spellen in een bestand en verwijder er enkele.
    [not_stored] Dit kon niet worden bewaard en is dus niet gedaan. Probeer het opnieuw.
    [banned] De beheerder heeft je buitengesloten.
   *[other] Dit is niet gelukt ({ $code }).
}
