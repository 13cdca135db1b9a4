"""The units, the container and the manifests name options, ports and files that there are."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hollywood.cli import serve
from tests import processes

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
PORT = serve.PORT


def _served(words: list[str]) -> argparse.Namespace:
    """Read the words after `hollywood` as the command does; fail if it would not take them."""
    assert words[0] == "serve"
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add_arguments(parser)
    read, left = parser.parse_known_args(words[1:])
    assert left == []
    return read


def test_there_is_nothing_else() -> None:
    files = {str(path.relative_to(DEPLOY)) for path in DEPLOY.rglob("*") if path.is_file()}
    assert files == {
        *("Containerfile", "compose.yaml", "nginx.conf", "Caddyfile", "kubernetes.yaml"),
        *("systemd/hollywood.service", "systemd/hollywood-node@.service"),
    }


# ------------------------------------------------------------------------------ systemd


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_starts_a_server(unit: Path) -> None:
    text = unit.read_text().replace("\\\n", " ")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    program, *words = shlex.split(line.replace("%i", "8711"))
    assert program == "/opt/hollywood/bin/hollywood"
    read = _served(words)
    assert read.secure_cookies
    assert read.trust_proxy == ["127.0.0.1"]
    (cache,) = re.findall(r"^CacheDirectory=(.*)$", text, re.MULTILINE)
    assert f"XDG_CACHE_HOME=/var/cache/{cache}" in text
    if read.data is not None:
        assert f"StateDirectory={read.data.name}\n" in text
        assert read.data.parent == Path("/var/lib")
    else:
        assert (read.node, read.port) == (True, 8711)
        assert "EnvironmentFile=" in text


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_takes_a_unit(unit: Path, tmp_path: Path) -> None:
    """All but the program itself, which is not installed here."""
    text = unit.read_text()
    assert text.count("/opt/hollywood/bin/hollywood ") == 1
    copy = tmp_path / unit.name
    copy.write_text(text.replace("/opt/hollywood/bin/hollywood ", f"{sys.executable} "))
    done = processes.run(["systemd-analyze", "verify", "--man=no", copy], check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")


# ------------------------------------------------------------------------------ the container


def _instructions() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    told = [line for line in lines if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in told]


def test_the_container_is_made_of_files_that_there_are() -> None:
    stages: list[str] = []
    for name, rest in _instructions():
        if name == "FROM":
            image, *stage = rest.split(" AS ")
            assert image == "$BASE"
            stages += stage
        elif name == "COPY" and rest.startswith("--from="):
            assert rest.split()[0].removeprefix("--from=") in stages
        elif name == "RUN" and " install " in rest:
            # Every package comes with its hash, or is the wheel that was made before.
            assert "--require-hashes" in rest or "/wheels/*.whl" in rest
            for named in re.findall(r"--requirement (\S+)", rest):
                assert (ROOT / named).is_file()
        else:
            known = "ARG WORKDIR COPY RUN ENV USER VOLUME EXPOSE ENTRYPOINT CMD"
            assert name in known.split()
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert ".git" in ignored
    assert "web" not in ignored


def test_the_container_serves_its_folder() -> None:
    said = dict(_instructions())
    assert json.loads(said["ENTRYPOINT"]) == ["hollywood"]
    read = _served(json.loads(said["CMD"]))
    assert (read.host, str(read.data)) == ("0.0.0.0", said["VOLUME"])
    assert said["EXPOSE"] == str(PORT)
    assert said["USER"] == "hollywood"


def test_the_container_has_what_postgresql_needs() -> None:
    for name in ("psycopg", "psycopg-binary", "uvicorn", "numba"):
        assert f"\n{name}==" in (ROOT / "requirements" / "runtime.txt").read_text()


# ------------------------------------------------------------------------------ compose


def test_compose_starts_nodes_over_one_database() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = told["services"]
    assert set(services) == {"database", "node1", "node2", "proxy"}
    node = services["node1"]
    assert node == services["node2"]
    assert node["entrypoint"] == ["sh", "-c"]
    (line,) = node["command"]
    line = line.replace("$$(hostname -i)", "10.0.0.2").replace(
        "${HOLLYWOOD_SITE:-cards.example}", "x"
    )
    assert "$" not in line
    read = _served(shlex.split(line)[2:])
    assert (read.node, read.host, read.inner) == (True, "0.0.0.0", "10.0.0.2")
    assert read.trust_proxy == [told["networks"]["default"]["ipam"]["config"][0]["subnet"]]
    assert read.database == "postgresql://hollywood@database/hollywood"
    assert set(node["depends_on"]) == {"database"}
    assert f":{PORT}/healthz" in node["healthcheck"]["test"][-1]
    compile(node["healthcheck"]["test"][-1], "the health check", "exec")
    assert services["proxy"]["environment"]["HOLLYWOOD_NODES"].split() == [
        f"node1:{PORT}",
        f"node2:{PORT}",
    ]
    volumes = [volume for each in services.values() for volume in each.get("volumes", ())]
    for source, _, _ in (volume.partition(":") for volume in volumes):
        assert source in told["volumes"] or (DEPLOY / source).is_file()
    assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).is_file()


# ------------------------------------------------------------------------------ Kubernetes


def _objects() -> dict[str, Any]:
    told = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())
    return {each["kind"]: each for each in told}


def test_the_manifests_fit_together() -> None:
    kinds = _objects()
    assert {kind: each["apiVersion"] for kind, each in kinds.items()} == {
        "Deployment": "apps/v1",
        "Service": "v1",
        "Ingress": "networking.k8s.io/v1",
        "PodDisruptionBudget": "policy/v1",
        "NetworkPolicy": "networking.k8s.io/v1",
    }
    deployment = kinds["Deployment"]["spec"]
    labels = deployment["template"]["metadata"]["labels"]
    assert deployment["selector"]["matchLabels"] == labels
    assert kinds["Service"]["spec"]["selector"] == labels
    assert kinds["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    policy = kinds["NetworkPolicy"]["spec"]
    assert policy["podSelector"]["matchLabels"] == labels
    ports = _ports()
    assert {each["targetPort"] for each in kinds["Service"]["spec"]["ports"]} <= set(ports)
    (path,) = kinds["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    assert path["backend"]["service"]["name"] == kinds["Service"]["metadata"]["name"]
    assert path["backend"]["service"]["port"]["name"] in {
        each["name"] for each in kinds["Service"]["spec"]["ports"]
    }
    everybody, among_nodes = policy["ingress"]
    assert [each["port"] for each in everybody["ports"]] == ["http"]
    assert [each["port"] for each in among_nodes["ports"]] == ["inner"]
    assert among_nodes["from"] == [{"podSelector": {"matchLabels": labels}}]
    # One node more while it changes versions, and never one less.
    assert deployment["strategy"]["rollingUpdate"] == {"maxUnavailable": 0, "maxSurge": 1}


def _container() -> dict[str, Any]:
    (found,) = _objects()["Deployment"]["spec"]["template"]["spec"]["containers"]
    assert isinstance(found, dict)
    return found


def _ports() -> dict[str, int]:
    return {each["name"]: each["containerPort"] for each in _container()["ports"]}


def test_a_pod_is_a_node() -> None:
    container, ports = _container(), _ports()
    named = {each["name"] for each in container["env"]}
    for line in (*container["args"], *container["lifecycle"]["preStop"]["exec"]["command"]):
        assert set(re.findall(r"\$\(?(\w+)\)?", line)) <= named
    read = _served(container["args"])
    assert read.node
    assert ports["http"] == PORT
    assert read.inner == f"$(POD_IP):{ports['inner']}"
    assert read.trust_proxy
    mounted = {each["name"] for each in container["volumeMounts"]}
    volumes = _objects()["Deployment"]["spec"]["template"]["spec"]["volumes"]
    assert mounted == {each["name"] for each in volumes}


def test_a_pod_drains_before_it_stops() -> None:
    shell, option, line = _container()["lifecycle"]["preStop"]["exec"]["command"]
    assert (shell, option) == ("sh", "-c")
    read = _served(shlex.split(line)[2:])
    assert read.drain
    assert read.inner == f"$POD_IP:{_ports()['inner']}"


def test_a_lost_database_takes_a_pod_out_of_service_but_does_not_restart_it() -> None:
    container = _container()
    for probe in ("startupProbe", "readinessProbe"):
        assert container[probe]["httpGet"] == {"path": "/healthz", "port": "http"}
    asked = container["livenessProbe"]["httpGet"]["path"]
    assert asked == "/manifest.webmanifest"  # tests/deploy/test_proxies.py asks for it, too
