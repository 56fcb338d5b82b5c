## Oppstillingsverkstedet

layout-title = Tegn en oppstilling
layout-symmetry = Penselens symmetri
layout-size = Brett
layout-from = Begynn med en av programmets oppstillinger
layout-from-none = velg …
layout-rules = Spilles etter reglene i
layout-name = Navn
layout-unnamed = Min oppstilling
layout-good = Klar til å spilles.
layout-added = «{ $mark }»: disse reglene legger det på { $played }.
layout-overruled = «{ $mark }»: tegnet på { $drawn }. Etter disse reglene er det i stedet { $played }, og slik spilles det.
layout-unused = «{ $mark }»: tegnet på { $drawn }. Disse reglene tar ikke hensyn til det.
layout-to-have-it-drawn = Endre reglene hvis det skal spilles slik det er tegnet.
layout-broken-link = Lenken er ødelagt: ingen oppstilling kunne leses ut av den.
layout-underlay = Vis punktene i håndskriftet
layout-on-points = { $on } av håndskriftets { $of } punkter er opptatt, { $beside ->
    [0] og ingen står ved siden av.
    [one] og én brikke står ved siden av.
   *[other] og { $beside } brikker står ved siden av.
  }
layout-manuscript = Håndskriftet
layout-play = Spill den
layout-change-rules = Endre reglene
layout-save = I denne nettleseren
layout-save-note = Arbeidet lagres i denne nettleseren når du lukker siden. Lagre det under navnet før du begynner på noe annet.
layout-save-as = Lagre som «{ $name }»
layout-share = Del eller last ned
layout-link = Lag en lenke
layout-file = Lagre som fil
layout-show-file = Filen
layout-open = Åpne en regelfil
layout-no-file = Filen er ikke et feilfritt regelsett, eller brettet hører ikke til dem som tegnes her.
layout-measure = Er den rettferdig?
layout-measure-note = Programmet kan spille den mot seg selv og telle: det tar minutter på et lite brett, en time eller mer på et stort. Lagre begge filene i én mappe, og skriv disse kommandoene der: den første lager åpningene, den andre spiller.
layout-measure-save = Lagre { $rules } og { $study }
layout-study-title = Er «{ $name }» rettferdig?
symmetry-none = ingen
symmetry-half-turn = dobbel: en halv omdreining
symmetry-mirror = dobbel: venstre og høyre
symmetry-quarter-turns = firedobbel: kvarte omdreininger
symmetry-mirrors = firedobbel: to speil
symmetry-all = åttedobbel: omdreininger og speil
