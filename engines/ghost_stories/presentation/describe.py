"""A table of Ghost Stories in sentences, for screen readers and chats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker


def describe(view: Json, t: Speaker) -> str:
    """Describe turn, village, boards and supply, and at last who is asked."""
    lines = [
        t("describe.turn", turn=view["turn"], who=t.called(f"side.{view['active']}")),
        t("describe.deck", count=view["deck"]),
        _village(view, t),
    ]
    lines += [_board(view, board, t) for board in view["boards"]]
    lines.append(
        t(
            "describe.supply",
            tokens=_tokens(view["supply"], t),
            qi=view["qi_supply"],
            buddhas=view["temple"],
        )
    )
    if "circle" in view:
        lines.append(t("describe.circle", colour=t(f"colour.{view['circle']}")))
    if "arriving" in view:
        lines.append(t("describe.arriving", ghost=t(f"ghost.{view['arriving']}")))
    if "to_act" in view:
        lines.append(t("describe.to_act", player=t.seat(view["to_act"])))
    else:
        lines.append(t("describe.ended"))
    return "\n".join(lines)


def _tokens(tao: Json, t: Speaker) -> str:
    counted = [
        f"{count} {t(f'colour.{colour}')}" for colour, count in tao.items() if count
    ]
    return ", ".join(counted) or t("describe.none")


def _village(view: Json, t: Speaker) -> str:
    words = [
        t(
            "describe.haunted_tile" if tile["haunted"] else "describe.tile",
            tile=t(f"tile.{tile['tile']}"),
        )
        for tile in view["village"]
    ]
    rows = ["; ".join(words[row : row + 3]) for row in (0, 3, 6)]
    return t("describe.village", north=rows[0], middle=rows[1], south=rows[2])


def _board(view: Json, board: Json, t: Speaker) -> str:
    name, power = t.called(f"board.{board['board']}"), t(f"power.{board['power']}")
    if "seat" not in board:
        key = "describe.neutral" if board["qi"] else "describe.possessed"
        line = t(key, board=name, power=power, qi=board["qi"])
    elif not board["qi"]:
        line = t("describe.dead", board=name, player=t.seat(board["seat"]))
    else:
        line = t(
            "describe.player",
            board=name,
            player=t.seat(board["seat"]),
            power=power,
            qi=board["qi"],
            tile=t.called(f"tile.{board['tile']}"),
            tokens=_tokens(board["tao"], t),
        )
        line += "".join(
            " " + t(f"describe.{good}", count=count)
            for good in ("yin_yang", "buddhas", "power_tokens")
            if (count := int(board[good]))
        )
    ghosts = [_space(space, t) for space in board["spaces"] if _is_taken(space)]
    return " ".join([t.sentence(line), *ghosts])


def _is_taken(space: Json) -> bool:
    return "ghost" in space or space["buddha"]


def _space(space: Json, t: Speaker) -> str:
    _, _, index = space["space"].partition(".")
    marks = [
        t(f"describe.mark_{mark}")
        for mark in ("figure", "die", "mantra", "buddha")
        if space[mark]
    ]
    if "ghost" in space:
        marks.insert(0, t(f"ghost.{space['ghost']}"))
    return t(f"describe.space.{index}", content=", ".join(marks))
