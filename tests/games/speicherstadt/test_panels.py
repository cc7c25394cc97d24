"""Player panels and loading tray: everything owned is there, can be pointed at, and fits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.drawing import shapes
from boardgames_desktop.games.speicherstadt.drawing.steps import steps_for, used
from boardgames_desktop.games.speicherstadt.panels import DecisionPanel, PlayerPanel
from boardgames_desktop.games.speicherstadt.readings import capacity
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD
from tests.games.speicherstadt.look import NAMES, found, make_context, positions

WIDTH = 298


def panel_of(qtbot, context, state, seat, is_open=True, width=WIDTH):
    panel = PlayerPanel(context, seat)
    qtbot.addWidget(panel)
    panel.resize(width, 40)
    panel.show()
    panel.sync(GAME.observe(state, 0))
    panel.set_open(is_open)
    panel.resize(width, panel.sizeHint().height())
    return panel


def own(state, seat):
    """Elements of a seat, as the game lists them."""
    elements = GAME.elements(state)
    start = elements.index(f"player/{seat}")
    following = f"player/{seat + 1}"
    return elements[start : elements.index(following) if following in elements else len(elements)]


def loading(context, cubes=3, contracts=1):
    """A position in which the seat to decide has so many cubes and open contracts."""
    by_kind = context.components.by_kind

    def fits(state):
        if state.phase != LOAD:
            return False
        goods = state.goods[state.player * 5 : state.player * 5 + 5]
        owned = sum(state.where[card] == state.player for card in by_kind["contract"])
        return sum(goods) >= cubes and owned >= contracts

    return found(context.components, fits)


# --- player panels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_owned_has_its_tile(qtbot, seats):
    context = make_context(seats)
    panels = [panel_of(qtbot, context, GAME.new_state(context.components, 2), seat) for seat in range(seats)]
    for number, (state, _) in enumerate(positions(context.components, 2)):
        if number % 7:
            continue
        for panel in panels:
            panel.sync(GAME.observe(state, 0))
            for element in own(state, panel.seat):
                assert panel.element_widget(element) is not None, element


def test_folded_it_is_one_line(qtbot):
    context = make_context(4)
    state = found(context.components, lambda s: s.round == 5 and s.phase == BUY)
    panel = panel_of(qtbot, context, state, 1, is_open=False)
    assert panel.sizeHint().height() <= 36
    for part in ("coins", "workers", "score", "firemen"):
        assert panel.element_widget(f"player/1/{part}").isVisible()
    assert panel.element_widget("player/1/hall") is None


@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("zh_TW", 1.0), ("en", 1.5)])
def test_tiles_lie_side_by_side_within_the_panel(qtbot, language, scale):
    context = make_context(3, language, scale=scale)
    state = found(context.components, lambda s: s.round == 11 and s.phase == BUY)
    for seat in range(3):
        panel = panel_of(qtbot, context, state, seat, width=round(WIDTH * scale))
        outer = [panel.element_widget(e) for e in own(state, seat) if not e.startswith("contract/")]
        outer = [tile for tile in dict.fromkeys(outer) if "/goods/" not in tile.spec.elements[0]]
        for one in outer:
            assert panel.rect().contains(one.geometry()), one.spec
            for other in outer:
                assert one is other or not one.geometry().intersects(other.geometry()), (one.spec, other.spec)


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_no_word_of_a_panel_is_cut(qtbot, monkeypatch, language):
    cut = []
    fitting = shapes.fitting

    def watching(words, *args, **named):
        chosen, shown = fitting(words, *args, **named)
        cut.extend([words] if shown != words else [])
        return chosen, shown

    monkeypatch.setattr(shapes, "fitting", watching)
    context = make_context(4, language)
    for state in (loading(context), found(context.components, lambda s: s.round == 9 and s.phase == BUY)):
        for seat in range(4):
            panel_of(qtbot, context, state, seat).grab()
    assert [words for words in cut if words not in NAMES[language]] == []


def test_tiles_speak(qtbot):
    context = make_context(4)
    state = found(context.components, lambda s: s.round == 5 and s.phase == BUY)
    panel = panel_of(qtbot, context, state, 0)
    qtbot.waitUntil(lambda: panel.element_widget("player/0/coins").accessibleName() != "")
    for element in own(state, 0):
        assert panel.element_widget(element).accessibleName(), element
    assert str(state.coins[0]) in panel.element_widget("player/0/coins").accessibleName()


def test_the_name_folds_and_all_else_is_an_element(qtbot):
    context = make_context(2)
    panel = panel_of(qtbot, context, GAME.new_state(context.components, 1), 0)
    with qtbot.waitSignal(panel.fold_wanted):
        qtbot.mouseClick(panel.element_widget("player/0"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.pressed) as pressed:
        qtbot.mouseClick(panel.element_widget("player/0/coins"), Qt.MouseButton.LeftButton)
    assert pressed.args == ["player/0/coins"]


def test_targets_can_be_reached_by_keyboard_and_glow(qtbot):
    context = make_context(4)
    state = loading(context)
    panel = panel_of(qtbot, context, state, state.player)
    targets = {e for e in GAME.targets(state) if panel.element_widget(e)}
    assert targets
    plain = panel.grab().toImage()
    panel.set_targets(targets)
    assert panel.grab().toImage() != plain
    tile = panel.element_widget(sorted(targets)[0])
    assert tile.is_target
    assert tile.focusPolicy() == Qt.FocusPolicy.StrongFocus
    with qtbot.waitSignal(panel.pressed):
        qtbot.keyClick(tile, Qt.Key.Key_Space)
    panel.set_targets(set())
    assert panel.grab().toImage() == plain


# --- the loading tray ----------------------------------------------------------------------------------


@pytest.fixture
def tray(qtbot):
    """The tray of a seat that is loading, with the position."""
    context = make_context(4)
    state = loading(context)
    panel = DecisionPanel(context)
    qtbot.addWidget(panel)
    assert panel.sync(GAME.observe(state, state.player), GAME.prompt(state))
    panel.resize(1000, panel.sizeHint().height())
    panel.show()
    return panel, state


def test_the_tray_is_wanted_only_for_a_decision_of_loading(qtbot):
    context = make_context(4)
    panel = DecisionPanel(context)
    qtbot.addWidget(panel)
    buying = found(context.components, lambda s: s.phase == BUY)
    assert not panel.sync(GAME.observe(buying, 0), GAME.prompt(buying))
    assert not panel.sync(GAME.observe(loading(context), 0), None)


def test_the_pool_lies_in_the_tray(tray):
    panel, state = tray
    held = [state.components.goods[g] for g in range(5) for _ in range(state.goods[state.player * 5 + g])]
    assert [cube.good for cube in panel.cubes] == held
    assert all(cube.accessibleName() for cube in panel.cubes)
    assert panel.element_area(f"player/{state.player}/goods/{held[0]}") is not None


def test_what_is_picked_decides_the_buttons(qtbot, tray):
    panel, state = tray
    legal = GAME.legal_actions(state)
    for count in (1, 2, 3):
        panel.cubes[count - 1].click()
        picked = [cube.good for cube in panel.cubes if cube.isChecked()]
        assert len(picked) == count
        expected = [GAME.label(state, action) for action in steps_for(legal, picked)]
        names = [button.accessibleName() for button in panel.steps]
        assert names == [panel.context.plain(label) for label in expected]


def test_a_fourth_good_lets_go_of_the_first(qtbot):
    context = make_context(4)
    state = loading(context, cubes=4, contracts=0)
    panel = DecisionPanel(context)
    qtbot.addWidget(panel)
    panel.sync(GAME.observe(state, state.player), GAME.prompt(state))
    for cube in panel.cubes[:4]:
        cube.click()
    assert [cube.isChecked() for cube in panel.cubes[:4]] == [False, True, True, True]


def test_a_button_chooses_its_step(qtbot, tray):
    panel, state = tray
    panel.cubes[0].click()
    panel.cubes[1].click()
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.mouseClick(panel.steps[0], Qt.MouseButton.LeftButton)
    action = chosen.args[0]
    assert action in GAME.legal_actions(state)
    assert sorted(used(action)) == sorted(cube.good for cube in panel.cubes[:2])


def test_the_tray_can_be_worked_by_keyboard(qtbot, tray):
    panel, _ = tray
    panel.activateWindow()
    panel.cubes[0].setFocus()
    qtbot.keyClick(panel.cubes[0], Qt.Key.Key_Space)
    assert panel.cubes[0].isChecked()
    qtbot.keyClick(panel.cubes[1], Qt.Key.Key_Space)
    assert panel.steps
    with qtbot.waitSignal(panel.chosen):
        qtbot.keyClick(panel.steps[0], Qt.Key.Key_Space)


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_every_loading_step_but_the_end_can_be_chosen_in_the_tray(qtbot, language):
    context = make_context(3, language)
    panel = DecisionPanel(context)
    qtbot.addWidget(panel)
    tried = 0
    for state, _ in positions(context.components, 6):
        if state.phase != LOAD:
            continue
        panel.sync(GAME.observe(state, state.player), GAME.prompt(state))
        steps = [action for action in GAME.legal_actions(state) if action.kind != "finish"]
        assert all(action in steps_for(steps, used(action)) for action in steps)
        tried += len(steps)
    assert tried > 20


def test_the_tray_says_how_much_can_stay(tray):
    panel, state = tray
    room = capacity(state, state.player)
    held = sum(state.goods[state.player * 5 : state.player * 5 + 5])
    words = panel.findChildren(QLabel)
    said = " ".join(label.text() for label in words)
    assert f"Room for {room}" in said
    assert (f"{held - room} too many" in said) == (held > room)
