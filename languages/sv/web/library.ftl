## Import

import-title = Importera partier
import-lead = Klistra in partier som någon har skrivit ner, eller släpp en fil här: hnefi känner igen formatet, spelar om varje parti efter dess regler och säger till om något inte stämmer.
import-text = Partierna
import-file = Eller en fil
import-format = Format
import-recognised = känns igen automatiskt
import-rules = Regelverk
import-rules-as-written = det som står i texten
import-rules-choose = välj ett regelverk
import-which = { $count ->
    [one] Efter vilka regler spelades det här partiet?
   *[other] Efter vilka regler spelades de här { $count } partierna?
  }
import-guesses = Passar brädet och uppställningen
import-guess-share = { $games } av { $of } partier kan spelas till slutet
import-guessed = Texten anger inga regler som är kända här. De första i listan passar bäst; flera kan passa.
import-not-guessed = Texten anger inga regler som är kända här, och de här dragen är inte tillåtna i något regelverk här.
import-by-these = Läs efter de här reglerna
import-read = Läs partierna
import-too-large = Filen är på { $size } MB; högst 3 MB läses åt gången. `hnefi convert` och `hnefi verify` läser hur mycket som helst.
import-found = { $count ->
    [0] Inget parti
    [one] Ett parti
   *[other] { $count } partier
  }
import-format-found = Läst som: { $format }.
import-good = { $count ->
    [one] Ett av dem är ett parti enligt sina regler.
   *[other] { $count } av dem är partier enligt sina regler.
  }
import-keep = { $count ->
    [one] Spara det i biblioteket
   *[other] Spara { $count } partier i biblioteket
  }
import-kept = { $count ->
    [0] Alla fanns redan i biblioteket.
    [one] Ett parti är nytt i biblioteket.
   *[other] { $count } partier är nya i biblioteket.
  }
import-to-library = Till biblioteket
import-errors = { $count ->
    [one] Ett ställe gick inte att läsa:
   *[other] { $count } ställen gick inte att läsa:
  }
import-line = rad { $line }
import-line-column = rad { $line }, kolumn { $column }:
import-no-rules = okända regler
import-look = Titta på det
import-problem-unknown-rules = Reglerna som anges är inte kända här.
import-problem-not-a-game = Enligt de här reglerna är det inget parti: början eller slutet stämmer inte med dem.
import-problem-move = Enligt de här reglerna är det inget parti: drag { $ply }, { $move }, stämmer inte med dem.
import-problem-too-long = För långt: bara de första { $legal } dragen har lästs.
import-problem-unreadable = Drag { $ply } kan inte läsas. Allt före det har lästs.

## Partier som analyseras

record-paste = Öppna ett antecknat parti
record-paste-hint = Klistra in drag, en ställning eller ett helt parti med kommentarer och varianter, eller släpp en fil här: PGN, SGF, OpenTafl, JSON, hnefatafl.org med flera. Om inga regler anges gissas de.
record-open = Öppna i analysen
record-nothing = Texten innehåller inget parti.
record-title = Det antecknade partiet
record-guessed = Partiet anger inga regler som är kända här. Gissning:
record-guessed-rules = gissning
record-guess-in-part = inte till slutet
record-cut = { $count ->
    [one] En variant slutar i förtid, vid ett otillåtet drag.
   *[other] { $count } varianter slutar i förtid, vid ett otillåtet drag.
  }

## Format

format-jsonl = Partirader (JSON), allt som hnefi vet om ett parti
format-json = Samma sak som en JSON-lista
format-aagenielsen = Tabell från aagenielsen.dk (TSV)
format-aagenielsen-csv = Tabell från aagenielsen.dk (CSV)
format-aagenielsen-json = Tabell från aagenielsen.dk (JSON)
format-unibo = Tabell från Bolognatävlingen (TSV)
format-unibo-csv = Tabell från Bolognatävlingen (CSV)
format-unibo-json = Tabell från Bolognatävlingen (JSON)
format-amarok = Tabell från tafl-database (TSV)
format-amarok-csv = Tabell från tafl-database (CSV)
format-amarok-json = Tabell från tafl-database (JSON)
format-moves = Draglista, vanlig text
format-pgn = Portable Game Notation (PGN)
format-sgf = Smart game format (SGF)
format-otg = Partifil från OpenTafl
format-ludii = Partifil från Ludii (trial)
format-bologna = Logg från Bolognaservern
format-other-json = JSON från andra program (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Bibliotek

library-title = Bibliotek
share-link = Dela och exportera
library-lead = Alla partier som har spelats här eller importerats, att titta på igen.
library-here-lead = Partierna som den här webbläsaren sparar, spelade här eller importerade. Ingen annan ser dem.
library-remove = Ta bort från den här webbläsaren
library-remove-sure = Ta bort partiet från den här webbläsaren? Det går inte att ångra.
library-remove-yes = Ta bort det
library-remove-no = Behåll det
library-import = Importera partier
library-explore = Utforska öppningar
library-explore-here = Utforska härifrån
library-player = Spelare
library-rules = Regelverk
library-any-rules = alla
library-result = Resultat
library-any-result = alla
library-from = Från
library-to = Till
library-result-attackers = angriparna vann
library-result-defenders = försvararna vann
library-result-draw = remi
library-result-unfinished = oavslutat
library-found = { $count ->
    [0] Inget parti passar.
    [one] Ett parti.
   *[other] { $count } partier.
  }
library-indexing = Äldre partier håller fortfarande på att indexeras.
library-with-position = Partier där en viss ställning har uppstått, hur den än är vriden eller speglad.
library-without-position = Alla partier
library-games = Hittade partier
library-pages = Sidor
library-page = Sida { $page } av { $pages }
library-newer = Nyare partier
library-older = Äldre partier
library-engine = motor, nivå { $level }
library-unknown-player = okänd spelare
library-plies = { $count ->
    [one] ett drag
   *[other] { $count } drag
  }
library-open = Öppna
library-analyse = Analysera
tag-date = Datum
tag-event = Tillfälle
tag-site = Plats
tag-round = Rond
tag-time-control = Betänketid
tag-variant = Regler enligt texten
tag-termination = Slut
tag-annotator = Kommentarer av

## Studiernas partier

study-games-title = Studiernas partier
study-games-lead = Partier ur balansstudierna på den här servern; ur de största studierna de första av varje slag. Motorn spelade båda sidor. De räknas inte bland dina egna.
study-games-results = Vad studierna kom fram till
study-games-excerpt = Här finns { $here } av { $games } partier: de första av varje regelverk vid varje styrka.
study-games-study = Studie
study-games-arm = Regler och uppställning
study-games-strength = Styrka
study-games-strength-even = { $positions } ställningar per drag
study-games-strength-uneven = { $attackers } ställningar per drag för angriparna, { $defenders } för försvararna
study-games-bare = från utgångsställningen
study-games-evaluation = med bedömningen ”{ $evaluation }”
study-games-before = Föregående partier
study-games-after = Fler partier
study-game-name = { $study }, parti { $number }
study-game-of-cell = parti { $game } enligt dessa regler med denna styrka
study-game-longest = Avbrutet vid studiens längsta parti.
study-game-others = Alla partier enligt dessa regler i den här studien

## Att spela upp ett parti

replay-at = Drag { $ply } av { $of }: { $move }
replay-start = { $of ->
    [one] Början (ett drag)
   *[other] Början ({ $of } drag)
  }
replay-last = Till slutet
replay-moves = Alla drag

## Öppningar

explore-title = Öppningar
explore-lead = Vad som spelades i en ställning, i alla bibliotekets partier enligt samma regler. En ställning, dess vridningar och dess spegelbilder räknas som en; dragen visas så som de ligger på det här brädet.
explore-board = { $rules }, ställningen efter { $count } drag
explore-path = Drag hittills
explore-start = Början
explore-games = { $count ->
    [0] Inget parti kom hit
    [one] Ett parti kom hit
   *[other] { $count } partier kom hit
  }
explore-moves = Drag som spelats härifrån
explore-move = Drag
explore-count = Partier
explore-results = Resultat
explore-legend = Vad färgerna betyder
explore-images = vridet eller spegelvänt även { $moves }
explore-share = Angripare { $attackers }, försvarare { $defenders }, remi { $draws }, oavslutade { $open }
explore-nothing = Ingenting har spelats härifrån.
explore-show-games = Visa de här partierna
