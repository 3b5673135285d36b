import { expect, test } from "vitest";
import { poolError } from "./pool-error.ts";

test.each([
  [{ code: "INVALID_CREDENTIALS" }, "unauthenticated", "identity.signInFailed", undefined],
  [{ code: "ACCOUNT_LOCKED" }, "limited", "identity.accountLocked", undefined],
  [{ code: "NEEDS_CONFIRMATION" }, "forbidden", "identity.confirmationRequired", undefined],
  [{ code: "RESET_REQUIRED" }, "forbidden", "identity.resetRequired", undefined],
  [{ code: "EMAIL_IN_USE" }, "conflict", "identity.accountExists", "email"],
  [{ code: "WRONG_CODE" }, "invalid", "identity.codeWrong", "code"],
  [{ code: "WRONG_CODE", attemptsLeft: 1 }, "invalid", "identity.codeWrongOneLeft", "code"],
  [{ code: "CODE_EXPIRED" }, "invalid", "identity.codeExpired", "code"],
  [{ code: "RESET_LIMIT" }, "limited", "identity.resetLimit", "email"],
  [{ code: "BUSY" }, "limited", "identity.tooManyRequests", undefined],
  [{ code: "UNAVAILABLE" }, "provider-unavailable", "identity.unavailable", undefined],
  [{ code: "SESSION_REVOKED" }, "unauthenticated", "identity.sessionExpired", undefined],
  [{ code: "PASSWORD_POLICY" }, "invalid", "identity.checkFields", "password"],
  [{ code: "UNSUPPORTED" }, "conflict", "identity.notOffered", undefined],
] as const)("%j is said as %s %s", (error, kind, code, field) => {
  const said = poolError(error);
  expect([said.kind, said.details.code]).toEqual([kind, code]);
  expect(Object.keys(said.details.fields ?? {})).toEqual(field === undefined ? [] : [field]);
});

test("waits are named, the pool's own before ours", () => {
  expect(poolError({ code: "RESET_LIMIT" }).details.retryAfterSeconds).toBe(3600);
  expect(poolError({ code: "BUSY", retryAfterSeconds: 7 }).details.retryAfterSeconds).toBe(7);
});

test("a verb's own words replace single meanings; vendors' words never appear", () => {
  const texts = { UNAVAILABLE: { text: "identity.signUpUnavailable" } } as const;
  const said = poolError({ code: "UNAVAILABLE", vendorCode: "InternalErrorException" }, texts);
  expect(said.details.message).toBe(
    "We can't create accounts right now. We'll email you a passcode to continue.",
  );
  expect(JSON.stringify(said.details)).not.toContain("Internal");
});
