"""``python -m workers <role>``: run one worker process until a signal ends it."""

from __future__ import annotations

import logging
import logging.config
import sys

from service import logs
from service.settings import InvalidSetting
from service.store.upkeep.data_version import DataRefused
from workers import bots, reconciler, simulations
from workers.stores import settings, store

log = logging.getLogger(__name__)

ROLES = {
    "bots": bots.run,
    "bot_games": bots.run_bot_games,
    "hints": bots.run_hints,
    "reconciler": reconciler.run,
    "simulations": simulations.run,
}


def main(arguments: list[str]) -> int:
    """Run the role that is named, or print which roles there are."""
    if len(arguments) != 1 or arguments[0] not in ROLES:
        print(f"usage: python -m workers {{{','.join(ROLES)}}}", file=sys.stderr)  # noqa: T201
        return 2
    (role,) = arguments
    try:
        logging.config.dictConfig(logs.config(role, settings().log_level))
        store().prepare()
    except (InvalidSetting, DataRefused) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    log.info("started")
    ROLES[role]()
    log.info("stopped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
