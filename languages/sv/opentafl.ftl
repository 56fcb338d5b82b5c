## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Regler lästa ur en regelnotation för OpenTafl.
opentafl-start = Notationens utgångsställning
opentafl-moving-between = Notationen säger inget; i programmet, och i nästan alla källor till familjen, slår bara den sida som drar.
opentafl-commanders = Notationen säger inget; programmet gör så och fångar inte en stark kung på något annat sätt där angriparna har befälhavare.
opentafl-encirclement = Notationen talar om båda sidor; programmet ser bara på försvararna, och angripare kan knappast ringas in.
opentafl-repetition = Så bestämmer notationen det. Programmet läser `i` som remi och byter plats på `l` och `w`.
opentafl-no-moves = Notationen säger inget. I programmet förlorar försvararna när ingen av dem har en ledig ruta bredvid sig; för angripare är inget förutsett. De andra tolkningarna är remi och en förlorad tur.
opentafl-hostile-to-king = Så säger listan. Programmet OpenTafl räknar en ruta som fientlig mot kungen där den är fientlig mot männen på hans sida.
