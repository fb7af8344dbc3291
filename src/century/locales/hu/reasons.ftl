# Miért nem lehetséges egy akció; annak mondjuk, aki választaná.

not-now = Most nem lehetséges.
reason-over = Vége a játéknak.
reason-unknown = Nincs ilyen akció.
reason-unknown-near = Nincs ilyen akció. Erre gondoltál: { $near }?
reason-cost = Az ára { $cost }, és ennyid van: { $have }.
reason-cost-tools = Az ára { $cost }, és ennyid van: { $have }, ebből az eszközeidtől { $tools }.
reason-cubes = Az ára { $count } kocka, és ennyid van: { $have }.
reason-settlers = { $needed } telepes kell hozzá, otthon van: { $have }.
reason-played = Már kijátszottad. Pihenéssel veheted vissza.
reason-not-in-hand = Nincs a kezedben.
reason-row = { $cards ->
    [0] Nincs kártya a sorban.
   *[other] Csak { $cards } kártya van a sorban.
}
reason-route = { $cards ->
    [0] Nincs kártya az útvonaladban.
   *[other] Csak { $cards } kártya van az útvonaladban.
}
reason-covered = Felfedezőlapka fedi.
reason-closed = Ez a területtábla nincs ebben a játékban.
reason-own = A telepeseid már ott vannak.
reason-no-card = Ott nincs kártya.
reason-reach = Egyik elérhető szigeten sem tudod kifizetni a hajókat.
reason-toll = { $ships ->
    [one] Nem tudsz kockát fizetni az ott álló hajónak.
   *[other] Ott { $ships } hajó áll, és nem tudsz mindnek kockát fizetni.
}
reason-sea = A hajód a tengeren van.
reason-there = A hajód már ott van.
reason-far = Több mint { $steps } lépésre van.
reason-no-post = Nincs kereskedőállomásod.
reason-no-post-there = Ott nincs kereskedőállomásod.
reason-post-cost = Az állomásaidnál egyik cserét sem tudod kifizetni.
reason-both = { $card } { $bonus }
reason-full = Nincs több helyed bónuszlapkának.
reason-no-tile = Ott nem maradt bónuszlapka.
reason-offered = Onnan most nem vehetsz el bónuszlapkát.
reason-take-tile = { $card } Végy el hát egy bónuszlapkát.
reason-once = Legalább egyszer cserélned kell.
reason-times = Egy csere ára { $cost }, és ennyid van: { $have }. Ez { $times } cserére elég.
reason-order = { $cube ->
    [Y] A kockák a színek sorrendjében mennek, most sárgától kezdve.
    [R] A kockák a színek sorrendjében mennek, most pirostól kezdve.
    [G] A kockák a színek sorrendjében mennek, most zöldtől kezdve.
   *[B] A kockák a színek sorrendjében mennek, most barnától kezdve.
}
reason-no-cube = { $cube ->
    [Y] Nincs sárga kockád.
    [R] Nincs piros kockád.
    [G] Nincs zöld kockád.
   *[B] Nincs barna kockád.
}
reason-too-few = A kockák a színek sorrendjében mennek, { $steps } kocka kell, és ettől a színtől kezdve csak { $later } van.
reason-taken = Valakinek már megvan.
reason-absent = Nincs ebben a játékban.
