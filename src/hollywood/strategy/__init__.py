"""How the players decide: policies, belief, nets, search and training, over vectors.

The package ``kernel`` has the rules; this package plays by them.
"""

KERNEL = "kernel:"
"""How the names of policies begin that somebody else wrote: ``kernel:module:function``."""
