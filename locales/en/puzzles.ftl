# Puzzles: positions with a forced win.
puzzles-about = Find the move that wins for certain, whatever the others do and whatever is revealed. Only one first move does.
puzzles-daily = Puzzle of the day
puzzles-daily-go = Solve it
puzzles-daily-again = Solved: look again
puzzles-all = All puzzles
puzzles-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzles-solved-of = { $solved } of { $total } solved
puzzles-grade = Grade { $grade }
puzzles-grade-about-1 = Won in one turn.
puzzles-grade-about-2 = Won in two turns, or in one with a tempting wrong move.
puzzles-grade-about-3 = Won in two turns with a tempting wrong move, in one with several, or in three.
puzzles-grade-about-4 = Won in two turns with several tempting wrong moves, or in three with one.
puzzles-grade-about-5 = Won in three turns, with several tempting wrong moves.
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-unknown = There is no puzzle with this name.
puzzle-task = { $turns ->
    [one] Win in 1 turn
   *[other] Win in { $turns } turns
}
puzzle-text = For certain, whatever the others do and whatever is revealed.
puzzle-checking = This move is being checked.
puzzle-playing = The others do what is hardest for you.
puzzle-wrong = Not this move
puzzle-wrong-text = It does not win for certain.
puzzle-why = Why not?
puzzle-why-again = Show it again
puzzle-again = Try again
puzzle-refuted = No win in time
puzzle-refuted-text = So the others or the cards can prevent it.
puzzle-solved = Solved
puzzle-solved-at-once = At the first try
puzzle-solved-later = With another try
puzzle-next = Next puzzle
