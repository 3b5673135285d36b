import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { exitOf } from "./run-command.ts";
import { START_AGAIN, supervise } from "./supervise.ts";

/** Programs that end with these codes, one after the other. */
async function runs(codes: readonly number[], more: { stopAfter?: number; stepMs?: number } = {}) {
  let count = 0;
  let at = 0;
  const pauses: number[] = [];
  const code = await supervise({
    run: () => {
      at += more.stepMs ?? 0;
      return Promise.resolve(codes[count++] ?? 0);
    },
    isStopping: () => count === more.stopAfter,
    pause: (ms) => Promise.resolve(pauses.push(ms)),
    now: () => at,
  });
  return { count, code, pauses };
}

describe("npm start", () => {
  test.each([
    ["killed", 137],
    ["out of memory", 134],
    ["without its PostgreSQL", START_AGAIN],
  ])("starts a server again that ended %s", async (_, code) => {
    expect(await runs([code, code, 0])).toMatchObject({ count: 3, code: 0 });
  });

  test.each([0, 1])("leaves a server alone that ended with %s", async (code) => {
    expect(await runs([code, 0])).toMatchObject({ count: 1, code });
  });

  test("does not start again what a person stopped", async () => {
    expect(await runs([143, 0], { stopAfter: 1 })).toMatchObject({ count: 1, code: 143 });
  });

  test("gives up on a server that dies again and again, after ever longer pauses", async () => {
    const { count, code, pauses } = await runs(Array<number>(20).fill(137));
    expect([count, code]).toEqual([6, 137]);
    expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000]);
  });

  test("goes on with one that dies now and then", async () => {
    const codes = [...Array<number>(30).fill(137), 0];
    expect(await runs(codes, { stepMs: 20_000 })).toMatchObject({ count: 31, code: 0 });
  });

  test("brings a process back that was killed for real", async () => {
    let started = 0;
    const code = await supervise({
      run: () => {
        started += 1;
        const script = started === 1 ? "process.kill(process.pid, 'SIGKILL')" : "process.exit(0)";
        return exitOf(spawn(process.execPath, ["-e", script]));
      },
      isStopping: () => false,
      pause: () => Promise.resolve(),
    });
    expect([started, code]).toEqual([2, 0]);
  });
});
