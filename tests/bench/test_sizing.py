import pytest

from service.store import keys
from tests.bench import sizing


@pytest.mark.parametrize("primaries", [1, 2, 3, 5, 8, 32])
def test_slots_are_divided_so_that_games_fall_evenly(primaries: int) -> None:
    """
    All slots are somebody's, and no primary has more than one tag too many.
    """
    ranges = sizing.even_ranges(primaries)

    assert list(range(sizing.SLOTS)) == [slot for each in ranges for slot in each]
    parts = [sizing.tags_in(each) for each in ranges]
    assert sorted(keys.SHARDS) == sorted(tag for part in parts for tag in part)
    assert {len(part) - len(keys.SHARDS) // primaries for part in parts} <= {0, 1}
