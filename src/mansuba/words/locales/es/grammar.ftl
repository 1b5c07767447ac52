# Cómo se nombran las cosas dentro de una frase: las formas que necesita esta lengua y ninguna más.
# $kind es falcon, woman, crocodile, ibis, jackal o cat; $side es temple o pyramid.
# $seat es un número; $named dice si lo sustituye un nombre y cómo empieza: no, vowel o consonant;
# $name es ese nombre.

seat-the =
    { $named ->
        [no] el asiento { $seat }
       *[yes] { $name }
    }
seat-of =
    { $named ->
        [no] del asiento { $seat }
       *[yes] de { $name }
    }
seat-to =
    { $named ->
        [no] al asiento { $seat }
       *[yes] a { $name }
    }
seat-name =
    { $named ->
        [no] asiento { $seat }
       *[yes] { $name }
    }
kind-name =
    { $kind ->
        [falcon] Halcón
        [woman] Mujer
        [crocodile] Cocodrilo
        [ibis] Ibis
        [jackal] Chacal
       *[cat] Gato
    }
kind-the =
    { $kind ->
        [woman] la { kind-name }
       *[other] el { kind-name }
    }
kind-to =
    { $kind ->
        [woman] a la { kind-name }
       *[other] al { kind-name }
    }
figure-the = { kind-the } { seat-of }
figure-of =
    { $kind ->
        [woman] de la { kind-name }
       *[other] del { kind-name }
    } { seat-of }
figure-to = { kind-to } { seat-of }
figure-brief = { kind-name } { seat-of }
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
court-in =
    { $side ->
        [temple] en el Templo { seat-of }
       *[pyramid] en la Pirámide { seat-of }
    }
court-to =
    { $side ->
        [temple] al Templo { seat-of }
       *[pyramid] a la Pirámide { seat-of }
    }
