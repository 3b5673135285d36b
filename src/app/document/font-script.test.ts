import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ALIVE_EVENT } from "#rendering/alive-event.ts";
import { PAINTED_EVENT } from "#rendering/first-look.ts";
import { FONT_SCRIPT } from "./font-script.ts";

function visit({
  effectiveType,
  kept = new Map<string, string>(),
  isPhone = false,
  pathname = "/search",
}: {
  effectiveType?: string;
  isPhone?: boolean;
  pathname?: string;
  kept?: Map<string, string>;
}) {
  const attributes = new Map([["data-fonts", "/a.woff2 /b.woff2"]]);
  const asked: string[] = [];
  const fonts = ["/a.woff2", "/b.woff2"].map((href) => ({ href, ...Promise.withResolvers<void>() }));
  const heard = new Map<string, () => void>();
  const late: (() => void)[] = [];
  runInNewContext(FONT_SCRIPT, {
    location: { pathname },
    screen: { width: isPhone ? 390 : 1280 },
    navigator: effectiveType === undefined ? {} : { connection: { effectiveType } },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes.get(name) ?? null,
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        removeAttribute: (name: string) => void attributes.delete(name),
      },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => void asked.push(link.href) },
      fonts: fonts.map(({ href, promise }) => ({
        async load() {
          asked.push(href);
          return promise;
        },
      })),
    },
    addEventListener: (name: string, act: () => void) => void heard.set(name, act),
    setTimeout: (act: () => void) => void late.push(act),
  });
  return {
    async fontsCome() {
      fonts[0]?.resolve();
      await setImmediate();
      expect(attributes.get("data-line")).toBe("first");
      fonts[1]?.reject(new Error("gone"));
      await setImmediate();
    },
    asked,
    isSlow: () => attributes.has("data-line"),
    line: () => attributes.get("data-line"),
    heard,
    late,
  };
}

test.each(["4g", undefined])(
  "on a line of which the browser says %s both fonts are asked for at once",
  (effectiveType) => {
    const page = visit(effectiveType === undefined ? {} : { effectiveType });
    expect(page.asked).toEqual(["/a.woff2", "/b.woff2"]);
    expect(page.isSlow()).toBe(false);
  },
);

test("on a slow line fonts come after the code, and never wait again", () => {
  const kept = new Map<string, string>();
  const page = visit({ effectiveType: "3g", kept });
  expect(page.asked).toEqual([]);
  expect(page.isSlow()).toBe(true);
  page.heard.get(ALIVE_EVENT)?.();
  expect(page.isSlow()).toBe(false);
  expect(visit({ effectiveType: "3g", kept }).asked).toHaveLength(2);
});

test("a page whose code does not come gets its fonts a while after everything else", () => {
  const page = visit({ effectiveType: "slow-2g" });
  page.heard.get("load")?.();
  expect(page.isSlow()).toBe(true);
  for (const act of page.late) act();
  expect(page.isSlow()).toBe(false);
});

test.each(["scroll", "pointerdown", "keydown"])(
  "pictures further down wait no longer after %s, and fonts do",
  (move) => {
    const page = visit({ effectiveType: "3g" });
    expect(page.line()).toBe("slow");
    page.heard.get(move)?.();
    expect(page.line()).toBe("moved");
    expect(page.asked).toEqual([]);
  },
);

test("somebody who moves on a page that is alive makes it wait for nothing again", () => {
  const page = visit({ effectiveType: "3g" });
  page.heard.get(ALIVE_EVENT)?.();
  page.heard.get("scroll")?.();
  expect(page.line()).toBeUndefined();
});

test("on a phone's first visit fonts come after the first pictures and stand in the text together", async () => {
  const kept = new Map<string, string>();
  const page = visit({ effectiveType: "4g", isPhone: true, kept });
  expect([page.asked, page.line()]).toEqual([[], "first"]);
  page.heard.get(PAINTED_EVENT)?.();
  expect([page.asked.length, page.line()]).toEqual([2, "first"]);
  await page.fontsCome();
  expect(page.line()).toBeUndefined();
  // A browser that had them asks at once.
  expect(visit({ effectiveType: "4g", isPhone: true, kept }).asked).toHaveLength(2);
});

test.each([
  ["/", 2],
  ["/es/", 2],
  ["/searching", 2],
  ["/es/search", 0],
  ["/vehicles/5YFB4MDE0TP561304", 0],
])("on a phone's first visit to %s it asks for %i fonts ahead", (pathname, count) => {
  expect(visit({ isPhone: true, pathname }).asked).toHaveLength(count);
});

test("a page on a phone without first pictures gets its fonts soon after everything else, once", () => {
  const page = visit({ isPhone: true });
  page.heard.get("load")?.();
  for (const act of page.late) act();
  page.heard.get(PAINTED_EVENT)?.();
  expect(page.asked).toHaveLength(2);
});
