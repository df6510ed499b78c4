"""Write expected.json: what `transformers` renders for cases.json. It has never seen ryx.

    python -m venv /tmp/renderer && /tmp/renderer/bin/pip install transformers jinja2
    /tmp/renderer/bin/python tests/golden/templates/make.py

Made with transformers 5.23.0 and jinja2 3.1.6. A case says twice what is rendered: `messages` and `tools` as
ryx has them, `said` and `offered` as Hugging Face wants them, written by hand.
"""

import json
from datetime import UTC, datetime
from pathlib import Path

from transformers.utils import chat_template_utils

HERE = Path(__file__).parent
DAY = datetime(2024, 7, 26, tzinfo=UTC)


def rendered(model: str, words: dict[str, object], case: dict[str, object]) -> str:
    source = (HERE / f"{model}.jinja").read_text()
    # templates are compiled once, so that this is the one that is rendered
    chat_template_utils._compile_jinja_template(source).globals["strftime_now"] = DAY.strftime
    texts, _ = chat_template_utils.render_jinja_template(
        [case["said"]],
        tools=case["offered"],
        chat_template=source,
        add_generation_prompt=True,
        bos_token=words["bos"],
        eos_token=words["eos"],
        **case["extra"],
    )
    return texts[0]


def main() -> None:
    given = json.loads((HERE / "cases.json").read_text())
    expected = {
        f"{case['case']} {model}": rendered(model, given["models"][model], case)
        for case in given["cases"]
        for model in case["models"]
    }
    (HERE / "expected.json").write_text(json.dumps(expected, ensure_ascii=False, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
