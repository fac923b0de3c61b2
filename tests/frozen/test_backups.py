import random
from collections import Counter
from pathlib import Path

import engines
from service.settings import Settings
from service.store import Store
from service.store.clients import Database
from service.store.upkeep import fsck, restore, units
from service.store.upkeep.fsck import Finding, Looked
from tests.frozen.backups import play


def findings(store: Store, database: Database) -> tuple[list[Finding], Looked]:
    """What is wrong with a store, and what was looked at."""
    looked = Looked(Counter(), Counter())
    return list(fsck.look(database, store, looked, lambda _: None)), looked


def test_a_backup_is_restored_and_every_game_goes_on(
    folder: Path, redis_url: str
) -> None:
    """
    All setups of all titles, each in the middle of a decision; then they replay.
    """
    database = Database(redis_url)
    restore.restore(database, folder, lambda _: None)
    store = Store(Settings(redis_url=redis_url))
    store.prepare()
    wrong, looked = findings(store, database)
    assert [] == wrong
    setups = sum(len(list(title.setups())) for title in engines.titles())
    assert looked.units["game"] >= setups
    with database.client() as redis:
        games = [unit.id for unit in units.find(redis, lambda kind: kind == "game")]

    chance = random.Random(folder.parent.name)
    went_on = sum(play(store, game_id, chance, 2) > 0 for game_id in games)

    assert went_on > setups / 2
    assert [] == findings(store, database)[0]
