import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { SessionStore } from "#platform/browser/session/session-store.ts";
import { DEMO_BAR_CLOSED } from "../demo-bar/demo-bar-html.ts";
import { VISITOR_SCRIPT } from "./visitor-script.ts";

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** What the script leaves on the root element of a document. */
function visitorOf(localStorage: unknown): string | undefined {
  const dataset: { visitor?: string } = {};
  runInNewContext(VISITOR_SCRIPT, { localStorage, document: { documentElement: { dataset } } });
  return dataset.visitor;
}

const tokens = {
  accessToken: "a",
  idToken: `x.${btoa(JSON.stringify({ given_name: "Ada", family_name: "Lo", email: "ada@example.com" }))}.x`,
  expiresIn: 300,
};

test("A browser with a session is a member's from the first paint, until it signs out", () => {
  const shared = storage();
  const session = new SessionStore({ tab: storage(), shared, now: () => 0 });
  expect(visitorOf(shared)).toBeUndefined();
  session.start(tokens);
  expect(visitorOf(shared)).toBe("member");
  session.end("signed-out");
  expect(visitorOf(shared)).toBeUndefined();
});

test("The demo bar that somebody closed is not there when a page is painted", () => {
  const shared = storage();
  const barOf = () => {
    const dataset: { demoBar?: string } = {};
    runInNewContext(VISITOR_SCRIPT, { localStorage: shared, document: { documentElement: { dataset } } });
    return dataset.demoBar;
  };
  expect(barOf()).toBeUndefined();
  shared.setItem(DEMO_BAR_CLOSED, "1");
  expect(barOf()).toBe("closed");
});

test("Where storage is blocked everybody is a stranger", () => {
  expect(visitorOf(undefined)).toBeUndefined();
});
