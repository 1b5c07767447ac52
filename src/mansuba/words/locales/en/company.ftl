# The people at a table, some of them far away: who sits where, what they ask and tell each other.

# What is between the people now.
company-title-yours = • Your turn · Mansuba
company-yours = Your turn
company-bot-plays = A bot plays for { SEAT($seat, form: "the") } meanwhile.
company-elsewhere = { SEAT($seat, form: "the", start: "yes") } is not here just now.
company-bot-for-you = A bot decides for { SEAT($seat, form: "the") }, because you were away.
company-back = I’m back
company-nudged = The others are waiting for you.
# $time is a span such as 4:05 or 2 days 7 hr.
company-until = In { $time } a bot decides for { SEAT($seat, form: "the") }.
company-until-you = Your time: { $time }
company-question = A question for you
company-asks-undo = { SEAT($seat, form: "the", start: "yes") } asks to take back everything since their own last turn.
company-asks-end = { SEAT($seat, form: "the", start: "yes") } asks to end the game without a winner.
company-agree = Agree
company-decline = Decline
# $names is a list of names.
company-asked = You have asked. Waiting for { $names }.
company-free = A seat is free. Would you like to play?
company-watching = You are watching.
company-open =
    { $count ->
        [one] A seat is still free.
       *[other] { $count } seats are still free.
    }
company-since = Show what happened since your last turn

# Who is at the table.
people-seats = Seats
# Stand behind a name, with dots between.
people-you = you
people-host = host
people-here = here
people-elsewhere = not here
people-away = a bot plays meanwhile
people-free = Seat { $number } is free
people-sit = Sit down
people-sit-this = Sit down in seat { $number }
people-sit-title = Seat { $number }
people-sit-name = Your name at this table
people-leave = Get up
people-leave-this = Get up from seat { $number }
people-leave-title = Get up from seat { $number }?
people-leave-means = The seat is free then. You can still watch, and sit down again as long as nobody else does.
people-replace = Change
people-replace-this = Change who sits in seat { $number }
people-replace-title = Who shall sit in seat { $number }?
people-replace-means = Whoever sits there now has to get up. The figures stay where they are.
people-open = Nobody yet: leave it free
people-rather-not = Cancel
people-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-as-host = The table
people-invite = Invite
people-pause = Pause
people-resume = Go on
people-end = End the game
people-end-title = End the game?
people-end-means = It ends here for everyone, and nobody has won. This cannot be undone.
people-chat = People may write to each other
people-open-lobby = Anyone may join: the table stands in the lobby
people-open-link = Anyone who has the address may join
people-members = Who may come
people-watches = { $name } (watching)
people-remove = Remove
people-remove-this = Remove { $name }
people-remove-title = Remove { $name } from the table?
people-remove-means = They lose their seats, and cannot see the game any more unless they are invited again.
people-removed = { $name } was removed from the table.
people-propose-end = Propose to end the game
people-leave-for-good = Leave the table for good
people-leave-for-good-title = Leave the table for good?
people-leave-for-good-means = Your seats become free, and you cannot see the game any more unless you are invited again.

# How one is called back to the table.
alerts-title = When it is your turn
alerts-sound = A soft sound
alerts-ask = Allow notifications
alerts-stop = No more notifications
alerts-means = The browser tells you while this page is out of sight.
alerts-refused = The browser does not allow it. Its settings can change that.

# What people say to each other.
talk-title = Conversation
talk-empty = Nobody has said anything yet.
talk-phrases = Say with one tap
talk-write = Write something
talk-send = Send
talk-off = Writing is turned off at this table.
talk-line = { $name }: { $text }
talk-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!

# What the log says that is no decision. $name is who sits there then.
said-undone = Decisions were taken back.
said-sat = { $name } sits down in seat { $seat }.
said-opened = Seat { $seat } is free now.
said-given = { $name }, a bot, plays for seat { $seat } now.
said-away = { SEAT($seat, form: "the", start: "yes") } stays away: a bot decides meanwhile.
said-back = { SEAT($seat, form: "the", start: "yes") } is back.
said-nudged = { SEAT($seat, form: "the", start: "yes") } was reminded that the others wait.
said-paused = The game is paused.
said-resumed = The game goes on.
said-mixed = { SEAT($seat, form: "the", start: "yes") } has mixed into the dice.
said-proposed-undo = { SEAT($seat, form: "the", start: "yes") } asks to take back.
said-proposed-end = { SEAT($seat, form: "the", start: "yes") } asks to end the game.
said-agreed = { SEAT($seat, form: "the", start: "yes") } agrees.
said-declined = { SEAT($seat, form: "the", start: "yes") } declines.
said-ended-agreed = The game was ended by agreement.
said-ended-abandoned = The game was ended before someone had won.

# What the dice follow from.
dice-title = Can the dice be trusted?
dice-by-hand = The players throw real sticks, so there is nothing that the program could prove.
dice-unsealed = This game is older than the sealed dice: there is nothing to check.
dice-sealed = Before the game the server sealed a secret. The lot and every throw follow from it, and from what the players mix in.
dice-commitment = Seal
dice-mixed = Mixed in by { $names }.
dice-unmixed = Nobody has mixed anything in.
dice-secret = Secret
dice-follow = ✓ Checked in this browser: the secret fits the seal, and the lot and every throw follow from it.
dice-kept = ✓ It is the same seal that this browser has kept since you joined.
dice-kept-mine = ✓ It is the same seal that this browser has kept since you joined, and what you mixed in is part of the dice.
dice-late = This browser saw the seal only at the end, so it cannot tell whether it was the same all along.
dice-changed = The seal, or what you mixed in, is not what this browser has kept. These dice cannot be trusted.
dice-do-not-follow = The seal and the throws do not fit together. These dice cannot be trusted.
dice-later = When the game is over, the secret is shown here and checked in this browser.
dice-limits = Nobody can change the dice during the game. Only whoever runs the server could know them in advance.
dice-copy = Copy
dice-copy-this = Copy: { $what }
dice-copied = Copied.
