"""What a score is worth: the expected result of a match, now and after the next round."""

from hollywood.equity.outcomes import Odds, odds_for
from hollywood.equity.stakes import Stake, stake_of
from hollywood.equity.worth import Worth, worth_of_results, worth_vector

__all__ = ["Odds", "Stake", "Worth", "odds_for", "stake_of", "worth_of_results", "worth_vector"]
