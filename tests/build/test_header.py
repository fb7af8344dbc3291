"""The header is C, and tells the same layout as the records."""

import subprocess
import sys
from pathlib import Path

from century.build.header import RECORDS

COMPILER = [sys.executable, "-m", "ziglang", "cc", "-Wall", "-Werror"]
CHECKS = "".join(
    f'_Static_assert(sizeof({name}) == {record.size}, "{name}");\n'
    + "".join(
        f'_Static_assert(__builtin_offsetof({name}, {field}) == {about.offset}, "{field}");\n'
        for field, about in record.fields.items()
    )
    for record, name in zip(
        RECORDS,
        ("century_state_t", "century_constants_t", "century_score_sheet_t", "century_survey_t"),
        strict=True,
    )
)


def test_a_compiler_reads_it_and_lays_records_out_alike(library: Path, tmp_path: Path) -> None:
    program = tmp_path / "check.c"
    program.write_text(f'#include "{library.parents[1] / "century.h"}"\n{CHECKS}')
    done = subprocess.run(
        [*COMPILER, "-c", str(program), "-o", str(tmp_path / "check.o")],
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
