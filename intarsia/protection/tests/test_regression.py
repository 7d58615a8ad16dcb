"""The arithmetic below the classifier."""

import numpy as np
import pytest

from intarsia.protection.verdict.classifier.regression import balance, probability


@pytest.mark.parametrize(
    ("is_spam", "weights"),
    [
        ([True, False, False], [1.5, 0.75, 0.75]),
        ([True, True, False], [0.75, 0.75, 1.5]),
        ([True, False], [1, 1]),
        ([True, True], [1, 1]),
        ([False, False, False], [1, 1, 1]),
    ],
)
def test_both_classes_have_the_same_weight_together_and_one_alone_is_not_raised(is_spam, weights):
    assert balance(np.array(is_spam)).tolist() == pytest.approx(weights)


def test_log_odds_become_probabilities():
    found = probability(np.array([0.0, np.log(3), -np.log(3), 1e6, -1e6])).tolist()

    assert found == pytest.approx([0.5, 0.75, 0.25, 1, 0], abs=1e-9)
    assert found[4] > 0
    assert found[3] < 1
