# Barátok: a játék címe mint meghívó, és a várakozó játék helyei.

invitation-title = Hívd meg a barátaidat
invitation-text = Aki megnyitja ennek a játéknak a címét, leülhet. Ez az egyetlen kulcs: másnak ne küldd el.
invitation-code = A játék címe QR-kódként
invited-by = { $player } meghívott: { $mode }
sit-here = Ide ülök
seat-kept = fenntartva: { $player }
seat-closed = lezárva
close-seat = Lezárás
open-seat = Újra megnyitás
seat-to-bot = Gépi játékos
no-free-seat = Nincs szabad hely. Nézheted a játékot.
seats-gone = Az utolsó helyet épp most foglalták el. Nézheted a játékot.
seat-missed = Valaki gyorsabb volt
seat-missed-choice = Ezt a helyet épp most foglalták el. Válassz másikat, vagy nézd a játékot.
watch-only = Csak nézem

# Egy ember több eszközön.
devices = Eszközeid
devices-text = Mindegyiken megvan a neved, a játszmáid és a helyeid.
device-this = ez a böngésző
device-since = { $date } óta
device-unnamed = Egy böngésző
device-add = Eszköz hozzáadása
device-added = A másik eszköz mostantól a tiéd.
device-have-code = Van egy kódom
device-elsewhere = Máshol már játszottam
device-out = Kijelentkeztetés
device-out-ask = Kijelentkezteted ezt: { $device }?
device-out-means = Aki ott ül, az már nem te vagy. A játszmáid nálad maradnak.
device-out-this = Ez a böngésző elfelejti, ki vagy. Egy másik eszköz kódjával térhetsz vissza.
device-keep = Maradok
device-code-title = Kód a másik eszközödnek
device-code-scan = Az út a másik eszközödhöz QR-kódként
device-code-text = Olvasd be a másik eszközzel, vagy nyisd meg ott ezt: { $address }, és írd be:
device-code-once = Egyszer használható, eddig: { $time }.
device-code-warning = Aki használja, az te vagy, a neveddel és a játszmáiddal. Másnak ne mutasd meg.
device-title = Folytatás itt
device-text = Játszottál már egy másik böngészőben? A beállításai között, az „Eszközeid” alatt találsz egy kódot. Itt az hozza a nevedet, a játszmáidat, a helyeidet és a beállításaidat.
device-code = Kód
device-own-code = Csak olyan kódot használj, amelyet te készítettél. Aki neked ad egyet, láthatja és játszhatja a játszmáidat.
device-enter = Ez én vagyok
device-welcome = Üdv újra, { $player }!
device-instead = Ne legyél itt többé { $player }?
device-instead-means = Ez a böngésző elfelejti ezt a játékost: { $player }. Ha más eszköz nem ismeri, a játszmái és a helyei elvesznek.
device-stay = Maradok: { $player }

# Emberek és játszmák.
seats-ordered = Helyek ebben a sorrendben, sorsolás nélkül
seat-kept-for-you = neked fenntartva
leave-ask = Kilépsz ebből a játékból?
companions = Akikkel játszottál
companion-games = { $games ->
    [one] { $games } közös játszma
   *[other] { $games } közös játszma
}
invite-again = Újra meghívom
result-picture = Kép az eredményről

# Órák.
flag-asked = Ha lejár az idő
flag-choice = { $flag ->
    [wait] az asztal vár
    [bot] gép lép helyette
   *[end] a hely végleg a gépé
}
clock-told = { $kind ->
    [turn] Óra: { $time } minden lépésre.
    [bank] Óra: { $time } az egész játékra, és lépésenként { $increment } ráadás.
   *[days] Óra: { $time } minden lépésre.
}
flag-told = { $flag ->
    [wait] Ha lejár az idő, az asztal vár.
    [bot] Ha lejár az idő, gép lép a játékos helyett.
   *[end] Akinek lejár, annak a helyét gép veszi át.
}
time-left = hátralévő idő: { $time }
clock-stands = Az óra áll, amíg olvasol, legfeljebb két percig.

# Értesítés arról, hogy te jössz.
notices = Ha te jössz
notices-text = Azokban a játékokban, ahol egy lépésre napok vannak, értesítést kaphatsz, amíg nem vagy itt.
notices-push = Értesítés ebben a böngészőben, akkor is, ha be van zárva
notices-refused = Ez a böngésző nem engedi az értesítéseket.
notices-failed = Ez a böngésző nem éri el az értesítési szolgáltatását. Próbáld később.
notices-feed = Hírcsatorna
notices-feed-secret = Hírolvasóhoz (RSS). Aki ismeri ezt a címet, látja, mely játékok várnak rád; csak most jelenik meg.
notices-feed-make = Új hírcsatornacím
notices-feed-drop = Hírcsatorna törlése
notices-feed-dropped = A hírcsatorna törölve.

# Rövid üzenetek az asztalnál.
chat-allowed = A játékosok írhatnak egymásnak
chat-told = Ennél az asztalnál írhattok egymásnak.
talk = Üzenetek
talk-unread = Üzenetek: { $count } új
talk-none = Még senki sem írt.
talk-write = Üzenet az asztalnak
talk-send = Küldés
talk-means = Az olvassa, akinek helye van, más nem. Az üzenetek nem kerülnek a feljegyzésbe, és egy hónap után eltűnnek.
report-text = Jelentés
text-reported = A gazda el fogja olvasni.
mute-player = { $player } üzeneteinek elrejtése
