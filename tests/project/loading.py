"""Parts of the page that need no browser, run as they are by the page's own tools."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCRIPT = """
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({
  appType: "custom",
  configFile: false,
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
const load = (path) => server.ssrLoadModule(path);
const [given, found] = process.argv.slice(-2);
const answer = async (told) => { %s };
writeFileSync(found, JSON.stringify(await answer(JSON.parse(readFileSync(given, "utf8")))));
await server.close();
"""


def evaluated(body: str, told: object, folder: Path) -> Any:
    """What a function body returns that is given `told`, and `load` for the page's modules."""
    given, found = folder / "given.json", folder / "found.json"
    given.write_text(json.dumps(told), "utf-8")
    script = SCRIPT.replace("%s", body)
    run = subprocess.run(
        [ROOT / "tools" / "node", "node", "--input-type=module", "--eval", script, given, found],
        encoding="utf-8",
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(found.read_text("utf-8"))
