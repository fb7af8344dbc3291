# The table without a server
engine-loading = Der Tisch wird vorbereitet: { $percent } %
engine-slow = Dieser Browser ist alt: Bots denken hier langsam.
update-ready = Eine neue Version ist bereit.
update-now = Jetzt verwenden
home-text-here = Allein gegen Bots oder zusammen an einem Bildschirm. Nichts zu installieren, und ohne Netz, sobald du einmal gespielt hast.
games-here = Spiele in diesem Browser
games-not-kept = Dieser Browser bewahrt keine Spiele auf: Sie sind weg, wenn die Seite geschlossen wird. Sichere sie in einer Datei.
games-write = { $count ->
    [one] Das Spiel in eine Datei sichern
   *[other] Alle { $count } Spiele in eine Datei sichern
}
games-import = Spiele aus einer Datei lesen
games-read = { $count ->
    [one] Ein Spiel wurde gelesen.
   *[other] { $count } Spiele wurden gelesen.
}
games-elsewhere = Spiele von anderswo
games-elsewhere-text = Spiele, die du ohne Server gespielt hast, kommen als Datei hierher: beendete lassen sich ansehen, die anderen gehen hier weiter.
