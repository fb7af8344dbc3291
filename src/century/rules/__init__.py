"""The rules of all modes, compiled: small functions over fixed-size records of integers.

Read `state` (one game), `constants` (what it is played with), `decisions` (what is asked, and how
answers are numbered), `engine` (the legal answers, and carrying one out), `setup`, `turns` and
`scoring`; then `mechanisms`, one file each. `questions` is what Python asks besides, and
`machine` what any compiled game would need: sets, cubes, chance, records, the compiler.

In a mechanism a function named in the plural gives the legal answers as a set (`trades`), its
singular carries one out (`trade`). A comment names the clause of docs/rules that the line
implements. There are no Python objects, strings or exceptions here, and no random numbers but those
of the generator in the state, so that the interpreter, the CPU and the GPU play the same. May
import nothing of century.
"""
