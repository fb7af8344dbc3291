# A terminál: az asztal feliratai, kérdések, segítség, és ami nem sikerült.

# Az asztal.
round = { $round }. forduló
last-round = utolsó forduló
head-points = Pontkártyák
head-next = következő
head-market = Kereskedőkártyák
head-beside = Felfedezőlapkák
head-bonus = Bónuszlapkák
head-islands = Szigetek
islands-legend = { $ship } hajó, { $post } kereskedőállomás
sea = tenger
deck = pakli: { $count }
price = { $price ->
    [0] ingyen
   *[other] { $price } kocka
}
gold-coins = { $coins } arany
silver-coins = { $coins } ezüst

# A bónuszlapkák röviden: hány pont, és miért.
sign-symbol = { $points } / { $benefit }
sign-pair = { $points } / { $first } + { $second }
sign-settlers = { $points } / 2 telepes
sign-merchants = { $points } / 2 kereskedő

place = { $kind ->
    [renew] piacfrissítés
    [adjust] útvonal-módosítás
    [ship_trade] hajós kereskedelem
   *[post_trade] kereskedőállomás
}
place-sail = { $steps ->
    [0] hajózás, bárhová
   *[other] hajózás, { $steps }
}

# Ami egy hely előtt van, és amennyi pontot ér.
label = { $part ->
    [cubes] kockák
    [settlers] telepesek
    [hand] kéz
    [played] kijátszva
    [route] útvonal
    [discard] dobópakli
    [cards] kártyák
    [points] kártyák
    [coins] érmék
    [gold] arany
    [silver] ezüst
    [bonus] bónusz
    [explored] lapkák
    [posts] állomások
    [score] pontok
   *[total] összesen
}
settlers-away = { $out } munkában, { $reserve } tartalékban
name = { $kind ->
    [you] { $seat }. hely (te)
    [random] { $seat }. hely (véletlen)
    [bot] { $seat }. hely ({ $bot })
   *[human] { $seat }. hely
}

# Játék közben.
chosen = Kiválasztva:
prompt = { $seat }. hely, szám vagy akció (help):
prompt-over = A játék véget ért (save FÁJL, undo, quit):
winner = { $seat }. hely nyert { $points } ponttal.
refused = { $token }: { $reason }
nothing-to-undo = Nincs mit visszavonni.
save-where = Hová mentsem? Írd be: save FÁJL
saved = Mentve ide: { $file }.
not-saved = Nem sikerült menteni ide: { $file }: { $reason }
goodbye = Viszlát!
help =
    Írd be egy akció számát, vagy magát az akciót, például: rest.
    undo         vissza az ennél a billentyűzetnél hozott utolsó döntéshez
    save FÁJL    menti a játékot; century play --load FÁJL folytatja
    table        újrarajzolja az asztalt
    help         ez a szöveg
    quit         kilép mentés nélkül
    Kockák: Y sárga, R piros, G zöld, B barna. Egy raktárban 10 fér el.
    +YY: 2 sárga termelése; ↑2: legfeljebb 2 fejlesztés; YY→G: csere, ahányszor akarod.
    ● egy telepes: ennyi kell egy területre, vagy ennyi van ott.
    A szabályok (angolul): docs/rules a projektben.

# Visszajátszás.
turn-of = { $turn } / { $turns }.
replay-help = Enter vagy n: következő lépés; p: előző lépés; g SZÁM: ugrás ide; q: kilépés
no-such-turn = A lépések 1 és { $turns } között vannak; 0 a kezdet.

# Játékmódok és dobozok.
modes-head = { $column ->
    [mode] mód
    [title] játék
    [players] játékosok
    [options] beállítások
   *[trust] kellékek adatai
}
trust = { $trust ->
    [published] közzétett
    [single_source] egyetlen forrás
    [reconstructed] rekonstruált
   *[own] a szerző saját szava
}
box-sound = { $file }: rendben; részeket cserél le ebből: { $box } (adatok: { $trust })
box-table = { $table }: { $count } tétel
box-written = Kiírva: { $file }

# Whether a seed was the promised one.
verified = { $file }: a kezdőszám az, amelyet ígértek ({ $commitment }), és ezt a játszmát osztja.
seed-origin = { $how ->
    [chosen] Aki a játszmát létrehozta, maga választotta, és talán minden paklit ismert.
   *[drawn] A szerver húzta.
}
