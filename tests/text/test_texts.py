"""Sentences: arguments, names, lists, and what people may type as a name."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames_desktop.engine.messages import Message, Words
from boardgames_desktop.text import LANGUAGES, Span, Texts, language_for, texts, texts_for, to_html

EN = """
common-list-empty = nothing
common-buys = { $player } buys { $card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
common-takes = { $player } takes { $goods }.
common-secret = { $player } draws { $card }.
    .hidden = { $player } draws a card.
common-contract = contract for { $goods }
common-circle = a { $thing }
common-attribute-only =
    .hidden = never seen
"""
GAME = """
bazaar-hello = Hello { $player }, { common-list-empty } left.
"""
NAMES = {
    "player/0": "Ada",
    "card/1": Message("common-contract", {"goods": ("good/tea", "good/coffee")}),
    "good/tea": "tea",
    "good/coffee": "coffee",
    "round": Message("common-circle", {"thing": "round"}),
}


def names(element: str) -> Message | str:
    return NAMES[element]


@pytest.fixture
def make(tmp_path, monkeypatch):
    """Texts over a small folder of translations; faults of the test are forgotten afterwards."""
    monkeypatch.setattr(texts, "translations_dir", lambda: tmp_path)
    monkeypatch.setattr(Texts, "missing", [])
    (tmp_path / "en" / "games").mkdir(parents=True)
    (tmp_path / "en" / "common.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "en" / "games" / "bazaar.ftl").write_text(GAME, encoding="utf-8")
    (tmp_path / "en" / "games" / "bazaar").mkdir()
    (tmp_path / "en" / "games" / "bazaar" / "events.ftl").write_text(
        "bazaar-event = It rains.", encoding="utf-8"
    )
    return Texts


@pytest.fixture
def english(make):
    return make("en")


def buys(player: str = "player/0", coins: int = 2) -> Message:
    return Message("common-buys", {"player": player, "card": "card/1", "coins": coins})


def test_numbers_choose_the_form_of_a_sentence(english):
    assert english.plain(buys(coins=1), names) == "Ada buys contract for tea and coffee for 1 coin."
    assert english.plain(buys(coins=0), names).endswith("0 coins.")


def test_numbers_have_no_separators_in_sentences(english):
    assert english.plain(buys(coins=12345), names).endswith("12345 coins.")


def test_spans_know_the_element_they_name(english):
    assert english.spans(buys(), names) == [
        Span("Ada", "player/0"),
        Span(" buys "),
        Span("contract for tea and coffee", "card/1"),
        Span(" for 2 coins."),
    ]


def test_every_name_in_a_list_keeps_its_element(english):
    message = Message(
        "common-takes", {"player": "player/0", "goods": ("good/tea", "good/tea", "good/coffee")}
    )
    assert english.plain(message, names) == "Ada takes tea, tea, and coffee."
    assert [span.element for span in english.spans(message, names)] == [
        "player/0", None, "good/tea", None, "good/tea", None, "good/coffee", None,
    ]  # fmt: skip


def test_an_empty_list_has_a_word(english):
    message = Message("common-takes", {"player": "player/0", "goods": ()})
    assert english.plain(message, names) == "Ada takes nothing."


def test_words_and_what_names_nothing_are_said_as_they_are(english):
    message = Message("common-takes", {"player": Words("player/0"), "goods": "C:\\saves\\a {b}.json"})
    assert english.spans(message, names) == [Span("player/0 takes C:\\saves\\a {b}.json.")]


def test_a_secret_argument_is_passed_over(english):
    assert english.plain(Message("common-secret", {"player": "player/0"}), names) == "Ada draws a card."
    assert Texts.missing == []


def test_a_name_made_of_itself_ends(english):
    assert english.plain(Message("common-circle", {"thing": "round"}), names).startswith("a a a ")
    assert Texts.missing == ["en common-circle: named by itself"]


def test_a_missing_message_shows_its_id_and_is_noted(english):
    assert english.text("common-dragon") == "⟨common-dragon⟩"
    assert english.text("common-attribute-only") == "⟨common-attribute-only⟩"
    assert Texts.missing == [
        "en common-dragon: no such message",
        "en common-attribute-only: no such message",
    ]


def test_a_missing_argument_is_noted(english):
    assert "Ada" in english.plain(Message("common-takes", {"player": "player/0"}), names)
    assert Texts.missing == ["en common-takes: Unknown external: goods"]


def test_a_game_has_its_own_texts_over_the_common_ones(make, english):
    assert not english.has("bazaar-hello")
    game = make("en", "bazaar")
    assert game.text("bazaar-hello", player="<Ada>") == "Hello <Ada>, nothing left."
    assert game.text("bazaar-event") == "It rains."
    assert game.has("common-takes")


def test_a_game_without_texts_still_has_the_common_ones(make):
    assert make("en", "dragons").has("common-takes")


def test_an_unknown_language_and_missing_files_are_refused(make):
    with pytest.raises(ValueError, match="no such language: xx"):
        make("xx")
    with pytest.raises(FileNotFoundError, match="no texts in"):
        make("zh_TW")


@given(st.text(st.characters(codec=None), max_size=40))
def test_whatever_is_typed_as_a_name_leaves_the_sentence_whole(typed):
    real = texts_for("en")
    before = list(Texts.missing)
    spans = real.spans(Message("common-font-missing", {"file": "player/0"}), lambda element: typed)
    around = real.spans(Message("common-font-missing", {"file": "player/0"}), lambda element: "X")
    assert [span for span in spans if span.element is None] == [s for s in around if s.element is None]
    name = next(span.text for span in spans if span.element == "player/0")
    assert name.isprintable() or "\u200c" in name or "\u200d" in name or not name.isascii()
    assert "\n" not in name
    name.encode("utf-8")
    assert before == Texts.missing


def test_names_that_look_like_markup_or_patterns_are_only_text(english):
    odd = "<b>{ $coins }</b>\n\U000f0000 \u202eevil"
    spans = english.spans(buys(), lambda element: odd if element == "player/0" else names(element))
    assert spans[0] == Span("<b>{ $coins }</b> \U000f0000 evil", "player/0")
    assert [span.element for span in spans] == ["player/0", None, "card/1", None]


def test_rich_text_is_escaped_once():
    spans = [Span("<Ada>", 'player/"0"'), Span(" & Co")]
    assert to_html(spans) == '<a href="player/&quot;0&quot;">&lt;Ada&gt;</a> &amp; Co'
    assert to_html(spans, lambda name, element: f"<b>{name}</b>") == "<b>&lt;Ada&gt;</b> &amp; Co"


def test_numbers_dates_and_lists_follow_the_language():
    evening = datetime.datetime(2026, 12, 1, 21, 5)
    english, chinese = texts_for("en"), texts_for("zh_TW")
    assert english.number(1234567.5) == chinese.number(1234567.5) == "1,234,567.5"
    assert english.date(evening) == "Dec 1, 2026 9:05 PM"
    assert chinese.date(evening) == "2026年12月1日 晚上9:05"
    assert chinese.date(evening.date()) == "2026年12月1日"
    assert english.joined(["a", "b", "c"]) == "a, b, and c"
    assert chinese.joined(["甲", "乙", "丙"]) == "甲、乙和丙"
    assert chinese.joined([]) == "無"


def test_texts_are_made_once():
    assert texts_for("en").for_game(None) is texts_for("en", None).for_game(None)
    assert texts_for("en").for_game("bazaar").language == "en"


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (["zh_TW"], "zh_TW"),
        (["zh-Hant-HK", "en-HK"], "zh_TW"),
        (["zh_MO.UTF-8"], "zh_TW"),
        (["zh_CN"], "zh_TW"),
        (["ZH"], "zh_TW"),
        (["yue-Hant-HK"], "zh_TW"),
        (["en_GB", "zh_TW"], "en"),
        (["de_DE", "zh_TW"], "zh_TW"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        (["zha"], "en"),
        (["", "POSIX"], "en"),
        ([], "en"),
    ],
)
def test_the_language_follows_the_system(locales, language):
    assert language_for(locales) == language
    assert language in LANGUAGES
