"""``python -m workers <role>``: run one worker process until it is told to stop."""

from __future__ import annotations

import logging
import sys

from service.settings import InvalidSetting
from service.store.data_version import DataTooNew
from workers import bots, reconciler, simulations
from workers.stores import store

ROLES = {
    "bots": bots.run,
    "reconciler": reconciler.run,
    "simulations": simulations.run,
}


def main(arguments: list[str]) -> int:
    """Run the role that is named; say which there are if it is none."""
    if len(arguments) != 1 or arguments[0] not in ROLES:
        print(f"usage: python -m workers {{{','.join(ROLES)}}}", file=sys.stderr)  # noqa: T201
        return 2
    logging.basicConfig(
        level=logging.WARNING, format=f"%(asctime)s {arguments[0]}: %(message)s"
    )
    try:
        store().prepare()
    except (InvalidSetting, DataTooNew) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    ROLES[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
