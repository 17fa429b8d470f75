"""Games to look at, in Gymnasium's render modes.

| mode | what it is |
| --- | --- |
| `ansi` | the board of `parure play` as text, 80 columns wide: every card with its price, and what you lack for it |
| `rgb_array` | the page's art as an array, 630 by 1200 by 3 |
| `svg` | the same picture as the text of an SVG |
| `human` | the same picture in a notebook's cell, or else in a window, which needs `pip install pygame` |

`state.board()`, `state.rgb()` and `state.svg()` show any position to any observer, at any size, by lamp or by daylight
(`theme="light"`), and a state at the end of a notebook's cell shows itself.
"""

from __future__ import annotations

import os
import sys
from typing import Any, Literal

from parure._parure import ParureError, State

Observer = int | Literal["spectator", "referee"]


class Painter:
    """Paints states in one render mode."""

    METADATA: dict[str, Any] = {"render_modes": ["ansi", "human", "rgb_array", "svg"], "render_fps": 2}

    def __init__(self, mode: str | None) -> None:
        if mode not in (None, *self.METADATA["render_modes"]):
            words = ", ".join(f"`{mode}`" for mode in self.METADATA["render_modes"])
            raise ParureError(f"render_mode is {words} or None, not `{mode}`")
        self.mode = mode
        self._screen: Notebook | Window | None = None

    def paint(self, state: State, observer: Observer) -> Any:
        """The state as an observer knows it: a seat, `spectator` or `referee`."""
        if self.mode == "ansi":
            return state.board(observer)
        if self.mode == "rgb_array":
            return state.rgb(observer)
        if self.mode == "svg":
            return state.svg(observer)
        if self.mode == "human":
            if self._screen is None:
                self._screen = Notebook() if in_notebook() else Window()
            self._screen.show(state, observer)
        return None

    def close(self) -> None:
        """Closes the window, if there is one."""
        if self._screen is not None:
            self._screen.close()
            self._screen = None


def in_notebook() -> bool:
    """Whether the program runs in a notebook, which shows pictures itself."""
    interactive = sys.modules.get("IPython")
    shell = interactive.get_ipython() if interactive is not None else None
    return shell is not None and "IPKernelApp" in shell.config


class Notebook:
    """The output of a notebook's cell, in which the picture changes with the game."""

    def __init__(self) -> None:
        self._handle: Any = None

    def show(self, state: State, observer: Observer) -> None:
        from IPython import display

        shown: Any = display
        picture = shown.SVG(state.svg(observer))
        if self._handle is None:
            self._handle = shown.display(picture, display_id=True)
        else:
            self._handle.update(picture)

    def close(self) -> None:
        """The picture stays."""


class Window:
    """A window of the desktop, as Gymnasium's own environments open it."""

    def __init__(self) -> None:
        # It greets on standard output otherwise.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame
        except ImportError:
            raise ImportError(
                "a window needs pygame: `pip install pygame`; `rgb_array` and `ansi` need nothing"
            ) from None
        self._pygame: Any = pygame
        self._surface: Any = None

    def show(self, state: State, observer: Observer) -> None:
        pixels, pygame = state.rgb(observer), self._pygame
        if self._surface is None:
            pygame.display.init()
            pygame.display.set_caption("Parure")
            self._surface = pygame.display.set_mode((pixels.shape[1], pixels.shape[0]))
        pygame.surfarray.blit_array(self._surface, pixels.swapaxes(0, 1))
        # The window answers the desktop while the program thinks.
        pygame.event.pump()
        pygame.display.flip()

    def close(self) -> None:
        self._pygame.display.quit()
        self._surface = None
