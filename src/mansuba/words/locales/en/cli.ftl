# The command: its help, what it says, what it asks.

error = Error: { $sentence }
cannot-read = { $file } cannot be read: { $problem }
cannot-write = { $file } cannot be written: { $problem }
no-home = There is no home folder here. Name a place with { $option }.

usage-try-help = For help: { $command }
usage-no-such-option = There is no option { $option }.
usage-no-such-command = There is no command { $name }.
usage-no-command = A command is missing.
usage-missing = { $name } is missing.
usage-extra = This is one thing too many: { $name }
usage-needs-value = { $name } needs a value.
usage-needs-values = { $name } needs { $values } values, as in { $example }.
usage-no-value = { $name } takes no value.
usage-bad-value = { $name }: { $problem }
usage-number = It has to be a whole number from { $least } to { $most }, not { $given }.
usage-one-of = Possible values: { $known }. Given: { $given }
usage-input-read = The position is already read from standard input. Name a file instead.

help-usage = Usage:
help-heading = { $name }
help-arguments = Arguments
help-options = Options
help-command = Command
help-commands = Commands
help-help = Show this help.
help-install-completion = Install completion for this shell.
help-show-completion = Show the completion for this shell, to copy or adapt it.
help-mansuba = Mansuba: a race of totem figures across a board of hexagons, for two to six players.
help-play = Play in the browser: alone against bots, or with others around one screen.
help-demo = Watch a game that plays itself.
help-rules = The rules, or one law or section of them.
help-board = Boards and editions, built in or from files.
help-board-show = Draw a board and say what there is on it.
help-board-check = Say whether a board or edition can work, and if not, why.
help-draw = Draw a position in the terminal or as an SVG picture.
help-perft = Count all lines of play of a given length, to test an engine.
help-random = Play a game in which every decision is made at random.
help-replay = Step through a recorded game.
help-convert = Turn records from text into JSON, one game to a line, or back.
help-terminal = Play with two to six people at one keyboard.

metavar-file = FILE
metavar-folder = FOLDER
metavar-out = OUT
metavar-law = LAW
argument-law = A law, 1 to 7, or one of: { $topics }. Everything, if left out.
argument-board = An edition in a TOML file, or the word sun or oasis; - is standard input.
argument-position = A position as one line of the notation, in quotes; - reads it from standard input.
argument-record = A file of records; - is standard input.
argument-out = Where to write; standard output, if left out.
option-lang = The language. Default: that of the environment.
option-version = Show the version.
option-edition = The edition: a TOML file, the word sun or oasis, or - for standard input. Default: the standard edition on sun.
option-edition-file = The edition: a TOML file, or the word sun or oasis. Default: the standard edition on sun.
option-signs = How to show the kinds of figures. Default: as letters.
option-names = Write the names of the spaces.
option-svg = Write an SVG picture to this file; - is standard output.
option-depth = How many decisions long.
option-divide = Count separately for each first decision.
option-players = How many play, 2 to 6. Default: 2.
option-seed = The same number gives the same throws. Default: different ones each time.
option-record = Write the game to this file; as JSON if its name ends in .json or .jsonl.
option-turns = Stop after this many turns. Default: 1000.
option-game = Which game of the file. Default: the first.
option-linear = Words only, no drawing; good for screen readers.
option-to = The form to write. Default: what the name of OUT suggests.
option-dice = Who throws the sticks: the program, or you, typing what they show. Default: the program.
option-player-names = The players’ names in the order of their seats, separated by commas.
option-resume = Go on with the last game in this file.
option-save = Where the game is saved. Default: in your own data folder.
option-port = The port to listen on. Default: { $port }, or any other if that is taken.
option-data = The folder with your games and boards. Default: your own data folder.
option-no-browser = Do not open the browser.

play-ready = Mansuba is ready at { $address }
play-stop = Ctrl-C stops it; your games are kept.
play-already = Mansuba is already running with this folder, at { $address }
play-held = Another program is using { $folder } and does not say at which address. Stop it, or wait a moment and try again.
play-port-taken = The port { $port } is already taken. Choose another, or leave --port out.
play-no-database = { $file } is not a database of games, or it is damaged. Go back to a backup with “mansuba restore”, or move it away to begin afresh.
play-newer-database = { $file } was written by a newer version of Mansuba. Please install that version.
play-away = { $file } cannot be used: { $problem }
play-full = There is no room left on the disk for { $file }.
play-weak = { $file } would let moves be lost when the power fails: its setting { $setting } is { $value }. Change that and start again.

board-works = { $file }: this works.
board-edition = Edition { $edition }
board-size = { $spaces } spaces, { $directions } directions
board-seats = { $players } players: seats { $seats }

perft-counting = Counting
perft-lines = Lines of play, { $depth ->
        [one] one decision
       *[other] { $depth } decisions
    } long: { $lines } ({ $seconds } s)

random-playing = Playing
random-result =
    { $result ->
        [none] Truncated: nobody has won. Turns: { $turns }. Seed: { $seed }.
       *[other] Seat { $result } wins. Turns: { $turns }. Seed: { $seed }.
    }

replay-keys = Enter: on · b: back · t: to the next turn · e: to the end · a number: to that decision · q: quit
replay-prompt = { $shown } of { $of }:
replay-end = This is the end of the record.
replay-start = This is the beginning of the record.
replay-name = { SEAT($seat, form: "the", start: "yes") }: { $name }
replay-no-such-game =
    { $count ->
        [one] The file has only one game.
       *[other] The file has { $count } games.
    }

position-seat = { SEAT($seat, form: "the", start: "yes") }: { $figures }
position-sticks = Unused sticks: { THROW($faces) }
position-next =
    { $phase ->
        [set-up] { SEAT($actor, form: "the", start: "yes") } sets up a figure.
        [lot] The lot chooses who begins.
        [throw] The sticks are thrown.
        [take] { SEAT($actor, form: "the", start: "yes") } takes a stick.
        [step] { SEAT($actor, form: "the", start: "yes") } is moving.
       *[place] { SEAT($actor, form: "the", start: "yes") } places the beguiled figure.
    }

terminal-welcome = Type a number, a word of the notation, or “{ $help }” for help.
terminal-roll =
    { $phase ->
        [lot] Enter draws the lot.
       *[throw] Enter throws the sticks.
    }
terminal-type-throw =
    { $phase ->
        [lot] Which seat does the lot fall on?
       *[throw] What do the sticks show, from Falcon to Cat (such as 1 2n 4 3 1 4)?
    }
terminal-which-figure = Which figure?
terminal-not-understood = Not understood: “{ $text }”
terminal-choose = Type a number from 1 to { $most }, or the word beside it.
terminal-undone = Taken back.
terminal-stands = Nothing can be taken back here: a throw, the lot and what somebody else decided all stand.
terminal-saved = Game saved in { $file }
terminal-save-where = Save it elsewhere? Type the name of a file, or Enter to lose the game.
terminal-legal = Nothing forbids it: it is allowed.
terminal-set-up-only = That is for the set-up only.
terminal-nothing-to-resume = There is no unfinished game in that file.
terminal-resumed-has = A game that goes on has all this already. With --resume, leave this out.
terminal-input-typed = What is typed during the game comes from standard input. Name a file instead.

choice-stick =
    { $naal ->
        [n] { STICK($stick, form: "the") }, { $icons } with the Naal
       *[no] { STICK($stick, form: "the") }, { $icons }
    }
choice-take =
    { $way ->
        [sacrifice] { FIGURE($figure, form: "the") } on { $space }, one step (sacrifice)
       *[matching] { $steps ->
            [one] { FIGURE($figure, form: "the") } on { $space }, one step
           *[other] { FIGURE($figure, form: "the") } on { $space }, up to { $steps } steps
        }
    }
choice-simple = to { $space }
choice-jump =
    { $beguiles ->
        [yes] jump over { FIGURE($over, form: "the") } to { $space }; beguiles
       *[no] jump over { FIGURE($over, form: "the") } to { $space }
    }
choice-stop = stop here
choice-pass = give up { STICK($stick, form: "the") }
choice-place = { FIGURE($figure, form: "the") } on { $space }

command-line = { $name }: { $does }
command-help = help
command-help-does = this list
command-undo = undo
command-undo-does = take your last decision back; not past a throw or somebody else’s decision
command-save = save
command-save-does = save the game, in a file of your choice if you name one
command-board = board
command-board-does = draw the board
command-where = where
command-where-does = say in words where everything is
command-rules = rules
command-rules-does = show a law or section of the rules, such as: rules 3
command-why = why
command-why-does = say why a decision is not allowed, such as: why C:0K
command-fill = fill
command-fill-does = set up the rest of your figures automatically
command-quit = quit
command-quit-does = save and leave
