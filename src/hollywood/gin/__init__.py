"""Gin rummy and its Hollywood forms: rules, rounds, views, and scores."""

from hollywood.gin.actions import BigGin, Finish, GinAction, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.events import (
    Dealt,
    Discarded,
    Drew,
    GinEvent,
    Knocked,
    LaidOffOn,
    Passed,
    RoundOver,
    Shown,
    Took,
)
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.refusals import Refusal, Refused
from hollywood.gin.result import Ending, GinResult, GinScore, ScoreKind, price
from hollywood.gin.round import GinRound, stacked_deck
from hollywood.gin.rules import GinRules, Shutout
from hollywood.gin.sight import GinView, fold, opening_view, view_from
from hollywood.gin.table import GinTable, Phase

__all__ = [
    "GIN_PRESETS",
    "BigGin",
    "Dealt",
    "Discarded",
    "Drew",
    "Ending",
    "Finish",
    "GinAction",
    "GinEvent",
    "GinResult",
    "GinRound",
    "GinRules",
    "GinScore",
    "GinTable",
    "GinView",
    "Knock",
    "Knocked",
    "LaidOffOn",
    "LayOff",
    "PassUpcard",
    "Passed",
    "Phase",
    "Refusal",
    "Refused",
    "RoundOver",
    "ScoreKind",
    "ShowHand",
    "Shown",
    "Shutout",
    "Took",
    "fold",
    "opening_view",
    "price",
    "stacked_deck",
    "view_from",
]
