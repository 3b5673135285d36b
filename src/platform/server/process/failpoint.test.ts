import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { armFailpoint, failpoint, parseFailpoint, withinCall } from "./failpoint.ts";

const CALL = "POST /api/orders";
const kill = vi.spyOn(process, "kill").mockReturnValue(true);

afterEach(() => {
  armFailpoint(undefined);
  kill.mockClear();
});
afterAll(() => kill.mockRestore());

const twoCommits = async () => {
  failpoint("after-commit");
  await Promise.resolve();
  failpoint("after-commit");
};

describe("A failpoint", () => {
  it.each([
    ["after-commit 2 POST /api/orders", { point: "after-commit", count: 2, call: CALL }],
    ["received 1 GET /a/:b", { point: "received", count: 1, call: "GET /a/:b" }],
    ["after-commit 0 POST /api/orders", undefined],
    ["sometime 1 POST /api/orders", undefined],
    ["after-commit 1 POST", undefined],
    ["", undefined],
  ])("is read from %j", (text, expected) => {
    expect(parseFailpoint(text)).toEqual(expected);
  });

  it("ends the process at its count, in its call, and nowhere else", async () => {
    armFailpoint({ point: "after-commit", count: 2, call: CALL });
    failpoint("after-commit");
    await withinCall("GET /other", twoCommits);
    await withinCall(CALL, async () => failpoint("before-commit"));
    await withinCall(CALL, async () => failpoint("after-commit"));
    expect(kill).not.toHaveBeenCalled();
    await Promise.all([withinCall(CALL, twoCommits), twoCommits()]);
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, "SIGKILL");
  });

  it("does nothing while none is armed", async () => {
    await withinCall(CALL, twoCommits);
    expect(kill).not.toHaveBeenCalled();
  });
});
