# Des éditions à l’étude : l’aide, le tableau et l’image de ce qu’elles font du jeu.

help-study = Compare des éditions : la durée des parties, l’avantage de commencer, combien de fois on charme et combien de fois on change de tête.
metavar-edition = ÉDITION
argument-editions = Les éditions : des fichiers TOML, ou les mots sun et oasis. S’il y en a deux, leur différence est montrée.
option-study-games = Combien de parties jouer sur chaque édition. Par défaut : { $games }.
option-with = Qui joue à toutes les places. Par défaut : { $player }.

study-about = { $players } places, toutes tenues par { $player }
study-edition = Édition
study-turns = Tours (médiane)
study-half = La moitié des parties
study-starter = Qui commence gagne
study-beguiles = Charmes par partie
study-leads = Changements de tête par partie
study-range = { $low } à { $high }
study-difference = Différence
study-fair = Pour qui commence, { $fair } serait équitable.
study-truncated =
    { $games ->
        [one] Sur { $edition }, une partie a été interrompue.
       *[other] Sur { $edition }, { $games } parties ont été interrompues.
    }

study-title = Éditions comparées : { $players } places, { $player }
study-picture-turns = Tours par partie : la médiane, son intervalle à 95 %, et la moitié centrale des parties
study-picture-starter = Combien de fois gagne qui commence ; la ligne pointillée est la part équitable
