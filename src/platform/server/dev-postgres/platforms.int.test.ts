import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { installedFolder, PostgresBinariesMissing } from "./postgres-binaries.ts";
import { processesNaming } from "./postmaster.ts";

test("a platform without a PostgreSQL of its own gets one sentence that says what to do", () => {
  expect(() => installedFolder("win32-x64")).toThrow(PostgresBinariesMissing);
  expect(() => installedFolder("win32-x64")).toThrow(
    "The embedded PostgreSQL runs on Linux and macOS (x64 and arm64), not on win32-x64: set DATABASE_URL and DATABASE_APP_URL to a PostgreSQL server.",
  );
  expect(() => installedFolder("darwin-arm64")).toThrow(/for darwin-arm64 is not installed: run npm ci/);
});

test("where there is no /proc a server is found by the folder that its arguments name", async () => {
  const folder = `/tmp/forecourt-no-such-cluster-${process.pid}`;
  const stranger = spawn("sleep", ["60"], { argv0: "/x/bin/postgres -D /tmp/another-cluster -c x" });
  const server = spawn("sleep", ["60"], { argv0: `/x/bin/postgres -D ${folder} -c listen_addresses=` });
  try {
    await Promise.all([once(stranger, "spawn"), once(server, "spawn")]);
    await expect.poll(() => processesNaming(folder)).toEqual([server.pid]);
  } finally {
    stranger.kill();
    server.kill();
  }
});
