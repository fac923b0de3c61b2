from gunicorn.glogging import Logger

class Arbiter:
    log: Logger
