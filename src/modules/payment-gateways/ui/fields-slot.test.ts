import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FieldsDriver } from "./fields-driver.ts";
import { fieldsSlot } from "./fields-slot.ts";

const driver = (): FieldsDriver => ({ submit: () => Promise.resolve({ type: "valid" }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands out the fields that are there", async () => {
  const slot = fieldsSlot();
  const fields = driver();
  slot.put(fields);
  expect(await slot.take()).toBe(fields);
});

it("keeps a press until the fields arrive", async () => {
  const slot = fieldsSlot();
  const taken = slot.take();
  const fields = driver();
  slot.put(fields);
  expect(await taken).toBe(fields);
});

it("waits for the next fields after a declined card, instead of asking those that are gone", async () => {
  const slot = fieldsSlot();
  slot.put(driver());
  slot.empty();
  const taken = slot.take();
  const next = driver();
  slot.put(next);
  expect(await taken).toBe(next);
});

it("gives up on fields that never arrive", async () => {
  const taken = fieldsSlot().take();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await taken).toBeUndefined();
});
