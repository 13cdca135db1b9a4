"""The proxies' configurations load as printed, and a match is played through nginx."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import processes
from tests.ports import free_port
from tests.server.faults.clients import Client
from tests.server.faults.history import faults_in
from tests.server.faults.load import playing
from tests.server.faults.process import Guest, Server, serving
from tests.waiting import comes, wait_until

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()

_PLACES = "client_body_temp_path proxy_temp_path fastcgi_temp_path uwsgi_temp_path scgi_temp_path"


def _nginx() -> str:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") or "nginx"


def _whole(folder: Path, site: str) -> Path:
    """What Debian's own nginx.conf does: it includes the site's file in its `http`."""
    (folder / "site.conf").write_text(site)
    whole = folder / "nginx.conf"
    lines = [f"pid {folder}/pid;", "events {}", "http {", "access_log off;"]
    lines += [f"{place} {folder}/{place};" for place in _PLACES.split()]
    whole.write_text("\n".join([*lines, f"include {folder}/site.conf;", "}"]))
    return whole


def _words(folder: Path, whole: Path) -> list[object]:
    return [_nginx(), "-e", folder / "error.log", "-c", whole]


def test_nginx_takes_the_file_as_it_is(tmp_path: Path) -> None:
    done = processes.run([*_words(tmp_path, _whole(tmp_path, NGINX)), "-t", "-q"], check=False)
    assert done.returncode == 0, done.stderr


def test_the_docs_print_the_files() -> None:
    told = (ROOT / "docs" / "server.md").read_text()
    for language, text in (("nginx", NGINX), ("caddy", CADDY)):
        (printed,) = re.findall(rf"```{language}\n(.*?)```", told, re.DOTALL)
        assert printed == text


async def _played_through(server: Server, port: int) -> None:
    there = cast("Server", SimpleNamespace(port=port))
    guests = [Guest(there), Guest(there)]
    table = guests[0].open_table(preset="hollywood-gin", clock="none")
    chance = random.Random(1)
    clients = [Client(table, guest, port, pause=0.01, chance=chance) for guest in (*guests, None)]
    async with playing(clients) as load:
        await load.moved(4)
        await load.rest()
    await comes(lambda: server.figure("hollywood_sockets") == 0, "the proxy keeps sockets open")
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, load.histories) == []


def test_a_match_is_played_through_nginx(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path) as server:
        port = free_port()
        site = NGINX.replace("127.0.0.1:8710", f"127.0.0.1:{server.port}")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
        assert site.count(str(port)) == site.count(f":{server.port};") == 1
        whole = _whole(tmp_path, site)
        proxy = processes.start([*_words(tmp_path, whole), "-g", "daemon off; master_process off;"])
        reached = cast("Server", SimpleNamespace(port=port))
        wait_until(lambda: proxy.poll() is not None or _answers(port))
        assert Server.page(reached, "/manifest.webmanifest")[0] == 200
        asyncio.run(_played_through(server, port))


def _answers(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("nodes", [None, "node1:8710 node2:8710"])
def test_caddy_takes_the_file_as_it_is(nodes: str | None, tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    if nodes is not None:
        env["HOLLYWOOD_NODES"] = nodes
    words = ["caddy", "adapt", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"]
    adapted = processes.run([*words, "--validate"], env=env).stdout
    for each in (nodes or "127.0.0.1:8710").split():
        assert f'"dial":"{each}"' in adapted
