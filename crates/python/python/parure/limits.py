"""How long a game may last in the environments."""

from __future__ import annotations

from parure._parure import ParureError

#: After how many steps of the program an environment breaks a game off, if nobody says otherwise. The rules know no
#: such limit, and a policy that never buys would play for ever; of 4,000 random games of each kind none took 300
#: steps.
MAX_STEPS = 1000


def checked(max_steps: int | None) -> int | None:
    """The limit, if it is one."""
    if max_steps is not None and max_steps < 1:
        raise ParureError(f"max_steps is at least 1, or None for no limit, not {max_steps}")
    return max_steps
