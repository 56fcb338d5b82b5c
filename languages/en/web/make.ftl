## Boards and pieces to print

make-title = Make it: { $name }
make-lead = Print the board and the pieces at true size, on paper or for wood.
make-rules = The rules
make-set = Game
make-part = What to print
make-part-board = Board
make-part-pieces = Pieces
make-cell = Distance between points, in millimetres
make-paper = Paper
make-paper-A4 = A4
make-paper-A3 = A3
make-paper-Letter = Letter
make-paper-Tabloid = Tabloid
make-paper-one = One large sheet
make-more = Style and languages
make-style = Style
make-style-manuscript = Manuscript: red lines by hand
make-style-plain = Plain: black on white
make-grid = Pieces stand on
make-grid-lines = Lines
make-grid-squares = Squares
make-marks = Marks
make-marks-usual = As usual
make-marks-all = All of the folio
make-marks-play = Those for play
make-marks-none = None
make-start = Start position
make-start-none = Not shown
make-start-letters = Letters
make-start-colours = Pieces
make-coordinates = Coordinates
make-coordinates-no = None
make-coordinates-yes = Letters and numbers along the edges
make-form = Form
make-form-discs = Discs to cut out
make-form-pyramids = Pyramids to fold
make-language = Language
make-second = Second language
make-second-none = None
make-pages = Pages
make-save = Save as { $format }
make-open = Open the PDF to print it
make-count = { $count ->
    [one] One page. Print it at actual size (100%).
   *[other] { $count } pages. Print them at actual size (100%).
  }
make-refused = This cannot be printed:
make-failed = The pages could not be made. Reload the page to try again.
make-impossible = This browser cannot make pages to print. The program can: hnefi print.
make-faulty-title = Nothing to print yet
make-faulty = These rules have mistakes, or the link is damaged.
make-mend = Open them in the editor
