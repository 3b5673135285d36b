import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryOfProcess, releaseIdleMemory } from "./idle-memory.ts";

const MB = 1024 * 1024;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

function watch(now: { unused: number; busy: number }) {
  const collect = vi.fn(() => void (now.unused = 0));
  const idle = releaseIdleMemory({ unusedBytes: () => now.unused, busyShare: () => now.busy, collect });
  return { collect, idle };
}

it("collects once while nothing happens, and again only when there is something to collect", () => {
  const now = { unused: 100 * MB, busy: 0.01 };
  const { collect, idle } = watch(now);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  now.unused = 100 * MB;
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(2);
  idle.stop();
  now.unused = 100 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it.each([
  ["somebody is being served", { unused: 500 * MB, busy: 0.2 }],
  ["there is little to gain", { unused: 10 * MB, busy: 0 }],
])("leaves the process alone while %s", (_, now) => {
  const { collect, idle } = watch(now);
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  idle.stop();
});

it("does not collect again what it could not give back", () => {
  const collect = vi.fn();
  const idle = releaseIdleMemory({ unusedBytes: () => 200 * MB, busyShare: () => 0, collect });
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledOnce();
  idle.stop();
});

it("knows what the heap of this process holds, and collects it", async () => {
  vi.useRealTimers();
  const memory = memoryOfProcess();
  expect(memory.unusedBytes()).toBeGreaterThan(0);
  expect(memory.busyShare()).toBeGreaterThanOrEqual(0);
  const garbage = new WeakRef({ of: "this test" });
  await new Promise((next) => setTimeout(next));
  memory.collect();
  expect(garbage.deref()).toBeUndefined();
});
