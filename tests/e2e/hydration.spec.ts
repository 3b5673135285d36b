import { expect, type Page } from "@playwright/test";
import { buyableVehicle } from "./journey.ts";
import { test } from "./visitor.ts";

/** Pages that people meet before they buy, each also in Spanish; the car's comes first, so that others know of it. */
const PAGES = [
  "/search",
  "/search?make=toyota&sort=price-asc",
  "/",
  "/compare",
  "/saved-vehicles",
  "/faq",
  "/contact-us",
  "/financing",
  "/trade-in",
  "/pre-qualify",
  "/sign-in",
  "/no-such-page",
];

/** What browsers say of a page's code that nobody caught; React says so of markup that is not what it would write. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()} ${error.message}`));
  return problems;
}

/** Opens a page and waits until its code has gone through all of its markup. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [document, document.getElementById("auth") ?? {}].some((root) =>
      Object.keys(root).some((key) => key.startsWith("__reactContainer")),
    ),
  );
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const rested = () => new Promise((resolve) => requestIdleCallback(resolve));
    for (let at = 0; at < 3; at += 1) await rested();
  });
}

// Where it is another day than where pages are written, so that a date of the reader's clock would differ.
test.use({ timezoneId: "Pacific/Kiritimati" });

for (const [language, start] of [
  ["English", ""],
  ["Spanish", "/es"],
] as const)
  test(`Browsers find nothing on pages in ${language} that they would have written otherwise`, async ({
    page,
    request,
  }) => {
    const { key } = await buyableVehicle(request);
    const problems = problemsOf(page);
    for (const address of [`/vehicles/${key}`, ...PAGES])
      await openWhole(page, address === "/" && start !== "" ? start : `${start}${address}`);
    expect(problems).toEqual([]);
  });

test("A word that changed on its way is told as a difference", async ({ page }) => {
  await page.route("**/compare", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Something else");
    await route.fulfill({ response: answer, body });
  });
  const problems = problemsOf(page);
  await openWhole(page, "/compare");
  expect(problems.join()).toContain("#418");
});
