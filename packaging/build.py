"""Make the frozen build: ``python packaging/build.py`` in an environment with ``requirements/packaging.txt``.

The build is the folder ``dist/boardgames-desktop``; it can be copied anywhere and needs no Python there.
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
RESULT = ROOT / "dist" / "boardgames-desktop"


def main() -> int:
    """Build anew and print the size."""
    for folder in (BUILD, RESULT):
        shutil.rmtree(folder, ignore_errors=True)
    collect_metadata()
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(BUILD / "frozen"), "--distpath", str(RESULT.parent)]
    subprocess.run([*command, str(ROOT / "packaging" / "boardgames.spec")], cwd=ROOT, check=True)
    print(f"{RESULT.relative_to(ROOT)}: {size(RESULT) / 2**20:.1f} MiB unpacked", flush=True)
    return 0


def collect_metadata() -> None:
    """Lay the program's own distribution metadata into ``build/metadata``, without installing the program."""
    wheels = BUILD / "wheel"
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    subprocess.run([*command, "--wheel-dir", str(wheels), str(ROOT)], check=True)
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        names = [name for name in wheel.namelist() if ".dist-info/" in name and not name.endswith("RECORD")]
        wheel.extractall(BUILD / "metadata", names)


def size(folder: Path) -> int:
    """Bytes of all files below a folder; what is linked counts once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
