"""The interpreter in the sandbox: its packages, the script that runs code there, the files that come back."""
