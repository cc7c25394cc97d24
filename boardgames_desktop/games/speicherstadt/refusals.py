"""Why something is not allowed, as constants: message id and section of the rule book."""

from __future__ import annotations

Refusal = tuple[str, str]

NOT_PLACING: Refusal = ("speicherstadt-why-not-placing", "4")
NO_PASSING: Refusal = ("speicherstadt-why-no-passing", "4")
QUEUE_FULL: Refusal = ("speicherstadt-why-queue-full", "4")

NOT_BUYING: Refusal = ("speicherstadt-why-not-buying", "5")
SLOT_OVER: Refusal = ("speicherstadt-why-slot-over", "5")
SLOT_LATER: Refusal = ("speicherstadt-why-slot-later", "5")

NOT_LOADING: Refusal = ("speicherstadt-why-not-loading", "6")
GOOD_NOT_HELD: Refusal = ("speicherstadt-why-good-not-held", "6")
NOT_YOUR_CONTRACT: Refusal = ("speicherstadt-why-not-your-contract", "6")
SYMBOL_FILLED: Refusal = ("speicherstadt-why-symbol-filled", "6")
NO_MERCHANT: Refusal = ("speicherstadt-why-no-merchant", "6")
TOO_FEW_TO_MARKET: Refusal = ("speicherstadt-why-too-few-to-market", "6")
TOO_FEW_TO_CONVERT: Refusal = ("speicherstadt-why-too-few-to-convert", "6")
GOODS_NOT_HELD: Refusal = ("speicherstadt-why-goods-not-held", "6")
NOT_IN_STOCK: Refusal = ("speicherstadt-why-not-in-stock", "6")
JUST_PUT_IN_STOCK: Refusal = ("speicherstadt-why-just-put-in-stock", "6")
ROOM_FOR_ALL: Refusal = ("speicherstadt-why-room-for-all", "6")
TOO_MANY_TO_DISCARD: Refusal = ("speicherstadt-why-too-many-to-discard", "6")
TOO_MANY_TO_FINISH: Refusal = ("speicherstadt-why-too-many-to-finish", "6")
