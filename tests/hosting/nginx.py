"""The example's nginx, with its own folders, ports and certificate."""

import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from hosting.wheels import ROOT

EXAMPLE = ROOT / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        port: int = trying.getsockname()[1]
        return port


def certify(folder: Path) -> None:
    subject = ["-subj", "/CN=rat.example", "-addext", "subjectAltName=DNS:rat.example,DNS:localhost"]
    keys = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *keys],
        check=True,
        capture_output=True,
    )


def configure(folder: Path, port: int, upstreams: Sequence[str]) -> Path:
    """The example as an operator fills it in."""
    certify(folder)
    text = EXAMPLE.read_text()
    changes = {
        "/etc/ssl/rat.example": str(folder),
        "/var/cache/nginx/doctor-rat": str(folder / "cache"),
        "        listen [::]:80;\n": "",
        "        listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443": f"listen 127.0.0.1:{port}",
        "server_name rat.example;": "server_name rat.example localhost 127.0.0.1;",
        "server 127.0.0.1:8001 max_fails=0;": "\n".join(f"server {each} max_fails=0;" for each in upstreams),
        "        server 127.0.0.1:8002 max_fails=0;\n": "",
    }
    for old, new in changes.items():
        assert old in text, f"the example has changed: {old}"
        text = text.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("http {\n", f"http {{\n    {paths}\n", 1)
    (folder / "nginx.conf").write_text(f"pid {folder / 'pid'};\nuser root;\n{text}")
    return folder / "nginx.conf"


def nginx(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [str(NGINX), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    return subprocess.run([*command, *arguments], check=False, capture_output=True, text=True)


@contextmanager
def proxying(folder: Path, upstreams: Sequence[str]) -> Iterator[str]:
    port = free_port()
    configure(folder, port, upstreams)
    started = nginx(folder)
    assert started.returncode == 0, started.stderr
    try:
        yield f"https://localhost:{port}"
    finally:
        nginx(folder, "-s", "stop")
