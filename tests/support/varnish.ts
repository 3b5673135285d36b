import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** Varnish with the configuration that we ship, in front of a server on this machine. @param program `varnishd` */
export async function startVarnish(program: string, originPort: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "varnish-"));
  const shipped = readFileSync(path.resolve(import.meta.dirname, "../../deploy/varnish.vcl"), "utf8");
  writeFileSync(path.join(folder, "store.vcl"), shipped.replace('"3000"', `"${originPort}"`));
  const port = await freePort();
  const child = spawn(
    program,
    [
      "-F",
      "-j",
      "none",
      "-n",
      folder,
      "-f",
      path.join(folder, "store.vcl"),
      "-a",
      `127.0.0.1:${port}`,
      "-s",
      "malloc,64m",
    ],
    { stdio: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await isThere(url))) {
    if (child.exitCode !== null) throw new Error("varnishd ended at once");
    await sleep(100);
  }
  return {
    url,
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
