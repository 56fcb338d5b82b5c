## Et brett som stilles opp

arrange-tools = Hva som settes
arrange-erase = Viskelær
arrange-move = Flytt
arrange-picked = Løftet fra { $point }: gå til et annet punkt og trykk Enter der.
arrange-undo = Angre
arrange-redo = Gjør om
arrange-clear = Tøm brettet
arrange-mirror = Speilvend
arrange-turn = Kvart omdreining
arrange-counts = { $attackers ->
    [one] { $attackers } angriper
   *[other] { $attackers } angripere
  }, { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
  }, { $kings ->
    [0] ingen konge
   *[other] kongen
  }.
arrange-ratio = { $ratio } mot 1
arrange-play = Begynn partiet
arrange-help = Slik gjør du det
arrange-keys = Trykk på et punkt for å sette en brikke, stryk for å sette flere, dra en brikke for å flytte den; høyre museknapp eller Delete tar bort. Med taster: pilene går fra punkt til punkt, en bokstav og et tall fører til et bestemt, sifre velger hva som settes, Enter setter det, Ctrl+Z tar siste skritt tilbake.
arrange-remark-advice = { $remark }; { $advice }
