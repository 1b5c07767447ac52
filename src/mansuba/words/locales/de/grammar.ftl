# Wie Dinge im Satz heißen: die Formen, die diese Sprache braucht, und keine anderen.
# $kind ist falcon, woman, crocodile, ibis, jackal oder cat; $side ist temple oder pyramid.

kind-name =
    { $kind ->
        [falcon] Falke
        [woman] Frau
        [crocodile] Krokodil
        [ibis] Ibis
        [jackal] Schakal
       *[cat] Katze
    }
figure-nominative =
    { $kind ->
        [falcon] der Falke
        [woman] die Frau
        [crocodile] das Krokodil
        [ibis] der Ibis
        [jackal] der Schakal
       *[cat] die Katze
    } von Platz { $seat }
figure-accusative =
    { $kind ->
        [falcon] den Falken
        [woman] die Frau
        [crocodile] das Krokodil
        [ibis] den Ibis
        [jackal] den Schakal
       *[cat] die Katze
    } von Platz { $seat }
figure-dative =
    { $kind ->
        [falcon] dem Falken
        [woman] der Frau
        [crocodile] dem Krokodil
        [ibis] dem Ibis
        [jackal] dem Schakal
       *[cat] der Katze
    } von Platz { $seat }
figure-brief = { kind-name } von Platz { $seat }
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
        [temple] im Tempel von Platz { $seat }
       *[pyramid] in der Pyramide von Platz { $seat }
    }
court-to =
    { $side ->
        [temple] zum Tempel von Platz { $seat }
       *[pyramid] zur Pyramide von Platz { $seat }
    }
seat-the = Platz { $seat }
