import { afterEach, expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { startPeriodic } from "./periodic.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const NEVER_AGAIN = 3_600_000;

function start(run: () => Promise<void>) {
  const periodic = startPeriodic([{ name: "counted", everyMs: NEVER_AGAIN, run }], silentLog);
  stops.push(() => periodic.stop());
  return periodic;
}

it("runs at the start, and at once when it is woken", async () => {
  let runs = 0;
  const periodic = start(async () => void (runs += 1));
  await expect.poll(() => runs).toBe(1);
  periodic.wake();
  await expect.poll(() => runs).toBe(2);
});

it("runs once more after the run in which it was woken, never two at a time", async () => {
  let [runs, atOnce, most] = [0, 0, 0];
  let finish = (): void => undefined;
  const periodic = start(async () => {
    runs += 1;
    most = Math.max(most, (atOnce += 1));
    if (runs === 1) await new Promise<void>((resolve) => (finish = resolve));
    atOnce -= 1;
  });
  await expect.poll(() => runs).toBe(1);
  periodic.wake();
  periodic.wake();
  finish();
  await expect.poll(() => runs).toBe(2);
  expect(most).toBe(1);
});

it("goes on after a run that failed", async () => {
  let runs = 0;
  const periodic = start(async () => {
    runs += 1;
    if (runs === 1) throw new Error("once");
  });
  periodic.wake();
  await expect.poll(() => runs).toBe(2);
});
