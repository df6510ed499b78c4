"""How requests come in: the operations, the socket, the bus."""
