"""Create a game and send a command, with what openapi-python-client has generated."""

import sys

from generated_client import AuthenticatedClient, Client
from generated_client.api.commands import send_commands
from generated_client.api.games import create_game, get_game
from generated_client.models import (
    CommandsResult,
    CreatedGame,
    CreateGameRequest,
    SeatRequest,
    SeatRequestKind,
    SendCommandsRequest,
)

url = sys.argv[1]
seat = SeatRequest(kind=SeatRequestKind.HUMAN)
asked = CreateGameRequest(title="ghooost", seats=[seat, seat])
made = create_game.sync(client=Client(url), body=asked)
assert isinstance(made, CreatedGame)
for credential in made.credentials.seats:
    reader = AuthenticatedClient(url, credential.token)
    got = get_game.sync_detailed(made.id, client=reader)
    if got.parsed.decision:
        option = got.parsed.decision.options[0]
        result = send_commands.sync(
            made.id,
            client=reader,
            body=SendCommandsRequest(commands=[option.command]),
            if_match=got.headers["ETag"],
        )
        assert isinstance(result, CommandsResult)
        assert made.version + 1 == result.game.version
        print(option.label, "->", result.events[0].text)
        break
