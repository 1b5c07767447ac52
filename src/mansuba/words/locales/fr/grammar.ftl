# Comment les choses se nomment dans une phrase : les formes utiles à cette langue, pas davantage.
# $kind vaut falcon, woman, crocodile, ibis, jackal ou cat ; $side vaut temple ou pyramid.
# $seat est un nombre ; $named dit si un nom en tient lieu et comment il commence : no, vowel ou
# consonant ; $name est ce nom.

seat-the =
    { $named ->
        [no] la place { $seat }
       *[yes] { $name }
    }
seat-of =
    { $named ->
        [no] de la place { $seat }
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
seat-name =
    { $named ->
        [no] place { $seat }
       *[yes] { $name }
    }
kind-name =
    { $kind ->
        [falcon] Faucon
        [woman] Femme
        [crocodile] Crocodile
        [ibis] Ibis
        [jackal] Chacal
       *[cat] Chat
    }
kind-the =
    { $kind ->
        [falcon] le Faucon
        [woman] la Femme
        [crocodile] le Crocodile
        [ibis] l’Ibis
        [jackal] le Chacal
       *[cat] le Chat
    }
figure-gender =
    { $kind ->
        [woman] feminine
       *[other] masculine
    }
figure-the = { kind-the } { seat-of }
figure-of =
    { $kind ->
        [falcon] du Faucon
        [woman] de la Femme
        [crocodile] du Crocodile
        [ibis] de l’Ibis
        [jackal] du Chacal
       *[cat] du Chat
    } { seat-of }
figure-brief = { kind-name } { seat-of }
stick-the = le bâtonnet { kind-name }
stick-name = bâtonnet { kind-name }
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } avec le Naal
       *[no] { kind-name } { $icons }
    }
court-the =
    { $side ->
        [temple] le Temple { seat-of }
       *[pyramid] la Pyramide { seat-of }
    }
court-to =
    { $side ->
        [temple] au Temple { seat-of }
       *[pyramid] à la Pyramide { seat-of }
    }
