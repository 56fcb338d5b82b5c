## Brætter og brikker til udskrift

make-title = Lav det: { $name }
make-lead = Udskriv brættet og brikkerne i naturlig størrelse, på papir eller til træ.
make-rules = Reglerne
make-set = Spil
make-part = Hvad der skal udskrives
make-part-board = Bræt
make-part-pieces = Brikker
make-cell = Afstand mellem punkterne, i millimeter
make-paper = Papir
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Ét stort ark
make-more = Stil og sprog
make-style = Stil
make-style-manuscript = Håndskrift: røde linjer i frihånd
make-style-plain = Enkel: sort på hvidt
make-grid = Brikkerne står på
make-grid-lines = Linjer
make-grid-squares = Felter
make-marks = Mærker
make-marks-usual = Som sædvanligt
make-marks-all = Alle på foliobladet
make-marks-play = Dem, der bruges i spillet
make-marks-none = Ingen
make-start = Startopstilling
make-start-none = Vises ikke
make-start-letters = Bogstaver
make-start-colours = Brikker
make-coordinates = Koordinater
make-coordinates-no = Ingen
make-coordinates-yes = Bogstaver og tal langs kanterne
make-form = Form
make-form-discs = Skiver til at klippe ud
make-form-pyramids = Pyramider til at folde
make-language = Sprog
make-second = Andet sprog
make-second-none = Intet
make-pages = Sider
make-save = Gem som { $format }
make-open = Åbn PDF-filen for at udskrive den
make-count = { $count ->
    [one] Én side. Udskriv den i faktisk størrelse (100 %).
   *[other] { $count } sider. Udskriv dem i faktisk størrelse (100 %).
  }
make-refused = Dette kan ikke udskrives:
make-failed = Siderne kunne ikke laves. Genindlæs siden for at prøve igen.
make-impossible = Denne browser kan ikke lave sider til udskrift. Programmet kan: hnefi print.
make-faulty-title = Intet at udskrive endnu
make-faulty = Disse regler har fejl, eller linket er beskadiget.
make-mend = Åbn dem i editoren
