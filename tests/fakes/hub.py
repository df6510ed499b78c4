"""A local server that speaks as much of the Hugging Face hub as pulling a model needs, faults included.

The API (siblings with their LFS hashes), `resolve` with its redirect to another host, and that host with ranges.
"""

import hashlib
import json
import re
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self

COMMIT = "0123456789abcdef0123456789abcdef01234567"


@dataclass
class Repo:
    files: dict[str, bytes]
    status: int = 200
    error: str = ""
    """The X-Error-Code that goes with a status."""
    small: set[str] = field(default_factory=set)
    """Files that are in git itself, not in LFS."""
    hashes: dict[str, str] = field(default_factory=dict)
    """What is published instead of the true sha256."""
    blobs: dict[str, str] = field(default_factory=dict)
    """What is published instead of git's own hash."""


@dataclass(frozen=True)
class Seen:
    method: str
    path: str
    range: str | None
    authorization: str | None
    host: str


class Hub:
    """`async with`-free: `with Hub() as hub`. `.seen` has what was asked."""

    def __init__(self) -> None:
        self.repos: dict[str, Repo] = {}
        self.seen: list[Seen] = []
        self.cut: list[int] = []
        """After so many bytes of its body the next download is cut off; once each."""
        self.reset = False
        """Cut off with a reset instead of a close."""
        self.hold: int | None = None
        """After so many bytes of its body a download waits for `release`."""
        self.holding = threading.Event()
        self.release = threading.Event()
        self.ranges = True
        self.token: str | None = None
        """When given, everything wants it."""

    def __enter__(self) -> Self:
        hub = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_HEAD(self) -> None:
                hub._answer(self)

            def do_GET(self) -> None:
                hub._answer(self)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.release.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def downloads(self) -> list[Seen]:
        return [seen for seen in self.seen if seen.path.startswith("/cdn/") and seen.method == "GET"]

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        head = handler.headers
        path = handler.path.partition("?")[0]
        self.seen.append(Seen(handler.command, path, head["Range"], head["Authorization"], head["Host"] or ""))
        if path.startswith("/cdn/"):
            self._body(handler, path.removeprefix("/cdn/"))
        elif self.token is not None and head["Authorization"] != f"Bearer {self.token}":
            self._say(handler, 401, {"error": "Invalid username or password."})
        elif api := re.fullmatch(r"/api/models/([^/]+/[^/]+)(?:/revision/([^/]+))?", path):
            self._listing(handler, api[1], api[2])
        elif file := re.fullmatch(r"/([^/]+/[^/]+)/resolve/([^/]+)/(.+)", path):
            self._resolve(handler, file[1], file[3])
        else:
            self._say(handler, 404, {"error": "Not Found"})

    def _known(self, handler: BaseHTTPRequestHandler, name: str) -> Repo | None:
        repo = self.repos.get(name)
        if repo is None:  # the hub says 401 of what is not there, lest private names be guessed
            self._say(handler, 401, {"error": "Repository not found"}, {"X-Error-Code": "RepoNotFound"})
        elif repo.status != 200:
            self._say(handler, repo.status, {"error": repo.error}, {"X-Error-Code": repo.error})
        else:
            return repo
        return None

    def _listing(self, handler: BaseHTTPRequestHandler, name: str, revision: str | None) -> None:
        repo = self._known(handler, name)
        if repo is None:
            return
        if revision not in (None, "main", COMMIT):
            self._say(handler, 404, {"error": "Invalid rev id"}, {"X-Error-Code": "RevisionNotFound"})
            return
        siblings = []
        for path, data in repo.files.items():
            blob = repo.blobs.get(path, hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest())
            row: dict[str, object] = {"rfilename": path, "size": len(data), "blobId": blob}
            if path not in repo.small:
                row["lfs"] = {"sha256": self._hash(repo, path), "size": len(data), "pointerSize": 134}
            siblings.append(row)
        body = {"id": name, "sha": COMMIT, "siblings": siblings, "cardData": {"license": "apache-2.0"}, "tags": []}
        self._say(handler, 200, body)

    def _hash(self, repo: Repo, path: str) -> str:
        return repo.hashes.get(path, hashlib.sha256(repo.files[path]).hexdigest())

    def _resolve(self, handler: BaseHTTPRequestHandler, name: str, path: str) -> None:
        repo = self._known(handler, name)
        if repo is None:
            return
        if path not in repo.files:
            self._say(handler, 404, {"error": "Entry not found"}, {"X-Error-Code": "EntryNotFound"})
            return
        handler.send_response(302)
        handler.send_header("Location", f"http://localhost:{self._server.server_port}/cdn/{name}/{path}")
        handler.send_header("X-Repo-Commit", COMMIT)
        handler.send_header("X-Linked-Etag", f'"{self._hash(repo, path)}"')
        handler.send_header("X-Linked-Size", str(len(repo.files[path])))
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    def _body(self, handler: BaseHTTPRequestHandler, path: str) -> None:
        owner, repo, file = path.split("/", 2)
        data = self.repos[f"{owner}/{repo}"].files[file]
        start = 0
        if self.ranges and (wanted := re.fullmatch(r"bytes=(\d+)-", handler.headers["Range"] or "")):
            start = int(wanted[1])
            handler.send_response(206)
            handler.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        else:
            handler.send_response(200)
        handler.send_header("Content-Length", str(len(data) - start))
        handler.end_headers()
        if handler.command == "HEAD":
            return
        end = len(data)
        if self.cut:
            end = min(end, start + self.cut.pop(0))
        if self.hold is not None and start < self.hold < end:
            handler.wfile.write(data[start : self.hold])
            handler.wfile.flush()
            self.holding.set()
            self.release.wait(60)
            start = self.hold
        try:
            handler.wfile.write(data[start:end])
            handler.wfile.flush()
        except ConnectionError:
            return
        if end < len(data):
            handler.close_connection = True
            if self.reset:
                handler.connection.setsockopt(1, 13, b"\1\0\0\0\0\0\0\0")  # SO_LINGER of 0 s: close resets
                handler.connection.close()

    def _say(
        self, handler: BaseHTTPRequestHandler, status: int, body: object, headers: dict[str, str] | None = None
    ) -> None:
        data = json.dumps(body).encode()
        handler.send_response(status)
        for key, value in (headers or {}).items():
            handler.send_header(key, value)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        if handler.command != "HEAD":
            handler.wfile.write(data)
