import inspect
from collections.abc import Callable, Iterator

import pytest

from service.store import keys
from service.store.upkeep import families
from service.store.upkeep.families import unit_of
from service.tokens import ID_LENGTH

GAME_ID = "0123456789abcdef"[:ID_LENGTH]

ARGUMENTS = {
    "game_id": GAME_ID,
    "series_id": GAME_ID,
    "schedule_id": GAME_ID,
    "shard": "0",
    "kind": "tournament",
    "title": "ghooost",
    "status": "playing",
    "players": 2,
    "version": 3,
    "seat": 1,
    "hashed": "0f" * 16,
    "idempotency_key": "any: {text}\n",
    "role": "bots",
    "window": "token:60",
    "name": "ann-the-2nd",
}

FAMILIES = (
    *(*families.KEPT, *families.PARTS, *families.INDEXES, *families.COUNTED),
    *(*families.BY_THEMSELVES, *families.PASSING),
)


def declared() -> Iterator[Callable[..., str] | str]:
    """Every family of keys that the store declares."""
    for name, value in vars(keys).items():
        # What names several families at once, beside_account, is none of its own.
        is_function = (
            inspect.isfunction(value)
            and inspect.get_annotations(value)["return"] == "str"
            and not name.endswith("_shard")
        )
        is_name = name.isupper() and str(value).startswith("seance:")
        if is_function or is_name:
            yield value


def example(family: Callable[..., str] | str) -> str:
    """A key of a family."""
    if isinstance(family, str):
        return family
    return family(*(ARGUMENTS[name] for name in inspect.signature(family).parameters))


def test_a_backup_knows_what_to_do_with_every_family_of_keys() -> None:
    """
    Whoever adds one to keys.py says in families.py what it is.

    Keys of families that are not named there are backed up each by itself, in the end.
    """
    assert set(declared()) == set(FAMILIES)
    assert len(FAMILIES) == len(set(FAMILIES))


@pytest.mark.parametrize(
    "family", FAMILIES, ids=lambda family: getattr(family, "__name__", family)
)
def test_a_key_is_told_by_its_name(family: Callable[..., str] | str) -> None:
    """
    Parts belong to their unit, indexes and passing keys to none.
    """
    key = example(family)
    unit = unit_of(key)

    if family in (*families.KEPT, *families.PARTS):
        assert unit is not None
        assert unit.kind != families.PLAIN
        assert key.startswith(unit.key)
        assert unit_of(f"{unit.key}:results") == unit
    elif family in families.BY_THEMSELVES:
        assert (families.PLAIN, key) == unit
    else:
        assert unit is None
        assert families.is_passing(key) == (family in families.PASSING)
        assert bool(families.listed_kind(key)) == (family in families.INDEXES)


@pytest.mark.parametrize(
    "key", ["seance:{0}:account:A", "seance:{0}:game:short", "seance:anything"]
)
def test_what_is_not_known_is_backed_up_by_itself(key: str) -> None:
    """
    Nothing is left out because somebody forgot to name it.
    """
    unit = unit_of(key)

    assert unit is not None
    assert (families.PLAIN, key) == unit
