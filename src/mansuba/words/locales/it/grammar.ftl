# Come si chiamano le cose dentro una frase: le forme che servono a questa lingua e nessun’altra.
# $kind è falcon, woman, crocodile, ibis, jackal o cat; $side è temple o pyramid.
# $seat è un numero; $named dice se un nome ne prende il posto e come comincia: no, vowel o consonant;
# $name è quel nome.

seat-the =
    { $named ->
        [no] il posto { $seat }
       *[yes] { $name }
    }
seat-of =
    { $named ->
        [no] del posto { $seat }
       *[yes] di { $name }
    }
seat-to =
    { $named ->
        [no] al posto { $seat }
       *[yes] a { $name }
    }
seat-name =
    { $named ->
        [no] posto { $seat }
       *[yes] { $name }
    }
kind-name =
    { $kind ->
        [falcon] Falco
        [woman] Donna
        [crocodile] Coccodrillo
        [ibis] Ibis
        [jackal] Sciacallo
       *[cat] Gatto
    }
kind-the =
    { $kind ->
        [falcon] il Falco
        [woman] la Donna
        [crocodile] il Coccodrillo
        [ibis] l’Ibis
        [jackal] lo Sciacallo
       *[cat] il Gatto
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
figure-the = { kind-the } { seat-of }
figure-of = { kind-of } { seat-of }
figure-brief = { kind-name } { seat-of }
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
        [temple] nel Tempio { seat-of }
       *[pyramid] nella Piramide { seat-of }
    }
court-to =
    { $side ->
        [temple] al Tempio { seat-of }
       *[pyramid] alla Piramide { seat-of }
    }
