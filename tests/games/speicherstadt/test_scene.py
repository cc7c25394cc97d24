"""The board: every element has its place, targets glow, hidden things stay hidden, words fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from boardgames_desktop.app.board_view import BoardView
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.cover import paint_cover
from boardgames_desktop.games.speicherstadt.drawing import shapes
from boardgames_desktop.games.speicherstadt.drawing.cards import HIGH, WIDE, paint_card
from boardgames_desktop.games.speicherstadt.drawing.labels import face
from boardgames_desktop.games.speicherstadt.scene import Scene
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, PLACE
from tests.games.speicherstadt.look import NAMES, alike, found, make_context, picture, positions

SEATS = (2, 3, 4, 5)


def scene_of(context, state, targets=True):
    scene = Scene(context)
    scene.sync(GAME.observe(state, 0))
    scene.set_targets(GAME.targets(state) if targets and state.player >= 0 else ())
    return scene


@pytest.fixture
def placing(qapp):
    """A four-handed board in the middle of placing workers, with its state."""
    context = make_context(4)
    state = found(context.components, lambda s: s.round == 3 and s.phase == PLACE and sum(s.workers) == 5)
    return scene_of(context, state), state


# --- elements -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_element_shown_lies_on_the_board(qapp, seats):
    context = make_context(seats)
    scene = Scene(context)
    for state, _ in positions(context.components, 3):
        scene.sync(GAME.observe(state, 0))
        known = set(GAME.elements(state))
        for element in scene.elements_at_board():
            rect = scene.element_rect(element)
            assert element in known
            assert rect is not None, element
            assert scene.sceneRect().contains(rect), element
            assert scene.element_path(element).boundingRect().intersects(rect), element


def test_what_the_board_does_not_show_has_no_place(placing):
    scene, _ = placing
    for element in (
        "",
        "nonsense",
        "slot/9",
        "slot/x",
        "queue/0/8",
        "player/7",
        "player/0/coins",
        "card/A_none",
    ):
        assert scene.element_rect(element) is None, element


def test_a_card_on_a_slot_is_found_by_its_name(placing):
    scene, state = placing
    card = state.components.cards[state.slots[1]].id
    assert scene.element_rect("slot/1").contains(scene.element_rect(f"card/{card}"))


def test_no_two_elements_that_can_be_pressed_cover_one_another(placing):
    scene, _ = placing
    elements = [e for e in scene.elements_at_board() if not e.startswith("cargo/")]
    rects = {element: scene.element_rect(element) for element in elements}
    for one in elements:
        for other in elements:
            if one < other:
                assert not rects[one].adjusted(1, 1, -1, -1).intersects(rects[other]), (one, other)


def test_pressing_anywhere_at_a_house_means_its_slot(placing):
    scene, _ = placing
    card = scene.element_rect("slot/2")
    assert scene.element_at(card.center()) == "slot/2"
    assert scene.element_at(QPointF(card.center().x() + 40, 60)) == "slot/2"
    assert scene.element_at(QPointF(520, 3)) == ""


# --- pictures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("language", "look"), [("en", "dark"), ("zh_TW", "light")])
def test_every_position_of_a_game_can_be_shown(qapp, seats, language, look):
    context = make_context(seats, language, look)
    scene = Scene(context)
    for number, (state, events) in enumerate(positions(context.components, seats)):
        for event in events:
            for flight in scene.flights(event) if scene.elements_at_board() else ():
                assert {flight.start, flight.end} - {""}
        scene.sync(GAME.observe(state, 0))
        scene.set_targets(GAME.targets(state) if state.player >= 0 else ())
        scene.set_last_move(scene.last_move_elements(events), context.colour(0).colour)
        if number % 40 == 0:
            assert not picture(scene, 520, 293).isNull()


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_things_do_not_change_the_picture(qapp, seats):
    context = make_context(seats)
    for wanted in (PLACE, BUY, LOAD):
        state = found(context.components, lambda s, phase=wanted: s.round > 3 and s.phase == phase)
        other = GAME.resample(GAME.observe(state, 0), Chance(5))
        assert (state.pile, state.bag) != (other.pile, other.bag)
        assert alike(picture(scene_of(context, state)), picture(scene_of(context, other)))


def test_a_second_look_is_the_same_picture(placing):
    scene, state = placing
    first = picture(scene)
    scene.sync(GAME.observe(state, 0))
    assert alike(picture(scene), first)


def test_targets_glow_only_where_a_card_may_be_chosen(placing):
    scene, state = placing
    assert scene.targets == {f"slot/{slot}" for slot in range(5) if state.queue_end[slot] < 8}
    lit = picture(scene)
    scene.set_targets(())
    dark = picture(scene)
    frame = scene.element_rect("slot/0").toRect()
    edge = (frame.left(), frame.center().y())
    assert lit.pixelColor(*edge) != dark.pixelColor(*edge)
    assert lit.pixelColor(520, 40) == dark.pixelColor(520, 40)


def test_rows_of_the_stock_light_up_when_they_can_be_had(qapp):
    context = make_context(4)
    wanted = found(
        context.components,
        lambda s: s.phase == LOAD and any(e.startswith("stock/") for e in GAME.targets(s)),
    )
    with_frames, without = scene_of(context, wanted), scene_of(context, wanted, targets=False)
    good = next(e for e in GAME.targets(wanted) if e.startswith("stock/"))
    row = with_frames.element_rect(good).toRect()
    assert not alike(picture(with_frames).copy(row), picture(without).copy(row))


def test_hovering_a_target_shows_the_worker_that_would_stand_there(placing):
    scene, state = placing
    before = picture(scene)
    floor = state.queue_end[2]
    place = scene.element_rect(f"queue/2/{floor}").toRect()
    scene.hover("slot/2")
    assert not alike(picture(scene).copy(place), before.copy(place))
    scene.hover("")
    assert alike(picture(scene), before)


def test_hovering_shows_nothing_to_those_who_may_not_place(placing):
    scene, state = placing
    scene.set_targets(())
    place = scene.element_rect(f"queue/2/{state.queue_end[2]}").toRect()
    before = picture(scene).copy(place)
    scene.hover("slot/2")
    assert alike(picture(scene).copy(place), before)


def test_a_worker_in_the_air_is_not_in_its_door(placing):
    scene, state = placing
    slot = next(s for s in range(5) if state.queue_end[s])
    place = scene.element_rect(f"queue/{slot}/0").toRect()
    before = picture(scene).copy(place)
    scene.set_lifted([f"queue/{slot}/0"])
    assert not alike(picture(scene).copy(place), before)
    scene.set_lifted(())
    assert alike(picture(scene).copy(place), before)


def test_the_card_being_sold_is_marked_whoever_looks(qapp):
    context = make_context(4)
    state = found(context.components, lambda s: s.phase == BUY and s.slot == 2)
    scene = scene_of(context, state, targets=False)
    notice = scene.element_rect("slot/2").translated(0, -16).toRect()
    notice.setHeight(12)
    sold = [picture(scene).copy(notice).pixelColor(6, 4), picture(scene).copy(notice).pixelColor(90, 4)]
    assert all(colour.red() > 200 and colour.blue() < 90 for colour in sold), sold


# --- flights and last move ------------------------------------------------------------------------------


def test_all_flights_of_a_game_can_be_painted_and_located(qapp):
    context = make_context(3)
    scene = Scene(context)
    image = QImage(120, 160, QImage.Format.Format_ARGB32)
    seen = set()
    for state, events in positions(context.components, 11):
        for event in events if scene.elements_at_board() else ():
            for flight in scene.flights(event):
                seen.add(event.id)
                painter = QPainter(image)
                flight.paint(painter, QRectF(10, 10, 60, 80))
                painter.end()
                on_board = [e for e in (flight.start, flight.end) if scene.element_rect(e) is not None]
                others = {flight.start, flight.end} - set(on_board)
                assert all(e.startswith(("player/", "contract/")) for e in others), others
        scene.sync(GAME.observe(state, 0))
    assert {"speicherstadt-placed", "speicherstadt-bought", "speicherstadt-worker-home"} <= seen
    assert {"speicherstadt-delivered", "speicherstadt-ship-laid", "speicherstadt-fire"} <= seen


def test_the_last_move_is_marked_where_it_happened(placing):
    scene, _ = placing
    placed = Event("speicherstadt-placed", {"player": "player/1", "slot": "slot/0", "floor": "queue/0/1"})
    bought = Event("speicherstadt-bought", {"player": "player/1", "slot": "slot/3", "card": "card/C_bank"})
    assert scene.last_move_elements([placed]) == ["queue/0/1"]
    assert scene.last_move_elements([bought]) == ["slot/3"]
    assert scene.last_move_elements([]) == []


# --- words --------------------------------------------------------------------------------------------


@pytest.fixture
def shortened(monkeypatch):
    """Texts that had to be shortened, and the smallest size of type used."""
    cut, sizes = [], []
    fitting = shapes.fitting

    def watching(words, width, px, bold=False, serif=False):
        chosen, shown = fitting(words, width, px, bold, serif)
        sizes.append(chosen.pixelSize())
        if shown != words:
            cut.append(words)
        return chosen, shown

    monkeypatch.setattr(shapes, "fitting", watching)
    return cut, sizes


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("seats", SEATS)
def test_no_word_on_the_board_is_cut_or_too_small(qapp, shortened, seats, language):
    cut, sizes = shortened
    context = make_context(seats, language)
    for wanted in range(1, 5):
        state = found(context.components, lambda s, n=wanted: s.fires == n - 1 and s.phase in (PLACE, BUY))
        picture(scene_of(context, state))
    assert [words for words in cut if words not in NAMES[language]] == []
    assert min(sizes) >= 12


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_the_name_of_every_card_fits_its_band(qapp, shortened, language):
    cut, sizes = shortened
    context = make_context(5, language)
    image = QImage(100, 140, QImage.Format.Format_ARGB32)
    for card in range(len(context.components.cards)):
        painter = QPainter(image)
        paint_card(painter, QRectF(0, 0, WIDE, HIGH), face(context, card))
        painter.end()
    assert cut == []
    assert min(sizes) >= 12


# --- in a view, and the cover ---------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1046, 590), (940, 540), (1540, 980)])
def test_the_board_fills_the_middle_of_the_window(qtbot, placing, size):
    scene, _ = placing
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    view.fit()
    shown = view.mapFromScene(scene.sceneRect()).boundingRect()
    assert shown.width() >= size[0] * 0.97
    assert 12 * view.transform().m11() >= 10.8


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [(240, 150), (240, 400), (900, 200)])
def test_the_cover_fills_its_field_and_nothing_else(qapp, dark, size):
    image = QImage(size[0] + 40, size[1] + 40, QImage.Format.Format_RGB32)
    image.fill(0xFF00FF)
    painter = QPainter(image)
    paint_cover(painter, QRectF(20, 20, *size), dark)
    painter.end()
    empty = image.pixel(2, 2)
    assert image.pixel(10, 20 + size[1] // 2) == image.pixel(30 + size[0], 40) == empty
    inside = [
        image.pixel(20 + x, 20 + y) for x in range(1, size[0] - 1, 13) for y in range(1, size[1] - 1, 13)
    ]
    assert empty not in inside
    assert len(set(inside)) > 20
