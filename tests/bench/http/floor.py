"""The floor: the least a Flask service can do and still commit a state durably."""

from __future__ import annotations

import os

from flask import Flask, abort
from redis import Redis

from service.api import stores
from service.settings import Settings

STATE_BYTES = 4096

_COMMIT = """
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1] + 1, 'state', ARGV[2])
return 1
"""


def lay(redis: Redis, game: str) -> None:
    """Store a state for the view below to read and commit."""
    redis.hset(game, mapping={"version": 0, "state": os.urandom(STATE_BYTES)})


def create_app() -> Flask:
    """Return the bare service: a greeting, and a state read and committed back."""
    app = Flask(__name__)
    # The workers of `seance up` close the store of their app when they stop.
    stores.init_app(app, Settings.load(os.environ))
    redis = Redis.from_url(os.environ["SEANCE_REDIS_URL"])
    commit = redis.register_script(_COMMIT)

    @app.get("/hello")
    def hello() -> str:
        return f"hello from {os.getpid()}"

    @app.post("/games/<game>/commands")
    def send_command(game: str) -> dict[str, int]:
        version, state = redis.hmget(game, ["version", "state"])
        if version is None or state is None:
            abort(404)
        if not commit(keys=[game], args=[version, state]):
            abort(412)
        return {"version": int(version) + 1}

    return app
