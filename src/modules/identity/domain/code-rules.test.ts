import { describe, expect, it } from "vitest";
import { codeState, judgeRequest, type SentCode } from "./code-rules.ts";

const T = 1_800_000_000_000;
const sent = (secondsAgo: number, more: Partial<SentCode> = {}): SentCode => ({
  createdAt: T - secondsAgo * 1000,
  expiresAt: T - secondsAgo * 1000 + 600_000,
  attempts: 0,
  used: false,
  ...more,
});

describe("a six-digit code (OP-22)", () => {
  it.each([
    ["nothing was sent", undefined, "none"],
    ["it is fresh", sent(0), "usable"],
    ["it is 599 seconds old", sent(599), "usable"],
    ["it is 600 seconds old", sent(600), "expired"],
    ["it was used", sent(10, { used: true }), "none"],
    ["four tries were wrong", sent(10, { attempts: 4 }), "usable"],
    ["five tries were wrong", sent(10, { attempts: 5 }), "burned"],
    ["five tries were wrong half an hour ago", sent(1800, { attempts: 5 }), "expired"],
  ] as const)("when %s", (_, code, state) => {
    expect(codeState(code, T)).toBe(state);
  });

  it("may be sent again after 30 seconds", () => {
    expect(judgeRequest([sent(29)], T)).toEqual({ kind: "too-soon", waitSeconds: 1 });
    expect(judgeRequest([sent(30)], T)).toEqual({ kind: "allowed", lastOne: false });
  });

  it("may be sent five times in half an hour, with a word before the last", () => {
    const times = [100, 200, 300, 1700];
    expect(
      judgeRequest(
        times.slice(1).map((ago) => sent(ago)),
        T,
      ),
    ).toEqual({ kind: "allowed", lastOne: true });
    expect(
      judgeRequest(
        times.map((ago) => sent(ago)),
        T,
      ),
    ).toEqual({ kind: "allowed", lastOne: false });
    expect(
      judgeRequest(
        [50, ...times].map((ago) => sent(ago)),
        T,
      ),
    ).toEqual({ kind: "exceeded", waitSeconds: 100 });
    expect(
      judgeRequest(
        [50, 100, 200, 300, 1800].map((ago) => sent(ago)),
        T,
      ).kind,
    ).toBe("allowed");
  });

  it("is not sent again while a guessed one is cooling down", () => {
    expect(judgeRequest([sent(600, { attempts: 5 })], T)).toEqual({ kind: "exceeded", waitSeconds: 1200 });
  });
});
