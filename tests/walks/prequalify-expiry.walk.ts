import { expect, type Locator, type Page } from "@playwright/test";
import { advance } from "../e2e/credit-steps.ts";
import { test } from "../e2e/own-process.ts";
import { look } from "../e2e/tracker-steps.ts";
import { refuseToBeCounted } from "../e2e/visitor.ts";
import { identify, ownPhone, preQualified } from "./prequalify-story.ts";

/** Whoever moves the clock by a month does it in a shop of its own. */
test.describe.configure({ timeout: 600_000 });

const DAY = 86_400;
const LIST = "/search?availability=Available&priceMax=40000";
const main = (page: Page): Locator => page.getByRole("main");
const first = (page: Page): Locator => main(page).getByRole("article").first();

for (const store of ["localhost", "harbor.localhost"])
  for (const width of [375, 1440])
    test(`At ${store}, ${width} wide, payments end overnight, and are there again after a new check`, async ({
      start,
      browser,
    }) => {
      const { port } = await start();
      const origin = `http://${store}:${port}`;
      const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } });
      await refuseToBeCounted(context);
      const page = await context.newPage();
      const name = (step: string): string => `${store.split(".")[0]}-expiry-${step}`;
      await preQualified(page, `${origin}/pre-qualify`, "Rivers");
      await advance(page, 30 * DAY);
      for (const language of ["", "/es"]) {
        await page.goto(`${origin}${language}${LIST}`);
        await expect(first(page)).toContainText(/Your payment|Su pago/);
        await look(page, name(`01-today${language.replace("/", "-")}`));
      }
      await advance(page, DAY);
      for (const language of ["/es", ""]) {
        await page.goto(`${origin}${language}${LIST}`);
        await expect(
          page.getByText(/pre-qualification has expired|precalificación (?:ha vencido|venció)/i),
        ).toBeVisible();
        await expect(first(page)).toContainText(/Est\./);
        await look(page, name(`02-over${language.replace("/", "-")}`));
      }
      await page.getByRole("link", { name: "Check again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Your payments have expired" })).toBeVisible();
      await look(page, name("03-expired"));
      await main(page).getByRole("link", { name: "Check again" }).click();
      await look(page, name("04-confirm"));
      await main(page).getByRole("button", { name: "Yes, check again" }).click();
      await expect(page).toHaveURL(/\/pre-qualify(?:\?|$)/);
      await identify(page, "Rivers", ownPhone(780));
      await expect(page).toHaveURL(/\/pre-qualify\/result$/);
      await look(page, name("05-again"));
      await page.goto(`${origin}${LIST}`);
      await expect(first(page)).toContainText("Your payment");
      await context.close();
    });
