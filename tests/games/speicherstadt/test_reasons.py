"""Why something is not possible, what pressing things means, and how decisions are put into words."""

from __future__ import annotations

from functools import partial

import pytest

from boardgames_desktop.engine.actions import action
from boardgames_desktop.games.speicherstadt import GAME, refusals
from boardgames_desktop.text import LANGUAGES, Texts, texts_for
from tests.games.harness import names_of
from tests.games.speicherstadt.positions import Table, ids

# --- situations -------------------------------------------------------------


def placing() -> Table:
    """The first queue is full."""
    table = Table(3)
    table.place(*[0] * 8)
    return table


def buying() -> Table:
    """The second of three slots is on sale."""
    table = Table(3)
    table.place(0, 1, 2, 0, 1, 2, 0, 1, 2)
    table.play("buy 0")
    return table


def loading(*goods: str) -> Table:
    """The first player owns a contract for coffee and tea and the tea merchant; one rubber lies in the stock."""
    table = Table(3).own(0, "A_contract_1", "A_merchant_tea").own(1, "A_contract_2").store(0, *goods)
    table.stock("rubber").to_loading()
    return table


def delivered() -> Table:
    """Coffee lies on the contract, carpet has just come to the stock, two saffron and a carpet are left."""
    table = loading("coffee", "saffron", "saffron", "carpet", "carpet", "tea")
    table.play("deliver A_contract_1 coffee", "market tea carpet")
    return table


FEW, TWO, THREE = (
    partial(loading, *goods) for goods in (["tea"], ["tea", "coffee"], ["tea", "coffee", "carpet"])
)

WHY = [
    (buying, "place 3", "NOT_PLACING"),
    (placing, "decline 0", "NO_PASSING"),
    (placing, "place 0", "QUEUE_FULL"),
    (placing, "buy 0", "NOT_BUYING"),
    (FEW, "buy 0", "NOT_BUYING"),
    (FEW, "decline 0", "NOT_BUYING"),
    (buying, "buy 0", "SLOT_OVER"),
    (buying, "decline 0", "SLOT_OVER"),
    (buying, "buy 2", "SLOT_LATER"),
    (placing, "finish", "NOT_LOADING"),
    (buying, "sell tea", "NOT_LOADING"),
    (buying, "deliver A_contract_1 tea", "NOT_LOADING"),
    (buying, "market tea tea", "NOT_LOADING"),
    (buying, "convert tea tea tea tea", "NOT_LOADING"),
    (buying, "discard tea", "NOT_LOADING"),
    (FEW, "deliver A_contract_1 coffee", "GOOD_NOT_HELD"),
    (lambda: loading("coffee", "coffee"), "sell tea", "GOOD_NOT_HELD"),
    (TWO, "discard carpet", "GOOD_NOT_HELD"),
    (TWO, "market tea tea", "GOODS_NOT_HELD"),
    (THREE, "convert tea tea tea rubber", "GOODS_NOT_HELD"),
    (TWO, "deliver A_contract_2 coffee", "NOT_YOUR_CONTRACT"),
    (TWO, "deliver B_contract_3 tea", "NOT_YOUR_CONTRACT"),
    (delivered, "deliver A_contract_1 coffee", "SYMBOL_FILLED"),
    (TWO, "sell coffee", "NO_MERCHANT"),
    (FEW, "market tea tea", "TOO_FEW_TO_MARKET"),
    (TWO, "convert tea tea coffee rubber", "TOO_FEW_TO_CONVERT"),
    (THREE, "convert coffee tea carpet saffron", "NOT_IN_STOCK"),
    (delivered, "convert saffron saffron carpet tea", "JUST_PUT_IN_STOCK"),
    (FEW, "discard tea", "ROOM_FOR_ALL"),
    (THREE, "discard tea", "TOO_MANY_TO_DISCARD"),
    (TWO, "finish", "TOO_MANY_TO_FINISH"),
]


def refused(table: Table, text: str) -> list:
    """The reasons against an action, its goods in the order of the tables."""
    kind, *args = text.split()
    given = 3 if kind == "convert" else len(args)
    if kind in ("market", "convert"):
        args = sorted(args[:given], key=table.components.goods.index) + args[given:]
    return GAME.why_not(table.state, table.action(" ".join([kind, *args])))


@pytest.mark.parametrize(
    ("situation", "text", "refusal"), WHY, ids=[f"{text}: {name}" for _, text, name in WHY]
)
def test_the_first_reason_is_the_useful_one_and_names_its_section(situation, text, refusal):
    first = refused(situation(), text)[0]
    assert (first.id, first.section) == getattr(refusals, refusal)


def test_every_reason_of_the_rules_is_tried_here():
    known = {name for name in vars(refusals) if name.isupper()}
    assert {name for _, _, name in WHY} == known


def test_several_reasons_are_all_given_the_most_useful_first():
    found = [reason.id for reason in refused(FEW(), "convert coffee coffee coffee carpet")]
    names = ["too-few-to-convert", "goods-not-held", "not-in-stock"]
    assert found == [f"speicherstadt-why-{name}" for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("situation", "text", "refusal"), WHY, ids=[f"{text}: {name}" for _, text, name in WHY]
)
def test_every_reason_is_a_sentence(situation, text, refusal, language):
    table, faults = situation(), len(Texts.missing)
    names = names_of(GAME, table.components)
    for reason in refused(table, text):
        said = texts_for(language, "speicherstadt").plain(reason, names)
        assert said.endswith(("。", "."))
        assert not any(odd in said for odd in ("/", "$", "{", "_"))
    assert Texts.missing[faults:] == []


def test_sentences_count_slots_from_1():
    table = buying()
    said = texts_for("en", "speicherstadt").plain(
        refused(table, "buy 2")[0], names_of(GAME, table.components)
    )
    assert "slot 2 is on sale now, slot 3 comes later" in said


@pytest.mark.parametrize(
    "odd", [("place", 9), ("place", "0"), ("place",), ("sell", "gold"), ("dance",), ("place", -1)]
)
def test_actions_of_no_match_have_a_reason_too(odd):
    for situation in (placing, buying, TWO):
        assert [reason.id for reason in GAME.why_not(situation().state, action(*odd))] == [
            "engine-unknown-action"
        ]


def test_a_slot_that_this_table_has_not_is_no_action():
    assert "place 3" not in {str(action) for action in GAME.all_actions(Table(2).components)}


# --- what pressing things means -----------------------------------------------


def pressed(table: Table, element: str) -> list[str]:
    return [str(one) for one in GAME.attempts(table.state, element).actions]


def purpose(table: Table, element: str) -> str | None:
    reason = GAME.attempts(table.state, element).purpose
    return None if reason is None else reason.id.removeprefix("speicherstadt-")


@pytest.mark.parametrize("element", ["slot/2", "queue/2/0", "queue/2/7"])
def test_while_placing_a_slot_and_its_floors_mean_a_worker_there(element):
    assert pressed(Table(3), element) == ["place 2"]


def test_a_full_queue_answers_with_its_reason():
    [text] = pressed(placing(), "slot/0")
    assert ids(GAME.why_not(placing().state, placing().action(text))) == ["why-queue-full"]


def test_while_buying_a_slot_means_buying_or_declining():
    assert pressed(buying(), "slot/1") == ["buy 1", "decline 1"]
    assert pressed(buying(), "queue/2/0") == ["buy 2", "decline 2"]


def test_a_cube_of_the_pool_means_all_that_can_be_done_with_it():
    table = loading("tea", "coffee", "carpet")
    assert pressed(table, "player/0/goods/tea") == [
        "deliver A_contract_1 tea",
        "sell tea",
        "market coffee tea",
        "market tea carpet",
        "convert coffee tea carpet rubber",
    ]
    assert "convert coffee tea carpet rubber" in pressed(table, "player/0/goods/carpet")


def test_a_single_cube_nobody_wants_says_that_it_can_only_be_kept():
    table = loading("carpet", "tea")
    table.play("sell tea")
    assert purpose(table, "player/0/goods/carpet") == "why-no-use"


def test_contracts_and_merchants_mean_their_steps():
    table = loading("tea", "coffee", "carpet")
    assert pressed(table, "card/A_contract_1") == ["deliver A_contract_1 coffee", "deliver A_contract_1 tea"]
    assert pressed(table, "contract/A_contract_1/1") == ["deliver A_contract_1 tea"]
    assert pressed(table, "card/A_merchant_tea") == ["sell tea"]


def test_the_hall_means_selling_and_converting():
    table = loading("tea", "coffee", "carpet")
    kinds = {text.split()[0] for text in pressed(table, "player/0/hall")}
    assert kinds == {"market", "convert"}
    [text] = pressed(FEW(), "player/0/hall")
    assert "too-few-to-market" in FEW().why_not(text)


def test_a_good_of_the_stock_means_the_conversions_into_it():
    table = loading("tea", "coffee", "carpet")
    assert pressed(table, "stock/rubber") == ["convert coffee tea carpet rubber"]
    [text, *_] = pressed(table, "stock/saffron")
    assert ids(GAME.why_not(table.state, table.action(text)))[0] == "why-not-in-stock"


@pytest.mark.parametrize(
    "element", ["player/1/goods/tea", "player/1/hall", "player/1", "player/0/coins", "pile", "bag"]
)
def test_things_that_are_never_pressed_say_what_they_are_for(element):
    table = Table(3).store(1, "tea").store(0, "tea", "coffee")
    table.to_loading()
    assert pressed(table, element) == []
    assert str(purpose(table, element)).startswith("purpose-")


@pytest.mark.parametrize(
    "element", ["", "nothing", "slot/x", "card/none", "contract/A_contract_1/9", "season/F"]
)
def test_ids_that_name_nothing_are_refused_as_such(element):
    with pytest.raises((LookupError, ValueError)):
        GAME.element_name(Table(3).components, element)


# --- prompts --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "message", "args"),
    [
        (placing, "prompt-place", {"player": "player/2", "workers": 1}),
        (FEW, "prompt-load", {"player": "player/0", "cubes": 1, "room": 1, "excess": 0}),
        (THREE, "prompt-load-too-many", {"player": "player/0", "cubes": 3, "room": 1, "excess": 2}),
    ],
)
def test_the_prompt_says_who_decides_what(situation, message, args):
    prompt = GAME.prompt(situation().state)
    assert prompt.message.id == f"speicherstadt-{message}"
    assert dict(prompt.message.args) == args


def test_the_prompt_of_a_purchase_names_card_price_coins_and_who_waits():
    table = buying()
    prompt = GAME.prompt(table.state)
    assert prompt.message.args["price"] == 3
    assert prompt.message.args["coins"] == table.state.coins[table.state.player]
    assert prompt.message.args["waiting"] == 2
    assert prompt.message.args["card"] == f"card/{table.on_slots()[1]}"
    assert [str(one) for one in prompt.buttons] == ["buy 1", "decline 1"]


def test_finish_is_a_button():
    assert [str(one) for one in GAME.prompt(FEW().state).buttons] == ["finish"]
    assert GAME.prompt(TWO().state).buttons == ()
