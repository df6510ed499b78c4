"""A server of the protocol's own Python package, over streamable HTTP: `python mcphttp.py PORT`."""

import sys

from mcp.server.mcpserver import MCPServer

server = MCPServer("everything")


@server.tool()
def echo(message: str) -> str:
    """Give back the message."""
    return f"Echo: {message}"


if __name__ == "__main__":
    server.run(transport="streamable-http", host="127.0.0.1", port=int(sys.argv[1]))
