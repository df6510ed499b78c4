"""STUB by the lead for integration, to be replaced by the server engineer's."""
import os
import socket


class Systemd:
    socket=None
    async def __aenter__(self): return self
    async def __aexit__(self,*a): pass
    def _n(self,m):
        a=os.environ.get("NOTIFY_SOCKET")
        if a:
            with socket.socket(socket.AF_UNIX,socket.SOCK_DGRAM) as s: s.connect(a); s.sendall(m.encode())
    def ready(self,status=""): self._n("READY=1\nSTATUS="+status)
    def stopping(self): self._n("STOPPING=1")
