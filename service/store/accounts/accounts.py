"""Accounts in Redis: created once, changed by compare-and-set, listed by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from service.accounts.account import Account, is_name
from service.accounts.errors import UnknownAccount
from service.store import keys
from service.store.scripts import ACCOUNT

if TYPE_CHECKING:
    from collections.abc import Callable

    from service.store.clients import Database

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Account).decode


class Accounts:
    """All accounts, each in one slot of a Cluster with everything about it."""

    def __init__(self, database: Database) -> None:
        """Keep accounts in ``database``."""
        self._database = database

    def create(self, account: Account) -> bool:
        """Store a new account; return whether its name was never used."""
        return self._write(account, "")

    def read(self, name: str) -> Account:
        """Return an account as it is now, also one that is deleted, or refuse."""
        return self._read(name)[0]

    def update(self, name: str, change: Callable[[Account], Account]) -> Account:
        """Change an account; after a lost race, change it again as it is then."""
        while True:
            account, revision = self._read(name)
            if account.is_deleted:
                raise UnknownAccount
            changed = change(account)
            if changed is account or self._write(changed, revision):
                return changed

    def delete(self, tombstone: Account) -> None:
        """Leave nothing of an account but its name; inbox and webhooks go with it."""
        self.update(tombstone.name, lambda _: tombstone)

    def page(self, after: str, limit: int) -> list[Account]:
        """Return accounts in the order of their names, those after a name."""
        first = f"({after}" if after else "-"
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for shard in keys.SHARDS:
                pipeline.zrangebylex(
                    keys.account_names(shard), first, "+", start=0, num=limit
                )
            found = pipeline.execute()
        names = sorted(name.decode() for part in found for name in part)[:limit]
        if not names:
            return []
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for name in names:
                pipeline.hget(keys.account(name), "account")
            rows = pipeline.execute()
        return [_decode(row) for row in rows if row is not None]

    def exist(self, names: list[str]) -> set[str]:
        """Return those of the names that are names of accounts."""
        if not names:
            return set()
        with self._database.client() as redis:
            pipeline = redis.pipeline(transaction=False)
            for name in names:
                pipeline.hget(keys.account(name), "account")
            rows = pipeline.execute()
        found = (_decode(row) for row in rows if row is not None)
        return {account.name for account in found if not account.is_deleted}

    def _read(self, name: str) -> tuple[Account, str]:
        if not is_name(name):
            raise UnknownAccount
        with self._database.client() as redis:
            stored, revision = redis.hmget(keys.account(name), "account", "revision")
        if stored is None:
            raise UnknownAccount
        return _decode(stored), revision.decode()

    def _write(self, account: Account, revision: str) -> bool:
        name = account.name
        shard = keys.account_shard(name)
        reply: int = self._database.run(
            ACCOUNT,
            [
                *(keys.account(name), keys.account_names(shard)),
                *(keys.webhooks_due(shard), *keys.beside_account(name)),
            ],
            *(revision, _encode(account), name, int(account.is_deleted)),
        )
        return bool(reply)
