# Wie Dinge im Satz heißen: die Formen, die diese Sprache braucht, und keine anderen.
# $kind ist falcon, woman, crocodile, ibis, jackal oder cat; $side ist temple oder pyramid.
# $seat ist eine Zahl; $named sagt, ob ein Name für sie steht und wie er anfängt: no, vowel oder
# consonant; $name ist der Name.

seat-the =
    { $named ->
        [no] Platz { $seat }
       *[yes] { $name }
    }
kind-name =
    { $kind ->
        [falcon] Falke
        [woman] Frau
        [crocodile] Krokodil
        [ibis] Ibis
        [jackal] Schakal
       *[cat] Katze
    }
kind-nominative =
    { $kind ->
        [falcon] der Falke
        [woman] die Frau
        [crocodile] das Krokodil
        [ibis] der Ibis
        [jackal] der Schakal
       *[cat] die Katze
    }
kind-accusative =
    { $kind ->
        [falcon] den Falken
        [woman] die Frau
        [crocodile] das Krokodil
        [ibis] den Ibis
        [jackal] den Schakal
       *[cat] die Katze
    }
figure-nominative = { kind-nominative } von { seat-the }
figure-accusative = { kind-accusative } von { seat-the }
figure-dative =
    { $kind ->
        [falcon] dem Falken
        [woman] der Frau
        [crocodile] dem Krokodil
        [ibis] dem Ibis
        [jackal] dem Schakal
       *[cat] der Katze
    } von { seat-the }
figure-brief = { kind-name } von { seat-the }
stick-name =
    { $kind ->
        [falcon] Falken-Würfelholz
        [woman] Frauen-Würfelholz
        [crocodile] Krokodil-Würfelholz
        [ibis] Ibis-Würfelholz
        [jackal] Schakal-Würfelholz
       *[cat] Katzen-Würfelholz
    }
stick-nominative = das { stick-name }
stick-accusative = das { stick-name }
stick-dative = dem { stick-name }
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } mit Naal
       *[no] { kind-name } { $icons }
    }
court-in =
    { $side ->
        [temple] im Tempel von { seat-the }
       *[pyramid] in der Pyramide von { seat-the }
    }
court-to =
    { $side ->
        [temple] zum Tempel von { seat-the }
       *[pyramid] zur Pyramide von { seat-the }
    }
