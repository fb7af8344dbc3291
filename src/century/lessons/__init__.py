"""The rules, taught at the table: lessons, courses, and a test of what was learnt.

A lesson is a file in `courses/`: a position, what the coach says, what the learner is to do. Read
`lesson` (what one holds), `lesson_file` (how it is read), `setting` (how its table is laid), `walk`
(what a learner's answers do), `check` (whether it can be played) and `course` (which lessons there
are, and where each clause of the rules is taught). `quiz` asks questions about real games. May
import `errors`, `rules`, `data`, `game` and `words`.
"""
