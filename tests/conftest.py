"""How many random cases the property tests try.

`default` is the same on every machine and every run, so that a red test stays red until it is
mended. `soak` (`make soak`) looks for what nobody has seen yet: many more cases, and new ones each
time.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    derandomize=True,
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    derandomize=False,
    max_examples=5_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
