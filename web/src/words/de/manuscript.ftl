## Die Zeichnung der Handschrift

folio-title = Die Zeichnung der Handschrift
folio-lead = Das Buch zeigt zweiundsiebzig Männer und eine Mitte, aber keine Farben. Bewege den Regler, um zu sehen, was Murray und Helmfrid daraus gemacht haben; zeig auf ein Zeichen oder geh mit den Pfeiltasten hin, um zu lesen, wofür die Gelehrten es halten.
folio-drawn = Von uns nach Beschreibungen gezeichnet, mit den Punkten, in denen die modernen Bretter übereinstimmen: kein Faksimile, und ohne die Versehen des Schreibers.
folio-label = Die Zeichnung, Stufe: { $stage }
folio-grid = Zeichen der Zeichnung
folio-keys = Die Pfeiltasten führen von Punkt zu Punkt, mit Strg von Zeichen zu Zeichen; ein Buchstabe und eine Zahl führen zu diesem Punkt.
folio-slider = Was die Männer sind
folio-stage-marks = Wie gezeichnet
folio-stage-alea-murray = Murray
folio-stage-alea-helmfrid-1 = Helmfrid 1
folio-stage-alea-helmfrid-2-inferred = Helmfrid 2, erschlossen
folio-marks-title = Wie der Schreiber es zeichnete
folio-marks-note = Die Zeichen ohne Farben. Vier Männer sind anders gezeichnet als die übrigen, einer fällt aus der Symmetrie, die Ecken sind verziert.
folio-count = { $attackers } Angreifer, { $defenders } Verteidiger und der König.
folio-uncounted = Zweiundsiebzig Männer, alle von gleicher Farbe, und eine Ziffer eins in der Mitte.
folio-changed = { $count ->
    [one] Ein Mann hat seit der Stufe { $stage } die Seite gewechselt; er trägt einen gestrichelten Ring.
   *[other] { $count } Männer haben seit der Stufe { $stage } die Seite gewechselt; jeder von ihnen trägt einen gestrichelten Ring.
  }
folio-play = Diese Aufstellung spielen
folio-draw = Die Punkte selbst färben
folio-history = Die Geschichte
folio-pick = Zeig auf ein Zeichen
folio-pick-words = Worauf du zeigst oder tippst und wohin du mit den Tasten gehst, das wird hier erklärt.
folio-cell = { $point }: { $mark }
folio-cell-as = { $point }: { $mark }, in dieser Aufstellung { $side }
folio-as-attacker = Angreifer
folio-as-defender = Verteidiger
folio-as-king = der König
folio-side = In dieser Aufstellung: { $side }.
folio-kinds = Die Zeichen
folio-show = In der Zeichnung zeigen
folio-empty = nichts
folio-empty-words = Hier kreuzen sich zwei Linien; gezeichnet ist nichts.
folio-centre = die Mitte
folio-core = Mann des ersten Kanons
folio-ring = Mann des Rings
folio-variegated = gescheckter Mann
folio-first = der erste Mann
folio-outer = Mann außerhalb
folio-corner = Eckzeichen
about-castle = Moderne Lesarten setzen den König hierher und nennen den Ort die Burg; vielleicht ist es die Stadt, von der der Satz spricht.
about-core = Einer der sechzehn Männer des ersten Kanons, der verzeichnet, was allen vier Evangelien gemeinsam ist. In jeder hier gezeigten Aufstellung gehören sie dem König.
about-ring = Einer aus dem Ring der zweiunddreißig: die Männer der Kanones zwei bis vier, die verzeichnen, was drei Evangelien gemeinsam ist, und unter ihnen die gescheckten Männer und der erste Mann. Hier gehen die Aufstellungen auseinander.
about-powers = Heutige Spieler haben in ihnen Herzöge gesehen, Kommandanten oder Söldner; einer fragt, ob der König dort Zuflucht gefunden haben könnte.
about-alike = Keine Aufstellung behandelt ihn besonders: Auf einem symmetrischen Brett ist er ein Mann des Rings wie sieben andere.
about-outer = Einer der vierundzwanzig Männer der Kanones fünf bis zehn, die verzeichnen, was zwei Evangelien gemeinsam ist oder eines allein hat. In jeder hier gezeigten Aufstellung greifen sie an.
