import pytest

from tests.cli.running import Runner


@pytest.fixture
def hollywood(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # whatever the language of the machine
    return Runner(capsys, monkeypatch)
