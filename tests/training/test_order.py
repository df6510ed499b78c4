"""The order of whole pieces is that of GCC's std::sort, asked here itself."""

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from training.model.order import found_first

_PROGRAM = """
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream in(line);
        std::vector<int> sizes, order;
        for (int size; in >> size;) { order.push_back(order.size()); sizes.push_back(size); }
        std::sort(order.begin(), order.end(), [&](int a, int b) { return sizes[a] > sizes[b]; });
        for (int each : order) std::cout << each << ' ';
        std::cout << '\\n';
    }
}
"""


def test_equally_long_ones_are_in_the_order_of_std_sort(tmp_path: Path) -> None:
    compiler = shutil.which("g++") or pytest.skip("no g++")
    (tmp_path / "order.cpp").write_text(_PROGRAM)
    subprocess.run([compiler, "-O1", "-o", tmp_path / "order", tmp_path / "order.cpp"], check=True)
    rng = random.Random(3)
    lists = [[rng.randint(1, rng.choice([1, 3, 32])) for _ in range(rng.choice([1, 2, 15, 16, 17, 60, 460, 900]))] for _ in range(400)]
    lists += [list(range(500)), list(range(500, 0, -1)), [7] * 300]
    told = subprocess.run([tmp_path / "order"], input="".join(" ".join(map(str, sizes)) + "\n" for sizes in lists), capture_output=True, text=True, check=True)
    assert [found_first(sizes) for sizes in lists] == [list(map(int, line.split())) for line in told.stdout.splitlines()]
