"""Tests of compiled code are collected only where code is compiled."""

from hollywood.kernel.engine.compiling import can_compile

collect_ignore = (
    []
    if can_compile()
    else [
        *(
            "test_compiled_code.py",
            "test_strength.py",
            "test_contract_strength.py",
            "test_belief_scored.py",
        ),
    ]
)
