import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choseDeal, isDealNews, sawDeal } from "./seen-deals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what a window shows for the first time, again or by its own choice is no news", () => {
  expect(isDealNews("FC1", "Finance")).toBe(false);
  sawDeal("FC1", "Finance");
  expect(isDealNews("FC1", "Finance")).toBe(false);
  choseDeal("FC1", "Cash");
  expect(isDealNews("FC1", "Cash")).toBe(false);
});

test("what another window chose is news for half a minute", () => {
  sawDeal("FC2", "Finance");
  expect(isDealNews("FC2", "Cash")).toBe(true);
  sawDeal("FC2", "Cash");
  vi.advanceTimersByTime(29_000);
  expect(isDealNews("FC2", "Cash")).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isDealNews("FC2", "Cash")).toBe(false);
});

test("news end with a choice in this window", () => {
  sawDeal("FC3", "Finance");
  sawDeal("FC3", "Lease");
  choseDeal("FC3", "Cash");
  vi.advanceTimersByTime(60_000);
  expect(isDealNews("FC3", "Cash")).toBe(false);
});

test("orders are told apart", () => {
  sawDeal("FC4", "Finance");
  expect(isDealNews("FC5", "Cash")).toBe(false);
});
