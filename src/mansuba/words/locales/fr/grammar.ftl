# Comment les choses se nomment dans une phrase : les formes utiles à cette langue, pas davantage.
# $kind vaut falcon, woman, crocodile, ibis, jackal ou cat ; $side vaut temple ou pyramid.

kind-name =
    { $kind ->
        [falcon] Faucon
        [woman] Femme
        [crocodile] Crocodile
        [ibis] Ibis
        [jackal] Chacal
       *[cat] Chat
    }
figure-gender =
    { $kind ->
        [woman] feminine
       *[other] masculine
    }
figure-the =
    { $kind ->
        [falcon] le Faucon
        [woman] la Femme
        [crocodile] le Crocodile
        [ibis] l’Ibis
        [jackal] le Chacal
       *[cat] le Chat
    } de la place { $seat }
figure-of =
    { $kind ->
        [falcon] du Faucon
        [woman] de la Femme
        [crocodile] du Crocodile
        [ibis] de l’Ibis
        [jackal] du Chacal
       *[cat] du Chat
    } de la place { $seat }
figure-brief = { kind-name } de la place { $seat }
stick-the = le bâtonnet { kind-name }
stick-name = bâtonnet { kind-name }
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } avec le Naal
       *[no] { kind-name } { $icons }
    }
court-the =
    { $side ->
        [temple] le Temple de la place { $seat }
       *[pyramid] la Pyramide de la place { $seat }
    }
court-to =
    { $side ->
        [temple] au Temple de la place { $seat }
       *[pyramid] à la Pyramide de la place { $seat }
    }
seat-the = la place { $seat }
seat-name = place { $seat }
