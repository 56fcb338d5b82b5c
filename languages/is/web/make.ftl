## Borð og menn til prentunar

make-title = Gerðu það: { $name }
make-lead = Prentaðu borðið og mennina í réttri stærð, á pappír eða fyrir tré.
make-rules = Reglurnar
make-set = Spil
make-part = Hvað á að prenta
make-part-board = Borð
make-part-pieces = Menn
make-cell = Bil milli punkta, í millimetrum
make-paper = Pappír
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = Ein stór örk
make-more = Stíll og tungumál
make-style = Stíll
make-style-manuscript = Handrit: rauðar línur dregnar í höndum
make-style-plain = Einfaldur: svart á hvítu
make-grid = Mennirnir standa á
make-grid-lines = Línum
make-grid-squares = Reitum
make-marks = Merki
make-marks-usual = Eins og venjulega
make-marks-all = Öll á blaðinu
make-marks-play = Þau sem leikurinn þarf
make-marks-none = Engin
make-start = Upphafsstaða
make-start-none = Ekki sýnd
make-start-letters = Bókstafir
make-start-colours = Menn
make-coordinates = Hnit
make-coordinates-no = Engin
make-coordinates-yes = Bókstafir og tölur við jaðrana
make-form = Lögun
make-form-discs = Skífur til að klippa út
make-form-pyramids = Píramídar til að brjóta
make-language = Tungumál
make-second = Annað tungumál
make-second-none = Ekkert
make-pages = Síður
make-save = Vista sem { $format }
make-open = Opna PDF-skjalið til að prenta það
make-count = { $count ->
    [one] Ein síða. Prentaðu hana í raunstærð (100%).
   *[other] { $count } síður. Prentaðu þær í raunstærð (100%).
  }
make-refused = Þetta er ekki hægt að prenta:
make-failed = Ekki tókst að búa til síðurnar. Endurhladdu síðuna til að reyna aftur.
make-impossible = Þessi vafri getur ekki búið til síður til prentunar. Forritið getur það: hnefi print.
make-faulty-title = Ekkert til að prenta enn
make-faulty = Villur eru í þessum reglum, eða tengillinn er skemmdur.
make-mend = Opna þær í ritlinum
