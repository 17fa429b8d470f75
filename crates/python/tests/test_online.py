"""The examples of programs that play online do, against the real server."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SERVER = Path(os.environ.get("PARURE_BIN", ROOT / "target/debug/parure"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The address of a server of its own."""
    if not SERVER.exists():
        pytest.skip(f"{SERVER} is not built: `cargo build -p parure-cli`, or say by PARURE_BIN where it is")
    database = tmp_path_factory.mktemp("server") / "parure.db"
    command = [SERVER, "serve", "--listen", "127.0.0.1:0", "--database", f"sqlite:{database}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for line in process.stdout:
            if address := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield address.group()
                break
        else:
            pytest.fail("the server did not start")
    finally:
        process.kill()
        process.wait()


def browser(server):
    """Asks as a browser would, with a cookie."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(method, path, body):
        data = json.dumps(body).encode()
        request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"}, method=method)
        return json.load(opener.open(request))

    return ask


@pytest.fixture(scope="module")
def token(server):
    """A token of an account of its own."""
    ask = browser(server)
    ask("PUT", "/api/me", {"name": "Robot"})
    ask("POST", "/api/account", {"login": "robot", "password": "a necklace of rubies"})
    return ask("POST", "/api/account/tokens", {"name": "test"})["token"]


def play(command, server, token):
    done = subprocess.run(
        [*command, server], env={**os.environ, "TOKEN": token}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    result = json.loads(done.stdout)
    assert result["winners"] and len(result["points"]) == 2, result


def test_a_program_in_python_plays_a_whole_game(server, token):
    play([sys.executable, ROOT / "docs/examples/online_bot.py"], server, token)


def test_a_program_in_node_plays_a_whole_game(server, token):
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    flags = ["--experimental-websocket"] if version.startswith("v20.") else []
    play(["node", *flags, ROOT / "docs/examples/online_bot.mjs"], server, token)
