import { describe, expect, test } from "vitest";
import { alertFingerprint } from "./alert-fingerprint.ts";

describe("the fingerprint of an alert", () => {
  test("is the same whatever the placeholders became", () => {
    expect(alertFingerprint("Call 512-555-0100 before 5:00 PM.")).toBe(
      alertFingerprint("Call {phone} before {time} PM."),
    );
    expect(alertFingerprint("Saved.")).not.toBe(alertFingerprint("Not saved."));
  });

  test("reads no more of a text than an alert is long", () => {
    const start = "Something went wrong. ".repeat(50);
    expect(alertFingerprint(`${start}${"x".repeat(100_000)}1`)).toBe(
      alertFingerprint(`${start}${"y".repeat(9)}`),
    );
  });
});
