#!/usr/bin/env python3
"""A program that plays a game online by a token: pip install websockets, then

TOKEN=… python3 docs/examples/online_bot.py http://127.0.0.1:8080
"""

import json
import os
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

server, headers = sys.argv[1], {"Authorization": f"Bearer {os.environ['TOKEN']}"}

# A table for two: one seat for this program, one for a bot of the server.
config = {"game": "splendor", "seats": [{"who": "me"}, {"who": "bot", "level": "level1"}]}
body = json.dumps({"config": config}).encode()
request = urllib.request.Request(f"{server}/api/tables", body, {**headers, "Content-Type": "application/json"})
table = json.load(urllib.request.urlopen(request))["table"]

with connect(f"{server.replace('http', 'ws', 1)}/api/socket", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "hello", "table": table}))
    asked = 0
    for text in socket:
        message = json.loads(text)
        if message["type"] not in ("snapshot", "update"):
            continue
        if message["stage"] == "waiting" and not asked:
            asked = message["version"]
            socket.send(json.dumps({"type": "start", "id": str(uuid.uuid4())}))
        if message["stage"] == "over":
            print(json.dumps(message["result"]))
            break
        legal = (message.get("help") or {}).get("legal") or []
        if legal and message["version"] > asked:
            asked = message["version"]
            move = {"type": "move", "id": str(uuid.uuid4()), "expected_version": asked}
            socket.send(json.dumps({**move, "action": random.choice(legal)["action"]}))
