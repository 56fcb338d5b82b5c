## Import

import-title = Importer partier
import-lead = Lim inn partier som er skrevet ned et sted, eller slipp en fil her: hnefi kjenner igjen formatet, spiller hvert parti på nytt etter reglene og sier fra om det som ikke stemmer.
import-text = Partiene
import-file = Eller en fil
import-format = Format
import-recognised = kjenn igjen automatisk
import-rules = Regelsett
import-rules-as-written = slik det står i partiet
import-rules-choose = velg et regelsett
import-which = { $count ->
    [one] Etter hvilke regler ble dette partiet spilt?
   *[other] Etter hvilke regler ble disse { $count } partiene spilt?
  }
import-guesses = Passer til brettet og oppstillingen
import-guess-share = { $games } av { $of } partier kan spilles til slutten
import-guessed = Teksten oppgir ingen regler som er kjent her. De første på listen passer best; flere kan passe.
import-not-guessed = Teksten oppgir ingen regler som er kjent her, og disse trekkene er ikke lovlige i noe regelsett her.
import-by-these = Les etter disse reglene
import-read = Les partiene
import-too-large = Denne filen er på { $size } MB; det leses høyst 3 MB om gangen. `hnefi convert` og `hnefi verify` leser alle lengder.
import-found = { $count ->
    [0] Ingen partier
    [one] Ett parti
   *[other] { $count } partier
  }
import-format-found = Lest som: { $format }.
import-good = { $count ->
    [one] Ett av dem er et gyldig parti etter reglene.
   *[other] { $count } av dem er gyldige partier etter reglene.
  }
import-keep = { $count ->
    [one] Sett det i biblioteket
   *[other] Sett { $count } partier i biblioteket
  }
import-kept = { $count ->
    [0] Alle disse sto i biblioteket fra før.
    [one] Ett parti er nytt i biblioteket.
   *[other] { $count } partier er nye i biblioteket.
  }
import-to-library = Til biblioteket
import-errors = { $count ->
    [one] Ett sted kunne ikke leses:
   *[other] { $count } steder kunne ikke leses:
  }
import-line = linje { $line }
import-line-column = linje { $line }, kolonne { $column }:
import-no-rules = ukjente regler
import-look = Se på det
import-problem-unknown-rules = Reglene det oppgir, er ikke kjent her.
import-problem-not-a-game = Etter disse reglene er det ikke noe parti: begynnelsen eller slutten passer ikke til dem.
import-problem-move = Etter disse reglene er det ikke noe parti: trekk { $ply }, { $move }, passer ikke til dem.
import-problem-too-long = For langt: bare de første { $legal } trekkene er lest.
import-problem-unreadable = Trekk { $ply } kan ikke leses. Alt før det er lest.

## Partier som analyseres

record-paste = Åpne et notert parti
record-paste-hint = Lim inn trekk, en stilling eller et helt parti med kommentarer og varianter, eller slipp en fil her: PGN, SGF, OpenTafl, JSON, hnefatafl.org og flere. Er ingen regler oppgitt, gjettes de.
record-open = Åpne i analysen
record-nothing = Teksten inneholder ikke noe parti.
record-title = Det noterte partiet
record-guessed = Partiet oppgir ingen regler som er kjent her. Gjettet:
record-guessed-rules = gjettet
record-guess-in-part = ikke til slutten
record-cut = { $count ->
    [one] En variant slutter før tiden, ved et ulovlig trekk.
   *[other] { $count } varianter slutter før tiden, ved et ulovlig trekk.
  }

## Formater

format-jsonl = Partilinjer (JSON), alt hnefi vet om et parti
format-json = Det samme som én JSON-liste
format-aagenielsen = Tabell fra aagenielsen.dk (TSV)
format-aagenielsen-csv = Tabell fra aagenielsen.dk (CSV)
format-aagenielsen-json = Tabell fra aagenielsen.dk (JSON)
format-unibo = Tabell fra Bologna-konkurransen (TSV)
format-unibo-csv = Tabell fra Bologna-konkurransen (CSV)
format-unibo-json = Tabell fra Bologna-konkurransen (JSON)
format-amarok = Tabell fra tafl-databasen (TSV)
format-amarok-csv = Tabell fra tafl-databasen (CSV)
format-amarok-json = Tabell fra tafl-databasen (JSON)
format-moves = Trekkliste, ren tekst
format-pgn = Portable Game Notation (PGN)
format-sgf = Smart game format (SGF)
format-otg = Partifil fra OpenTafl
format-ludii = Ludii-parti
format-bologna = Logg fra Bologna-serveren
format-other-json = JSON fra andre programmer (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Bibliotek

library-title = Bibliotek
share-link = Del og eksporter
library-lead = Alle partier som er spilt eller hentet inn her, så du kan se på dem igjen.
library-here-lead = Partiene som denne nettleseren lagrer, spilt her eller hentet inn. Ingen andre ser dem.
library-remove = Fjern fra denne nettleseren
library-remove-sure = Fjerne dette partiet fra denne nettleseren? Det kan ikke angres.
library-remove-yes = Fjern det
library-remove-no = Behold det
library-import = Importer partier
library-explore = Utforsk åpninger
library-explore-here = Utforsk herfra
library-player = Spiller
library-rules = Regelsett
library-any-rules = alle
library-result = Resultat
library-any-result = alle
library-from = Fra
library-to = Til
library-result-attackers = angriperne vant
library-result-defenders = forsvarerne vant
library-result-draw = remis
library-result-unfinished = uavsluttet
library-found = { $count ->
    [0] Ingen partier passer.
    [one] Ett parti.
   *[other] { $count } partier.
  }
library-indexing = Eldre partier blir fortsatt indeksert.
library-with-position = Partier der en bestemt stilling forekom, uansett hvordan den er vendt eller speilet.
library-without-position = Alle partier
library-games = Partier som ble funnet
library-pages = Sider
library-page = Side { $page } av { $pages }
library-newer = Nyere partier
library-older = Eldre partier
library-engine = motor, nivå { $level }
library-unknown-player = ukjent spiller
library-plies = { $count ->
    [one] ett trekk
   *[other] { $count } trekk
  }
library-open = Åpne
library-analyse = Analyser
tag-date = Dato
tag-event = Anledning
tag-site = Sted
tag-round = Runde
tag-time-control = Betenkningstid
tag-variant = Regler som oppgitt
tag-termination = Slutt
tag-annotator = Merknader av

## Partier fra studiene

study-games-title = Partier fra studiene
study-games-lead = Partier fra balansestudiene på denne serveren; av de største studiene de første av hvert slag. Motoren spilte begge sider. De regnes ikke med blant dine egne.
study-games-results = Hva studiene fant
study-games-excerpt = Her er { $here } av { $games } partier: de første av hvert regelsett ved hver styrke.
study-games-study = Studie
study-games-arm = Regler og oppstilling
study-games-strength = Styrke
study-games-strength-even = { $positions } stillinger per trekk
study-games-strength-uneven = { $attackers } stillinger per trekk for angriperne, { $defenders } for forsvarerne
study-games-bare = fra utgangsstillingen
study-games-evaluation = med vurderingen «{ $evaluation }»
study-games-before = Tidligere partier
study-games-after = Flere partier
study-game-name = { $study }, parti { $number }
study-game-of-cell = parti { $game } etter disse reglene med denne styrken
study-game-longest = Stanset ved studiens største lengde.
study-game-others = Alle partier etter disse reglene i denne studien

## Gjennomspilling

replay-at = Trekk { $ply } av { $of }: { $move }
replay-start = { $of ->
    [one] Starten (ett trekk)
   *[other] Starten ({ $of } trekk)
  }
replay-last = Til slutten
replay-moves = Alle trekk

## Åpninger

explore-title = Åpninger
explore-lead = Hva som ble spilt i en stilling, i alle bibliotekets partier etter de samme reglene. Et parti og speilbildet av det regnes som én åpning: der en stilling oppsto dreid eller speilvendt, vises trekkene slik de ligger på dette brettet.
explore-board = { $rules }, stillingen etter { $count } trekk
explore-path = Trekkene hit
explore-start = Start
explore-games = { $count ->
    [0] Ingen partier kom hit
    [one] Ett parti kom hit
   *[other] { $count } partier kom hit
  }
explore-moves = Trekk spilt herfra
explore-move = Trekk
explore-count = Partier
explore-results = Resultater
explore-legend = Hva fargene betyr
explore-images = dreid eller speilvendt også { $moves }
explore-share = Angripere { $attackers }, forsvarere { $defenders }, remis { $draws }, uavsluttet { $open }
explore-nothing = Ingenting er spilt herfra.
explore-show-games = Vis disse partiene
