import { describe, expect, it } from "vitest";
import { codeState, checkRequest as evaluate, type SentCode } from "./code-rules.ts";
import { CODE_LIMITS } from "./limits-data.ts";

const T = 1_800_000_000_000;
const sent = (secondsAgo: number, more: Partial<SentCode> = {}): SentCode => ({
  createdAt: T - secondsAgo * 1000,
  expiresAt: T - secondsAgo * 1000 + 600_000,
  attempts: 0,
  burnedAt: null,
  used: false,
  ...more,
});

const { "sign-up": SIGN_UP, passcode: PASSCODE, reset: RESET } = CODE_LIMITS;
const checkRequest = (codes: readonly SentCode[], limits = SIGN_UP) =>
  evaluate({ own: codes, ofDay: codes }, limits, T);
const ago = (...times: number[]) => times.map((seconds) => sent(seconds));
const burned = (secondsAgo: number) =>
  sent(secondsAgo + 60, { attempts: 5, burnedAt: T - secondsAgo * 1000 });

describe("a six-digit code (OP-22)", () => {
  it.each([
    ["nothing was sent", undefined, "none"],
    ["it is fresh", sent(0), "usable"],
    ["it is 599 seconds old", sent(599), "usable"],
    ["it is 600 seconds old", sent(600), "expired"],
    ["it was used", sent(10, { used: true }), "none"],
    ["four tries were wrong", sent(10, { attempts: 4 }), "usable"],
    ["the fifth try was wrong just now", burned(0), "burned"],
    ["the fifth try was wrong almost half an hour ago", burned(1799), "burned"],
    ["the fifth try was wrong half an hour ago", burned(1800), "expired"],
  ] as const)("when %s", (_, code, state) => {
    expect(codeState(code, SIGN_UP, T).kind).toBe(state);
  });

  it("stays shut for an hour after five wrong tries at a reset", () => {
    expect(codeState(burned(1800), RESET, T)).toEqual({ kind: "burned", waitSeconds: 1800 });
    expect(codeState(burned(3600), RESET, T).kind).toBe("expired");
  });

  it("may be sent again after 30 seconds", () => {
    expect(checkRequest(ago(29))).toEqual({ kind: "too-soon", waitSeconds: 1 });
    expect(checkRequest(ago(30))).toEqual({ kind: "allowed", oneLeft: false, resendAfterSeconds: 30 });
  });

  it.each([
    [[], 30],
    [[200], 60],
    [[200, 300], 120],
    [[200, 300, 400], 120],
  ])("makes people who ask for passcode after passcode wait longer (%s)", (times, resendAfterSeconds) => {
    expect(checkRequest(ago(...times), PASSCODE)).toMatchObject({ kind: "allowed", resendAfterSeconds });
  });

  it("keeps to the pause it announced", () => {
    expect(checkRequest(ago(59, 200), PASSCODE)).toEqual({ kind: "too-soon", waitSeconds: 1 });
    expect(checkRequest(ago(60, 200), PASSCODE).kind).toBe("allowed");
    expect(checkRequest(ago(119, 200, 300), PASSCODE).kind).toBe("too-soon");
    expect(checkRequest(ago(31, 1800), PASSCODE).kind).toBe("allowed");
  });

  it("may be sent five times in half an hour, with a word before the last", () => {
    const times = [200, 300, 1700];
    expect(checkRequest(ago(...times))).toMatchObject({ kind: "allowed", oneLeft: true });
    expect(checkRequest(ago(100, ...times))).toMatchObject({ kind: "allowed", oneLeft: false });
    expect(checkRequest(ago(50, 100, ...times))).toEqual({ kind: "exceeded", waitSeconds: 100 });
    expect(checkRequest(ago(50, 100, 200, 300, 1800)).kind).toBe("allowed");
  });

  it("may be sent fifteen times a day", () => {
    const day = Array.from({ length: 15 }, (_, index) => 4000 + index * 5000);
    expect(checkRequest(ago(...day.slice(0, 14)), PASSCODE).kind).toBe("allowed");
    expect(checkRequest(ago(...day), PASSCODE)).toEqual({ kind: "exceeded", waitSeconds: 86_400 - 74_000 });
  });

  it("may be asked for five times an hour when it resets a password", () => {
    expect(checkRequest(ago(500, 1000, 2000, 3000, 3500), RESET)).toEqual({
      kind: "exceeded",
      waitSeconds: 100,
    });
  });

  it("is not sent again while a guessed one is cooling down", () => {
    expect(checkRequest([burned(600)])).toEqual({ kind: "burned", waitSeconds: 1200 });
  });
});
