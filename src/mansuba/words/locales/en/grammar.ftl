# What things are called inside a sentence: the forms this language needs, and no others.
# $kind is falcon, woman, crocodile, ibis, jackal or cat; $side is temple or pyramid.
# $seat is a number; $named says whether someone’s name stands for it, and how that begins: no, vowel
# or consonant; $name is the name.

kind-name =
    { $kind ->
        [falcon] Falcon
        [woman] Woman
        [crocodile] Crocodile
        [ibis] Ibis
        [jackal] Jackal
       *[cat] Cat
    }
seat-the =
    { $named ->
        [no] seat { $seat }
       *[yes] { $name }
    }
figure-the = { seat-the }’s { kind-name }
figure-brief =
    { $named ->
        [no] { kind-name } of seat { $seat }
       *[yes] { $name }’s { kind-name }
    }
stick-the = the { kind-name } stick
stick-shows =
    { $naal ->
        [n] { kind-name } { $icons } with the Naal
       *[no] { kind-name } { $icons }
    }
court-the =
    { $side ->
        [temple] { seat-the }’s Temple
       *[pyramid] { seat-the }’s Pyramid
    }
