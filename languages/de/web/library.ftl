## Import

import-title = Partien importieren
import-lead = Füge Partien ein, die irgendwo aufgezeichnet wurden, oder zieh eine Datei hierher: hnefi erkennt das Format, spielt jede Partie nach ihren Regeln nach und sagt, was nicht stimmt.
import-text = Die Partien
import-file = Oder eine Datei
import-format = Format
import-recognised = wie erkannt
import-rules = Regelwerk
import-rules-as-written = wie in der Aufzeichnung
import-rules-choose = Regelwerk wählen
import-which = { $count ->
    [one] Nach welchen Regeln wurde diese Partie gespielt?
   *[other] Nach welchen Regeln wurden diese { $count } Partien gespielt?
  }
import-guesses = Passen zu Brett und Aufstellung
import-guess-share = { $games } von { $of } Partien bis zum Ende
import-guessed = Der Text nennt keine Regeln, die hier bekannt sind. Die ersten der Liste passen am besten; es können mehrere passen.
import-not-guessed = Der Text nennt keine Regeln, die hier bekannt sind, und diese Züge sind nach keinem Regelwerk hier erlaubt.
import-by-these = Nach diesen Regeln lesen
import-read = Partien lesen
import-too-large = Diese Datei hat { $size } MB; auf einmal werden höchstens 3 MB gelesen. `hnefi convert` und `hnefi verify` lesen auch größere Dateien.
import-found = { $count ->
    [0] Keine Partie
    [one] Eine Partie
   *[other] { $count } Partien
  }
import-format-found = Gelesen als: { $format }.
import-good = { $count ->
    [one] Eine davon ist nach ihren Regeln eine gültige Partie.
   *[other] { $count } davon sind nach ihren Regeln gültige Partien.
  }
import-keep = { $count ->
    [one] In die Bibliothek aufnehmen
   *[other] { $count } Partien in die Bibliothek aufnehmen
  }
import-kept = { $count ->
    [0] Alle waren schon in der Bibliothek.
    [one] Eine Partie ist neu in der Bibliothek.
   *[other] { $count } Partien sind neu in der Bibliothek.
  }
import-to-library = Zur Bibliothek
import-errors = { $count ->
    [one] Eine Stelle ließ sich nicht lesen:
   *[other] { $count } Stellen ließen sich nicht lesen:
  }
import-line = Zeile { $line }
import-line-column = Zeile { $line }, Spalte { $column }:
import-no-rules = Regeln unbekannt
import-look = Ansehen
import-problem-unknown-rules = Die genannten Regeln sind hier nicht bekannt.
import-problem-not-a-game = Nach diesen Regeln ist das keine gültige Partie: Anfang oder Ende passt nicht zu ihnen.
import-problem-move = Nach diesen Regeln ist das keine gültige Partie: Zug { $ply }, { $move }, passt nicht zu ihnen.
import-problem-too-long = Zu lang: Nur die ersten { $legal } Züge wurden gelesen.
import-problem-unreadable = Zug { $ply } ist nicht lesbar. Alles davor wurde gelesen.

## Partien in der Analyse

record-paste = Eine aufgezeichnete Partie öffnen
record-paste-hint = Füge Züge, eine Stellung oder eine ganze Partie mit Kommentaren und Varianten ein, oder zieh eine Datei hierher: PGN, SGF, OpenTafl, JSON, hnefatafl.org und mehr. Fehlen die Regeln, werden sie erraten.
record-open = In der Analyse öffnen
record-nothing = Der Text enthält keine Partie.
record-title = Die aufgezeichnete Partie
record-guessed = Die Partie nennt keine Regeln, die hier bekannt sind. Erraten:
record-guessed-rules = erraten
record-guess-in-part = nicht bis zum Ende
record-cut = { $count ->
    [one] Eine Variante endet vorzeitig, vor einem unzulässigen Zug.
   *[other] { $count } Varianten enden vorzeitig, vor einem unzulässigen Zug.
  }

## Formate

format-jsonl = Partiezeilen (JSON), alles, was hnefi von einer Partie weiß
format-json = Dasselbe als eine JSON-Liste
format-aagenielsen = Tabelle von aagenielsen.dk (TSV)
format-aagenielsen-csv = Tabelle von aagenielsen.dk (CSV)
format-aagenielsen-json = Tabelle von aagenielsen.dk (JSON)
format-unibo = Tabelle der Bologna-Challenge (TSV)
format-unibo-csv = Tabelle der Bologna-Challenge (CSV)
format-unibo-json = Tabelle der Bologna-Challenge (JSON)
format-amarok = Tabelle der tafl-database (TSV)
format-amarok-csv = Tabelle der tafl-database (CSV)
format-amarok-json = Tabelle der tafl-database (JSON)
format-moves = Zugliste, reiner Text
format-pgn = Portable Game Notation (PGN)
format-sgf = Smart Game Format (SGF)
format-otg = OpenTafl-Partiedatei
format-ludii = Ludii-Trial
format-bologna = Protokoll des Bologna-Servers
format-other-json = JSON anderer Programme (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Bibliothek

library-title = Bibliothek
share-link = Teilen und exportieren
library-lead = Alle Partien, die hier gespielt oder importiert wurden, zum Nachspielen.
library-here-lead = Die Partien, die dieser Browser aufbewahrt, hier gespielt oder importiert. Niemand sonst sieht sie.
library-remove = Aus diesem Browser entfernen
library-remove-sure = Diese Partie aus diesem Browser entfernen? Das lässt sich nicht rückgängig machen.
library-remove-yes = Entfernen
library-remove-no = Behalten
library-import = Partien importieren
library-explore = Eröffnungen erkunden
library-explore-here = Von hier aus erkunden
library-player = Spieler
library-rules = Regelwerk
library-any-rules = beliebig
library-result = Ergebnis
library-any-result = beliebig
library-from = Von
library-to = Bis
library-result-attackers = die Angreifer gewannen
library-result-defenders = die Verteidiger gewannen
library-result-draw = Remis
library-result-unfinished = nicht beendet
library-found = { $count ->
    [0] Keine Partie passt.
    [one] Eine Partie.
   *[other] { $count } Partien.
  }
library-indexing = Ältere Partien werden noch in das Verzeichnis aufgenommen.
library-with-position = Partien, in denen eine bestimmte Stellung vorkam, auch gedreht und gespiegelt.
library-without-position = Alle Partien
library-games = Gefundene Partien
library-pages = Seiten
library-page = Seite { $page } von { $pages }
library-newer = Neuere Partien
library-older = Ältere Partien
library-engine = Engine, Stufe { $level }
library-unknown-player = unbekannt
library-plies = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
library-open = Öffnen
library-analyse = Analysieren
tag-date = Datum
tag-event = Anlass
tag-site = Ort
tag-round = Runde
tag-time-control = Bedenkzeit
tag-variant = Regeln laut Angabe
tag-termination = Ende
tag-annotator = Anmerkungen von

## Partien der Studien

study-games-title = Partien der Studien
study-games-lead = Partien der Balancestudien auf diesem Server; von den größten Studien die ersten jeder Art. Die Engine spielte beide Seiten. Zu deinen eigenen zählen sie nicht.
study-games-results = Was die Studien ergeben haben
study-games-excerpt = Hier sind { $here } von { $games } Partien: die ersten jedes Regelwerks bei jeder Stärke.
study-games-study = Studie
study-games-arm = Regeln und Aufstellung
study-games-strength = Stärke
study-games-strength-even = { $positions } Stellungen pro Zug
study-games-strength-uneven = { $attackers } Stellungen pro Zug für die Angreifer, { $defenders } für die Verteidiger
study-games-bare = aus der Grundstellung
study-games-evaluation = mit der Bewertung „{ $evaluation }“
study-games-before = Vorige Partien
study-games-after = Weitere Partien
study-game-name = { $study }, Partie { $number }
study-game-of-cell = Partie { $game } nach diesen Regeln in dieser Stärke
study-game-longest = Bei der Höchstlänge der Studie abgebrochen.
study-game-others = Alle Partien nach diesen Regeln in dieser Studie

## Nachspielen

replay-at = Zug { $ply } von { $of }: { $move }
replay-start = { $of ->
    [one] Der Anfang der Partie (ein Zug)
   *[other] Der Anfang der Partie ({ $of } Züge)
  }
replay-last = Zum Ende
replay-moves = Alle Züge

## Eröffnungen

explore-title = Eröffnungen
explore-lead = Was in einer Stellung gespielt wurde, in allen Partien der Bibliothek nach denselben Regeln. Eine Stellung zählt auch gedreht oder gespiegelt als dieselbe; ihre Züge werden so gezeigt, wie sie auf diesem Brett liegen.
explore-board = { $rules }, die Stellung nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }
explore-path = Bisherige Züge
explore-start = Anfang
explore-games = { $count ->
    [0] Keine Partie kam hierher
    [one] Eine Partie kam hierher
   *[other] { $count } Partien kamen hierher
  }
explore-moves = Züge, die von hier aus gespielt wurden
explore-move = Zug
explore-count = Partien
explore-results = Ergebnisse
explore-legend = Was die Farben bedeuten
explore-images = gedreht oder gespiegelt auch { $moves }
explore-share = Angreifer { $attackers }, Verteidiger { $defenders }, Remis { $draws }, nicht beendet { $open }
explore-nothing = Von hier aus wurde nichts gespielt.
explore-show-games = Diese Partien zeigen
