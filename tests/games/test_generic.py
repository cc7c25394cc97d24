"""What must hold for every game and every number of seats."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.engine import saves
from boardgames_desktop.engine.actions import action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC, Attempts
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.engine.registry import game, games, problems
from boardgames_desktop.text import LANGUAGES, Texts, texts_for
from tests import golden
from tests.games.conftest import TALLY
from tests.games.harness import (
    TABLES,
    Tally,
    chooser,
    decisions,
    fingerprint,
    hooks,
    make_components,
    make_match,
    names_of,
    play_checked,
    some_states,
)

CHUNKS = 4
GAMES_PER_CHUNK = 500
WHOLE_CHECK_EVERY = 25

tables = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def test_every_game_can_be_loaded():
    assert problems() == []
    assert TABLES


# --- 1: random games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
@tables
def test_random_games_end_lose_nothing_and_use_every_rule(game_id, seats, chunk, record_property):
    one, tally = game(game_id), Tally()
    for number in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        play_checked(one, seats, number, tally, whole_check=number % WHOLE_CHECK_EVERY < 2)
    record_property(TALLY, {"table": f"{game_id}, {seats} seats"} | tally.plain())
    assert tally.games == GAMES_PER_CHUNK
    assert hooks(one).rules(seats) - set(tally.fired) == set()


# --- 2: what is legal, and why the rest is not ----------------------------------------------------------------


@tables
def test_legal_is_exactly_what_no_reason_speaks_against(game_id, seats):
    one = game(game_id)
    every = one.all_actions(make_components(one, seats))
    assert len(set(every)) == len(every)
    for state in some_states(one, seats, range(14), every=9):
        legal = one.legal_actions(state) if one.current_player(state) is not None else []
        assert Counter(legal) == Counter(a for a in every if not one.why_not(state, a))
        prompt = one.prompt(state)
        assert legal == ([] if prompt is None else list(prompt.actions))
        assert prompt is None or set(prompt.buttons) <= set(legal)


@tables
def test_an_action_of_no_game_has_a_reason_too(game_id, seats):
    one = game(game_id)
    for state in some_states(one, seats, range(2), every=40):
        for odd in (action("nonsense"), action("place", 99), action("place"), action("buy", "x", 1)):
            assert one.why_not(state, odd)


@tables
def test_every_element_means_a_legal_action_or_says_why_not(game_id, seats):
    one = game(game_id)
    every = set(one.all_actions(make_components(one, seats)))
    for state in some_states(one, seats, range(12), every=11):
        elements = one.elements(state)
        assert len(set(elements)) == len(elements)
        legal = set(one.legal_actions(state)) if one.current_player(state) is not None else set()
        for element in elements:
            tried = one.attempts(state, element)
            assert set(tried.actions) <= every, element
            assert tried.actions or tried.purpose, element
            assert all(one.why_not(state, a) for a in tried.actions if a not in legal), element


@tables
def test_every_legal_action_can_be_done_by_an_element_or_a_button(game_id, seats):
    one = game(game_id)
    for state in some_states(one, seats, range(12), every=7):
        prompt = one.prompt(state)
        if prompt is not None:
            reachable = {a for found in one.targets(state).values() for a in found} | set(prompt.buttons)
            assert reachable == set(prompt.actions)


def said(one, state) -> list[Message]:
    """Everything that a window could say about a position."""
    found = [one.progress(state), one.score_sheet(state).verdict]
    found += [Message(phase) for phase in one.phases(state)[0]]
    for line in one.score_sheet(state).lines:
        found += [Message(line.category), *(detail for detail in line.detail if detail is not None)]
    prompt = one.prompt(state)
    found += [prompt.message] if prompt is not None else []
    for a in one.all_actions(state.components):
        found += [one.label(state, a), *one.why_not(state, a)]
        warning = one.warning(state, a)
        found += [warning] if warning is not None else []
    for element in one.elements(state):
        found += one.describe(state, element)
        found += [said_of(one.attempts(state, element))]
    return [message for message in found if message is not None]


def said_of(tried: Attempts) -> Message | None:
    return tried.purpose


@pytest.mark.parametrize("language", LANGUAGES)
@tables
def test_everything_about_a_position_can_be_said(game_id, seats, language):
    one, texts = game(game_id), texts_for(language, game_id)
    names, faults = names_of(one, make_components(one, seats)), len(Texts.missing)
    done: set[tuple[str, frozenset[str], bool]] = set()
    for state in some_states(one, seats, range(8), every=23):
        for message in said(one, state):
            kind = (message.id, frozenset(message.args), 0 in message.args.values())
            if kind not in done:
                done.add(kind)
                assert texts.plain(message, names)
        for element in one.elements(state):
            name = names(element)
            assert isinstance(name, str) or texts.plain(name, names), element
    assert Texts.missing[faults:] == []


@pytest.mark.parametrize("language", LANGUAGES)
@tables
def test_every_event_can_be_said(game_id, seats, language):
    one, texts = game(game_id), texts_for(language, game_id)
    names, faults = names_of(one, make_components(one, seats)), len(Texts.missing)
    heard: set[str] = set()
    for number in range(40):
        match, choose = make_match(one, seats, number), chooser(one, number)
        state = one.new_state(match.components, match.setup.seed)
        events = list(match.steps[0].events)
        while one.current_player(state) is not None:
            one.apply(state, choose(state, one.legal_actions(state)), events)
        for event in events:
            if event.id not in heard:
                heard.add(event.id)
                assert texts.plain(event, names)
    assert Texts.missing[faults:] == []


# --- 3: saves, history, fingerprints ----------------------------------------------------------------------------


def played_match(game_id: str, seats: int, seed: int):
    one = game(game_id)
    match, choose = make_match(one, seats, seed), chooser(one, seed)
    while not match.over:
        match.play(choose(one.from_plain(match.components, match.position()), match.legal(match.player)))
        yield match


@tables
def test_a_save_of_any_decision_gives_the_same_match(game_id, seats):
    for match in played_match(game_id, seats, 5):
        if match.length % 12 == 0 or match.over:
            again = saves.load(saves.dump(match), games())
            assert again.position() == match.position()
            assert again.setup == match.setup
            assert again.player == match.player
            assert [step.events for step in again.steps] == [step.events for step in match.steps]


@tables
def test_taking_back_and_playing_again_changes_nothing(game_id, seats):
    for match in played_match(game_id, seats, 3):
        now = match.position()
        target = match.undo(pass_barrier=True)
        assert target == match.length
        assert match.can_redo
        match.redo()
        assert match.position() == now


@tables
def test_plain_values_give_the_same_state_and_observation(game_id, seats):
    one = game(game_id)
    for state in some_states(one, seats, range(10), every=3):
        for known in (state, one.observe(state, PUBLIC), one.observe(state, 0)):
            plain = one.to_plain(known)
            again = one.from_plain(state.components, plain)
            assert again == known
            assert one.to_plain(again) == plain


@tables
def test_the_same_seed_and_actions_give_the_same_fingerprint(game_id, seats):
    one = game(game_id)
    for number in range(4):
        first = [fingerprint(one, state) for state in decisions(one, seats, number)]
        assert first == [fingerprint(one, state) for state in decisions(one, seats, number)]
        assert first[0] != fingerprint(one, one.new_state(make_components(one, seats), number + 1000))


@tables
def test_events_are_a_report_only(game_id, seats):
    one, components = game(game_id), make_components(game(game_id), seats)
    silent, told, choose = one.new_state(components, 8), one.new_state(components, 8), chooser(one, 8)
    while one.current_player(silent) is not None:
        chosen = choose(silent, one.legal_actions(silent))
        one.apply(silent, chosen)
        one.apply(told, chosen, [])
        assert silent == told


@tables
def test_opening_events_lead_to_the_first_state(game_id, seats):
    one, components = game(game_id), make_components(game(game_id), seats)
    assert one.opening_events(components, 3) == one.opening_events(components, 3)
    assert one.opening_events(components, 3)


# --- 4: copies ------------------------------------------------------------------------------------------------


@tables
def test_copies_stay_as_they_were_while_the_game_goes_on(game_id, seats):
    one = game(game_id)
    for number in (0, 1):
        kept = []
        for state in decisions(one, seats, number):
            one.prompt(state)
            one.score_sheet(state)
            one.observe(state, 0)
            copy = one.copy(state)
            assert copy == state
            kept.append((copy, fingerprint(one, copy)))
        assert all(fingerprint(one, copy) == before for copy, before in kept)


# --- 5: hidden things ---------------------------------------------------------------------------------------------


@tables
def test_a_resampled_state_is_observed_as_the_same(game_id, seats):
    one, chance = game(game_id), Chance(4)
    for state in some_states(one, seats, range(8), every=8):
        for viewer in (PUBLIC, *range(seats)):
            seen = one.observe(state, viewer)
            full = one.resample(seen, chance)
            one.check(full)
            assert one.observe(full, viewer) == seen
            assert one.current_player(full) == one.current_player(seen) == one.current_player(state)
            if one.current_player(state) in (viewer, None):
                continue
            assert one.legal_actions(full) == one.legal_actions(state)


@tables
def test_what_is_unknown_really_varies(game_id, seats):
    one, chance = game(game_id), Chance(5)
    state = one.new_state(make_components(one, seats), 2)
    seen = one.observe(state, PUBLIC)
    assert fingerprint(one, seen) != fingerprint(one, state)
    worlds = [flat(one.to_plain(one.resample(seen, chance))) for _ in range(40)]
    for path, value in flat(one.to_plain(seen)).items():
        choices = {world[path] for world in worlds}
        assert (value is None and len(choices) > 1) or choices == {value} or path in lonely(worlds), path


def flat(plain) -> dict[str, object]:
    """Every single value of nested plain values by its path."""
    return dict(golden.flatten(plain, "", leaves=True))


def lonely(worlds) -> set[str]:
    """Unknown things of which there is only one kind left, such as the single card of a deck."""
    return {path for path in worlds[0] if len({world[path] for world in worlds}) == 1}


@tables
def test_an_observation_is_refused_by_apply(game_id, seats):
    one = game(game_id)
    state = one.new_state(make_components(one, seats), 2)
    seen = one.observe(state, PUBLIC)
    with pytest.raises(ValueError, match="observation"):
        one.apply(seen, one.legal_actions(state)[0])


# --- 6, 7: recorded games and counts -------------------------------------------------------------------------------


@tables
def test_a_recorded_game_is_played_again_line_by_line(game_id, seats):
    file = golden.game_file(game_id, seats)
    assert file.is_file(), "python -m tests.golden writes it"
    assert golden.played(game(game_id), seats) == file.read_text("utf-8").splitlines()


def test_no_recording_is_missing_and_none_is_left_over():
    wanted = {golden.game_file(*table) for table in TABLES} | {golden.leaves_file(one) for one in games()}
    assert set(golden.FOLDER.rglob("*.txt")) == wanted


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_numbers_of_lines_of_play_are_as_recorded(game_id):
    assert golden.leaves(game(game_id)) == golden.leaves_file(game_id).read_text("utf-8").splitlines()
