### Puzzles. $group, $other, $food, $foods, $diet and $answer are ready to read; $percent and $next are numbers.

## The page

puzzle-title = Puzzles
puzzle-intro = One table, one question, one right answer.
puzzle-loading = Setting the table…
puzzle-none = You’ve answered every puzzle on this theme. Pick another theme.
puzzle-task = Your task
puzzle-kind =
    { $kind ->
        [eat] What can they eat?
        [together] All at once
        [question] One question
        [orders] Doctor’s orders
       *[way-out] The way out
    }
puzzle-task-eat = Exactly one food here is certain to be good for { INSIDE($group) }. Which one?
puzzle-task-together = Give every group a food. Which plan is likeliest to be all good?
puzzle-task-question = One food for { INSIDE($group) }: whose verdict would tell you most about their diet?
puzzle-task-orders = You’re the doctor and you know the diets. Which foods do you serve?
puzzle-task-way-out = You’re the doctor. One token saves the game: which, and how?
puzzle-rats = These rats remember every verdict and take whatever is likeliest to be good for everyone together.
puzzle-choose-for = Choose a food for { INSIDE($group) }.
puzzle-theme = Theme
puzzle-theme-name =
    { $theme ->
        [all] All puzzles
        [eat] What can they eat?
        [together] All at once
        [question] One question
        [orders] Doctor’s orders
        [way-out] The way out
        [exam] The final examination
       *[two-groups] Two groups
    }
puzzle-hardness = Puzzle rating: { $rating }
puzzle-rating = Your rating: { $rating }
puzzle-rating-unsure = Your rating: about { $rating }
puzzle-rating-up = up { $change }
puzzle-rating-down = down { $change }
puzzle-streak =
    { $count ->
        [one] 1 in a row
       *[other] { $count } in a row
    }
puzzle-best-streak = Best: { $count }
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-answer = The answer: { $answer }.
puzzle-answer-take = { $food } for { INSIDE($group) }
puzzle-answer-offer = serve { $foods }
puzzle-answer-yuck-front = Yuck!, and a fresh stock
puzzle-answer-yuck-back = Yuck!, and { $food } goes back from { INSIDE($group) }
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-day = Puzzle of the day
puzzle-day-done = You’ve already solved today’s puzzle. Here it is again, just for fun.
puzzle-storm = Storm
puzzle-storm-text = As many as you can in three minutes. A wrong answer costs nothing but time.
puzzle-storm-start = Start the storm
puzzle-storm-left = { $seconds } seconds left
puzzle-storm-score = Solved: { $count }
puzzle-storm-over = The storm is over.
puzzle-storm-result =
    { $solved ->
        [one] You solved 1 puzzle out of { $tried }.
       *[other] You solved { $solved } puzzles out of { $tried }.
    }
puzzle-storm-best = Your best storm: { $count }
puzzle-storm-again = Once more
puzzle-storm-leave = Back to the puzzles
puzzle-not-rated = This one doesn’t count toward your rating.

## Why the answer is right

puzzle-why-sure =
    { $left ->
        [one] Only 1 diet is still possible for { INSIDE($group) }, and it allows { $food }.
       *[other] { $left } diets are still possible for { INSIDE($group) }, and every one of them allows { $food }.
    }
puzzle-why-not-sure =
    { $out ->
        [one] { $food }: ruled out by 1 of { $left } diets. { $diet }.
       *[other] { $food }: ruled out by { $out } of { $left } diets. For instance: { $diet }.
    }
puzzle-why-plan = This plan is { $percent }% likely to be all good. The next best plan: { $next }%.
puzzle-why-part = { $group }: { $food }, { $percent }% likely to be good.
puzzle-why-clash = On their own, { INSIDE($group) } and { INSIDE($other) } would both like { $food } best.
puzzle-why-tells = { $food }: { $percent }% likely to be good. “Good” would leave { $if_good } diets, “bad” { $if_bad }: nearly an even split tells most.
puzzle-why-tells-nothing = { $food }: the verdict is certain beforehand, so it tells you nothing.
puzzle-why-tells-less = { $food }: { $percent }% likely to be good, which is further from an even chance.
puzzle-why-wins = Played to the end many times, this wins { $percent }% of the games. The next best: { $next }%.
puzzle-why-they-take =
    { $good ->
        [yes] { $group } take { $food }: good.
       *[no] { $group } take { $food }: bad, but they can afford it.
    }
puzzle-why-back =
    { $crosses ->
        [3] { $food } would be the third red cross for { INSIDE($group) }.
       *[other] { $food } would be red cross number { $crosses } for { INSIDE($group) }.
    }
puzzle-why-front = Nothing in the stock helps enough. Fresh foods are worth a token.
