## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Reglur lesnar úr regluritun OpenTafl.
opentafl-start = Upphafsstaðan í rituninni
opentafl-moving-between = Ritunin segir ekkert um það; í forritinu, og í nær öllum heimildum um þessa ætt, drepur aðeins liðið sem leikur.
opentafl-commanders = Ritunin segir ekkert um það; forritið gerir þetta og drepur sterkan konung ekki á annan hátt þar sem sóknarmenn hafa foringja.
opentafl-encirclement = Ritunin talar um hvort lið sem er; forritið lítur aðeins á varnarmenn, og sóknarmenn verða varla umkringdir.
opentafl-repetition = Svo skilgreinir ritunin það. Forritið les `i` sem jafntefli og víxlar `l` og `w`.
opentafl-no-moves = Ritunin segir ekkert um það. Í forritinu tapa varnarmenn þegar enginn þeirra hefur auðan reit við hlið sér; um sóknarmenn er ekkert ákveðið. Hinir kostirnir eru jafntefli og að sitja hjá.
opentafl-hostile-to-king = Svo segir listinn. Forritið OpenTafl telur reit fjandsamlegan konungi þar sem hann er fjandsamlegur mönnum úr liði hans.
