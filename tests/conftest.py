"""No test opens a real window or touches a person's own matches, also when pytest is called by hand."""

from __future__ import annotations

import os
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("BOARDGAMES_DESKTOP_HOME", tempfile.mkdtemp(prefix="boardgames-desktop-tests-"))
