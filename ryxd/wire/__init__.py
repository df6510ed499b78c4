"""What crosses a process boundary, declared once: commands, events, errors, framing."""
