## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Règles lues dans une notation de règles OpenTafl.
opentafl-start = Le départ de la notation
opentafl-moving-between = La notation n’en dit rien ; dans le programme, et dans presque toutes les sources de la famille, seul prend le camp qui joue.
opentafl-commanders = La notation n’en dit rien ; le programme fait ainsi, et ne prend pas autrement un roi fort quand les attaquants ont des commandants.
opentafl-encirclement = La notation parle de l’un et l’autre camp ; le programme ne regarde que les défenseurs, et l’on n’encercle guère les attaquants.
opentafl-repetition = C’est la définition de la notation. Le programme lit `i` comme une nulle, et prend `l` et `w` l’un pour l’autre.
opentafl-no-moves = La notation n’en dit rien. Dans le programme, les défenseurs perdent quand aucun d’eux n’a de case libre à côté de lui ; rien n’est prévu pour les attaquants. Les autres lectures sont la nulle et le tour passé.
opentafl-hostile-to-king = C’est ce que dit la liste. Le programme OpenTafl tient une case pour hostile au roi si elle l’est aux hommes de son camp.
