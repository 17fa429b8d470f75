"""Games to look at."""

import re
import sys
import textwrap

import gymnasium
import numpy as np
import parure
import pytest
from conftest import random_states
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordVideo
from parure.render import Painter

#: A leaf of the laurel of a winner.
LEAF = "rotate(148) translate(0 -13)"


def test_every_face_up_card_is_on_the_board_with_its_price(game):
    for state in random_states(game, 4, 60):
        board, prices = state.board(0), set()
        assert max(map(len, board.splitlines())) <= 80
        lines = board.splitlines()
        for card in (card for row in state.view(0)["market"].values() for card in row if card):
            row = next(number for number, line in enumerate(lines) if card in line)
            column = lines[row].index(card)
            # The price stands below the card, or behind it where more cards lie than fit in full.
            price = re.match(r"(\d\w)+", lines[row + 1][column:]) or re.search(rf"{card}\S+:(\d\w)+", board)
            assert price, board
            prices.add(price[0])
        assert len(prices) > 5 or len(lines) < 5 or state.is_over


def test_prices_are_those_of_the_rules():
    """A player without bonuses who can buy a card pays its price, gold aside."""
    game, checked = parure.Game("splendor"), 0
    for seed in range(20):
        state, bot = game.new_state(seed=seed), parure.Bot("level2", seed=seed)
        while not state.is_over and state.view(state.to_act)["players"][state.to_act]["bonuses"] == {}:
            seat = state.to_act
            action = bot.choose(state)
            told, before = state.action(action), state.view(seat)["players"][seat]["tokens"]
            lines = state.board(seat).splitlines()
            state.step(action)
            if told["type"] == "buy":
                row = next(number for number, line in enumerate(lines) if told["card"] in line)
                price = re.match(r"(\d\w)+", lines[row + 1][lines[row].index(told["card"]) :])
                after = state.view(seat)["players"][seat]["tokens"]
                spent = sum(before.values()) - sum(after.values())
                assert spent == sum(int(count) for count in re.findall(r"\d", price[0]))
                checked += 1
    assert checked > 5


def test_nothing_hidden_is_shown(plain_game):
    for state in random_states(plain_game, 5, 80):
        if not state.is_over:
            other = state.resample_from_infostate(0, seed=1)
            assert other.board(0) == state.board(0) and other.svg(0) == state.svg(0)


@pytest.mark.parametrize("name", ["Splendor", "Marvel", "Duel"])
def test_gymnasium_renders_it(name):
    env = gymnasium.make(f"parure/{name}-v0", render_mode="rgb_array")
    check_env(env.unwrapped)
    env.reset(seed=1)
    frame = env.render()
    assert frame.shape == (630, 1200, 3) and frame.dtype == np.uint8 and frame.std() > 10
    assert gymnasium.make_vec(f"parure/{name}-v0", num_envs=2, render_mode="rgb_array").render()[1].shape == frame.shape


def test_gymnasium_records_a_video(tmp_path):
    import imageio_ffmpeg

    env = gymnasium.make("parure/Splendor-v0", render_mode="rgb_array", opponents="greedy", max_steps=6)
    env = RecordVideo(env, str(tmp_path), name_prefix="game", disable_logger=True)
    observation, info = env.reset(seed=4)
    shown, done = [env.unwrapped.render()], False
    while not done:
        observation, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        shown.append(env.unwrapped.render())
        done = terminated or truncated
    env.close()
    (video,) = tmp_path.glob("game*.mp4")
    frames = imageio_ffmpeg.read_frames(str(video))
    width, height = next(frames)["size"]
    seen = [np.frombuffer(frame, np.uint8).reshape(height, width, 3).astype(int) for frame in frames]
    assert (width, height) == (1200, 630) and len(seen) == len(shown) == 7
    for frame, painted in zip(seen, shown):
        # The film is packed with losses, and yet nearer to its own moment than to any other.
        nearest = min(shown, key=lambda other: np.abs(frame - other).mean())
        assert nearest is painted and np.abs(frame - painted).mean() < 8


def test_a_picture_is_that_of_the_page(plain_game):
    state = plain_game.new_state(seed=1)
    svg = state._repr_svg_()
    assert svg == state.svg("spectator") and svg.startswith("<svg ") and "<text" not in svg
    assert state.svg(theme="light") != svg
    small = state.rgb(width=300)
    assert small.shape == (158, 300, 3) and small.mean() < state.rgb(width=300, theme="light").mean()


def test_the_winner_has_a_laurel():
    state, bot = parure.Game("duel").new_state(seed=1), parure.Bot("greedy", seed=1)
    while not state.is_over:
        assert LEAF not in state.svg()
        state.step(bot.choose(state))
    assert LEAF in state.svg()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [({"theme": "sepia"}, "dark"), ({"width": 0}, "pixels wide"), ({"width": 10**6}, "pixels wide")],
)
def test_wrong_pictures_are_refused(wrong, words):
    with pytest.raises(parure.ParureError, match=words):
        parure.Game("splendor").new_state(seed=1).rgb(**wrong)


def test_human_shows_the_picture_in_a_window(monkeypatch):
    pygame = pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    env = gymnasium.make("parure/Duel-v0", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    shown = pygame.surfarray.array3d(pygame.display.get_surface()).swapaxes(0, 1)
    assert (shown == env.unwrapped.state.rgb(info["seat"])).all()
    env.close()
    assert pygame.display.get_surface() is None


def test_human_without_a_window_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pygame", None)
    with pytest.raises(ImportError, match="pip install pygame"):
        Painter("human").paint(parure.Game("splendor").new_state(seed=1), 0)


def test_a_notebook_shows_the_picture():
    """One picture for each environment, which changes with the game; and a state shows itself."""
    pytest.importorskip("ipykernel")
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    play = """
        import gymnasium, parure
        env = gymnasium.make("parure/Splendor-v0", render_mode="human")
        _, info = env.reset(seed=1)
        for _ in range(3):
            _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    """
    cells = [nbformat.v4.new_code_cell(textwrap.dedent(play)), nbformat.v4.new_code_cell("env.unwrapped.state")]
    notebook = nbformat.v4.new_notebook(cells=cells)
    nbclient.NotebookClient(notebook, timeout=120).execute()
    for cell in notebook.cells:
        (output,) = cell.outputs
        assert output.data["image/svg+xml"].startswith("<svg ")
