## Et bræt, der stilles op

arrange-tools = Hvad der sættes
arrange-erase = Viskelæder
arrange-move = Flyt
arrange-picked = Løftet fra { $point }: gå til et andet punkt, og tryk på Enter dér.
arrange-undo = Fortryd
arrange-redo = Gentag
arrange-clear = Ryd brættet
arrange-mirror = Spejlvend
arrange-turn = Kvart omgang
arrange-counts = { $attackers ->
    [one] { $attackers } angriber
   *[other] { $attackers } angribere
  }, { $defenders ->
    [one] { $defenders } forsvarer
   *[other] { $defenders } forsvarere
  }, { $kings ->
    [0] ingen konge
   *[other] kongen
  }.
arrange-ratio = { $ratio } mod 1
arrange-play = Begynd partiet
arrange-help = Sådan gør du
arrange-keys = Tryk på et punkt for at sætte en brik, stryg for at sætte flere, træk i en brik for at flytte den; højre museknap eller Delete tager væk. Med taster: pilene går fra punkt til punkt, et bogstav og et tal fører til et bestemt, cifre vælger, hvad der sættes, Enter sætter det, Ctrl+Z tager det seneste skridt tilbage.
arrange-remark-advice = { $remark }; { $advice }
