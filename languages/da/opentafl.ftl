## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Regler læst fra en OpenTafl-regelnotation.
opentafl-start = Notationens begyndelsesstilling
opentafl-moving-between = Notationen siger intet; i programmet, og i næsten alle kilder til familien, slår kun den side, der trækker.
opentafl-commanders = Notationen siger intet; programmet gør sådan og slår ikke en stærk konge på anden måde, hvor angriberne har hærførere.
opentafl-encirclement = Notationen taler om begge sider; programmet ser kun på forsvarerne, og angribere kan næppe omringes.
opentafl-repetition = Sådan fastsætter notationen det. Programmet læser `i` som remis og bytter om på `l` og `w`.
opentafl-no-moves = Notationen siger intet. I programmet taber forsvarerne, når ingen af dem har et frit felt ved siden af sig; for angriberne er intet forudset. De andre læsninger er remis og en mistet tur.
opentafl-hostile-to-king = Sådan siger listen. Programmet OpenTafl regner et felt for fjendtligt mod kongen, hvor det er fjendtligt mod hans sides mænd.
