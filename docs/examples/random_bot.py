#!/usr/bin/env python3
"""A bot for Parure that plays any legal move: one JSON line in, one JSON line out.

parure arena --game splendor --bots 'greedy,cmd:python3 docs/examples/random_bot.py' --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    # The seed makes a contest repeatable; a stronger bot would look at request["view"].
    luck = random.Random(request["seed"])
    answer = {"action": luck.choice(request["legal"])}
    print(json.dumps(answer), flush=True)
