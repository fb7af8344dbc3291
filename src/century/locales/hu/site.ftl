# The table without a server
engine-loading = Az asztal előkészítése: { $percent } %
engine-slow = Ez a böngésző régi: a botok itt lassan gondolkodnak.
update-ready = Új változat van kész.
update-now = Használat most
home-text-here = Egyedül botok ellen, vagy együtt egy képernyőnél. Nincs mit telepíteni, és ha már játszottál, hálózat sem kell.
games-here = Játszmák ebben a böngészőben
games-not-kept = Ez a böngésző nem őrzi meg a játszmákat: az oldal bezárásakor elvesznek. Mentsd őket fájlba.
games-write = { $count ->
    [one] A játszma mentése fájlba
   *[other] Mind a { $count } játszma mentése fájlba
}
games-import = Játszmák beolvasása fájlból
games-read = { $count ->
    [one] Egy játszma beolvasva.
   *[other] { $count } játszma beolvasva.
}
games-elsewhere = Máshol játszott játszmák
games-elsewhere-text = A kiszolgáló nélkül játszott játszmák fájlból kerülnek ide: ami véget ért, visszanézhető, a többi itt folytatódik.
