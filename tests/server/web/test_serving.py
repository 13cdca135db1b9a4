"""`hollywood serve` as a program: listens, answers, ends cleanly, says what is wrong."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from hollywood.cli.serve import address
from hollywood.errors import HollywoodError
from hollywood.server.protocol.messages import PROTOCOL
from hollywood.server.store.restoring import restore
from tests import processes
from tests.waiting import PATIENCE

# The command as a program, with its arguments; another test lists it among the commands. When told
# to stop, it has ten minutes for requests in progress: only a hang has to be cut off.
PROGRAM = """
import sys
from hollywood.server.web import serving
serving._DRAINING = 600
from hollywood.cli import main
if all(command.name != "serve" for command in main.COMMANDS):
    serve = main.Command("serve", "open the table", "hollywood.cli.serve", "hollywood serve")
    main.COMMANDS = (*main.COMMANDS, serve)
sys.exit(main.main(["serve", *sys.argv[1:]]))
"""


class Served:
    """A server as a separate process."""

    def __init__(self, process: subprocess.Popen[str], said: str, log: Path) -> None:
        self.process = process
        self.said = said
        self.log = log
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        self.address = found.group()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal; return the exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[Served]:
    """Run a server on a free port."""
    log = folder / "log"
    words = [*("--port", "0", "--data", str(folder / "kept"), "--log", "json"), *arguments]
    with log.open("a") as errors:
        process = processes.start(
            [sys.executable, "-c", PROGRAM, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "XDG_DATA_HOME": str(folder)},
        )
    assert process.stdout is not None
    try:
        yield Served(process, process.stdout.readline(), log)
    finally:
        processes.end(process)


def refused(*arguments: str) -> str:
    """Run the command and return its one line of error."""
    done = processes.run([sys.executable, "-c", PROGRAM, *arguments], check=False)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    return line


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_and_closes_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path) as server:
        assert server.said == f"The table is open at {server.address} (Ctrl+C closes it)\n"
        response = httpx.get(f"{server.address}/api/me", timeout=PATIENCE)
        assert response.status_code == 200
        assert "server" not in response.headers
        assert "date" not in response.headers
        assert server.stop(how) == 0
        log = server.log.read_text()
    entries = [msgspec.json.decode(line) for line in log.splitlines()]
    assert [entry["event"] for entry in entries if entry["event"] != "pages_not_built"] == [
        "request",
        "stopping",
    ]


def test_tables_are_told_to_come_back_and_go_on(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as ann:
        ann.headers["x-csrftoken"] = ann.get("/api/me").cookies["csrftoken"]
        ann.post("/api/guest", json={"name": "Ann"})
        form = {"preset": "gin", "entrance": "lobby"}
        table = ann.post("/api/tables", json=form).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        url = f"{server.address.replace('http', 'ws')}/ws/table/{table}"
        with connect(url, additional_headers={"cookie": cookie}, open_timeout=PATIENCE) as line:
            line.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
            assert msgspec.json.decode(line.recv(timeout=PATIENCE))["table"]["you"] == 0
            server.process.send_signal(signal.SIGTERM)
            while (told := msgspec.json.decode(line.recv(timeout=PATIENCE)))["type"] != "closing":
                pass
            assert told["retry_ms"] == 1000
        assert server.process.wait(PATIENCE) == 0
    with served(tmp_path) as server:
        again = httpx.get(
            f"{server.address}/api/tables/{table}", timeout=PATIENCE, headers={"cookie": cookie}
        )
        assert (again.json()["seats"], again.json()["you"]) == (["Ann", None], 0)
        server.stop()


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as ann:
        ann.headers["x-csrftoken"] = ann.get("/api/me").cookies["csrftoken"]
        me = ann.post("/api/guest", json={"name": "Ann"}).json()
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        server.stop(signal.SIGKILL)
    with served(tmp_path) as server:
        assert (
            httpx.get(
                f"{server.address}/api/me", timeout=PATIENCE, headers={"cookie": cookie}
            ).json()
            == me
        )
        server.stop()


@pytest.mark.parametrize(
    ("how", "files"),
    [
        (signal.SIGTERM, ["hollywood.sqlite3"]),
        (signal.SIGKILL, ["hollywood.sqlite3", "hollywood.sqlite3-wal"]),
    ],
)
def test_a_house_can_be_carried_elsewhere_and_a_copy_of_it(
    tmp_path: Path, how: signal.Signals, files: list[str]
) -> None:
    kept, copy = tmp_path / "kept", tmp_path / "copy"
    with served(tmp_path) as server, httpx.Client(base_url=server.address) as ann:
        ann.headers["x-csrftoken"] = ann.get("/api/me").cookies["csrftoken"]
        me = ann.post("/api/guest", json={"name": "Ann"}).json()
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        words = [sys.executable, "-m", "hollywood.cli.main", "backup", "--data", str(kept)]
        done = processes.run([*words, str(copy)])
        assert done.stdout.startswith(f"Everything in {kept}/hollywood.sqlite3 is in ")
        server.stop(how)
    assert [name for name in files if (kept / name).exists()] == files
    assert (kept / "hollywood.sqlite3-wal").exists() == (len(files) == 2)
    restore(copy, tmp_path / "copied" / "kept", replace=False)
    with served(tmp_path / "copied") as server:
        assert httpx.get(f"{server.address}/api/me", headers={"cookie": cookie}).json() == me
        server.stop()
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "kept").mkdir(parents=True)
    for name in files:
        (kept / name).rename(elsewhere / "kept" / name)
    with served(elsewhere) as server:
        assert httpx.get(f"{server.address}/api/me", headers={"cookie": cookie}).json() == me
        server.stop()


def test_figures_are_for_this_machine_and_tell_nothing_about_people(tmp_path: Path) -> None:
    with served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as ann:
        ann.headers["x-csrftoken"] = ann.get("/api/me").cookies["csrftoken"]
        me = ann.post("/api/guest", json={"name": "Annabella"}).json()
        ann.get("/api/tables/t_secret")
        page = ann.get("/metrics")
        assert page.headers["content-type"].startswith("text/plain")
        for line in (
            'hollywood_http_requests_total{method="POST",route="/api/guest",status="200"} 1.0',
            'hollywood_http_refusals_total{code="not_found"} 1.0',
            "hollywood_message_to_disk_seconds_count 0.0",
            "hollywood_event_loop_lag_seconds ",
            "hollywood_tables 0.0",
            "hollywood_sockets 0.0",
            "hollywood_stored_people 1.0",
        ):
            assert line in page.text
        for hidden in ("Annabella", me["id"], "t_secret", "127.0.0.1"):
            assert hidden not in page.text
        for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert ann.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404
        assert ann.get("/healthz").json()["healthy"] is True
        server.stop()


def test_a_message_may_not_be_longer_than_any_could_be(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        with connect(
            f"{server.address.replace('http', 'ws')}/ws/table/t", open_timeout=PATIENCE
        ) as line:
            line.send("x" * 20_000)
            with pytest.raises(Exception, match="1009"):
                line.recv(timeout=PATIENCE)
        assert httpx.get(f"{server.address}/api/me", timeout=PATIENCE).status_code == 200
        server.stop()


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    kept = ("--data", str(tmp_path / "kept"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = refused("--port", port, *kept)
    assert words.startswith(f"hollywood: port {port} of 127.0.0.1 is in use: ")
    assert "is not an address of this machine" in refused(
        "--host", "192.0.2.1", "--port", "0", *kept
    )
    assert "is not an address of this machine" in refused("--host", "no such host", *kept)
    assert (
        refused("--port", "70000", *kept)
        == "hollywood: there is no port 70000: ports are 0 to 65535"
    )
    assert "is not an origin" in refused("--origin", "cards.example", *kept)
    assert "cannot be 'xml'" in refused("--log", "xml", *kept)


def test_a_folder_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    words = refused("--port", "0", "--data", str(tmp_path / "file"))
    assert str(tmp_path / "file") in words
    words = refused("--port", "0", "--database", "mysql://here/there")
    assert "postgresql://" in words


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        words = refused("--port", "0", "--data", str(tmp_path / "kept"))
        assert str(tmp_path / "kept") in words
        assert httpx.get(f"{server.address}/api/me", timeout=PATIENCE).status_code == 200
        server.stop()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("192.0.2.7", "http://192.0.2.7:80"),
    ],
)
def test_the_address_one_types(host: str, shown: str) -> None:
    assert address(host, 80) == shown


@pytest.mark.parametrize("origin", ["", "cards.example", "https://cards.example/path", "ftp://x"])
def test_origins_that_are_none(origin: str) -> None:
    from hollywood.cli.serve import _origin

    with pytest.raises(HollywoodError, match="is not an origin"):
        _origin(origin)


def test_origins_are_read_as_browsers_write_them() -> None:
    from hollywood.cli.serve import _origin

    assert _origin(" https://Cards.example:8443/ ") == "https://cards.example:8443"
