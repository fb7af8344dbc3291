"""Work in processes of its own that can be killed, for the server and the arena.

Read `child` (what runs in such a process), `worker` (one process seen from outside: it is asked one
thing after the other, and replaced when it is gone) and `pool` (several of them). `ray_worker` is
the same on a `cluster` of Ray. May import
nothing of century: what is worked on comes with the calls.

Why not pebble, which has such a pool: the workers of one pool share their pipe and its lock. When
one of them is killed while no task runs, the whole pool gives up (BrokenProcessPool), and so do the
tasks that wait. A task cannot tell anything before its end, so nobody would know which bot was
thinking when a process died, and its time limit is one for the whole task, not for each decision
of a game. Here every process has pipes of its own, tells what it is about to do, and can set itself
a limit that needs nothing from the code it runs.
"""
