"""Games to look at, in Gymnasium's render modes.

| mode | what it is |
| --- | --- |
| `ansi` | the table as text, with the price of every card |
| `human` | the same, printed |
| `rgb_array` | a picture as an array, 720 by 800 by 3; needs `pip install parure[render]` |
| `svg` | the same picture as the text of an SVG |

In a notebook, `parure.render.Picture(state)` shows itself.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parure import board
from parure._parure import ParureError, State


def pixels(svg: str) -> NDArray[np.uint8]:
    """An SVG as an array of red, green and blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise ImportError("pictures need a rasteriser: `pip install parure[render]`") from None
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("RGB"))


class Picture:
    """A state as a notebook shows it."""

    def __init__(self, state: State, observer: board.Observer = "spectator") -> None:
        self.svg = board.svg(state, observer)

    def _repr_svg_(self) -> str:
        return self.svg


class Painter:
    """Paints states in one render mode."""

    METADATA: dict[str, Any] = {"render_modes": ["ansi", "human", "rgb_array", "svg"], "render_fps": 2}

    def __init__(self, mode: str | None) -> None:
        if mode not in (None, *self.METADATA["render_modes"]):
            words = ", ".join(f"`{mode}`" for mode in self.METADATA["render_modes"])
            raise ParureError(f"render_mode is {words} or None, not `{mode}`")
        self.mode = mode

    def paint(self, state: State, observer: board.Observer) -> Any:
        """The state as an observer knows it: a seat, `spectator` or `referee`."""
        if self.mode is None:
            return None
        if self.mode == "rgb_array":
            return pixels(board.svg(state, observer))
        if self.mode == "svg":
            return board.svg(state, observer)
        text = board.text(state, observer)
        if self.mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""
