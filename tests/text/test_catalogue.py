"""Both languages say the same things, in files without faults."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from boardgames_desktop.text import LANGUAGES, Texts
from tests.text.catalogue import HAN, Entry, all_entries, body, entries, files, game_of, look_into, rule_books

PLURALS = {"zero", "one", "two", "few", "many"}
BIG5_EXTRAS = frozenset("峯堃喆煊栢")
"""Characters people in Taiwan use although Big5 lacks them."""

MAINLAND_WORDS = (
    "默認 屏幕 鼠標 菜單 用戶 軟件 硬件 網絡 數據 撤銷 激活 緩存 服務器 兼容 文件夾 打印 字體文件 程序 "
    "信息 視頻 博弈 回車 缺省 復制 計算機 棋盤遊戲 桌面遊戲 登錄 註銷 高清 質量"
).split()

ALL = list(all_entries())
PAIRS = [(language, file) for language in LANGUAGES for file in files(language)]


def named(entry: Entry) -> str:
    return f"{entry.language}/{entry.file} {entry.name}"


def test_both_languages_have_the_same_files():
    assert files("zh_TW") == files("en")


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_every_line_of_a_file_is_understood(language, file):
    junk = [node.content for node in body(language, file) if isinstance(node, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice_where_texts_meet(language):
    ids = {file: [entry.name for entry in entries(language, file)] for file in files(language)}
    for game in {game_of(file) for file in ids} | {None}:
        together = [name for file in ids if game_of(file) in (None, game) for name in ids[file]]
        assert [name for name, count in Counter(together).items() if count > 1] == [], game


def test_ids_of_a_game_begin_with_its_name():
    wrong = [named(e) for e in ALL if (game := game_of(e.file)) and prefix(e) != game.replace("_", "-")]
    assert wrong == []


def test_ids_of_one_prefix_are_in_one_file():
    homes: dict[str, set[str]] = {}
    for entry in ALL:
        homes.setdefault(prefix(entry), set()).add(game_of(entry.file) or entry.file)
    assert {start: home for start, home in homes.items() if len(home) > 1} == {}


def prefix(entry: Entry) -> str:
    """The part of an id that says where it belongs: the game's name, else all up to the first hyphen."""
    name, game = entry.name.lstrip("-"), (game_of(entry.file) or "").replace("_", "-")
    return game if game and name.startswith(f"{game}-") else name.split("-")[0]


@pytest.mark.parametrize("file", files("zh_TW"))
def test_every_message_exists_in_both_languages(file):
    messages = [{e.name for e in entries(language, file) if e.name[0] != "-"} for language in LANGUAGES]
    assert messages[0] == messages[1]


@pytest.mark.parametrize("file", files("zh_TW"))
def test_every_message_uses_the_same_variables_in_both_languages(file):
    variables = [
        {
            (e.name, part): frozenset(look_into(node).variables)
            for e in entries(language, file)
            if e.name[0] != "-"
            for part, node in [("", e.node.value), *((a.id.name, a.value) for a in e.node.attributes)]
        }
        for language in LANGUAGES
    ]
    assert variables[0] == variables[1]


@pytest.mark.parametrize(("language", "file"), PAIRS)
def test_every_message_can_be_said(language, file):
    texts = Texts(language, game_of(file))
    before = list(Texts.missing)
    faults = []
    for entry in entries(language, file):
        if entry.name[0] == "-":
            continue
        found = look_into(entry.node)
        for number in (0, 1, 2, 5):
            args = {name: number if name in found.selectors else "王" for name in found.variables}
            said = texts.text(entry.name, **args)
            if not said.strip() or re.search(r"[{}⟨⟩]|  ", said):
                faults.append((entry.name, said))
    new = Texts.missing[len(before) :]
    del Texts.missing[len(before) :]
    assert (faults, new) == ([], [])


def test_chinese_selects_numbers_not_plurals():
    wrong = [named(e) for e in ALL if e.language == "zh_TW" and PLURALS & set(look_into(e.node).variant_keys)]
    assert wrong == []


def test_chinese_holds_no_simplified_characters():
    def simplified(text: str) -> set[str]:
        return {c for c in text if HAN.match(c) and c not in BIG5_EXTRAS and not encodable(c)}

    def encodable(character: str) -> bool:
        try:
            return bool(character.encode("cp950"))
        except UnicodeEncodeError:
            return False

    wrong = {named(e): s for e in ALL if e.language == "zh_TW" and (s := simplified(said_by(e)))}
    wrong |= {p.name: s for p in rule_books("zh_TW") if (s := simplified(p.read_text(encoding="utf-8")))}
    assert wrong == {}


def test_chinese_speaks_as_in_taiwan():
    texts = {named(e): said_by(e) for e in ALL if e.language == "zh_TW"}
    texts |= {p.name: p.read_text(encoding="utf-8") for p in rule_books("zh_TW")}
    wrong = {
        name: words for name, text in texts.items() if (words := [w for w in MAINLAND_WORDS if w in text])
    }
    assert wrong == {}


def test_chinese_sentences_use_chinese_punctuation():
    beside_han = re.compile(
        rf"{HAN.pattern}[,;:!?.](?!\w)|[,;:!?]{HAN.pattern}|\({HAN.pattern}|{HAN.pattern}\)"
    )
    texts = {named(e): said_by(e) for e in ALL if e.language == "zh_TW"}
    wrong = {name: m.group() for name, text in texts.items() if (m := beside_han.search(text))}
    assert wrong == {}


def said_by(entry: Entry) -> str:
    return "\n".join(look_into(entry.node).texts)
