"""The commands and options that White Moon adds to those of Ghost Stories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.core.fields import Field, boolean, choice, listing
from engines.core.vocabulary import Vocabulary
from engines.ghost_stories.cards import CARD_NUMBERS
from engines.ghost_stories.exorcism import TOKEN_IDS
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.presentation import vocabulary as base
from engines.ghost_stories.presentation.vocabulary import BOARD, COLOUR, SPACE, TAOIST
from engines.ghost_stories.scoring import LOST, WON
from engines.ghost_stories.tiles import TILE_NUMBERS
from engines.ghost_stories.white_moon import villagers
from engines.ghost_stories.white_moon.exorcism import BARRIER, CRYSTAL
from engines.ghost_stories.white_moon.families import ARTEFACTS, FAMILY_IDS
from engines.ghost_stories.white_moon.setup import DEFAULTS, EXPANSION
from engines.ghost_stories.white_moon.state import CORNER_IDS, POOLS, PORTALS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CRYSTAL_IDS: Final = tuple(f"{owner}.{CRYSTAL}" for owner in (*BOARD_IDS, BARRIER))
MORE: Final = {
    "tile": tuple(TILE_NUMBERS),
    "ghost": tuple(CARD_NUMBERS),
    "token": (*TOKEN_IDS, *CRYSTAL_IDS),
    "outcome": (WON, *LOST, villagers.LOST),
}
"""All values, old and new, of the fields that speak by these names."""

LISTED_TARGETS: Final = 12
"""The School aims at all ghosts of a colour, wherever they lie (WM-16.1)."""


def widened(field: Field) -> Field:
    """Return a field of the base game with the values of the expansion as well."""
    if field.names in MORE:
        field = field._replace(values=MORE[field.names])
    if field.item is not None:
        item = widened(field.item)
        most = LISTED_TARGETS if item.names == "space" else field.maximum
        field = field._replace(item=item, maximum=most)
    if field.fields is not None:
        field = field._replace(fields=widened_all(field.fields))
    return field


def widened_all(fields: Mapping[str, Field]) -> dict[str, Field]:
    """Return fields of the base game with the values of the expansion as well."""
    return {name: widened(field) for name, field in fields.items()}


vocabulary = Vocabulary(base.vocabulary.prefix)
for _name, _command in base.vocabulary.commands.items():
    vocabulary.commands[_name] = _command._replace(fields=widened_all(_command.fields))
command = vocabulary.command

TILE: Final = widened(base.TILE)
CARD: Final = widened(base.CARD)
FAMILY: Final = choice(
    *FAMILY_IDS,
    doc="A family of villagers.",
    names="family",
    title="GhostStoriesFamilyId",
    ref="family:{}",
)
ARTEFACT: Final = choice(
    *ARTEFACTS,
    doc="An artefact.",
    names="artefact",
    title="GhostStoriesArtefactId",
    ref="artefact:{}",
)
CORNER: Final = choice(
    *CORNER_IDS,
    doc="A corner of the village.",
    names="corner",
    title="GhostStoriesCorner",
    ref="corner:{}",
)

OPTIONS: Final = {
    **base.OPTIONS,
    "expansions": listing(
        choice(EXPANSION),
        "The expansions that are played.",
        maximum=1,
        unique=True,
        default=[],
    ),
    "village": choice(
        "first_games",
        "random_nine",
        doc="White Moon: the Kung-Fu School instead of the Night Watchman, or nine "
        "tiles drawn from ten.",
        default=DEFAULTS["village"],
    ),
    "portal": choice(
        *PORTALS,
        doc="White Moon: where the Portal stands, from easy to hard.",
        default=DEFAULTS["portal"],
    ),
    "incarnation_pool": choice(
        *POOLS,
        doc="White Moon: incarnations of both boxes, or new ones only.",
        default=DEFAULTS["incarnation_pool"],
    ),
}


def _crystal(values: Mapping[str, Any]) -> Iterator[str]:
    """Yield the crystals of the reserve, if Su-Ling brings one."""
    if values["crystal"]:
        yield "supply:crystals"


# Setup, moves and rescue

command(
    "rescue_first",
    "Rescue a villager before the start.",
    "WM-2.6",
    asks=("tops",),
    tile=TILE,
)
command(
    "award",
    "Name the player who gets the reward.",
    "WM-2.6",
    asks=("family",),
    taoist=TAOIST,
)
command(
    "escort",
    "Move to a tile, with a villager from another.",
    "WM-6.1",
    "WM-6.3",
    start=TILE._replace(doc="The tile of the villager."),
    end=TILE._replace(doc="The tile on which both end."),
)
command("stand_up", "Use your move to stand up.", "WM-15.9", refs=("taoist:{me}",))
command(
    "raise_taoist",
    "Set a lying Taoist on his feet (Twin Winds, Pavilion).",
    "WM-15.10",
    taoist=TAOIST,
)
command("take_villager", "Take the villager along.", "WM-6.4", refs=("tile:{origin}",))
command("leave_villager", "Leave the villager behind.", "WM-6.4")
command(
    "rescue",
    "Rescue the villager on the Portal tile.",
    "WM-7.1",
    refs=("piece:portal",),
    asks=("here", "tops"),
)

# Deaths and rewards

command(
    "name_victim",
    "Name the villager who is killed.",
    "WM-14.8",
    asks=("tops",),
    tile=TILE,
)
command(
    "lose_token",
    "Name the player whose Tao token leaves the game.",
    "WM-14.6",
    taoist=TAOIST,
)
command("bear_grief", "Name who loses 1 Qi.", "WM-14.12", board=BOARD)
command("set_buddha", "Set a Buddha on a free space.", "WM-14.7", space=SPACE)
command("keep_buddhas", "Set no more Buddhas.", "WM-14.7")
command(
    "give_tao",
    "Give a Tao token to a living player.",
    "WM-14.8",
    refs=("supply:tao.{colour}", "taoist:{taoist}"),
    colour=COLOUR,
    taoist=TAOIST,
)
command("give_crystal", "Give the crystal to a player.", "WM-17.7", taoist=TAOIST)

# Su-Ling, Receptacles and the Barrier

command(
    "place_su_ling",
    "Put Su-Ling in front of a space.",
    "WM-4.2",
    "WM-4.6",
    refs=("piece:su_ling", "space:{space}", _crystal),
    space=SPACE,
    crystal=boolean("Whether she puts a crystal into the Receptacle there."),
)
command("let_su_ling_rest", "Do not move Su-Ling.", "WM-4.2", refs=("piece:su_ling",))
command("fill_receptacle", "Put a crystal into your corner.", "WM-12.5", corner=CORNER)
command(
    "barrier_exorcise",
    "Roll four dice against the board.",
    "WM-13.4",
    refs=("board:{ward}",),
)
command(
    "barrier_rescue",
    "Rescue a villager for a crystal.",
    "WM-13.3",
    asks=("tops",),
    tile=TILE,
)
command("barrier_pass", "Do nothing for the board.", "WM-13.2")

# School, Cemetery and artefacts

command(
    "train",
    "Choose the ghosts of a colour.",
    "WM-16.1",
    refs=("tile:kung_fu_school",),
    colour=COLOUR,
)
command("bring_back", "Bring a killed villager back.", "WM-16.6", family=FAMILY)
command("keep_elixir", "Keep the Elixir of Life.", "WM-15.13")
command("give_elixir", "Give a Taoist the Elixir.", "WM-15.1", taoist=TAOIST)
command(
    "use_moon_dust",
    "Take a crystal for the Moon Dust.",
    "WM-15.2",
    refs=("artefact:moon_dust",),
)
command(
    "light_fireworks",
    "Use a tile for the Fireworks.",
    "WM-15.4",
    refs=("artefact:fireworks", "tile:{tile}"),
    tile=TILE,
)
command(
    "unroll_scroll",
    "Call all others by the Scroll of Unity.",
    "WM-15.3",
    refs=("artefact:scroll_of_unity",),
)
command("come", "Come to the tile of the Scroll.", "WM-15.3", refs=("tile:{called}",))
command(
    "come_with_villager",
    "Come with the villager of your tile.",
    "WM-15.3",
    refs=("tile:{called}", "tile:{here}"),
)
command("stay_away", "Stay where you are.", "WM-15.3", refs=("tile:{here}",))
command(
    "set_die_white",
    "Divine Sword: set a die on white.",
    "WM-15.8",
    refs=("artefact:divine_sword",),
)
command("roll_all_dice", "Roll all dice.", "WM-15.8")
command(
    "claw_tao",
    "Claw of Vengeance: take a token.",
    "WM-15.5",
    refs=base.FROM_SUPPLY,
    colour=COLOUR,
)
command("spare_claw", "Do not use the Claw.", "WM-15.5")
command(
    "let_ghost_come", "Let the drawn ghost come.", "WM-15.7", refs=("pile:arriving",)
)
command(
    "sink_ghost",
    "Shield of Time: put it under the deck.",
    "WM-15.7",
    refs=("artefact:shield_of_time", "pile:deck"),
)
command(
    "bequeath",
    "Leave an artefact to a living Taoist.",
    "WM-15.11",
    artefact=ARTEFACT,
    taoist=TAOIST,
)
