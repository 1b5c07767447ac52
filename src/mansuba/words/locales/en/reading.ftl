# The page of rules: contents, search, and small boards to try.

reading-contents = Contents
reading-search = Search the rules
reading-found =
    { $count ->
        [one] Found in one place.
       *[other] Found in { $count } places.
    }
# $wanted is what was searched for.
reading-nothing = The rules say nothing about “{ $wanted }”.
reading-show-all = Show all the rules
reading-away = The rules appear as soon as the server answers.

# A small board.
reading-try = Try it
reading-again = Start again
reading-over = That was the whole turn.
example-board = You play seat 0, at the bottom, and the Crocodile stick shows 3. Choose any space to learn its name, or one of your figures to see where it can go.
example-step = The Falcon stick shows 1. Choose the Falcon and make one step: onto an empty space, or over a neighbour.
example-jump = The Woman has three steps. Lead her over seat 3’s Crocodile, then over your own Ibis. And why not over the Cat?
example-temple = The Crocodile has left its Temple. Try to lead it back, to c6. The figures that are still inside may move about there.
example-courts = The Cat stands before seat 3’s Temple, which is closed to it. Its own Pyramid, close by, is open.
example-pyramid = The Woman has arrived. She may still move about in the Pyramid; try to lead her out of it.
example-naal = The Jackal stick shows 2 and the Naal: go up to two steps with your own Jackal or with seat 3’s, or one step with any other figure.
example-sacrifice = The Crocodile stick shows 3. Your Crocodile can go three steps with it, your Ibis only one: the stick is then sacrificed.
example-beguile = Jump over seat 3’s Jackal with the Ibis. Then choose, as seat 3 would, where in its Temple the Jackal is put, and go on with the steps that are left.
example-end = Five figures are in the Pyramid. Lead the Falcon in as the sixth.
