## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Regler lest fra en regelnotasjon for OpenTafl.
opentafl-start = Notasjonens utgangsstilling
opentafl-moving-between = Notasjonen sier ingenting; i programmet, og i nesten alle kilder til familien, slår bare parten som trekker.
opentafl-commanders = Notasjonen sier ingenting; programmet gjør det slik og slår ikke en sterk konge på noen annen måte der angriperne har hærførere.
opentafl-encirclement = Notasjonen taler om begge parter; programmet ser bare på forsvarerne, og angripere kan neppe omringes.
opentafl-repetition = Slik fastsetter notasjonen det. Programmet leser `i` som remis og bytter om på `l` og `w`.
opentafl-no-moves = Notasjonen sier ingenting. I programmet taper forsvarerne når ingen av dem har et ledig felt ved siden av seg; for angripere er ingenting forutsett. De andre lesemåtene er remis og en mistet tur.
opentafl-hostile-to-king = Slik sier listen. Programmet OpenTafl regner et felt som fiendtlig mot kongen der det er fiendtlig mot mennene på hans side.
