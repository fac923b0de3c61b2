"""Create a game and send a command, with what openapi-generator has generated."""

import sys

from generated_client import (
    ApiClient,
    CommandsApi,
    Configuration,
    CreateGameRequest,
    GamesApi,
    SeatRequest,
    SendCommandsRequest,
)

settings = Configuration(host=sys.argv[1])
with ApiClient(settings) as client:
    games, commands = GamesApi(client), CommandsApi(client)
    seat = SeatRequest(kind="human")
    asked = CreateGameRequest(title="ghooost", seats=[seat, seat])
    made = games.create_game(create_game_request=asked)
    for credential in made.credentials.seats:
        settings.access_token = credential.token
        got = games.get_game_with_http_info(game=made.id)
        if got.data.decision:
            option = got.data.decision.options[0]
            result = commands.send_commands(
                game=made.id,
                if_match=got.headers["ETag"],
                send_commands_request=SendCommandsRequest(commands=[option.command]),
            )
            assert made.version + 1 == result.game.version
            print(option.label, "->", result.events[0].actual_instance.text)
            break
