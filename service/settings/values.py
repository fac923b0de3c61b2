"""Settings as texts of the environment, and what is wrong with one of them."""

import ipaddress
from pathlib import Path

import click

PREFIX = "SEANCE_"


class InvalidSetting(click.ClickException, ValueError):
    """A setting has a value that Seance cannot or must not run with.

    The command lines of Flask and of Seance print its sentence, without a traceback.
    """


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def parse(name: str, kind: object, text: str) -> object:
    """The value that a text stands for, as the type of the setting asks."""
    if kind is int:
        return _whole_number(name, text)
    if kind == tuple[int, ...]:
        return tuple(_whole_number(name, part.strip()) for part in text.split(","))
    if kind is Path:
        return Path(text)
    if kind is str:
        return text
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _whole_number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise InvalidSetting(
            f"{variable(name)} must be a whole number, not {text!r}."
        ) from None


def is_loopback(host: str) -> bool:
    """Whether only programs on this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
