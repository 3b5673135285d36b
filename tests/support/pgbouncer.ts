import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { freePort } from "./free-port.ts";

interface Pooling {
  readonly mode: "session" | "transaction";
  /** `ignore_startup_parameters = options`, the advice that everybody finds. */
  readonly forgetsOptions: boolean;
  readonly logins: readonly string[];
}

/** Pgbouncer in front of a PostgreSQL of this machine. @param program `pgbouncer` */
export async function startPgbouncer(program: string, to: PostgresAddress, pooling: Pooling) {
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = path.join(folder, "users.txt");
  writeFileSync(users, pooling.logins.map((login) => `"${login}" ""\n`).join(""));
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "trust",
    auth_file: users,
    pool_mode: pooling.mode,
    ignore_startup_parameters: pooling.forgetsOptions ? "extra_float_digits, options" : "extra_float_digits",
  };
  const file = path.join(folder, "pgbouncer.ini");
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(file, `[databases]\n* = host=${to.host} port=${to.port}\n[pgbouncer]\n${lines.join("")}`);
  // It refuses to be root, as PostgreSQL does.
  const child = spawn(program, [...(process.getuid?.() === 0 ? ["-u", "nobody"] : []), "-q", file], {
    stdio: "ignore",
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error("pgbouncer ended at once");
    await sleep(50);
  }
  return {
    port,
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
