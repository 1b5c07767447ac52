# The page in the browser, but for the game itself: title, new game, list of games, settings, and
# what can go wrong.

page-title = Mansuba
# The browser's tab.
title-of-page = { $page } · Mansuba
skip-to-content = Skip to content
# Names the navigation for screen readers: "Main navigation".
nav-label = Main
nav-new = New game
nav-games = My games
nav-rules = Rules
read-rules = Read the rules
nav-editor = Position editor

# The title.
title-what = Lead your six totem figures from Temple to Pyramid, and beguile whoever stands in your way: a race for two to six players.
# A button that starts a game at once.
title-play = Play
# A link to the page where one chooses everything oneself.
title-choose = Choose players
# One of the players in title-with. $player is one of the player-… messages.
title-player = { $name } ({ $player })
# Whom the button starts a game with. $players is a list of title-player.
title-with = { $players }, board: { $board }
title-resume = Games under way
title-all-games =
    { $count ->
        [one] Your game
       *[other] All { $count } games
    }
# For whoever has never played: a first game, in which the page says what can be done and why.
title-learn = Learn by playing
title-learn-means = New here? Play a short first game with tips, or take the lessons.
title-lessons = Ten small lessons

# A new game.
new-loading = Looking for boards and players …
new-how-many = How many play?
new-who = Who plays?
# Labels for screen readers. $seat counts the players from 1.
new-name-of = Name of player { $seat }
new-player-of = Who decides for player { $seat }
new-board = Board
new-dice = Who throws the sticks?
new-rules = House rules
new-rules-changed =
    { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
new-rules-means = Agreed among the players. Leave them as they are for your first game.
new-begin = Begin
new-position = The game begins with the position that was set up.
new-position-change = Change the position
new-position-own = Begin with a position of your own

# Names proposed for the players, as this language writes them.
name-nefertari = Nefertari
name-khufu = Khufu
name-hatshepsut = Hatshepsut
name-ramses = Ramses
name-tiye = Tiye
name-imhotep = Imhotep

# Who decides for a seat: a person at this screen, or a bot of some level. Stands alone in a list of
# choices, and in brackets behind a name.
player-here = person here
player-open = someone elsewhere
player-open-means = Someone elsewhere: the seat stays free until somebody whom you invite takes it.
player-scribe = bot: scribe
player-scribe-means = The scribe makes the best of the first moves that come to mind: an easy rival.
player-merchant = bot: merchant
player-merchant-means = The merchant takes whatever brings it furthest: a fair rival.
player-priest = bot: priest
player-priest-means = The priest sees danger coming and keeps out of its way: a strong rival.
player-vizier = bot: vizier
player-vizier-means = The vizier thinks ahead, of the sticks and of what the others will do: hard to beat.

board-sun = Sun
board-sun-means = The usual board, with { $spaces } spaces.
board-oasis = Oasis
board-oasis-means = Smaller, with { $spaces } spaces: a game takes about a quarter less time.
board-own-means = From a file of yours, with { $spaces } spaces.
# $problem is in English: it quotes the program that read the file.
board-broken = This file cannot be used: { $problem }

dice-program = The program
dice-program-means = A tap, and the sticks tumble here.
dice-hand = We do, at the table
dice-hand-means = You have real sticks: throw them and enter what they show.

rule-temple-reentry = The way back is open
rule-temple-reentry-means = A figure may return to its Temple, only not in the move in which it left.
rule-no-sanctuary = No safety in the Pyramid
rule-no-sanctuary-means = Figures can be beguiled even in their own Pyramid.
rule-laws-bind-mover = Courts open to the mover
rule-laws-bind-mover-means = A figure may land in the courts of the player who moves it, and in no others.

# The list of games.
games-loading = Looking for your games …
games-none = There are no games yet.
games-resume = Resume
# Read to screen readers instead of the short word on the button.
games-resume-this = Resume { $name }
games-look = Look
games-look-this = Look at { $name }
games-rename = Rename
games-rename-this = Rename { $name }
games-new-name = New name
games-keep-name = Keep
games-renamed = The game is now called { $name }.
games-delete = Delete
games-delete-this = Delete { $name }
games-delete-title = Delete { $name }?
games-delete-text = The game and its whole log will be gone for good.
games-delete-yes = Delete
games-delete-no = Keep
games-deleted = { $name } is deleted.

# How a game stands.
game-won = { $name } has won
game-over = Finished
game-in-set-up = Being set up
game-in-turn = Turn { NUMBER($turn) }
game-loading = Opening the game …
game-waits = The game opens as soon as the server answers.

# Settings.
settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser
settings-theme = Colours
theme-auto = As the system says
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
# How fast figures move and bots play.
settings-pace = Speed
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
settings-confirm = Confirm moves
settings-confirm-means = A finished move waits until you send it.
settings-turned = Turn the board
settings-turned-means = Whoever decides at this screen sees their Temple at the bottom.
settings-notation = Show the notation
settings-notation-means = In the log, each decision also stands in its short form.
settings-tips = Tips while playing
settings-tips-means = The page says what can be done, the first time that it can.
settings-done = Done

# An address that leads nowhere.
lost-title = Nothing here
lost-text = This address leads to no page of Mansuba. Your games are safe.
lost-to-title = To the title

# While the server does not answer.
away-title = The server does not answer.
away-text = Is it still running? Your game is stored and goes on as soon as it is back.
away-retry = Try again

# What can go wrong. $where is the part of the request that was wrong, as a technical name.
problem-away = The server does not answer. Nothing is lost; please try again in a moment.
problem-unexpected = Something went wrong in this page. Reload it: your game is stored.
problem-invalid = The server cannot accept this: { $where }
problem-not-understood = The server does not understand this decision. Reload the page and try again.
problem-no-such-game = This game does not exist, or it has been deleted.
problem-no-such-board = This board is not there any more. Please choose another one.
problem-no-such-player = This kind of bot is not there any more. Please choose another one.
problem-wrong-number-of-seats = This board has no room for so many players. Please choose another number.
problem-bad-position = This position cannot be, or the game is over in it. The position editor says why.
problem-not-yours = Somebody else decides here, not you.
problem-not-a-member = You only watch at this table.
problem-not-the-host = Only the host of the table may do that.
problem-not-open = This seat is taken by now.
problem-not-now = That cannot be done just now.
problem-no-such-link = This link is not good any more: it has expired, was used or was revoked.
problem-name-needed = Please say first what you are called.
problem-too-many =
    { $seconds ->
        [0] There are as many as this server allows. Remove some that are not needed any more.
        [one] That was too much at once. Please try again in a second.
       *[other] That was too much at once. Please try again in { $seconds } seconds.
    }
problem-chat-off = Writing is turned off at this table. Set phrases can be said.
problem-not-these-dice = In this game the program throws the sticks.
problem-nothing-to-undo = There is nothing that could be taken back.
problem-stale = Meanwhile the game has gone on, perhaps in another tab. Here is how it stands now.
problem-refused = The rules forbid this.
problem-broken-record = This record cannot be read.
problem-disk-full = The disk is full: nothing could be stored. Make some room and try again; the game stands as it did before.
problem-store-away = The games cannot be read or written just now. Please try again in a moment.
problem-ending = The server is about to stop. Please try again in a moment.
problem-forbidden = The server did not accept this request because it seems to come from another site.
problem-no-such-page = The server does not know this address.
problem-internal = Something went wrong in the server. The game stands as it did; please try again.

# A game as a link, and a record to look at.
share-title = Share this game
share-short = Share
share-this = Share: { $name }
games-open-record = Open a record
