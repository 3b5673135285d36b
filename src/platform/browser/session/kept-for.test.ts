import { expect, test } from "vitest";
import { KEPT_FOR } from "#platform/shared/offline-caches.ts";
import { accountOf, forgetOthersOrders } from "./kept-for.ts";
import { SIGNED_IN_HINT, SessionStore } from "./session-store.ts";

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const tokensOf = (sub: string) => ({
  accessToken: "a",
  idToken: `x.${btoa(JSON.stringify({ sub, given_name: "Ada" }))}.x`,
  expiresIn: 300,
});

/** A device on which orders of one account are kept. */
function device(keptFor: string | null) {
  const shared = storage();
  if (keptFor !== null) shared.setItem(KEPT_FOR, keptFor);
  const store = new SessionStore({ tab: storage(), shared, now: () => 0 });
  const forgotten: string[] = [];
  const watch = () => forgetOthersOrders(store, { storage: shared, forget: (name) => forgotten.push(name) });
  return { shared, store, forgotten, watch };
}

test("Signing out forgets the orders that were kept on the device", () => {
  const { shared, store, forgotten, watch } = device("ada");
  store.start(tokensOf("ada"));
  watch();
  expect(forgotten).toEqual([]);
  store.end("signed-out");
  expect(forgotten).toEqual(["fc-orders"]);
  expect(shared.getItem(KEPT_FOR)).toBeNull();
});

test("A session that ran out forgets them too", () => {
  const { store, forgotten, watch } = device("ada");
  store.start(tokensOf("ada"));
  watch();
  store.end("expired");
  expect(forgotten).toEqual(["fc-orders"]);
});

test("Another account's sign-in forgets them", () => {
  const { store, forgotten, watch } = device("ada");
  store.start(tokensOf("ada"));
  watch();
  store.start(tokensOf("bea"));
  expect(forgotten).toEqual(["fc-orders"]);
});

test("New tokens of the same account forget nothing", () => {
  const { store, forgotten, watch } = device("ada");
  store.start(tokensOf("ada"));
  watch();
  store.start(tokensOf("ada"));
  expect(forgotten).toEqual([]);
});

test("A sign-out in another tab forgets them", () => {
  const { shared, store, forgotten, watch } = device("ada");
  store.start(tokensOf("ada"));
  watch();
  shared.removeItem(SIGNED_IN_HINT);
  store.onSharedChange(SIGNED_IN_HINT, null);
  expect(forgotten).toEqual(["fc-orders"]);
});

test("What was left by a session that is gone is forgotten when a page opens", () => {
  const { forgotten, watch } = device("ada");
  watch();
  expect(forgotten).toEqual(["fc-orders"]);
});

test("Nothing is done where nothing was kept", () => {
  const { store, forgotten, watch } = device(null);
  watch();
  store.start(tokensOf("ada"));
  store.end("signed-out");
  expect(forgotten).toEqual([]);
});

test("A text that is no token names no account", () => {
  expect([accountOf(undefined), accountOf("x"), accountOf("x.e30.x")]).toEqual([null, null, null]);
});
