## The history page

history-title = History
history-lead = One drawing, one sentence, and a thousand years without written rules. This page tells what is known about the game of the Gospels, and keeps it apart from what is only conjecture.
history-how = How to read this page
history-how-words = Each statement is marked with how it is known, who says so and where. We have not seen the book itself; what it says and shows we know from descriptions by others.
history-contents = On this page
history-open-board = Look at the drawing
history-drawing = The diagram of folio 5, redrawn: nineteen red lines each way, uncoloured marks, the names of the four evangelists in the margins
history-drawing-caption = The drawing on the back of folio 5, redrawn from descriptions. The sides are not coloured.
history-sources = Sources and terms
history-learn = Learn to play

history-book = The book
claim-oxford = The game has a single witness: manuscript 122 of Corpus Christi College in Oxford. On the back of its fifth leaf somebody drew a board, and gave it two pages of Latin.
claim-gospels = The rest of the book is no book of games. It is an Irish gospel-book, connected with Bangor: first the ten canon tables of Eusebius, which list what the gospels share; then the board; then the four gospels themselves.
claim-age = When it was written is a matter of judgement. CODECS says the twelfth century; Walker and the St. Thomasguild say about 1140; the article in Wikipedia calls the eleventh century the usual date.
claim-cambridge = The St. Thomasguild and Walker’s leaflet place the book in Cambridge. There is a Corpus Christi College there too, but this book is in the one at Oxford.

history-court = From Athelstan’s house
claim-heading = The heading calls the drawing Alea Evangelii, the game of the Gospels. It says that Dubinsi, bishop of Bangor, brought it away from the king of the English, from Athelstan’s house, and that a certain Frank and Israel, “a Roman sage”, depicted it. Where they did so, it does not say.
claim-reign = These are real people. Athelstan reigned from 924 or 925 to 939; Dub Innse, the bishop whose name the scribe made Latin, died in 953.
claim-israel = In 1923 Robinson took Israel for a Jewish scholar, because of a slip of the scribe. In 1992 Michael Lapidge recognised in him Israel the Grammarian, a learned Breton at Athelstan’s court in the 930s, later at Trier.
claim-copy = So the page is a copy made one or two centuries later of something that claims to come from the 930s. What was lost or added on the way, nobody can tell.

history-sentence = The one sentence about play
history-sentence-written = Original spelling, in the transcription of the St. Thomasguild
history-sentence-ours = In our translation
history-sentence-translation = Whoever would know this game to the full must, before all the lessons of this art, carry these seven things in mind: dukes and counts, defenders and attackers, the city and the citadel, and nine steps twice.
history-sentence-usual = In standard spelling
history-seven = The seven things
seven-dukes = Dukes. Today the king’s men.
seven-counts = Counts. Today the men of the other side.
seven-defenders = Those who fight in defence.
seven-attackers = Those who fight against them.
seven-city = The city. Perhaps the throne in the middle.
seven-citadel = The citadel; in Latin, a little city. Perhaps what stands in the corners.
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
claim-letters = All over the drawing are dots, signs and letters, Hebrew ones among them. The St. Thomasguild thinks that most have nothing to do with play, takes the dots for the four evangelists, and sees in the whole a kind of church calendar.
history-canons-drawing = The men of the ten canons: sixteen of the first, nine each of the second, third and fourth, four each of the fifth to the tenth; then four variegated men and the first man. Together seventy-two.
history-canons-caption = Seventy-two men: the ten canons, the variegated men, the first man. The numbers are from the text; the picture is ours.

history-marks = The variegated men and the first man
claim-varii = Four men are drawn unlike the others, with a double outline and not in black: the varii viri, the variegated men. The text ties them to the Passion. Two are John’s, on F6 and N14; two are Mark’s, on F14 and N6.
claim-outlines = What the double outlines mean for play, nobody says. The St. Thomasguild takes them for marks of men who start among the enemy, since boards that were dug up mark starting squares too. Or perhaps only the king and the dukes may enter there, or whoever stands there is safe.
claim-first = The canons also name a primus vir, a first man, who belongs to no evangelist and stands for the unity of the Trinity. Those who follow his coordinates find him on E13, where he alone breaks the symmetry of the drawing. The St. Thomasguild takes the piece in the middle for him.
claim-centre = In the middle stands the figure one. It signifies the undivided substance of the Trinity, or the first canon.
claim-corners = The groups of four men in the four corners are there, says the text, to decorate the board.
claim-citadels = That the king escapes through them is a modern rule. Walker finds it suggested by the text, which names a citadel, and by the drawing, which marks the corners.

history-open = What the drawing leaves open
claim-colour = No side is coloured. All men are black except four; who attacks, who defends and where the king belongs are answers of our own time.
claim-faults = The drawing has mistakes. The article in Wikipedia counts 69 men besides the middle, where the text asks for 72; Thomas Henning, in a comment on Walker’s page, counted 71 in 2020.
claim-lines = Richard Murray, in a comment of 2019, noticed that men near the corners stand on lines 3, 5, 15 and 17 of the drawing. Modern boards have them on lines 3, 6, 14 and 17.
claim-restored = The seventy-two men on modern boards are therefore a restoration. The St. Thomasguild, too, added the few that are missing.

history-readings = Modern readings
claim-murray = H. J. R. Murray made a tafl game of it in his book of 1952: 48 attackers, 24 defenders, a king who must be surrounded on four sides and who wins at the edge.
claim-boxed = With Murray’s layout, writes Walker, the defenders are too boxed in to make headway. A few may slip out before the ring closes, but the attackers outside easily deal with them.
claim-helmfrid = Sten Helmfrid proposed two other ways to colour the men, both symmetrical. In one the variegated men defend, although they stand in the attackers’ ring. The St. Thomasguild prefers it, because it gives those men a purpose; Walker took it over in 2015, after trial games with Tim Millar.
claim-outlying = The dukes out there are not strong, Walker adds: each step outward offers a sacrifice. But they make the ring harder to close, and a careful sacrifice can let others escape.
claim-second = Helmfrid’s other drawing we could not see. If eight defenders stand evenly in the ring and the board is the same in every mirror, one arrangement is left besides the one that Walker took over; that is the one we show, marked as inferred.
claim-special = Others gave the strange marks strange powers. Andrew Perkis wrote on the game in 2010, and between 2011 and 2016 players on Aage Nielsen’s forum tried commanders and mercenaries.
claim-progress = Is it a game in progress? Richard Murray asked so in 2019, because the men do not stand quite symmetrically, and whether modern boards moved some of them for the sake of balance.
claim-henning = Thomas Henning took this further in 2020. Two of 73 men are missing, so they were captured, so some of the outer men must be white. And perhaps a board for go had come west, and its owners used it for a game that they knew.
claim-guards = His white men are eight guards of the citadels. Citadels of four points would help to capture them at once, so he makes each citadel a single point, with a gap beside it.
claim-leaders = The four marked men, he thinks, may be leaders of the rebellion, and a king who captures them might win his kingdom back.
claim-memory = Perhaps it was never played. Eddie Duggan concludes that it may have been a help for students who learned the canon tables, rather than a game.
claim-chance = Drew McNaughton, in a project of 2022, plays it as a game of chance by its basic rules, and as a way through the canon tables for those who know them.
claim-made = The St. Thomasguild built a board: planks of poplar glued together, a walnut edge, linseed oil, lines in Venetian red and marks in bone black. Its men are of fired clay, glazed blue or yellow: square pyramids, and a larger king with five sides.
claim-verdict = No set of rules has gained the upper hand, says Walker, and one page cannot settle which is right. Those that are games can all be played here, with their sources beside their rules.

history-tafl = The tafl games
claim-words = Hnefi is Icelandic for a fist, and tafl is Old Norse for a board, borrowed from Latin tabula. In the game the hnefi is what the king is in chess.
claim-voluspa = In the poem Völuspá the gods play tafl in their court. Norse nobles boasted of their skill at it.
claim-spread = Walker holds that Norse invaders brought the game to the British Isles, that it was popular there until chess came, and that it was last recorded in Wales in 1587.
claim-family = That all these are one family was seen by Murray in 1913, when he put tablut beside hnefatafl. Eight years before, Fiske had given the riddle up.
claim-hnefatafl = The sagas know hnefatafl, but none tells the rules. The Swedish exhibition of 1972 read a riddle in Hervarar saga as saying that the king bears no weapon, and argued that this makes for a better balance. Helmfrid finds the riddle too ambiguous, and a few test games convinced him of the contrary.
claim-brandub = An Irish poem on brandub sets a golden chief, the branán, among four men; another text counts five pieces of silver and eight of gold. A board from Ballinderry, found in 1932, has seven rows of seven holes, with the centre and the corners marked. Others come from Downpatrick and Waterford.
history-boards-drawing = Five boards drawn to one scale: seven lines for brandub, nine for tablut, eleven for tawlbwrdd and hnefatafl, fifteen for York, nineteen for alea.
history-boards-caption = The boards of the family to one scale, from brandub’s seven lines to the nineteen of Alea Evangelii.

history-balance = Balance
history-measured = Is Alea fair? What has been measured so far
claim-unbalanced = A game whose two sides have different aims always favours one of them, writes Helmfrid after game theory, unless best play leads to a draw. Between two skilled players that side will win in the end.
claim-edge = If the king may escape to any square of the edge, he has a huge advantage. If he must reach one of the four corners and nothing else is changed, the attackers block them in four moves and always win.
claim-adjusting = There are many ways to adjust the balance: further limits to an escape at the edge, or rules that make corners harder to block; other starting layouts; a king who may or may not take part in captures, and who is easier or harder to capture; and restricted squares.
claim-hostile = Restricted squares slow the pieces down and on the whole favour the attackers. They must probably be hostile, that is, stand in for a capturing piece; otherwise a piece beside them is too well protected.

history-tablut = Tablut
claim-tablut = In 1732 Linnaeus saw tablut played in Lapland: nine by nine squares, a king and eight Swedes against sixteen Muscovites. He wrote down what he observed in fourteen entries, often as examples of moves. Apparently he did not understand the players’ language.
claim-verb = In Saami, tablut, also written tablot or dablot, is a verb: to play dablo. Dablo is the game and its pieces. The word was probably borrowed from Norse during the Iron Age, and is used for other board games too.
claim-drabants = Helmfrid calls the eight men beside the king drabants, and the places where the Muscovites start base camps. For these Linnaeus gives no name.
claim-warning = When the king has one free way to the edge, his player must warn the opponent: raicki. When he has two, the word is tuicku, which amounts to checkmate. Other editions spell them raichi and tuichu.
claim-konokis = Linnaeus says that the castle was called konokis. More likely the word means the king himself, says Helmfrid; Olli Salmi knows it as the Saami word for a king.
claim-swedes = Why Swedes and Muscovites? In Sweden the Viking Age ended about 1060; later, Swedish castles on the Baltic coast were often besieged by Russian troops, and Moscow became a power about 1300. So Helmfrid takes tablut for a medieval Swedish game that the Saami hardly changed.
claim-escape = Linnaeus never states how the king escapes. From one of the examples Murray inferred that any square of the edge will do. Others suggest that the squares where the attackers start do not count. Murray overlooked this, says Helmfrid, and since then tablut has been called unbalanced.
claim-translated = The Latin was put into English in 1811, and on the way lost the capture of the king between two men; Murray built on that. Between 2007 and 2013 Ashton, Cartier and Salmi translated it anew.
claim-exhibition = In 1972 the Swedish Travelling Exhibitions rebuilt the game with base camps that nobody may enter again. Helmfrid believes this to be much more accurate, and much better balanced.
claim-later = A book printed in Stockholm in 1884 tells of Saami men who play svälta räv and other card games; those without cards sit down to a sort of chess with Russians and Swedes. It may have been tablut. But the Saami had other games of two armies: Dablot prejjesne, which Nils Keyland recorded in Frostviken in 1921, is related to draughts.

history-wales = Wales
claim-tawlbwrdd = In 1587 Robert ap Ifan described tawl-bwrdd: a king in the centre, twelve men on the places next to him, and twenty-four who try to capture him, six in the middle of each side. His board has eleven by eleven squares.
claim-laws = The older Welsh laws count a king and eight men against sixteen. F. R. Lewis thought that this was the original number, and that the game grew.
claim-gap = The sentence on the king’s escape has a gap: he wins if he can go along a certain something. Helmfrid calls the word indecipherable; Lewis prints its beginning and adds the rest, which makes it a line.
claim-offices = A Welsh chancellor received a gold ring, a harp and a gaming board from the king on taking office, to keep for life. A judge of the court received a board with pieces of bone from sea animals from the king and a gold ring from the queen, never to be sold or given away.
claim-macleod = In the Gaelic songs of Mary Macleod the absence of music and tables is a sign of mourning.
claim-dice = R. C. Bell gave the game dice in 1969, because tawl means throw. Helmfrid doubts it: the name comes from Latin tabula and Saxon bord, or from Norse taflborð, and nothing else in Celtic or Anglo-Saxon sources speaks of dice.

history-finds = Finds
claim-gunnarshaug = A burial mound at Gunnarshaug in Norway, of about 779, held seventeen cones of glass, 17 to 20 mm high: a large dark blue one with a brown top and a yellow point, four smaller yellow ones with brown tops, and twelve light blue ones. With them lay twenty pieces of amber. All are in Bergen.
claim-sets = One game or two? Archaeologists see two sets. Aage Nielsen made one game of them: the dark blue king and twelve blue men against twenty-four yellow ones, some of them with special powers. The St. Thomasguild leaves it open: two incomplete sets, or four men with a power of their own.
claim-skamby = A boat grave of the ninth century at Skamby in Östergötland held twenty-three pieces of amber.
claim-trondheim = About two thirds of a wooden board were found at Trondheim, eleven squares wide and 25.6 cm long at the edge. The squares that bear a mark form arms of a cross, as if they showed where pieces start.
claim-york = At York three rows are left of a board that is thought to have had fifteen by fifteen squares. Walker takes it for a sign that the English liked large boards.
claim-vimose = A piece of a board from Vimose in Denmark, of about the year 400 (the St. Thomasguild writes Wimose), is eighteen squares long and one and a half high, each of about 25 mm. One corner is left, and it bears no mark. On the back is a Roman game, duodecim scripta.
claim-roman = It is often called an alea board. Walker takes it for another Roman game, ludus latrunculorum: four such boards lay at Vimose, and one from Leuna in Germany, with the same two sides, had 29 black and 30 white pieces.
