import { describe, expect, it } from "vitest";
import { loadFailure } from "./load-failure.ts";

describe("A tracker that could not be loaded (IDV-05, TRK-14)", () => {
  it.each([
    [500, "unexpected", true, "failed"],
    [503, "tracker.missingData", true, "failed"],
    [0, "network.timeout", true, "failed"],
    [403, "order.accountMismatch", true, "catch-all"],
    [429, "limit.reached", true, "catch-all"],
    [429, "limit.reached", false, "failed"],
    [404, "order.notFound", true, "not-found"],
    [409, "order.notSubmitted", true, "checkout"],
  ] as const)("%i %s, on a step: %s, is %s", (status, code, isOnStep, expected) => {
    expect(loadFailure({ status, code }, isOnStep)).toBe(expected);
  });
});
