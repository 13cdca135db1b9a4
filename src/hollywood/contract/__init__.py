"""The May-I contract game and its family: rules, rounds, views, and scores."""

from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    ContractAction,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.contract.domains import CardPoints, Slot
from hollywood.contract.events import (
    ContractEvent,
    Dealt,
    Discarded,
    Displaced,
    Drew,
    DrewPenalty,
    HandOver,
    LaidDown,
    LaidOffOn,
    MayICalled,
    MayIDenied,
    MayIGranted,
    MayIWithdrawn,
    Reshuffled,
    TakenBack,
    Took,
)
from hollywood.contract.may_i import calls_used, eligible, holder, next_moment
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.contract.presets import CONTRACT_PRESETS, HOUSE_PRESETS
from hollywood.contract.refusals import Refusal, Refused
from hollywood.contract.result import ContractResult, Ending, price
from hollywood.contract.round import ContractRound
from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.contract.sight import ContractView, fold, opening_view, view_from
from hollywood.contract.table import ContractTable
from hollywood.contract.taking_back import to_take_back

__all__ = [
    "CONTRACT_PRESETS",
    "HOUSE_PRESETS",
    "AllowMayI",
    "Call",
    "CallMayI",
    "CardPoints",
    "ContractAction",
    "ContractEvent",
    "ContractResult",
    "ContractRound",
    "ContractRules",
    "ContractTable",
    "ContractView",
    "Dealt",
    "DenyMayI",
    "Discarded",
    "Displace",
    "Displaced",
    "Drew",
    "DrewPenalty",
    "Ending",
    "HandOver",
    "LaidDown",
    "LaidOffOn",
    "LayDown",
    "LayOff",
    "MayICalled",
    "MayIDenied",
    "MayIGranted",
    "MayIRules",
    "MayIWithdrawn",
    "Phase",
    "Refusal",
    "Refused",
    "Reshuffled",
    "Slot",
    "TableMeld",
    "TakenBack",
    "Took",
    "WithdrawMayI",
    "calls_used",
    "eligible",
    "fold",
    "holder",
    "next_moment",
    "opening_view",
    "price",
    "to_take_back",
    "view_from",
]
