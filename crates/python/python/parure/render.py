"""Games to look at."""

from __future__ import annotations

from typing import Any, Literal

from parure._parure import ParureError, State


class Painter:
    """Paints states in one render mode: `ansi` is text that is returned, `human` text that is printed."""

    METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(self, mode: str | None) -> None:
        if mode not in (None, *self.METADATA["render_modes"]):
            words = ", ".join(f"`{mode}`" for mode in self.METADATA["render_modes"])
            raise ParureError(f"render_mode is {words} or None, not `{mode}`")
        self.mode = mode

    def paint(self, state: State, observer: int | Literal["spectator", "referee"]) -> Any:
        """The state as an observer knows it: a seat, `spectator` or `referee`."""
        if self.mode is None:
            return None
        text = state.view_text(observer)
        if self.mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Lets go of whatever was opened."""
