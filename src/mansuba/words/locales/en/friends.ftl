# The page in the browser: people on other machines. Who one is, invitations, the lobby, and what a
# new game and the list of games say only where there are such people.

# While a page is loaded that not everybody needs.
page-loading = One moment …
page-waits = This opens as soon as the server answers.

# While a server elsewhere does not answer.
away-text-online = Perhaps your connection is interrupted. Your games are stored and go on as soon as it is back.

# The title: a button for a new game with a seat for someone elsewhere.
title-friend = Play with a friend

# Who one is.
me-title = You
me-name = Your name
me-name-means = What the others at the table call you.
me-rename = Change name
me-renamed = You are now called { $name }.
me-link-make = Take me to another device
me-link-made = The link is made.
me-link-means = Open this link on the other device: there you will be the same person, with the same games and seats. It works once. Whoever opens it is you, so give it to nobody.
me-forget = Forget me
me-forget-means = The server then deletes your name, what you have written, and everything it knows you by. Your seats become free, and there is no way back to your games.
me-forget-yes = Yes, forget me
me-forget-no = Stay known
me-forgotten = The server has forgotten you.

# A link to hand to someone.
link-text = Link
link-copy = Copy
link-copied = The link is copied.
# Where the browser does not allow copying.
link-selected = The link is selected. Copy it yourself.
link-share = Share
link-qr = The link as a QR code
link-until = Good until { $time }.

# The host asks people to the table.
invite-title = Invite
invite-play = To play
invite-play-means = May take a free seat.
invite-watch = To watch
invite-watch-means = Sees the game, but has no seat.
invite-make = Make a link
invite-another = Make another link
invite-made = The link is made.
# Sent along with the link.
invite-text = Come to my table and play Mansuba!
invite-good = Invitations that are still good
invite-none = None.
invite-good-play = To play, until { $time }
invite-good-watch = To watch, until { $time }
invite-revoke = Revoke
# Read to screen readers instead of the short word on the button. $invitation is invite-good-….
invite-revoke-this = Revoke: { $invitation }
invite-revoked = The invitation is revoked.

# Where an invitation leads.
join-title = You are invited
join-text = A table of Mansuba awaits you. Only your name is missing; there is nothing to sign up for.
join-go = Join
join-not = Cancel
join-joining = On the way to the table …
join-refused-title = This invitation is not good
join-refused = It has expired or was revoked, or the link is not complete. Ask for a new one.

# Where the link to another device leads.
return-title = Welcome back
return-instead = On this device you are { $name } so far. If you go on, you will be whoever made the link, and this device will not know { $name } any more.
return-go = Go on
return-stay = Stay { $name }
return-done = You are { $name } on this device too.
return-refused-title = This link is not good
return-refused = It works only once and only for a short while, or it is not complete. Make a new one on the other device, in the settings.

# The tables that anyone may join.
lobby-title = Open tables
lobby-loading = Looking for open tables …
lobby-none = No table is open just now. Open one yourself: a new game with a seat for someone elsewhere, open to all.
# Read to screen readers instead of the short word on the button; and the title of a question.
lobby-join-this = Join { $name }
# In a list of names: Ana, Ben and 2 free seats.
seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

# A new game with people elsewhere.
new-friends = With people elsewhere
new-tempo = Time for a turn
new-tempo-means = When it is over, a bot decides until the person is back.
new-tempo-none-means = The table waits for everyone who is connected; for others a bot decides after a while.
tempo-none = No clock
tempo-seconds =
    { $count ->
        [one] one second a turn
       *[other] { $count } seconds a turn
    }
tempo-minutes =
    { $count ->
        [one] one minute a turn
       *[other] { $count } minutes a turn
    }
tempo-days =
    { $count ->
        [one] one day a turn
       *[other] { $count } days a turn
    }
new-open = Open to all
new-open-means = The table stands in the list of open tables, and anyone may join.
new-chat = Allow writing
new-chat-means = People at the table may write to each other. Set phrases can always be said.

# The list of games.
game-your-turn = Your turn
game-awaits = Waiting for { $name }
games-leave = Leave
games-leave-this = Leave { $name }
games-leave-title = Leave { $name }?
games-leave-text = You leave the table for good, and your seat becomes free. Only a new invitation brings you back.
games-leave-no = Stay
games-left = You have left { $name }.

# A game that one may not see is as one that does not exist.
absent-invited = Tables are private. Ask whoever plays there for an invitation; or, if it is your own game, open the settings on the device you play on and take yourself along to this one.
