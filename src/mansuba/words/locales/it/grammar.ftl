# Come si chiamano le cose dentro una frase: le forme che servono a questa lingua e nessun’altra.
# $kind è falcon, woman, crocodile, ibis, jackal o cat; $side è temple o pyramid.

kind-name =
    { $kind ->
        [falcon] Falco
        [woman] Donna
        [crocodile] Coccodrillo
        [ibis] Ibis
        [jackal] Sciacallo
       *[cat] Gatto
    }
kind-of =
    { $kind ->
        [falcon] del Falco
        [woman] della Donna
        [crocodile] del Coccodrillo
        [ibis] dell’Ibis
        [jackal] dello Sciacallo
       *[cat] del Gatto
    }
figure-gender =
    { $kind ->
        [woman] feminine
       *[other] masculine
    }
figure-the =
    { $kind ->
        [falcon] il Falco
        [woman] la Donna
        [crocodile] il Coccodrillo
        [ibis] l’Ibis
        [jackal] lo Sciacallo
       *[cat] il Gatto
    } del posto { $seat }
figure-of = { kind-of } del posto { $seat }
figure-brief = { kind-name } del posto { $seat }
stick-the = il bastoncino-dado { kind-of }
stick-to = al bastoncino-dado { kind-of }
stick-name = bastoncino-dado { kind-of }
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } con il Naal
       *[no] { kind-name } { $icons }
    }
court-in =
    { $side ->
        [temple] nel Tempio del posto { $seat }
       *[pyramid] nella Piramide del posto { $seat }
    }
court-to =
    { $side ->
        [temple] al Tempio del posto { $seat }
       *[pyramid] alla Piramide del posto { $seat }
    }
seat-the = il posto { $seat }
seat-of = del posto { $seat }
seat-to = al posto { $seat }
seat-name = posto { $seat }
