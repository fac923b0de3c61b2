class Logger:
    access_log_enabled: bool
