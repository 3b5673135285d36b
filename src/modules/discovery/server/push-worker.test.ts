import { describe, expect, test } from "vitest";
import { type PushEventLike, showingIn } from "./push-worker.ts";
import { serviceWorkerText } from "./service-worker-text.ts";

const ORIGIN = "https://cars.example";

function worker(pages: readonly string[] = []) {
  const listeners = new Map<string, (event: PushEventLike) => void>();
  const seen = { shown: [] as [string, object][], opened: [] as string[], focused: [] as string[] };
  showingIn({
    location: { origin: ORIGIN },
    addEventListener: (type, listener) => listeners.set(type, listener),
    registration: {
      showNotification: async (title, options) => void seen.shown.push([title, options]),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => seen.focused.push(url) })),
      openWindow: async (url) => seen.opened.push(url),
    },
  });
  const happen = async (type: string, event: Omit<PushEventLike, "waitUntil">) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  const tap = (path: unknown) =>
    happen("notificationclick", { notification: { data: { path }, close() {} } });
  return { seen, happen, tap };
}

describe("An update about an order", () => {
  test("is shown with its words, in place of an earlier one about the same order", async () => {
    const { seen, happen } = worker();
    const message = {
      title: "Your papers are ready",
      body: "Sign them today.",
      path: "/progress/FC1",
      tag: "FC1",
    };
    await happen("push", { data: { text: () => JSON.stringify(message) } });
    expect(seen.shown).toMatchObject([
      ["Your papers are ready", { body: "Sign them today.", tag: "FC1", data: { path: "/progress/FC1" } }],
    ]);
  });

  test("opens the order when it is tapped", async () => {
    const { seen, tap } = worker();
    await tap("/es/progress/FC1");
    expect(seen.opened).toEqual([`${ORIGIN}/es/progress/FC1`]);
  });

  test("brings the order's page to the front where it is open", async () => {
    const { seen, tap } = worker([`${ORIGIN}/search`, `${ORIGIN}/progress/FC1/signing`]);
    await tap("/progress/FC1");
    expect(seen).toMatchObject({ opened: [], focused: [`${ORIGIN}/progress/FC1/signing`] });
  });

  test.each(["https://evil.example/", "//evil.example/", "/\\evil.example", undefined, 7])(
    "never opens another site: %s",
    async (path) => {
      const { seen, tap } = worker();
      await tap(path);
      expect(seen.opened).toEqual([`${ORIGIN}/deals`]);
    },
  );

  test("is in the worker of stores whose pages are kept, and in no other", () => {
    expect(serviceWorkerText(true)).toContain("notificationclick");
    expect(serviceWorkerText(false)).not.toContain("notificationclick");
  });
});
