/** Limits of six-digit codes (OP-22). */
export const CODE_SECONDS = 600;
export const RESEND_SECONDS = 30;
export const MAX_ATTEMPTS = 5;
export const MAX_REQUESTS = 5;
export const WINDOW_SECONDS = 1800;

/** A code that was sent. Instants in epoch milliseconds. */
export interface SentCode {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly attempts: number;
  readonly used: boolean;
}

export type CodeState = "usable" | "expired" | "burned" | "none";

/** What can be done with the newest code; a burned one shuts the way for 30 minutes. */
export function codeState(newest: SentCode | undefined, now: number): CodeState {
  if (newest === undefined || newest.used) return "none";
  if (newest.attempts >= MAX_ATTEMPTS)
    return now < newest.createdAt + WINDOW_SECONDS * 1000 ? "burned" : "expired";
  return now < newest.expiresAt ? "usable" : "expired";
}

/** Wrong tries that are left after `attempts` of them. */
export function attemptsLeft(attempts: number): number {
  return Math.max(0, MAX_ATTEMPTS - attempts);
}

export type RequestVerdict =
  | { readonly kind: "allowed"; readonly lastOne: boolean }
  | { readonly kind: "too-soon"; readonly waitSeconds: number }
  | { readonly kind: "exceeded"; readonly waitSeconds: number };

/** Whether another code may be sent, given those sent so far (newest first). */
export function judgeRequest(sent: readonly SentCode[], now: number): RequestVerdict {
  const [newest] = sent;
  if (newest !== undefined && codeState(newest, now) === "burned") {
    return { kind: "exceeded", waitSeconds: secondsUntil(newest.createdAt + WINDOW_SECONDS * 1000, now) };
  }
  const recent = sent.filter((code) => now - code.createdAt < WINDOW_SECONDS * 1000);
  const oldest = recent.at(-1);
  if (oldest !== undefined && recent.length >= MAX_REQUESTS) {
    return { kind: "exceeded", waitSeconds: secondsUntil(oldest.createdAt + WINDOW_SECONDS * 1000, now) };
  }
  if (newest !== undefined && now - newest.createdAt < RESEND_SECONDS * 1000) {
    return { kind: "too-soon", waitSeconds: secondsUntil(newest.createdAt + RESEND_SECONDS * 1000, now) };
  }
  return { kind: "allowed", lastOne: recent.length === MAX_REQUESTS - 2 };
}

function secondsUntil(then: number, now: number): number {
  return Math.max(1, Math.ceil((then - now) / 1000));
}
