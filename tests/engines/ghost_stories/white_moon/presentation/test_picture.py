from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from engines.core.svg import Drawing
from engines.core.texts import LANGUAGES
from engines.ghost_stories import TITLE
from engines.ghost_stories.presentation.ghost_shapes import card
from engines.ghost_stories.white_moon.presentation.picture import ALL_ROWS
from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines import drawn
from tests.engines.ghost_stories.builders import table
from tests.engines.ghost_stories.white_moon.builders import ALL_CORNERS, moon


def words(s: MoonTable) -> list[str]:
    """Return what is written in the picture of a table, in the order of drawing."""
    return drawn.words(picture(s))


def hints(s: MoonTable) -> list[str]:
    """Return what the shapes of the picture of a table mean, where they say so."""
    return drawn.hints(picture(s))


def nested(s: MoonTable) -> set[tuple[str, ...]]:
    """Return the refs around the shapes of the picture of a table."""
    return {shape.refs for shape in drawn.shapes(picture(s))}


def picture(s: MoonTable) -> ET.Element:
    """Draw a table as everybody sees it."""
    speaker = TITLE.texts.speakers["en"]
    return drawn.read(TITLE.draw(TITLE.view(s, None), speaker))


def test_villagers_lie_on_their_tiles() -> None:
    """
    WM-1.5: of a stack one sees the top and the height, before the start not even that.
    """
    s = moon(stacks={"tea_house": "li hua", "sorcerer": "long"})
    assert {"Hua (2)", "Long (1)"} <= set(words(s))
    assert "Villagers: 2, on top: Hua" in hints(s)

    s.covered = True
    assert {"? (2)", "? (1)"} <= set(words(s))


def test_families_are_counted() -> None:
    """
    WM-5.1, WM-8.4: who is rescued, who is killed and who is still in the village.
    """
    s = moon(stacks={"tea_house": "sun"}, graveyard="sun")
    seen = words(s)

    assert "Villagers: 22 rescued, 1 killed (lost at 12)" in seen
    assert ["+", "†", "?"] == seen[seen.index("Sun") + 1 :][:3]


def test_the_portal_is_on_its_tile_or_held() -> None:
    """
    WM-17.1: Gate Keeper holds the Portal, and where it returns to can be seen.
    """
    on_tile, held = (
        "The Portal is on the Buddhist Temple.",
        "Gate Keeper holds the Portal",
    )

    assert on_tile in hints(moon())
    seen = hints(moon(ghosts={"yellow.0": "gate_keeper"}))
    assert on_tile not in seen
    assert any(hint.startswith(held) for hint in seen)


def test_su_ling_stands_before_a_space() -> None:
    """
    WM-4.2: Su-Ling is drawn where she stands, and told where she waits.
    """
    assert ("space:red.1", "piece:su_ling") in nested(moon(su_ling="red.1"))
    assert "the middle space of the red board" in " ".join(words(moon(su_ling="red.1")))
    waiting = moon()
    assert ("supply:su_ling", "piece:su_ling") in nested(waiting)
    assert "Su-Ling is in the reserve." in " ".join(words(waiting))


def test_crystals_are_in_receptacles_and_with_players() -> None:
    """
    WM-12.6: Moon Crystals of players, of the Receptacles and of the reserve.
    """
    s = moon(crystals={"yellow": 2}, receptacles=["nw"])
    seen = words(s)

    goods = seen[seen.index("MC") + 1 :]
    assert "2" == goods[0]
    assert "1 in the reserve, 1 in the Receptacles" in " ".join(seen)
    full = moon(receptacles=ALL_CORNERS)
    assert 4 + 4 + 1 == words(full).count("MC"), "corners, players and the reserve"


def test_a_neutral_board_has_no_crystals() -> None:
    """
    WM-12.6: only players take Moon Crystals.
    """
    in_reserve = 1
    assert 2 + in_reserve == words(moon(players=2)).count("MC")


def test_artefacts_say_who_has_them() -> None:
    """
    WM-1.8, WM-5.2: with a player, used up, or still to be found with a family.
    """
    s = moon(artefacts={"moon_dust": "red"})
    s.artefacts[0] = -2
    seen = words(s)

    assert "used up" == seen[seen.index("Elixir of Life") + 1]
    assert ["R", "red board"] == seen[seen.index("Moon Dust") + 1 :][:2]
    assert "from Weng" == seen[seen.index("Fireworks") + 1]


def test_what_is_about_to_happen_is_told() -> None:
    """
    WM-4.2, WM-14.6, WM-14.12: Su-Ling, the Barrier, the Claw and lost Tao tokens.
    """
    s = moon(beckoned=True, lying=["yellow"])
    s.barrier_due = s.clawed = True
    s.lost_tao[1] = 1
    s.supply[1] -= 1
    TITLE.check(s)
    seen = " ".join(words(s))

    assert "Su-Ling may be moved this turn." in seen
    assert "The Mystic Barrier rises at the end of the turn." in seen
    assert "The Claw of Vengeance was used this turn." in seen
    assert "Tao tokens out of the game: 1 red." in seen
    assert "lies down" in seen


def test_shape_shifter_has_the_colour_of_its_board() -> None:
    """
    WM-17.6: what it asks for is drawn in the colour of the board on which it lies.
    """
    seen = words(moon(ghosts={"green.1": "shape_shifter"}))

    assert ["G"] * 4 == seen[seen.index("Shape-shifter") + 1 :][:4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_full(language: str) -> None:
    """
    WM-11.1, WM-17.7: no name and no stone is too long for its card.
    """
    speaker = TITLE.texts.speakers[language]
    for ghost in ALL_ROWS.values():
        d = Drawing(200, 200, "", "")
        card(d, 0, 0, ghost, speaker)
        assert "…" not in d.render(), ghost.id


def test_every_part_of_a_turn_has_its_name() -> None:
    """
    WM-2.6, WM-3.4: before the first turn there is no phase; the end of a turn is one.
    """
    s = moon(su_ling="red.1")
    assert "Yang phase: the Taoist" in words(s)
    s.agenda.insert(1, ("finish_yin",))
    assert "Yin phase: the ghosts" in words(s)
    s.agenda[1] = ("close_turn",)
    assert "End of the turn" in words(s)
    s.turn = 0
    assert "End of the turn" not in words(s)


def test_the_twelfth_dead_villager_is_the_end() -> None:
    """
    WM-8.4: a finished table says that the villagers were killed.
    """
    s = moon(graveyard="long chang teng weng wu wu miao miao xiang xiang sheng sheng")
    view = TITLE.view(s, None)
    del view["to_act"]
    speaker = TITLE.texts.speakers["en"]

    assert speaker("outcome.villagers_killed") in TITLE.draw(view, speaker)


def test_without_white_moon_the_base_game_is_drawn() -> None:
    """
    WM-1.8: nothing of the expansion is in the picture of a table without it.
    """
    view = TITLE.view(table(), None)
    speaker = TITLE.texts.speakers["en"]

    assert "Villagers" not in TITLE.draw(view, speaker)
