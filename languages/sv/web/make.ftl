## Bräden och pjäser att skriva ut

make-title = Gör det själv: { $name }
make-lead = Skriv ut brädet och pjäserna i naturlig storlek, på papper eller för trä.
make-rules = Reglerna
make-set = Spel
make-part = Vad som ska skrivas ut
make-part-board = Bräde
make-part-pieces = Pjäser
make-cell = Avstånd mellan punkterna, i millimeter
make-paper = Papper
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Ett stort ark
make-more = Stil och språk
make-style = Stil
make-style-manuscript = Handskrift: röda linjer på fri hand
make-style-plain = Enkel: svart på vitt
make-grid = Pjäserna står på
make-grid-lines = Linjer
make-grid-squares = Rutor
make-marks = Märken
make-marks-usual = Som vanligt
make-marks-all = Alla på foliobladet
make-marks-play = De som används i spelet
make-marks-none = Inga
make-start = Startställning
make-start-none = Visas inte
make-start-letters = Bokstäver
make-start-colours = Pjäser
make-coordinates = Koordinater
make-coordinates-no = Inga
make-coordinates-yes = Bokstäver och siffror längs kanterna
make-form = Form
make-form-discs = Brickor att klippa ut
make-form-pyramids = Pyramider att vika
make-language = Språk
make-second = Andra språk
make-second-none = Inget
make-pages = Sidor
make-save = Spara som { $format }
make-open = Öppna PDF-filen för att skriva ut den
make-count = { $count ->
    [one] En sida. Skriv ut den i verklig storlek (100 %).
   *[other] { $count } sidor. Skriv ut dem i verklig storlek (100 %).
  }
make-refused = Detta kan inte skrivas ut:
make-failed = Sidorna kunde inte göras. Ladda om sidan för att försöka igen.
make-impossible = Den här webbläsaren kan inte göra sidor att skriva ut. Programmet kan: hnefi print.
make-faulty-title = Inget att skriva ut ännu
make-faulty = De här reglerna har fel, eller så är länken skadad.
make-mend = Öppna dem i redigeraren
