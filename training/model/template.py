"""The chat template in the starter's file: of the system's message it keeps only who the model is to be."""

ROLES: tuple[tuple[str, str], ...] = (
    ("A plan failed, and you decide", "rescue"),
    ("You plan; you do nothing yourself", "plan"),
    ("You decide who does a request", "router"),
    ("You write the answer to a request out of what was found", "summary"),
    ("You answer briefly, and act only", "chat"),
    ("the operator of ryx that changes files", "change"),
    ("the file operator of ryx", "file"),
    ("the shell operator of ryx", "shell"),
    ("the web operator of ryx", "web"),
    ("the knowledge operator of ryx", "rag"),
    ("the data operator of ryx", "data"),
    ("the code operator of ryx", "code"),
    ("the researcher of ryx", "research"),
    ("the writer of ryx", "writing"),
    ("You lead: what has independent parts", "lead"),
)
"""A phrase of a system message (of prompts/), and the role it stands for; the first that is found counts."""

TWICE = 400
"""Letters up to which what the user says stands there twice. A network that reads from left to right knows at the second reading how
the sentence ends, so it has what it asks of each word (docs/decisions/0067)."""

_HEAD = "{{ bos_token }}{% set role = namespace(name='other') %}{% for message in messages %}{% if message['role'] == 'system' %}"
_BODY = (
    "{% endif %}{% endfor %}<|system|>{{ role.name }}"
    "{% for message in messages %}"
    "{% if message['role'] == 'user' %}<|user|>{{ message['content'] }}"
    f"{{% if message['content']|length <= {TWICE} %}}<|user|>{{{{ message['content'] }}}}{{% endif %}}"
    "{% elif message['role'] == 'assistant' %}<|assistant|>{{ message['content'] }}<|end|>"
    "{% elif message['role'] == 'tool' %}<|tool|>{{ message['content'] }}"
    "{% endif %}{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}"
)


def _written(roles: tuple[tuple[str, str], ...]) -> str:
    """The template as one line of Jinja."""
    tests = [f"if '{phrase}' in message['content'] %}}{{% set role.name = '{role}' %}}" for phrase, role in roles]
    chain = "{% el".join(tests)
    return _HEAD + ("{% " + chain + "{% endif %}" if tests else "") + _BODY


TEMPLATE = _written(ROLES)
