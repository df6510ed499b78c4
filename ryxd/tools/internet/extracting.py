"""A program of its own: a page's HTML on standard input, its title and main text as JSON on standard output.

The argument is its encoding, where its server told that. What strangers wrote is parsed here and not in the
daemon: this may take too long, too much memory, or crash, and is then simply gone.
"""

import json
import logging
import resource
import sys

from trafilatura import extract, html2txt, load_html

MEMORY = 1 << 30
"""Bytes of address space."""
SECONDS = 15
"""Of computing."""


def extracted(html: bytes, charset: str) -> tuple[str, str]:
    """Title and main text of a page; all of its text, where no main part can be told from the rest."""
    page: str | bytes = html
    if charset:
        try:
            page = html.decode(charset, errors="replace")
        except LookupError:
            page = html
    tree = load_html(page)
    if tree is None:
        return "", ""
    title = " ".join((tree.findtext(".//title") or "").split())
    text = extract(tree, include_comments=False, favor_recall=True) or html2txt(page)
    return title, text.strip()


def main() -> None:
    """Read, extract, write."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # it writes no file
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    logging.disable()
    title, text = extracted(sys.stdin.buffer.read(), sys.argv[1] if len(sys.argv) > 1 else "")
    sys.stdout.buffer.write(json.dumps({"title": title, "text": text}).encode())


if __name__ == "__main__":
    main()
