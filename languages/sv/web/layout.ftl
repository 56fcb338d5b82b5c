## Uppställningsverkstaden

layout-title = Rita en uppställning
layout-symmetry = Penselns symmetri
layout-size = Bräde
layout-from = Börja med en av programmets uppställningar
layout-from-none = välj …
layout-rules = Spelas efter reglerna i
layout-name = Namn
layout-unnamed = Min uppställning
layout-good = Klar att spelas.
layout-added = ”{ $mark }”: de här reglerna lägger det på { $played }.
layout-overruled = ”{ $mark }”: ritat på { $drawn }. Enligt de här reglerna är det i stället { $played }, och så spelas det.
layout-unused = ”{ $mark }”: ritat på { $drawn }. De här reglerna tar ingen hänsyn till det.
layout-to-have-it-drawn = Ändra reglerna om det ska spelas som det är ritat.
layout-broken-link = Länken är skadad: ingen uppställning gick att läsa ur den.
layout-underlay = Visa handskriftens punkter
layout-on-points = { $on } av handskriftens { $of } punkter är upptagna, { $beside ->
    [0] och ingen pjäs står utanför dem.
    [one] och en pjäs står utanför dem.
   *[other] och { $beside } pjäser står utanför dem.
  }
layout-manuscript = Handskriften
layout-play = Spela den
layout-change-rules = Ändra reglerna
layout-save = I den här webbläsaren
layout-save-note = Ditt arbete sparas i den här webbläsaren när du stänger sidan. Spara det under sitt namn innan du börjar på något annat.
layout-save-as = Spara som ”{ $name }”
layout-share = Dela eller ladda ner
layout-link = Gör en länk
layout-file = Spara som fil
layout-show-file = Filen
layout-open = Öppna en regelfil
layout-no-file = Filen är inget felfritt regelverk, eller så hör dess bräde inte till dem som ritas här.
layout-measure = Är den rättvis?
layout-measure-note = Programmet kan spela den mot sig självt och räkna: det tar minuter på ett litet bräde, en timme eller mer på ett stort. Spara båda filerna i en mapp och skriv de här kommandona där: det första gör öppningarna, det andra spelar.
layout-measure-save = Spara { $rules } och { $study }
layout-study-title = Är ”{ $name }” rättvis?
symmetry-none = ingen
symmetry-half-turn = dubbel: ett halvt varv
symmetry-mirror = dubbel: vänster och höger
symmetry-quarter-turns = fyrdubbel: kvarts varv
symmetry-mirrors = fyrdubbel: två speglar
symmetry-all = åttadubbel: vridningar och speglar
