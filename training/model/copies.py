"""Which arguments the starter copies from what was said: held against the data by a test, told by its file (ryxd/models/worker/copying.py)."""

import json

from ryxd.models.worker.copying import Kind

COPIES: dict[str, dict[str, Kind]] = {
    "append_file": {"path": "path", "text": "words"},
    "calculate": {"expression": "sum"},
    "copy_file": {"paths": "path", "to": "path"},
    "disk_usage": {"path": "path"},
    "edit_file": {"path": "path", "old_text": "words", "new_text": "some"},
    "end_process": {"name": "words"},
    "forget": {"query": "words"},
    "get_time": {"zone": "words"},
    "glob": {"path": "path"},
    "grep": {"path": "path", "pattern": "words"},
    "handoff_to_code": {"task_description": "words"},
    "handoff_to_data": {"task_description": "words"},
    "handoff_to_research": {"task_description": "words"},
    "handoff_to_writing": {"task_description": "words"},
    "list_dir": {"path": "path"},
    "make_folder": {"path": "path"},
    "media": {"player": "words"},
    "metadata": {"path": "path"},
    "move_file": {"paths": "path", "to": "path"},
    "open_app": {"name": "words"},
    "open_file": {"path": "path"},
    "open_url": {"url": "words"},
    "read_file": {"path": "path", "about": "words"},
    "read_page": {"url": "words", "about": "words"},
    "recall": {"query": "words"},
    "remember": {"text": "words"},
    "rename_files": {"pairs.path": "path", "pairs.name": "name", "folder": "path", "find": "part", "replace": "some"},
    "search_files": {"pattern": "pattern", "paths": "path"},
    "search_web": {"query": "words"},
    "set_brightness": {"level": "number", "delta": "number"},
    "set_volume": {"level": "number", "delta": "number"},
    "trash_file": {"paths": "path"},
    "window": {"window": "words"},
    "write_clipboard": {"text": "words"},
    "write_file": {"path": "path"},
}


def metadata() -> str:
    """As the file has it."""
    return json.dumps({"version": 1, "arguments": COPIES, "understanding": "request"})
