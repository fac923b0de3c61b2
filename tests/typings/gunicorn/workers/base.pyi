from socket import socket

class Worker:
    pid: int
    sockets: list[socket]
