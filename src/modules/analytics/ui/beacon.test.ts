import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PERSONAL_DATA } from "#tests/support/personal-data.ts";
import { notifyAnalytics } from "#platform/browser/analytics/notify-analytics.ts";
import { ALLOWED } from "../domain/allowed-data.ts";
import { forwardEvents } from "./forward-events.ts";
import { startBeacon } from "./beacon.ts";
import { recordExposure } from "./record-exposure.ts";

/** A busy machine may take more than the second that is usual. */
const SOON = { timeout: 20_000 };
const SETTINGS = {
  ...ALLOWED,
  values: { ...ALLOWED.values, experiment: ["message_banner"], tenantTrafficSource: ["google"] },
  parentOrigins: ["https://www.example.com"],
};
const CALL = "0123456789abcdef0123456789abcdef";
const CALLS = Array.from({ length: 25 }, (_, at) => `${CALL.slice(2)}${at + 10}`);

interface Stub {
  readonly told: { data: unknown; origin: string }[];
  readonly pictures: string[];
  readonly batches: Promise<string>[];
  readonly listeners: Map<string, () => void>;
  alerts: { dataset: { alert: string }; textContent: string; querySelector: () => null }[];
  takes: boolean;
}
let page: Stub;

/** As much of a browser as the beacon touches; the address and the token are somebody's. */
function stubBrowser(datum: string): void {
  page = { told: [], pictures: [], batches: [], listeners: new Map(), alerts: [], takes: true };
  const parent = { postMessage: (data: unknown, origin: string) => page.told.push({ data, origin }) };
  vi.stubGlobal("window", { parent });
  vi.stubGlobal("location", {
    pathname: `/progress/${datum}/WP0AA2A92VS487014`,
    search: `?q=${encodeURIComponent(datum)}&email=${encodeURIComponent(datum)}&utm_source=${encodeURIComponent(datum)}`,
    ancestorOrigins: ["https://www.example.com"],
  });
  vi.stubGlobal("document", {
    body: {},
    documentElement: { lang: datum },
    referrer: "",
    visibilityState: "hidden",
    querySelector: () => ({ dataset: { status: datum } }),
    querySelectorAll: () => page.alerts,
  });
  vi.stubGlobal("innerWidth", 400);
  vi.stubGlobal("navigator", {
    sendBeacon: (_address: string, body: Blob) => {
      if (page.takes) page.batches.push(body.text());
      return page.takes;
    },
  });
  vi.stubGlobal("localStorage", { getItem: () => null });
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const listen = (name: string, listener: () => void, { signal }: { signal: AbortSignal }): void => {
    page.listeners.set(name, listener);
    signal.addEventListener("abort", () => page.listeners.delete(name));
  };
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        page.pictures.push(address);
      }
    },
  );
}

const batches = async (): Promise<{ events: { kind: string }[] }[]> =>
  (await Promise.all(page.batches)).map((text) => JSON.parse(text) as { events: { kind: string }[] });
const leave = (): void => page.listeners.get("pagehide")?.();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stubBrowser("x");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("The beacon", () => {
  test("takes what was told before it came, and what is told after", async () => {
    notifyAnalytics("page");
    startBeacon(SETTINGS);
    await vi.waitFor(() => expect(page.pictures).toHaveLength(1), SOON);
    notifyAnalytics("page");
    await vi.waitFor(() => expect(page.pictures).toHaveLength(2), SOON);
    expect(page.pictures[0]).toMatch(
      /^\/images\/tp\.gif\?session=[0-9a-f]{32}&path=%2Fprogress%2F%3Aid%2F%3Aid&query=q%2Cutm_source&view=375/u,
    );
  });

  test("counts no page whose visitor says no before it knows who they are", async () => {
    startBeacon(SETTINGS);
    notifyAnalytics("page");
    page.listeners.get("app:consent")?.();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(page.pictures).toEqual([]);
  });

  test("sends the ids of twenty calls as one event, and the rest when the page is left (AN-03)", async () => {
    startBeacon(SETTINGS);
    for (const id of CALLS) notifyAnalytics("call", id);
    expect(page.batches).toHaveLength(1);
    leave();
    leave();
    expect((await batches()).map(({ events }) => events)).toEqual([
      [{ kind: "calls", ids: CALLS.slice(0, 20) }],
      [{ kind: "calls", ids: CALLS.slice(20) }],
    ]);
  });

  test("tells an alert once, and one that says oops as an error too (AN-01, AN-02)", async () => {
    startBeacon(SETTINGS);
    const alert = (type: string, text: string) => ({
      dataset: { alert: type },
      textContent: text,
      querySelector: () => null,
    });
    page.alerts = [
      alert("error", "Oops! It broke."),
      alert("success", "Saved."),
      alert("warning", "Hold on."),
    ];
    vi.advanceTimersByTime(1_000);
    leave();
    const [batch] = await batches();
    expect(batch?.events.map((event) => event.kind)).toEqual(["alert", "error", "alert"]);
  });

  test("tells an exposure once a page", async () => {
    startBeacon(SETTINGS);
    for (const variant of ["timer", "timer", "none"]) recordExposure("message_banner", variant);
    leave();
    expect((await batches())[0]?.events).toEqual([
      { kind: "exposure", experiment: "message_banner", variant: "timer" },
      { kind: "exposure", experiment: "message_banner", variant: "none" },
    ]);
  });

  test("keeps at most sixty events while the browser takes none", async () => {
    startBeacon(SETTINGS);
    page.takes = false;
    const failed = page.listeners.get("error") as unknown as (event: object) => void;
    for (let count = 0; count < 200; count += 1) failed({ error: new TypeError("Avery") });
    page.takes = true;
    leave();
    expect((await batches())[0]?.events).toHaveLength(60);
  });

  test("tells the page around it the same, and only that origin (AN-05)", async () => {
    startBeacon(SETTINGS, forwardEvents(SETTINGS.parentOrigins));
    recordExposure("message_banner", "timer");
    expect(page.told).toEqual([
      {
        origin: "https://www.example.com",
        data: {
          source: "forecourt",
          event: { kind: "exposure", experiment: "message_banner", variant: "timer" },
        },
      },
    ]);
    vi.stubGlobal("window", { parent: window.parent });
    vi.stubGlobal("location", { pathname: "/", search: "", ancestorOrigins: ["https://evil.example"] });
    startBeacon(SETTINGS, forwardEvents(SETTINGS.parentOrigins));
    recordExposure("message_banner", "timer");
    expect(page.told).toHaveLength(1);
  });

  test("ends when the visitor says no", () => {
    startBeacon(SETTINGS);
    notifyAnalytics("call", CALL);
    page.listeners.get("app:consent")?.();
    expect(page.listeners.get("pagehide")).toBeUndefined();
    notifyAnalytics("call", CALL);
    expect(page.batches).toEqual([]);
  });

  test.each(PERSONAL_DATA)("sends nothing of %j, wherever it stands", async (datum) => {
    stubBrowser(datum);
    startBeacon(SETTINGS, forwardEvents(SETTINGS.parentOrigins));
    notifyAnalytics("user", { mqStatus: datum, magiFillStatus: datum });
    notifyAnalytics("page");
    notifyAnalytics("call", datum);
    recordExposure(datum, datum);
    recordExposure("message_banner", datum);
    page.alerts = [datum, `We wrote to ${datum}, oops`].map((textContent) => ({
      dataset: { alert: "error" },
      textContent,
      querySelector: () => null,
    }));
    vi.advanceTimersByTime(1_000);
    const failed = page.listeners.get("error") as unknown as (event: object) => void;
    failed({ error: Object.assign(new Error(datum), { name: datum }) });
    await vi.waitFor(() => expect(page.pictures).toHaveLength(1), SOON);
    leave();
    const sent = decodeURIComponent(
      JSON.stringify([page.pictures, await batches(), page.told]),
    ).toLowerCase();
    expect(page.batches).toHaveLength(1);
    expect(sent).not.toContain(datum.toLowerCase());
    expect(sent).not.toContain(encodeURIComponent(datum).toLowerCase());
  });
});
