import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { forgetOthersOrders } from "#platform/browser/session/kept-for.ts";
import { session } from "#platform/browser/session/session.ts";
import { turnUpdatesOn } from "./push-browser.ts";

const TOKENS = { accessToken: "a", idToken: `x.${btoa(JSON.stringify({ sub: "ada" }))}.x`, expiresIn: 300 };
const TARGET = { endpoint: "https://push.example.com/1", keys: { p256dh: "p", auth: "a" } };

let sent: string[] = [];
let pushManager = { getSubscription: async () => null, subscribe: async () => ({ toJSON: () => TARGET }) };

/** A browser whose worker is there, but starts work later only. */
function stubBrowser(ready: Promise<unknown>): void {
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal("Notification", { requestPermission: async () => "granted" });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }), ready } });
  vi.spyOn(apiClient, "get").mockResolvedValue({ publicKey: "k", consentVersion: "1", hasStandIn: true });
  vi.spyOn(apiClient, "post").mockImplementation(async (path) => {
    sent.push(path);
    return TARGET;
  });
}

beforeEach(() => {
  sent = [];
  session.start(TOKENS);
});
afterEach(() => {
  session.end("signed-out");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("Updates that were turned on in the profile end with the session, also where no order was ever opened", async () => {
  stubBrowser(Promise.resolve({ pushManager }));
  expect(await turnUpdatesOn()).toBe("on");
  const forget = vi.fn<(cache: string) => void>();
  forgetOthersOrders(session, { storage: localStorage, forget });
  expect(forget).not.toHaveBeenCalled();
  session.end("signed-out");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("A browser whose worker is still starting is asked when it is there, and not taken for one without a push service", async () => {
  const isThere = Promise.withResolvers<unknown>();
  stubBrowser(isThere.promise);
  const { subscribe } = pushManager;
  let isActive = false;
  pushManager = {
    ...pushManager,
    subscribe: async () => {
      if (!isActive) throw new DOMException("no active Service Worker", "AbortError");
      return subscribe();
    },
  };
  const turning = turnUpdatesOn();
  setImmediate(() => {
    isActive = true;
    isThere.resolve({ pushManager });
  });
  expect(await turning).toBe("on");
  expect(sent).toEqual(["/api/push-messages"]);
});
