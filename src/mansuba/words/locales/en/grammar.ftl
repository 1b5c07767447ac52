# What things are called inside a sentence: the forms this language needs, and no others.
# $kind is falcon, woman, crocodile, ibis, jackal or cat; $side is temple or pyramid.

kind-name =
    { $kind ->
        [falcon] Falcon
        [woman] Woman
        [crocodile] Crocodile
        [ibis] Ibis
        [jackal] Jackal
       *[cat] Cat
    }
figure-the = seat { $seat }’s { kind-name }
figure-brief = { kind-name } of seat { $seat }
stick-the = the { kind-name } stick
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } with the Naal
       *[no] { kind-name } { $icons }
    }
court-the =
    { $side ->
        [temple] seat { $seat }’s Temple
       *[pyramid] seat { $seat }’s Pyramid
    }
seat-the = seat { $seat }
