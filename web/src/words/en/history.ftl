## The history page

history-title = History
history-lead = One drawing, one sentence, and a thousand years in which nobody wrote down the rules. What is known about the game of the Gospels is told here, and kept apart from what is only thought.
history-how = How to read this page
history-how-words = Beside each statement stands how it is known, and who says so. We have not held the book in our hands: “known” means that those who describe it agree on what it says or shows.
history-contents = On this page
history-open-board = Look at the drawing
history-drawing = The diagram of folio 5, drawn anew: nineteen red lines each way, uncoloured marks, the names of the four evangelists in the margins
history-drawing-caption = The drawing on the back of folio 5, made anew after descriptions. Nobody’s side is coloured.
history-learn = Learn to play

history-book = The book
claim-oxford = The game has a single witness: manuscript 122 of Corpus Christi College in Oxford. On the back of its fifth leaf somebody drew a board, and gave it two pages of Latin.
claim-gospels = The rest of the book is no book of games. It is an Irish gospel-book, connected with Bangor: first the ten canon tables of Eusebius, which list what the gospels share; then the board; then the four gospels themselves.
claim-age = When it was written is a matter of judgement. Some scholars say the eleventh century, others about 1140.
claim-cambridge = Some pages on the game place the book in Cambridge. There is a Corpus Christi College there too, but this book is in the one at Oxford.

history-court = From Athelstan’s house
claim-heading = The heading calls the drawing Alea Evangelii, the game of the Gospels. It says that Dubinsi, bishop of Bangor, brought it away from the king of the English, from Athelstan’s house, where a certain Frank and Israel, “a Roman sage”, had set it down.
claim-reign = These are real people. Athelstan reigned from 924 or 925 to 939; Dub Innse, the bishop whose name the scribe made Latin, died in 953.
claim-israel = In 1923 Robinson took Israel for a Jewish scholar, because of a slip of the scribe. In 1992 Michael Lapidge recognised in him Israel the Grammarian, a learned Breton at Athelstan’s court in the 930s, later at Trier.
claim-copy = So the page is a copy made one or two centuries later of something that claims to come from the 930s. What was lost or added on the way, nobody can tell.

history-sentence = The one sentence about play
history-sentence-latin = In Latin
history-sentence-ours = In our translation
history-sentence-translation = Whoever would know this game to the full must, before all the lessons of this art, carry these seven things in mind: dukes and counts, defenders and attackers, the city and the little city, and nine steps twice.
history-seven = The seven things
seven-dukes = Dukes. Today the king’s men.
seven-counts = Counts. Today the men of the other side.
seven-defenders = Those who fight in defence.
seven-attackers = Those who fight against them.
seven-city = The city. Perhaps the castle in the middle.
seven-little-city = The little city. Perhaps what stands in the corners.
seven-steps = Nine steps, twice.
claim-silence = That is all. How a man moves, how he is captured, who begins, when the game is won: the book does not say.
claim-sides = The pairs seem to belong together: dukes with the defenders, counts with the attackers, as they are called today. The sentence itself does not join them, and does not say where the cities lie.
claim-steps = Nine steps twice make eighteen: from the middle line it is nine steps to either edge, and the board has eighteen rows of cells. Whoever plays on the crossings, as here, has nineteen lines.
history-steps-drawing = Nineteen lines. From the middle one, nine steps lead to the left edge and nine to the right edge.
history-steps-nine = nine

history-numbers = The Gospels in numbers
claim-board = The text measures the board: a square of eighteen rows, 324 cells, and to each evangelist a side and a corner. Matthew has the top, Luke the right, John the bottom, Mark the left.
claim-canons = The men are counted from the canon tables. A table that compares four gospels gives sixteen men, three give nine, two give four, and the last table, for what each gospel has alone, gives one man to each. That makes 67: twenty of Matthew’s, seventeen of Luke’s, fifteen each of Mark’s and John’s.
claim-five = Five more come from no table: four “variegated men”, varii viri, and one “first man”. So there are 72.
claim-rings = The drawing keeps this order. The sixteen of the first canon are the diamond in the middle. Canons two to four, with the five others, close a ring of thirty-two around it. The last twenty-four stand outside in small groups. Every modern layout colours these three groups.
history-canons-drawing = The men of the ten canons: sixteen of the first, nine each of the second, third and fourth, four each of the fifth to the tenth; then four variegated men and the first man. Together seventy-two.
history-canons-caption = Seventy-two men: the ten canons, the variegated men, the first man.

history-marks = The variegated men and the first man
claim-varii = The four variegated men are drawn unlike the others, in red or with a double outline. The text ties them to the Passion. Two are John’s, on F6 and N14; two are Mark’s, on F14 and N6.
claim-first = The first man, on E13, belongs to no evangelist. He stands for the unity of the Trinity, and he alone breaks the symmetry of the drawing.
claim-centre = In the middle stands the figure one: the undivided substance of the Trinity, or the first canon. Some take this for the first man; his coordinates speak for E13.
claim-corners = The four marks in each corner are, says the text, for the decoration of the board.
claim-citadels = That the king escapes through them is a modern rule. It makes sense of marks that the book calls ornament.

history-open = What the drawing leaves open
claim-colour = No man has a colour. Who attacks, who defends and where the king belongs are answers of our own time.
claim-faults = The drawing also has mistakes. It shows 69 men besides the middle, where the text asks for 72; one reader counts 71 in all, and finds the outer men on the third and fifth lines from the corner instead of the third and sixth.
claim-restored = The seventy-two men on modern boards are therefore a restoration. Our drawing shows the restored points, not the scribe’s slips.

history-readings = Modern readings
claim-murray = H. J. R. Murray made a tafl game of it in the 1950s: 48 attackers, 24 defenders, a king who must be surrounded on four sides and who wins at the edge.
claim-helmfrid = Sten Helmfrid proposed two other ways to colour the men, both symmetrical. In one the variegated men defend, although they stand in the attackers’ ring. Damian Walker took it over for his website in 2015, after trial games with Tim Millar.
claim-second = Helmfrid’s second drawing we could not see. If eight defenders stand evenly in the ring and the board is the same in every mirror, one arrangement is left besides his first; that is the one we show, marked as inferred.
claim-special = Others gave the strange marks strange powers. Andrew Perkis wrote on the game in 2010, and between 2011 and 2016 players on Aage Nielsen’s forum tried commanders and mercenaries.
claim-memory = Perhaps it was never played. Eddie Duggan concludes that it may have been a help for students learning the canon tables, drawn like a game. A project of 2022 reads it as a game of dice and reading.
claim-verdict = Which of these is right cannot be settled from one page. Those that are games can all be played here, with their sources beside their rules.

history-kin = The kin
claim-tablut = In 1732 Linnaeus saw tablut played in Lapland and wrote down how: nine lines, Swedes around their king against Muscovites, and a warning called aloud when the king sees his way out, raichi for one way and tuichu for two.
claim-translated = His Latin was put into English in 1811, and on the way lost the capture of the king between two men. In 1972 a Swedish travelling exhibition rebuilt the game with base camps; between 2007 and 2013 Ashton, Cartier and Salmi translated it anew.
claim-tawlbwrdd = In Wales Robert ap Ifan described tawl-bwrdd in 1587: eleven lines, a king and twelve against twenty-four. Older Welsh laws set the price of a board with a king and eight against sixteen.
claim-dice = R. C. Bell gave that game a die in 1969, because its name might mean “throw-board”. The derivation is doubtful.
claim-brandub = Irish poems of brandub speak of a chief with four men against eight. Boards of seven lines were found at Ballinderry in 1932, at Downpatrick and at Waterford.
claim-hnefatafl = The sagas know hnefatafl, and make a riddle of its weaponless lord. None of them tells the rules.
claim-finds = The pieces from Gunnarshaug in Norway, of the eighth century, are a king, twelve men and twenty, and four more of another colour. York had a board of fifteen.
claim-vimose = A piece of a board from Vimose in Denmark, of about the year 400, has an edge of eighteen cells, and is often called an alea board. Its back is a Roman game, so the front may be one too.
claim-family = That all these are one family was seen by Murray in 1913, when he put tablut beside hnefatafl. Eight years before, Fiske had given the riddle up.
history-boards-drawing = Five boards drawn to one scale: seven lines for brandub, nine for tablut, eleven for tawlbwrdd and hnefatafl, fifteen for York, nineteen for alea.
history-boards-caption = The boards of the family to one scale, from brandub’s seven lines to the nineteen of Alea Evangelii.

history-sources = Sources
