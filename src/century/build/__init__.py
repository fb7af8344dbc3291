"""The compiled functions as a C library, for this machine and for others.

Read `functions` (what Numba made of each entry, and its signature in C), `library` (one LLVM
module for a target, linked), `targets` (the machines), `header` (the library for readers of C).
Only this package knows LLVM. May import `rules`, `version` and `warm_up`.
"""
