"""Print what an interpreter is made of outside its virtual environment: itself, by each of its names, and its library."""

import os
import sys
import sysconfig

names = {os.path.realpath(sys.executable), sysconfig.get_path("stdlib")}
link = sys.executable
while os.path.islink(link):
    link = os.path.join(os.path.dirname(link), os.readlink(link))
    names.add(os.path.abspath(link))
if sys.base_prefix != "/usr":
    names.add(sys.base_prefix)
print("", *sorted(name for name in names if not name.startswith(sys.prefix + "/")), end="")
