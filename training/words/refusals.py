"""What people ask a helper on a desktop for that it can't do, and what it says then. The form is that of exchanges.py."""

from training.wordings.refused_body import BODY
from training.wordings.refused_desktop import DESKTOP
from training.wordings.refused_machine import MACHINE
from training.wordings.refused_outside import OUTSIDE
from training.wordings.refused_people import PEOPLE
from training.wordings.refused_time import TIME

EVERY = PEOPLE + OUTSIDE + BODY + TIME + DESKTOP + MACHINE
