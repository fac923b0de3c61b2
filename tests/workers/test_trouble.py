"""What a worker does about wrong settings, a store that is away, and faults."""

from __future__ import annotations

import logging

import pytest

from service.errors import StoreAway
from service.settings import Settings
from service.store import Store
from workers import stores
from workers.__main__ import main
from workers.webhooks import Couriers

NOWHERE = Settings(redis_url="unix:///nowhere.sock")


class Faulty:
    """A courier that fails at whatever it is given."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def deliver(self, *_: object) -> None:
        raise self._error


def test_a_wrong_setting_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    The process ends with it, before it looks for a store.
    """
    monkeypatch.setenv("SEANCE_PORT", "many")
    stores.settings.cache_clear()
    try:
        ended = main(["bots"])
    finally:
        stores.settings.cache_clear()

    assert 1 == ended
    assert "SEANCE_PORT" in capsys.readouterr().err


def test_webhooks_wait_for_a_store_that_is_away() -> None:
    """
    The job fails and comes again; the place that it had taken is free.
    """
    couriers = Couriers(Faulty(ValueError()), threads=1)  # type: ignore[arg-type]

    for _ in range(2):
        with pytest.raises(StoreAway):
            couriers.serve(Store(NOWHERE), "ann")

    couriers.wait()


@pytest.mark.parametrize(
    "error, level", [(StoreAway(), logging.INFO), (ValueError(), logging.ERROR)]
)
def test_a_delivery_that_fails_is_logged_and_leaves_its_place(
    error: Exception, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    """
    A store that is away is one line, a fault of ours has its traceback.
    """
    couriers = Couriers(Faulty(error), threads=1)  # type: ignore[arg-type]
    assert couriers._take("ann")

    with caplog.at_level(logging.INFO):
        couriers._run(Store(NOWHERE), "ann", None)  # type: ignore[arg-type]

    (said,) = caplog.records
    assert level == said.levelno
    assert (said.exc_info is not None) == (level == logging.ERROR)
    assert couriers._take("ann")
