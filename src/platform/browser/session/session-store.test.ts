import { expect, it } from "vitest";
import { SessionStore, type SessionStorages } from "./session-store.ts";

function storage(): SessionStorages["tab"] {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const TOKENS = { accessToken: "a.b.c", idToken: "a.e30.c", expiresIn: 600 };

function browser() {
  const storages = { tab: storage(), shared: storage(), now: () => 0 };
  return { open: () => new SessionStore(storages) };
}

it("still knows on the next document that the session expired, until somebody signs in", () => {
  const { open } = browser();
  const first = open();
  first.start(TOKENS);
  first.end("expired");
  expect(open().state).toEqual({ status: "signed-out", expired: true });
  open().start(TOKENS);
  expect(open().state.status).toBe("signed-in");
  open().end("signed-out");
  expect(open().state).toEqual({ status: "signed-out", expired: false });
});

it("forgets an expiry when somebody signs out on purpose", () => {
  const { open } = browser();
  open().end("expired");
  open().end("signed-out");
  expect(open().state).toEqual({ status: "signed-out", expired: false });
});
