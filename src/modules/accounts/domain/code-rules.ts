import type { CodeLimits } from "./limits-data.ts";

/** A code that was sent, or would have been. Instants in epoch milliseconds. */
export interface SentCode {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly attempts: number;
  /** When the last wrong try that was allowed was made. */
  readonly burnedAt: number | null;
  readonly used: boolean;
}

type CodeState =
  | { readonly kind: "usable" | "expired" | "none" }
  | { readonly kind: "burned"; readonly waitSeconds: number };

/** What can be done with the newest code; a burned one shuts the way for a while. */
export function codeState(newest: SentCode | undefined, limits: CodeLimits, now: number): CodeState {
  if (newest === undefined || newest.used) return { kind: "none" };
  if (newest.burnedAt !== null) {
    const openAt = newest.burnedAt + limits.burnedSeconds * 1000;
    return now < openAt ? { kind: "burned", waitSeconds: secondsUntil(openAt, now) } : { kind: "expired" };
  }
  return { kind: now < newest.expiresAt ? "usable" : "expired" };
}

/** Wrong tries that are left after `attempts` of them. */
export function attemptsLeft(attempts: number, limits: CodeLimits): number {
  return Math.max(0, limits.attempts - attempts);
}

export type RequestVerdict =
  | {
      readonly kind: "allowed";
      /** After this one a single request is left. */
      readonly oneLeft: boolean;
      readonly resendAfterSeconds: number;
    }
  | { readonly kind: "too-soon" | "exceeded" | "burned"; readonly waitSeconds: number };

/** The codes that count when another one is asked for, newest first. */
interface SentCodes {
  /** Those of whoever asks. */
  readonly own: readonly SentCode[];
  /** Those that share a day's limit with them. */
  readonly ofDay: readonly SentCode[];
}

/** Whether another code may be sent, given those sent so far. */
export function checkRequest({ own, ofDay }: SentCodes, limits: CodeLimits, now: number): RequestVerdict {
  const [newest] = own;
  const state = codeState(newest, limits, now);
  if (state.kind === "burned") return state;
  const recent = within(own, limits.windowSeconds, now);
  const openAt = Math.max(
    full(recent, limits.requests, limits.windowSeconds),
    full(within(ofDay, DAY_SECONDS, now), limits.requestsPerDay, DAY_SECONDS),
  );
  if (openAt > now) return { kind: "exceeded", waitSeconds: secondsUntil(openAt, now) };
  const again = newest === undefined ? now : newest.createdAt + pauseAfter(recent.length, limits) * 1000;
  if (again > now) return { kind: "too-soon", waitSeconds: secondsUntil(again, now) };
  return {
    kind: "allowed",
    oneLeft: recent.length === limits.requests - 2,
    resendAfterSeconds: pauseAfter(recent.length + 1, limits),
  };
}

const DAY_SECONDS = 86_400;

function within(sent: readonly SentCode[], seconds: number, now: number): readonly SentCode[] {
  return sent.filter((code) => now - code.createdAt < seconds * 1000);
}

/** When the oldest of a full window leaves it; 0 while there is room. */
function full(recent: readonly SentCode[], limit: number, seconds: number): number {
  const oldest = recent[limit - 1];
  return oldest === undefined ? 0 : oldest.createdAt + seconds * 1000;
}

/** Seconds to wait after the `count`th code of a window. */
function pauseAfter(count: number, { resendSeconds }: CodeLimits): number {
  return resendSeconds[Math.min(Math.max(count, 1), resendSeconds.length) - 1] ?? 0;
}

function secondsUntil(then: number, now: number): number {
  return Math.max(1, Math.ceil((then - now) / 1000));
}
