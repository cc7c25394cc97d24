"""Settings: first start, keeping, damage, folders that cannot be written; and the dialog."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt

from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.settings_dialog import SettingsDialog
from tests.app.shell_parts import click, cut, make_shell, words


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh-HK", "zh_TW"),
        ("zh-MO", "zh_TW"),
        ("zh-CN", "zh_TW"),
        ("zh-Hant-TW", "zh_TW"),
        ("en-GB", "en"),
        ("de", "en"),
    ],
)
def test_the_first_start_speaks_the_language_of_the_system(qapp, tmp_path, system, language):
    assert Settings(tmp_path, [system]).language == language


def test_a_change_is_told_kept_and_there_again_at_the_next_start(qapp, qtbot, tmp_path):
    settings = Settings(tmp_path, ["en"])
    with qtbot.waitSignal(settings.changed) as told:
        settings.put("text_size", 130)
    assert told.args == ["text_size"]
    settings.remember("setup/some", {"seats": [["中", "red", "easy"]]})
    settings.save()
    again = Settings(tmp_path, ["en"])
    assert again.text_size == 130
    assert again.recall("setup/some", dict) == {"seats": [["中", "red", "easy"]]}
    assert again.recall("setup/some", str, "none") == "none"


def test_a_value_that_cannot_be_is_refused_and_changes_nothing(qapp, tmp_path):
    settings = Settings(tmp_path, ["en"])
    for name, value in (("text_size", 10), ("theme", "pink"), ("pause", True), ("reduced_motion", 1)):
        with pytest.raises(ValueError, match=name):
            settings.put(name, value)
    assert settings.text_size == 100


def test_a_damaged_file_is_set_aside_and_told_in_a_sentence(qapp, tmp_path):
    (tmp_path / "settings.json").write_text('{"language": "en", ', encoding="utf-8")
    settings = Settings(tmp_path, ["zh"])
    assert settings.language == "zh_TW"
    assert [message.id for message in settings.notices] == ["settings-damaged"]
    assert (tmp_path / "settings.json.damaged").read_text(encoding="utf-8").startswith('{"language"')
    settings.save()
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["language"] == "zh_TW"


def test_single_values_that_cannot_be_are_left_out(qapp, tmp_path):
    plain = {"language": "xx", "text_size": 150, "theme": ["dark"], "speed": "fast", "memory": 3, "later": 1}
    (tmp_path / "settings.json").write_text(json.dumps(plain), encoding="utf-8")
    settings = Settings(tmp_path, ["en"])
    assert (settings.language, settings.text_size, settings.theme, settings.speed) == (
        "en",
        150,
        "system",
        "fast",
    )
    assert settings.notices == []


def test_a_folder_that_cannot_be_written_costs_one_sentence(qapp, qtbot, tmp_path):
    (tmp_path / "config").write_text("a file where the folder should be", encoding="utf-8")
    settings = Settings(tmp_path / "config", ["en"])
    told = []
    settings.trouble.connect(told.append)
    settings.put("speed", "slow")
    settings.save()
    settings.put("speed", "fast")
    settings.save()
    assert [message.id for message in told] == ["settings-not-kept"]


def test_reduced_motion_stops_movement_whatever_the_speed(qapp, tmp_path):
    settings = Settings(tmp_path, ["en"])
    settings.put("speed", "fast")
    assert settings.motion == "fast"
    settings.put("reduced_motion", True)
    assert settings.motion == "off"


# --- the dialog ------------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot, tmp_path):
    shell = make_shell(tmp_path)
    made = SettingsDialog(shell, None)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_language_changes_live_in_the_dialog_itself(qtbot, dialog):
    assert "設定" in words(dialog)
    click(qtbot, dialog.body.language.button("en"))
    qtbot.waitUntil(lambda: "Settings" in words(dialog))
    assert dialog.windowTitle() == "Settings"
    assert dialog.body.language.button("en").hasFocus() or not dialog.isActiveWindow()


def test_every_control_changes_its_setting(qtbot, dialog):
    settings = dialog.shell.settings
    qtbot.keyClick(dialog.body.speed, Qt.Key.Key_Down)
    assert settings.speed == "slow"
    click(qtbot, dialog.body.motion)
    qtbot.keyClick(dialog.body.motion, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.body.motion, Qt.Key.Key_Space)
    dialog.body.motion.setChecked(True)
    assert settings.reduced_motion
    dialog.body.forced.setChecked(True)
    dialog.body.losses.setChecked(False)
    assert settings.play_forced
    assert not settings.ask_losses
    before = settings.pause
    qtbot.keyClick(dialog.body.pause, Qt.Key.Key_Right)
    assert settings.pause == before + 100


def test_the_text_grows_with_its_slider_and_the_keyboard_stays_there(qtbot, dialog):
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.body.text_size.setFocus()
    qtbot.keyClick(dialog.body.text_size, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: dialog.shell.settings.text_size == 110)
    qtbot.waitUntil(lambda: dialog.body.text_size.hasFocus())
    assert dialog.body.text_size.value() == 11


@pytest.mark.parametrize("language", ["zh_TW", "en"])
@pytest.mark.parametrize("size", [80, 100, 150])
def test_nothing_in_the_dialog_is_cut(qtbot, tmp_path, language, size):
    made = SettingsDialog(make_shell(tmp_path, language=language, text_size=size), None)
    qtbot.addWidget(made)
    made.show()
    assert cut(made) == []
