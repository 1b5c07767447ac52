# Cómo se nombran las cosas dentro de una frase: las formas que necesita esta lengua y ninguna más.
# $kind es falcon, woman, crocodile, ibis, jackal o cat; $side es temple o pyramid.

kind-name =
    { $kind ->
        [falcon] Halcón
        [woman] Mujer
        [crocodile] Cocodrilo
        [ibis] Ibis
        [jackal] Chacal
       *[cat] Gato
    }
figure-the =
    { $kind ->
        [woman] la { kind-name }
       *[other] el { kind-name }
    } del asiento { $seat }
figure-of =
    { $kind ->
        [woman] de la { kind-name }
       *[other] del { kind-name }
    } del asiento { $seat }
figure-to =
    { $kind ->
        [woman] a la { kind-name }
       *[other] al { kind-name }
    } del asiento { $seat }
figure-brief = { kind-name } del asiento { $seat }
stick-the =
    { $kind ->
        [woman] el palo dado de la { kind-name }
       *[other] el palo dado del { kind-name }
    }
stick-to =
    { $kind ->
        [woman] al palo dado de la { kind-name }
       *[other] al palo dado del { kind-name }
    }
stick-name =
    { $kind ->
        [woman] palo dado de la { kind-name }
       *[other] palo dado del { kind-name }
    }
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } con el Naal
       *[no] { kind-name } { $icons }
    }
court-to =
    { $side ->
        [temple] al Templo del asiento { $seat }
       *[pyramid] a la Pirámide del asiento { $seat }
    }
seat-the = el asiento { $seat }
seat-of = del asiento { $seat }
seat-to = al asiento { $seat }
seat-name = asiento { $seat }
