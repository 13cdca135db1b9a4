import pytest

from tests.cli.running import Runner


@pytest.fixture
def hollywood(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)
