## Brett og brikker til utskrift

make-title = Lag det: { $name }
make-lead = Skriv ut brettet og brikkene i naturlig størrelse, på papir eller til tre.
make-rules = Reglene
make-set = Spill
make-part = Hva som skal skrives ut
make-part-board = Brett
make-part-pieces = Brikker
make-cell = Avstand mellom punktene, i millimeter
make-paper = Papir
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Ett stort ark
make-more = Stil og språk
make-style = Stil
make-style-manuscript = Håndskrift: røde linjer på frihånd
make-style-plain = Enkel: svart på hvitt
make-grid = Brikkene står på
make-grid-lines = Linjer
make-grid-squares = Ruter
make-marks = Merker
make-marks-usual = Som vanlig
make-marks-all = Alle på folioen
make-marks-play = De som brukes i spillet
make-marks-none = Ingen
make-start = Startstilling
make-start-none = Vises ikke
make-start-letters = Bokstaver
make-start-colours = Brikker
make-coordinates = Koordinater
make-coordinates-no = Ingen
make-coordinates-yes = Bokstaver og tall langs kantene
make-form = Form
make-form-discs = Skiver til å klippe ut
make-form-pyramids = Pyramider til å brette
make-language = Språk
make-second = Andre språk
make-second-none = Ingen
make-pages = Sider
make-save = Lagre som { $format }
make-open = Åpne PDF-filen for å skrive den ut
make-count = { $count ->
    [one] Én side. Skriv den ut i faktisk størrelse (100 %).
   *[other] { $count } sider. Skriv dem ut i faktisk størrelse (100 %).
  }
make-refused = Dette kan ikke skrives ut:
make-failed = Sidene kunne ikke lages. Last siden på nytt for å prøve igjen.
make-impossible = Denne nettleseren kan ikke lage sider til utskrift. Programmet kan: hnefi print.
make-faulty-title = Ingenting å skrive ut ennå
make-faulty = Disse reglene har feil, eller lenken er skadet.
make-mend = Åpne dem i redigereren
