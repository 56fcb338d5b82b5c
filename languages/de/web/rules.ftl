## Regeln

rules-title = Regeln
rules-lead = Vieles an diesen Spielen ist unsicher. Bei jeder Regel steht ihre Quelle, und ob die Quelle sie ausspricht, nur zeigt, oder ob wir eine Lesart wählen mussten.
rules-own = Regelwerk erstellen
rules-play = Spielen
rules-back-to-game = Zurück zur Partie
rules-compare = Mit einem anderen vergleichen
rules-analyse = Analysieren
rules-edit-position = Stellung aufbauen
rules-edit-layout = Diese Aufstellung ändern
rules-change = Diese Regeln ändern
rules-contents = In diesem Regelwerk
rules-similar = Ähnliche Regelwerke
rules-similar-lead = Die Regelwerke, die sich am wenigsten von diesem unterscheiden, und worin.
rules-similar-differences = { $count ->
    [0] dieselben Regeln auf einem anderen Brett
    [one] eine Regel ist anders
   *[other] { $count } Regeln sind anders
  }
rules-similar-here = Hier
rules-similar-there = Dort
rules-similar-compare = Regel für Regel
rules-search = Ein Regelwerk suchen
rules-search-board = Brett
rules-search-any = jede Größe
rules-search-found = { $count ->
    [0] Kein Regelwerk passt.
    [one] Ein Regelwerk.
   *[other] { $count } Regelwerke.
  }
rules-board = { $size } × { $size }
rules-sources = Quellen
rules-sources-compared = Wo Quellen einander widersprechen, und was ihre Wörter bedeuten
rules-layouts = Aufstellungen
rules-layout-board = Grundstellung: { $layout }
rules-layout-unsourced = Keine Quelle zeigt diese Aufstellung.
rules-on-layout = Regelwerke, die darauf gespielt werden
rules-on-layout-usual = Sie ist die übliche Aufstellung von
rules-on-layout-other = Sie ist wählbar bei
rules-folio = Auf der Zeichnung der Handschrift
rules-note-reading = Warum diese Lesart
readings-title = Lesarten
readings-lead = Wo die Quelle schweigt oder sich auf mehrere Arten lesen lässt: wie sie hier gelesen wird, wie man sie noch lesen kann, in welchen Quellen jede Lesart steht oder abgebildet ist und was zu ihrer Wirkung auf die Balance gemessen wurde.
readings-rule = Regel { $number }
readings-elsewhere = Sie ändert eine andere Regel anstelle dieser.
readings-alone = Keine andere Lesart dieser Regel kann hier gespielt werden.
readings-ours = Hier gelesen
readings-other = Eine andere Lesart
readings-with = Die Option ändert noch weitere Regeln.
readings-held-by = Steht oder ist abgebildet in der Quelle von
readings-held-by-none = In der Quelle keines anderen Regelwerks dieser Familie und Brettgröße.
readings-more = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
  }
readings-unmeasured = Noch nicht gemessen.
readings-effect = { $value } Punkte für die { $attackers } (95-%-Intervall { $low } bis { $high }).
readings-score = Ergebnis der { $attackers }: { $value } ({ $low } bis { $high }), { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $positions } Stellungen pro Zug.
readings-average = Im Mittel über die Regelwerke der Studie.
readings-play = So spielen
readings-compare = Vergleichen
rules-example-label = Bild: { $text }
rules-outcome-attackers = Die Angreifer gewinnen.
rules-outcome-defenders = Die Verteidiger gewinnen.
rules-outcome-draw = Remis.
rules-not-allowed = Nicht erlaubt.
rules-captures = Geschlagen: { $points }.
rules-who = Wer ist wer
group-play = Das Spiel
group-pieces = Die besonderen Steine
group-throne = Der Thron
group-corners = Die Ecken
group-camps = Die Lager
group-capture = Das Schlagen
group-king = Der König
group-end = Das Ende
rules-absent = Diese Regel ist hier ohne Bedeutung.
rules-try = Ausprobieren
rules-try-this = Ausprobieren: { $text }
rules-try-back = Zurück
rules-try-close = Schließen

## Familien von Regelwerken

family-alea-history = Das Brett eines Evangeliars aus dem elften oder zwölften Jahrhundert, neunzehn Linien in jeder Richtung, das aus dem Haus König Athelstans stammen soll. Der Text deutet die Figuren nach den Evangelien und sagt kaum, wie gespielt wird; alles hier ist Rekonstruktion.
family-tablut-history = Das Spiel, das Linné 1732 bei den Samen in Lappland sah und in seinem Tagebuch beschrieb: mit der walisischen Seite von 1587 einer von nur zwei alten Texten, die sagen, wie man ein Tafl-Spiel spielt. Die Lesarten unterscheiden sich beim Thron, bei den Lagern und beim König.
family-tawlbwrdd-history = Das walisische Spiel, in älteren Gesetzen mit einem König und acht Männern gegen sechzehn genannt und 1587 von Robert ap Ifan beschrieben: ein König und zwölf Männer gegen vierundzwanzig auf elf mal elf Feldern.
family-hnefatafl-history = Die Spiele, die heute unter dem nordischen Namen gespielt werden, die meisten auf elf Linien und mit Ecken als Zuflucht. Sie sind aus den Museumsspielen des zwanzigsten Jahrhunderts hervorgegangen und aus dem, was Tausende Partien im Netz gelehrt haben.
family-berserk-history = Ein modernes Spiel mit Kommandanten, einem Ritter, Sprüngen und Ketten von Schlagzügen.
family-seabattle-history = Spiele ohne jeden besonderen Punkt, mit einem König, der nicht schlägt und von vier Seiten geschlagen wird.
family-brandubh-history = Das irische Spiel auf sieben Linien: ein Anführer und vier Männer gegen acht, wie Gedichte es erzählen.
family-ard-ri-history = Der schottische Name für Spiele auf sieben Linien mit einem König und acht Männern gegen sechzehn.
family-reference-history = Einfache Spiele, an denen sich die anderen messen lassen, und moderne Spiele aus derselben Verwandtschaft.
family-own-history = Regelwerke, deren Dateien diesem Server beim Start mitgegeben wurden.

## The gallery

rules-one-minute = In einer Minute
topic-aim = Ziel
topic-moves = Züge
topic-capture = Schlagen
topic-king = König
topic-end = Ende
topic-special = Besonderes
gallery-all = Alle Regeln
gallery-any = beliebig
gallery-family = Familie
gallery-goal = Der König gewinnt
gallery-goal-corner = in einer Ecke
gallery-goal-edge = am Rand
gallery-king = Der König ist
gallery-king-strong = stark: von vieren geschlagen
gallery-king-weak = schwach: von zweien geschlagen
gallery-order = Reihenfolge
gallery-order-family = Nach Familie und Alter
gallery-order-size = Kleinstes Brett zuerst
gallery-order-length = Kürzeste Partie zuerst
gallery-order-draws = Wenigste Remis zuerst
gallery-order-simple = Einfachste Regeln zuerst
gallery-figures = Längen und Remis stammen aus Partien der Engine gegen sich selbst. Minuten sind mit { $seconds } Sekunden je Zug gerechnet.
gallery-men = { $attackers } gegen { $defenders } und den König
gallery-card-corner = König in eine Ecke
gallery-card-edge = König an den Rand
gallery-card-strong = starker König
gallery-card-weak = schwacher König
gallery-measured = Etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } ({ $plies } Züge) · { $draws } Remis
gallery-unmeasured = Länge und Remis: nicht gemessen

## Which should I play?

advisor-title = Was soll ich spielen?
advisor-answer = Beantworte die drei Fragen, und hier erscheinen ein bis drei Spiele, jedes mit den Gründen.
advisor-length = Wie lange darf es dauern?
advisor-length-short = Eine Viertelstunde
advisor-length-medium = Eine halbe Stunde
advisor-length-long = Einen langen Abend
advisor-win = Wie soll der König gewinnen?
advisor-win-corner = In einer Ecke
advisor-win-edge = Am Rand
advisor-win-simple = Egal, aber einfach
advisor-want = Was ist wichtiger?
advisor-want-fair = Ein faires Spiel
advisor-want-source = Eine alte Quelle
advisor-found = { $count ->
    [0] Es ist kein Spiel bekannt, das passt.
    [one] Ein Spiel passt zu dir.
   *[other] { $count } Spiele passen zu dir, das beste zuerst.
  }
advisor-because-length = Etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }: { $plies } Züge zu je { $seconds } Sekunden.
advisor-because-board = Nicht gemessen. Andere Spiele auf { $size } × { $size } dauern etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }: { $plies } Züge zu je { $seconds } Sekunden.
advisor-because-corner = Der König gewinnt in einer Ecke.
advisor-because-edge = Der König gewinnt am Rand.
advisor-because-simple = { $count ->
    [one] Ein Satz sagt
   *[other] { $count } Sätze sagen
  } alles, was man wissen muss.
advisor-because-fair = Die Angreifer kommen in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } der Engine gegen sich selbst auf { $score } ({ $low } bis { $high }); { $draws } sind Remis.
advisor-because-people = In { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } zwischen Menschen kommen die Angreifer auf { $score }.
advisor-because-source = Die Quelle von { $year } nennt oder zeigt { $known } von { $rules } Regeln.
advisor-opponent = Du führst die { $side } gegen { $level }, Stufe { $number }.
