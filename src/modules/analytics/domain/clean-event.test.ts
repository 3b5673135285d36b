import { describe, expect, test } from "vitest";
import { PERSONAL_DATA } from "#tests/support/personal-data.ts";
import type { AnalyticsEvent } from "./analytics-event.ts";
import { alertFingerprint } from "./alert-fingerprint.ts";
import { ALLOWED } from "./allowed-data.ts";
import { cleanEvent, cleanSender } from "./clean-event.ts";

const lists = {
  ...ALLOWED,
  values: { ...ALLOWED.values, experiment: ["message_banner"], tenantTrafficSource: ["google"] },
};
const SESSION = "0123456789abcdef0123456789abcdef";

/** One whole event of every kind. */
const EVENTS: readonly AnalyticsEvent[] = [
  {
    kind: "page",
    path: "/vehicles/:id",
    query: ["make"],
    view: 375,
    language: "es",
    status: 404,
    vin: "WP0AA2A92VS",
  },
  { kind: "alert", path: "/cart", type: "error", id: "0badcafe", severity: "error" },
  { kind: "error", path: "/cart", type: "wrongInput", id: "0badcafe", severity: "error" },
  { kind: "script-error", path: "/cart", name: "TypeError" },
  { kind: "calls", ids: [SESSION] },
  { kind: "exposure", experiment: "message_banner", variant: "timer" },
];

function expectClean(sent: unknown): void {
  const text = JSON.stringify(sent ?? null).toLowerCase();
  for (const datum of PERSONAL_DATA) expect(text).not.toContain(datum.toLowerCase());
}

describe("An event", () => {
  test.each(EVENTS)("of the kind $kind arrives whole", (event) => {
    expect(cleanEvent(event, lists)).toEqual(event);
  });

  test.each(EVENTS)("of the kind $kind carries no personal data, whichever field holds it", (event) => {
    for (const datum of PERSONAL_DATA)
      for (const field of [...Object.keys(event), "name", "email", "message"])
        for (const value of [datum, [datum], { value: datum }])
          expectClean(cleanEvent({ ...event, [field]: value }, lists));
  });

  test.each([null, 7, "page", [], {}, { kind: "purchase" }, { kind: "constructor" }, { kind: "sender" }])(
    "is nothing for %j",
    (raw) => {
      expect(cleanEvent(raw, lists)).toBeUndefined();
    },
  );

  test("of somebody's address names only the route", () => {
    for (const datum of PERSONAL_DATA) {
      const path = `/progress/${encodeURIComponent(datum)}/payment/${datum}?q=${datum}#${datum}`;
      expectClean(cleanEvent({ ...EVENTS[0], path }, lists));
    }
  });
});

describe("A sender", () => {
  test("arrives whole", () => {
    const sender = {
      session: SESSION,
      user: SESSION,
      order: SESSION,
      mqStatus: "mq_approved",
      magiFillStatus: "mf_completed",
      tenantTrafficSource: "google",
    };
    expect(cleanSender(sender, lists)).toEqual(sender);
  });

  test("carries no personal data, whichever field holds it", () => {
    const fields = ["session", "user", "order", "mqStatus", "magiFillStatus", "tenantTrafficSource", "email"];
    for (const datum of PERSONAL_DATA)
      for (const field of fields) expectClean(cleanSender({ session: SESSION, [field]: datum }, lists));
  });

  test("is nobody without a session", () => {
    expect(cleanSender({ user: SESSION }, lists)).toBeUndefined();
  });
});

describe("The fingerprint of an alert", () => {
  test("does not change with what its placeholders become", () => {
    const filled = "Oops! Something went wrong... Please call (512) 234-5678";
    expect(alertFingerprint(filled)).toBe(
      alertFingerprint("Oops! Something went wrong... Please call {phone}"),
    );
    expect(alertFingerprint("Too many attempts.")).not.toBe(alertFingerprint("Too many requests."));
  });
});
