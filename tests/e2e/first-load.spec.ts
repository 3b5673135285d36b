import { expect, test, type APIRequestContext } from "@playwright/test";

/** Brotli, all files that a page needs to answer; the goal is 112 KB (docs/performance.md). */
const MOST_KB = 118;
const MOST_FILES = 15;
/** Styles and inline scripts of one page, in bytes as they are read (docs/performance.md). */
const MOST_INLINE = 40_000;
const IMPORT = /(?:from|import)\s*["']([^"']+\.js)["']/g;

interface CodeFile {
  readonly path: string;
  readonly kb: number;
  /** Files that it cannot run without. */
  readonly needs: readonly string[];
}

/** The files that a page names as its code, as browsers get them. */
async function codeOf(request: APIRequestContext, page: string): Promise<CodeFile[]> {
  const html = await (await request.get(page)).text();
  const paths = /id="rr-code" data-code="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
      expect(answer.headers()["content-encoding"], path).toBe("br");
      const needs = [...(await answer.text()).matchAll(IMPORT)].map(
        ([, to = ""]) => new URL(to, `http://x${path}`).pathname,
      );
      return { path, kb: Number(answer.headers()["content-length"]) / 1024, needs };
    }),
  );
}

test("Pages name all files of their code, which are few and small (0675)", async ({ request }) => {
  const results = await (await request.get("/search")).text();
  const car = /href="(\/vehicles\/[^"?]+)"/.exec(results)?.[1] ?? "";
  for (const page of ["/", "/search", car]) {
    const files = await codeOf(request, page);
    const named = files.map(({ path }) => path);
    // Whatever is not named comes a trip later, when the file that needs it has arrived.
    expect(
      files.flatMap(({ needs }) => needs).filter((path) => !named.includes(path)),
      page,
    ).toEqual([]);
    expect(files.length, page).toBeGreaterThan(5);
    expect(files.length, page).toBeLessThanOrEqual(MOST_FILES);
    expect(
      files.reduce((sum, { kb }) => sum + kb, 0),
      page,
    ).toBeLessThanOrEqual(MOST_KB);
  }
});

/** What a document carries of styles and scripts in itself, data aside. */
async function inlineBytes(request: APIRequestContext, page: string): Promise<number> {
  const html = await (await request.get(page)).text();
  const inside = [...html.matchAll(/<(style|script)([^>]*)>(.*?)<\/\1>/gsu)].filter(
    ([, , attributes = ""]) => !/\bsrc=|json/u.test(attributes),
  );
  return inside.reduce((sum, [, , , text = ""]) => sum + Buffer.byteLength(text), 0);
}

for (const store of ["localhost", "harbor.localhost"])
  test(`Public pages of ${store} carry at most 40 KB of styles and scripts in themselves (0836)`, async ({
    request,
    baseURL,
  }) => {
    const base = new URL(baseURL ?? "");
    base.hostname = store;
    const results = await (await request.get(new URL("/search", base).href)).text();
    const cars = [...results.matchAll(/href="(\/vehicles\/[^"?]+)"/gu)].map(([, path = ""]) => path);
    expect(cars.length).toBeGreaterThan(20);
    for (const page of ["/", "/es", "/search", "/es/search", ...new Set(cars)]) {
      const bytes = await inlineBytes(request, new URL(page, base).href);
      expect(bytes, page).toBeGreaterThan(20_000);
      expect(bytes, page).toBeLessThanOrEqual(MOST_INLINE);
    }
  });

test("What stands above the results keeps its place while the cars are still on their way", async ({
  browser,
  request,
}) => {
  const whole = await (await request.get("/search")).text();
  const end = whole.indexOf("<article", whole.indexOf(`id="results"`));
  expect(end).toBeGreaterThan(0);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const placesOf = async (html: string) => {
    await page.setContent(html);
    return Promise.all(
      [".search-pill", ".results-bar", ".results-head"].map(async (part) =>
        Math.round((await page.locator(part).boundingBox())?.y ?? -1),
      ),
    );
  };
  const places = await placesOf(whole);
  expect(places[0]).toBeGreaterThan(0);
  expect(await placesOf(whole.slice(0, end))).toEqual(places);
  await context.close();
});

test("What is seen of a head of words or of pictures keeps its place when the rest of it comes (0802)", async ({
  browser,
  request,
}) => {
  const results = await (await request.get("/search")).text();
  const car = /href="(\/vehicles\/[^"?]+)"/.exec(results)?.[1] ?? "";
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  for (const [address, part, ends] of [
    ["/", ".hero-words h1", [`class="hero-intro`, `<form`, `class="hero-car`]],
    [car, ".gallery-stage", [`class="gallery-line`, `class="gallery-tiles`]],
    [car, ".gallery-line", [`class="gallery-tiles`, `</section>`]],
  ] as const) {
    const whole = await (await request.get(address)).text();
    const from = whole.indexOf(`class="${part.slice(1).split(" ")[0]}`);
    const places = [];
    for (const end of [...ends.map((text) => whole.lastIndexOf("<", whole.indexOf(text, from))), undefined]) {
      await page.setContent(whole.slice(0, end));
      const place = page.locator(part).first();
      if (await place.isVisible()) places.push(await place.boundingBox());
    }
    expect(places.length, part).toBeGreaterThan(0);
    expect(new Set(places.map((place) => JSON.stringify(place))).size, `${address} ${part}`).toBe(1);
  }
  await context.close();
});
