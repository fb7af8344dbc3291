# A böngészőbeli kliens: oldalak, az asztal feliratai, kérdések, és ami nem sikerült.

# Az oldalak és a fejlécük.
home = Kezdőlap
rules = Szabályok
settings = Beállítások
language = Nyelv
sound = Hang
theme = Megjelenés
theme-switch = Világos vagy sötét
theme-name = { $theme ->
    [light] világos
    [dark] sötét
   *[system] ahogy a rendszer
}
menu = Menü
close = Bezárás
skip-link = Ugrás a tartalomhoz
loading = Egy pillanat …
lost = Ezen a címen nincs semmi.
contents = Tartalom

# Kezdőlap.
home-title = Öt játék kereskedelemről és utazásról.
home-text = Egyedül gépi játékosok ellen, közösen egy képernyőnél, vagy barátokkal egy link segítségével. Fiók és telepítés nélkül.
mode-short = { $mode ->
    [spice_road] Fűszerút
    [new_world] Egy új világ
    [east_west_1] Keletről nyugatra I
    [east_west_2] Keletről nyugatra II
    [east_west_3] Keletről nyugatra III
   *[other] { $mode }
}
mode-about = { $mode ->
    [spice_road] Gyűjts kereskedőket, és olcsó fűszerből csinálj drágát.
    [new_world] Küldd munkába a telepeseidet, szerezd meg az erődöket, fedezd fel a földet.
    [east_west_1] Kereskedők útvonala találkozik az új föld erődjeivel.
    [east_west_2] Hajózz a szigetek között, építs állomásokat, fizess a szomszédaidnak.
    [east_west_3] Minden egy asztalon: piacok, hajók, erődök.
   *[other] Century, újra összeállítva.
}
mode-time = { $mode ->
    [spice_road] 30 perc
    [new_world] 45 perc
    [east_west_1] 45 perc
    [east_west_2] 60 perc
    [east_west_3] 75 perc
   *[other] { "" }
}
mode-trust = { $trust ->
    [published] közzétett kártyák
   *[other] részben rekonstruált
}
games = Játékok
play = Játék
play-mode = Játék most: { $mode }
play-now = Játék most
play-now-mode = Játék most: { $mode }
play-now-who = te és két gépi játékos
set-up = Beállítás
set-up-mode = Beállítás: { $mode }
new-game = Új játék
my-games = Játékaim
my-games-none = Még nincs. Játssz most, vagy állíts be egy játékot.
open-games = Nyitott játékok
open-games-none = Most senki sem vár játékosokra.
running-games = Nézhető játékok
running-games-none = Most nincs mindenki számára látható játék.
finished-games = Befejezett játékok
finished-games-none = Még nincs befejezett játék.
all = Mind
join = Csatlakozás
open = Megnyitás
replay = Visszajátszás
waiting-for-you = { $count } rád vár
won-line = Győztes: { $player }, { $totals }
running-line = { $round }. forduló: { $players }
waiting-line = { $players } – { $open } szabad hely
fan-project = Rajongói projekt. Vedd meg a játékokat, amelyeket szeretsz.
trust-link = Mely alkotóelemek közzétettek, és melyek rekonstruáltak
fonts-link = A Figtree és a Petrona betűtípus és a licencük
guest = Vendég
your-name = A neved
player = Játékos
only-mine = Csak az enyéim
more-games = További játékok

# Új játék, és a várakozás.
game = Játék
more-about = Bővebben
seats = Helyek
player-count = játékos
players-many = { $count } játékos
seat-name = { $seat }. hely
seat-me = én
seat-here = egy barát itt, ennél a képernyőnél
friend = Barát
friend-name = Az e képernyőnél játszó barát neve
seat-link = egy barát link segítségével
seat-bot = gép, { $bot }
seat-open = szabad
bot-level = { $bot ->
    [easy] könnyű
    [normal] közepes
    [hard] nehéz
    [master] mester
    [grandmaster] nagymester
    [random] véletlen
    [greedy] mohó
    [planner] tervező
    [mcts] kereső
   *[other] { $bot }
}
options = Lehetőségek
option = { $option ->
    [board] Negyedik tábla
    [layout] Szigetek
   *[other] { $option }
}
option-default = ahogy szokás
option-value = { $value ->
    [star] csillag
    [strait] tengerszoros
    [delta] delta
    [random] véletlen
   *[other] { $value }
}
clock = Óra
clock-kind = { $clock ->
    [minute] 1 perc lépésenként
    [minutes] 3 perc lépésenként
    [short] 5 perc, és lépésenként 10 másodperc
    [medium] 15 perc, és lépésenként 15 másodperc
    [long] 30 perc, és lépésenként 30 másodperc
    [day] 1 nap lépésenként
    [days] 3 nap lépésenként
   *[none] nincs
}
days = { $days } nap
listed = Mindenki láthatja
create-game = Játék létrehozása
start-game = Indulás
watch-bots = A gépek nézése
lobby-text = A játék akkor kezdődik, amikor minden hely foglalt.
your-seat = a te helyed
connected = kapcsolódva
away = távol
invitation = Meghívó
copy = Másolás
link-copied = A link a vágólapon van.
link-shown = Másold ki a linket a mezőből.
invited = Meghívtak: { $mode }
sit-down = Leülök
fill-bots = Feltöltés gépi játékosokkal és indulás
leave = Kilépés
delete = Játék törlése
delete-ask = Törlöd ezt a játékot?
keep-game = Maradjon
game-deleted = Ezt a játékot törölték.
game-missing = Nincs ilyen játék.

# Beállítások.
you = Te
save = Mentés
saved-settings = Elmentve.
appearance = Nyelv és megjelenés
at-the-table = Az asztalnál
setting-confirm = Minden lépés megerősítése
setting-places = A területek számának mutatása
setting-hints = Tippek engedélyezése
setting-pace = A többiek lépései
pace = { $pace ->
    [slow] lassan
    [fast] gyorsan
    [none] azonnal
   *[normal] közepesen
}
overview-again = A lépések magyarázata újra

# Az asztal.
players = Játékosok
parts = Az asztal részei
tab = { $tab ->
    [table] Asztal
    [land] Erődök
    [frontier] Határvidék
    [markets] Piacok
    [harbour] Kikötő
    [route] Útvonal
    [sea] Szigetek
   *[players] Játékosok
}
kind = { $kind ->
    [produce] Termelés
    [upgrade] Fejlesztés
   *[trade] Csere
}
card-at = itt:
storage = Raktár
caravan = Karaván
storage-held = Raktár: { $cubes }; { $count } / { $most }
held-of = { $count } / { $most }
hand-count = Kézben { $count }
played-count = Kijátszva { $count }
rest = Pihenés
settlers-word = Telepesek
settlers-where = { $home } otthon · { $out } kint · { $reserve } tartalék
settlers-short = otthon, { $out } kint, { $reserve } tart.
symbols-held = { $benefit }: { $count }
cards-of = { $have } pontkártya a szükséges { $of } közül
points-word = { $points ->
    [one] pont
   *[other] pont
}
race = Verseny: { $cards } kártya
race-end = A(z) { $cards }. kártya indítja az utolsó fordulót.
last-round-said = Ez az utolsó forduló.
last-round-begins = Megkezdődött az utolsó forduló.
so-far = Pontok eddig
scores = Pontok
next-left = Következő · még { $count }
merchants-left = { $count } kereskedőkártya a húzópakliban
coins-left = még { $count }
coin-worth = { $coin ->
    [gold] Aranyérme: 3 pont
   *[silver] Ezüstérme: 1 pont
}
lying-on = Rajta: { $cubes }
needs-now = Most { $settlers } kell
held-by = Ott van: { $player }, { $settlers } telepessel
covered-by = Fedett: { $tile }
stack-left = { $count } lapka itt
stack-empty = Itt nincs több bónuszlapka
board-name = { $board } területtábla
ships-here = Hajók: { $players }
posts-here = Kereskedőállomások: { $players }
explored-word = Felfedezve
own-area = A te részed
own-posts = Kereskedőállomásaid
own-posts-count = A szabad helyek { $points } pontot érnek.
posts-held = Megmaradt kereskedőállomások: gyömbér { $ginger }, chili { $chili }, tea { $tea }, szegfűszeg { $cloves }
route-word = Útvonal
route-place = Útvonal, { $place }. hely
discards = { $count } kártya eldobva
used-cards = { $count } használt kereskedőkártya
seat-out = { $why ->
    [flag] lejárt az ideje, gép játszik tovább
   *[resigned] feladta, gép játszik tovább
}
clock-low = Még { $seconds } másodperc.
log = Napló
watching = néző
reconnecting = újrakapcsolódás …
game-over = A játék véget ért

# Kérdések és válaszok.
question = A te döntésed
your-turn = Te jössz
your-turn-of = Most lép: { $player }
your-turn-open = Te jössz. { $count } akció lehetséges.
turn-open = { $count } akció lehetséges. Válassz egy kiemeltet.
thinks = { $player } gondolkodik
thinks-how = { $host ->
    [getting_ready] A gépi játékosok készülődnek.
    [waiting] Nagy a forgalom: legfeljebb { $wait } mp-et vár, majd { $seconds } mp-ig gondolkodik.
    [busy] { $seconds } mp-ig gondolkodik: nagy a forgalom.
   *[free] { $seconds } mp-ig gondolkodik.
}
ask-hint = { $decision ->
    [trade] Minden alkalommal ugyanaz.
    [upgrade] Válassz kockákat a fejlesztéshez, bármilyen sorrendben, vagy hagyd abba.
    [discard] A raktáradba tíz kocka fér.
    [place] Először a bal szélső kártya jön.
    [pay] Ahol másik hajó áll, a tulajdonosa kap egy kockát.
    [spend] A kereskedőállomás ára.
    [market] Használd most, vagy tartsd meg az útvonaladban.
    [claim] Ki tudod fizetni.
    [swap] Válaszd ki két kártyádat egymás után.
    [sail] Válassz egy kiemelt szigetet.
    [post] Válassz egy kiemelt szigetet.
   *[other] Válassz egy kiemeltet.
}
do-trade = { $times ->
    [0] Nem cserélek
   *[other] Csere { $times }×
}
do-answer = { $answer ->
    [done] Elég
    [use] Használat
    [take] Elvétel
    [claim] Vásárlás
   *[build] Építés
}
do-skip = { $decision ->
    [bonus] Nem kell bónuszlapka
    [claim] Nem vásárolok
    [swap] Maradjon így
   *[build] Nem építek
}
do-it = Így lépek
fewer = Kevesebb
more = Több
then = utána
goes-back = { $count } visszamegy
build-then = Az utána következő csere: { $effect }.
cube-left = { $cube }, { $count } van
undo-step = Egy lépéssel vissza
undo-turn = Az egész lépés vissza
undo-last = Visszavonás
undo-asked = Megkérdezzük a többieket, visszavonhatod-e.
undo-ask = { $player } szeretné visszavonni az utolsó lépését. Egyetértesz?
undo-waits = Válaszra várunk a visszavonásról.
yes = Igen
no = Nem
confirm-turn = Lépés megerősítése
confirm-ask = Ezzel véget ér a lépésed. Erősítsd meg, vagy vond vissza.
skip-playback = Átugrás

# Segítség az asztalnál.
command = Akció beírása
command-wait = Nem te jössz.
command-unknown = { $token } most nem lehetséges.
cube-order = A kockák az olcsótól a drágáig:
keys = Billentyűk
key = { $what ->
    [move] lépkedés a darabok között
    [enter] választás, válasz
    [undo] egy lépéssel vissza
    [undo-turn] az egész lépés vissza
    [rest] pihenés
    [hint] tipp kérése
    [log] a naplóhoz
    [places] a területek számának mutatása
    [legend] minden jelkép megmutatása
    [command] akció beírása
    [large] nagy asztal
   *[help] ezek a billentyűk
}
emotes = Mondj valamit
emote = { $emote ->
    [hello] Szia!
    [good_luck] Sok szerencsét!
    [well_played] Szép játék!
    [thanks] Köszönöm!
    [oops] Hoppá!
    [thinking] Gondolkodom …
    [hurry] Te jössz!
    [wow] Hűha!
   *[other] { $emote }
}
resign = Feladás
resign-ask = Feladod ezt a játékot?
resign-means = Gépi játékos veszi át a helyed, és játszik tovább. Már nem győzhetsz.
keep-playing = Játszom tovább
hint = Tipp
hint-thinking = Gondolkodik …
hint-master = Mit tenne egy mester?
hint-title = Amit egy mester tenne
hint-wins = { $percent } % esély a győzelemre
hint-score = körülbelül { $points } pont
hint-plan = Az egész lépés:
hint-line = Várható folytatás:
let-us-play = Játsszunk

# A vége, és a visszajátszás.
result = Eredmény
you-win = Győztél, { $points } ponttal
wins = Győztes: { $player }, { $points } ponttal
rounds-played = { $rounds } forduló.
you-win-plain = Nyertél
wins-plain = { $player } nyert
you-left = { $reason ->
    [flag] Lejárt az időd
   *[resigned] Feladtad
}
host-ended = Az üzemeltető véget vetett a játszmának.
left-line = { $reason ->
    [flag] { $player } ideje lejárt.
   *[resigned] { $player } feladta.
}
was-ahead = { $player } vezetett { $points } ponttal.
you-placed = { $place ->
    [2] Második lettél
    [3] Harmadik lettél
    [4] Negyedik lettél
   *[5] Ötödik lettél
}{ $points ->
    [0] .
   *[other] , { $points } pont hátránnyal.
}
tie-explained = Döntetlen { $points } ponttal: a sorrendben utolsó nyer.
closest-round = { $points ->
    [0] A legszorosabb forduló: { $round }., egyenlő állás.
   *[other] A legszorosabb forduló: { $round }., { $points } pont különbség.
}
cards-ended = { $count } pontkártya, elindította az utolsó fordulót
turning-points = Fordulópontok
turning = { $kind ->
    [lead] Innentől végig vezet.
    [most] A pontszám { $points } ponttal nő, ez a játékban a legtöbb.
   *[last] Ezzel kezdődik az utolsó forduló.
}
rematch = Visszavágó
rematch-join = Csatlakozás a visszavágóhoz
show-table = Az asztal
share = Megosztás
final-score = Végeredmény
cards-taken = { $count } pontkártya
points-by-round = Pontok fordulónként
bonus-of = Bónuszlapkák: { $player }
beginning = A kezdet
step-back = Egy lépéssel vissza
step-on = Egy lépéssel tovább
step-of = { $step }. lépés, összesen { $steps }
pause = Szünet
record = Jegyzőkönyv
seat-shown = Kinek a része látszik

# Mennyire megbízhatók az alkotóelemek.
trust-title = Mely alkotóelemek közzétettek, és melyek rekonstruáltak
trust-text = { $trust ->
    [published] Minden kártya közzétett listákból való, amelyeket összevetettünk egymással.
   *[other] Az „Egy új világ” tartalmának egy részét sosem tették közzé listaként. Ezt rekonstruáltuk: a játék minden szabályát betartja, de nem az, ami a dobozban nyomtatva van.
}
trust-all = Minden alkotóelem.
trust-part = { $part ->
    [new_world-0] Darabszámok: 6 tábla, 56 pontkártya, 17 + 3 + 5 bónuszlapka, 10 felfedezőlapka, 12 telepes.
    [new_world-1] Az A2, B2, C1, F2 tábla és a piacok telepesszámai; a B2, D2, F2 bónuszhelyei.
    [new_world-2] A C1.2 (3 piros helyett 2 barna) és a D1.3 (1 barna helyett 6 sárga) cseréje.
    [new_world-3] Minden más hatás, a körök jelképei, a kártyák ára és haszna, a lapkák értéke.
    [eastern_wonders-0] A piaclapkák.
    [eastern_wonders-1] A szigetek elrendezései.
   *[other] { $text }
}
box-name = { $box ->
    [spice_road] Fűszerút
    [new_world] Egy új világ
   *[eastern_wonders] Kelet csodái
}
box-title = Megvan neked a játék?
box-text = Egy dobozfájllal beírhatod a saját példányod valódi tartalmát. Egyszerű szöveg, semmit sem kell újrafordítani.
box-step-export = kiírja a beépített tartalmat kiindulásnak.
box-step-check = megmondja, rendben van-e a fájlod.
box-step-play = játszik vele.
sample = Néhány alkotóelem

# The seed, and what was promised about it.
seed-chosen = A { $seed } kezdőszámot az választotta, aki a játszmát létrehozta, és talán minden paklit ismer.
seed-drawn = A kezdőszámot a szerver húzta, és az első kör előtt megígérte.
promise = Az ígéret szerint osztva
promise-verdict = { $verdict ->
    [kept] Itt ellenőrizve: a kezdőszám az, amelyet ígértek.
    [broken] A kezdőszám nem az, amelyet ígértek. Ne bízz ebben a játszmában.
   *[unchecked] Titkosítás (HTTPS) nélkül ez az oldal nem tud számolni; ellenőrizd a feljegyzést.
}
promise-part = { $part ->
    [commitment] Az elején tett ígéret
    [salt] Só
   *[seed] Kezdőszám
}
promise-record = Feljegyzés mentése és ellenőrzése:
firm = Ne lehessen visszavonni, ami rejtett lapot mutatott meg
bots-lent = Ebben a játékban ez a böngésző gondolkodott a botok helyett.

# The host, and what the server knows of people.
announcement = Az üzemeltető üzenete: { $text }
data-text = A szerver a nevedet, a játszmáidat, az eszközeid fajtáját, az asztalnál írt üzeneteidet és azt ismeri, hol kérsz értesítést; semmi mást.
data-save = Adataim mentése
data-erase = Adataim törlése
data-erase-means = A futó játszmákat feladod, és a neved minden másikról lekerül. Ezt nem lehet visszavonni.
data-keep = Megtartom
data-erased = A szerver elfelejtett téged.

# Ami nem sikerült.
fault = { $code ->
    [stale_number] A játék már továbbment. Nézd meg újra.
    [not_your_turn] Nem te jössz.
    [illegal_action] A szabályok ezt most nem engedik.
    [not_your_seat] Ez a hely másé.
    [seat_taken] Ez a hely foglalt.
    [seat_closed] Ez a hely le van zárva.
    [unknown_game] Nincs ilyen játék.
    [unknown_invitation] Ezt a linket már felhasználták, vagy sosem létezett.
    [unknown_code] Ezt a kódot már felhasználták, lejárt, vagy elírtad. Készíts újat. Ha nem te használtad, jelentkeztesd ki azt az eszközt a beállításaidban.
    [unknown_device] Nincs ilyen eszközöd.
    [too_many_devices] Túl sok eszközöd van. Előbb jelentkeztess ki egyet.
    [last_device] Ez az utolsó eszközöd: nélküle senki sem lehetne többé te.
    [already_started] A játék már elkezdődött.
    [not_running] A játék nem fut.
    [not_finished] Ez csak a játék vége után látható.
    [nothing_to_undo] Nincs mit visszavonni.
    [chat_off] A játék létrehozója nem enged üzeneteket.
    [hints_off] Nem mindenki engedélyezi a tippeket az asztalnál.
    [too_many_requests] Túl gyors. Várj egy kicsit.
    [too_many_games] Túl sok befejezetlen játékod van.
    [unavailable] A szerver nem érhető el. Újra próbáljuk.
    [busy] A szerver elfoglalt. Próbáld újra kicsit később.
    [getting_ready] A gépi játékosok készülődnek. Próbáld újra egy perc múlva.
    [engine_lost] A motor nem töltődött be, vagy leállt. Nézd meg a hálózatot, és próbáld újra.
    [damaged_game] Ez a játszma megsérült, és nem nyitható meg.
    [store_full] Nincs több hely ebben a böngészőben. Ments játszmákat fájlba, és törölj néhányat.
    [not_stored] Ezt nem lehetett megőrizni, ezért nem történt meg. Próbáld újra.
    [banned] Az üzemeltető kizárt.
   *[other] Ez nem sikerült ({ $code }).
}
