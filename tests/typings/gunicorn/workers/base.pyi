class Worker:
    pid: int
