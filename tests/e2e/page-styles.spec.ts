import { expect, type Page } from "@playwright/test";
import { refuseToBeCounted, test } from "./visitor.ts";

/**
 * What one element of each kind on the page and its painted parts look like. Variables that a sheet registers have a value
 * everywhere, read or not, and are left out.
 */
function looks(): Record<string, string> {
  const seen: Record<string, string> = {};
  // Every element has the same ones, and asking for them takes five times as long as asking for their values.
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith("--"));
  const kindOf = (element: Element | null) => `${element?.tagName} ${element?.getAttribute("class")}`;
  for (const element of document.body.querySelectorAll(":not(script, link)")) {
    const kind = `${kindOf(element)} in ${kindOf(element.parentElement)}`;
    if (kind in seen) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== "" && style.content === "none") continue;
      seen[`${kind}${part}`] = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    }
  }
  return seen;
}

/** The whole sheet comes as it does with the page's code. */
async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = document.getElementById("rr-code")?.dataset["sheet"] ?? "";
    const loaded = new Promise((resolve, reject) => {
      sheet.addEventListener("load", resolve);
      sheet.addEventListener("error", reject);
    });
    document.body.append(sheet);
    await loaded;
  });
}

const STORES = [
  { store: "localhost", width: 375 },
  { store: "harbor.localhost", width: 1440 },
];

for (const { store, width } of STORES)
  test(`The styles that pages of ${store} bring along draw them like the whole sheet`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width, height: 900 } });
    await refuseToBeCounted(context);
    const page = await context.newPage();
    // The page's code would bring the whole sheet along.
    await page.route("**/assets/*.js", (route) => route.abort());
    const base = new URL(baseURL ?? "");
    base.hostname = store;
    await page.goto(new URL("/search", base).href);
    const car = (await page.locator('a[href^="/vehicles/"]').first().getAttribute("href")) ?? "";
    for (const path of ["/", "/es/search", car]) {
      await page.goto(new URL(path, base).href);
      await page.evaluate(() => document.fonts.ready);
      // Pictures further down are out of the way until the first ones are painted.
      await expect(page.locator("html[data-early]")).toHaveCount(0);
      await page.evaluate(() => document.querySelector("#whole-sheet")?.remove());
      const cut = await page.evaluate(looks);
      await addWholeSheet(page);
      expect(Object.keys(cut).length, path).toBeGreaterThan(100);
      expect(await page.evaluate(looks), path).toEqual(cut);
    }
    await context.close();
  });
