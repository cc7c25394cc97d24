"""Rules 1: what is in the box, and figures of one's own."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from boardgames_desktop.engine.figures import FiguresError, original_path, read_figures
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.components import DECKS
from boardgames_desktop.text import LANGUAGES, texts_for
from tests.games.speicherstadt.positions import make_components, make_figures

TABLE = {
    "merchant": (5, 0, 0, 0, 0),
    "contract": (3, 3, 4, 0, 0),
    "fireman": (2, 3, 2, 3, 0),
    "warehouse": (1, 0, 0, 0, 0),
    "counting_office": (1, 1, 0, 2, 0),
    "ship": (0, 5, 5, 5, 0),
    "bank": (0, 0, 1, 0, 0),
    "port": (0, 0, 0, 1, 0),
    "chamber_of_commerce": (0, 0, 0, 1, 0),
    "boatsmen_church": (0, 0, 0, 1, 0),
    "st_michaelis": (0, 0, 0, 1, 0),
    "fire": (0, 1, 1, 1, 1),
}
CARDS = make_components(4).cards


@pytest.mark.parametrize("kind", TABLE)
def test_every_deck_holds_the_cards_of_the_table(kind):
    counted = Counter(card.deck for card in CARDS if card.kind == kind)
    assert tuple(counted[deck] for deck in range(5)) == TABLE[kind]


def test_the_decks_have_12_13_13_15_and_1_cards_54_in_all():
    counted = Counter(DECKS[card.deck] for card in CARDS)
    assert counted == {"A": 12, "B": 13, "C": 13, "D": 15, "E": 1}
    assert len(CARDS) == len({card.id for card in CARDS}) == 54


def test_there_are_45_goods_9_of_each_and_15_ships_of_3_carry_them():
    tables = make_components(4)
    assert tables.goods == ("coffee", "tea", "saffron", "rubber", "carpet")
    assert tables.goods_each * len(tables.goods) == 45 == 15 * tables.goods_per_ship


def test_every_good_has_its_merchant():
    assert sorted(card.good for card in CARDS if card.kind == "merchant") == [0, 1, 2, 3, 4]


def test_contracts_of_2_3_and_4_goods_are_worth_5_8_and_11():
    worth = {(len(card.symbols), card.value) for card in CARDS if card.kind == "contract"}
    assert worth == {(2, 5), (3, 8), (4, 11)}


def test_firemen_have_values_from_1_to_5_and_deck_d_one_of_value_3():
    values = [(DECKS[card.deck], card.value) for card in CARDS if card.kind == "fireman"]
    assert {value for _, value in values} == {1, 2, 3, 4, 5}
    assert values.count(("D", 3)) == 1


def test_the_churches_are_worth_3_and_4():
    assert {card.kind: card.value for card in CARDS if "church" in card.kind or "michaelis" in card.kind} == {
        "boatsmen_church": 3,
        "st_michaelis": 4,
    }


def test_figures_printed_only_on_cards_are_marked_as_proposals():
    proposals = {card.kind for card in CARDS if card.provenance == "proposal"}
    assert proposals == {"contract", "fireman", "fire"}
    assert [card.id for card in CARDS if card.kind == "fireman" and card.provenance == "confirmed"] == [
        "D_fireman_3"
    ]


def test_equal_figures_give_the_same_tables_and_others_give_others():
    assert make_components(4) is make_components(4, figures=json.loads(json.dumps(make_figures())))
    assert make_components(4) is not make_components(3)
    assert make_components(4) is not make_components(4, start=2)


# --- corrected figures ------------------------------------------------------------------------------------------


def card(figures, name):
    return next(card for card in figures["cards"] if card["id"] == name)


def test_other_values_on_firemen_contracts_and_fires_are_welcome():
    def change(figures):
        card(figures, "C_fireman_5")["value"] = 3
        card(figures, "E_fire")["value"] = 5
        card(figures, "A_contract_1")["goods"] = ["rubber", "rubber"]

    tables = make_components(4, figures=make_figures(change))
    assert tables.cards[tables.card_numbers["C_fireman_5"]].value == 3
    assert [tables.symbols[s].good for s in tables.cards[tables.card_numbers["A_contract_1"]].symbols] == [
        3,
        3,
    ]


FAULTS = {
    "a card is missing": lambda f: f["cards"].pop(0),
    "a card is in another deck": lambda f: card(f, "A_warehouse").update(deck="B"),
    "a card is there twice": lambda f: card(f, "B_ship_2").update(id="B_ship_1"),
    "a card without a name": lambda f: card(f, "B_ship_2").update(id=""),
    "a card of two words": lambda f: card(f, "B_ship_2").update(id="B\tship"),
    "a ship is missing": lambda f: card(f, "B_ship_2").update(kind="bank"),
    "a fireman without a value": lambda f: card(f, "A_fireman_1").pop("value"),
    "a fireman of minus one": lambda f: card(f, "A_fireman_1").update(value=-1),
    "a fireman of a thousand": lambda f: card(f, "A_fireman_1").update(value=1000),
    "a ship with a value": lambda f: card(f, "B_ship_2").update(value=1),
    "a contract for nothing": lambda f: card(f, "A_contract_1").update(goods=[]),
    "a contract for gold": lambda f: card(f, "A_contract_1").update(goods=["gold", "tea"]),
    "a contract without points": lambda f: f["contract_points"]["value"].pop("4"),
    "a merchant for gold": lambda f: card(f, "A_merchant_tea").update(good="gold"),
    "eight cubes of one good": lambda f: f["goods"][0].update(count=8),
    "eight cubes of each": lambda f: [good.update(count=8) for good in f["goods"]],
    "no goods": lambda f: f["goods"].clear(),
    "two goods of one name": lambda f: f["goods"][0].update(id="tea"),
    "a good with a slash": lambda f: f["goods"][0].update(id="a/b"),
    "a round too many": lambda f: f["players"]["4"].update(rounds=11),
    "an unknown card removed": lambda f: f["players"]["3"].update(remove=["X", "D_fireman_3"]),
    "a ship removed": lambda f: f["players"]["3"].update(remove=["D_ship_1", "D_fireman_3"]),
    "a table for nine": lambda f: f["players"].update({"9": f["players"]["4"]}),
    "no workers": lambda f: f["constants"]["workers"].update(value=0),
    "more workers than floors": lambda f: f["constants"]["workers"].update(value=20),
    "three scores for four offices": lambda f: f["counting_offices"].update(value=[1, 2, 3]),
    "an unknown key": lambda f: f.update(extra=1),
    "a missing key": lambda f: f.pop("counts"),
    "a word for a number": lambda f: f["constants"]["income"].update(value="one"),
    "yes for a number": lambda f: f["constants"]["income"].update(value=True),
    "no table for four": lambda f: f["players"].pop("4"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_figures_that_break_the_rules_are_refused_in_a_sentence(fault):
    with pytest.raises(FiguresError) as raised:
        make_components(4, figures=make_figures(FAULTS[fault]))
    message = raised.value.message
    for language in LANGUAGES:
        # Faults of figures are told by the shelf, which has not opened the game.
        assert texts_for(language).has(message.id), message.id


def test_the_fault_names_file_and_line_of_a_corrected_copy(tmp_path):
    text = original_path("speicherstadt").read_text("utf-8")
    wrong = tmp_path / "rules.yaml"
    wrong.write_text(
        text.replace(
            "{id: A_fireman_1, deck: A, kind: fireman, value: 1",
            "{id: A_fireman_1, deck: A, kind: fireman, value: -1",
        )
    )
    line = 1 + text[: text.index("id: A_fireman_1")].count("\n")
    with pytest.raises(FiguresError) as raised:
        make_components(4, figures=read_figures(wrong, overridden=True))
    assert (raised.value.file, raised.value.line) == (str(wrong), line)


def test_the_info_of_the_game_is_that_of_the_rule_book():
    info = GAME.info
    assert (info.min_seats, info.max_seats, info.best_seats, info.minutes) == (2, 5, (4,), 45)
    assert info.designer == "Stefan Feld"
