## Borð sem raðað er á

arrange-tools = Hvað er sett
arrange-erase = Strokleður
arrange-move = Færa
arrange-picked = Tekið upp á { $point }: farðu á annan punkt og ýttu þar á Enter.
arrange-undo = Afturkalla
arrange-redo = Endurtaka
arrange-clear = Tæma borðið
arrange-mirror = Spegla
arrange-turn = Fjórðungssnúningur
arrange-counts = { $attackers ->
    [one] { $attackers } sóknarmaður
   *[other] { $attackers } sóknarmenn
  }, { $defenders ->
    [one] { $defenders } varnarmaður
   *[other] { $defenders } varnarmenn
  }, { $kings ->
    [0] enginn konungur
   *[other] konungurinn
  }.
arrange-ratio = { $ratio } á móti 1
arrange-play = Hefja viðureignina
arrange-help = Svona er farið að
arrange-keys = Ýttu á punkt til að setja mann, strjúktu til að setja fleiri, dragðu mann til að færa hann; hægri músarhnappur eða Delete tekur burt. Með lyklum: örvarnar ganga um punktana, bókstafur og tala leiða á tiltekinn punkt, tölustafir velja hvað er sett, Enter setur það, Ctrl+Z tekur síðasta skref til baka.
arrange-remark-advice = { $remark }; { $advice }
