import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { advance } from "./credit-steps.ts";
import { newBuyer, signIn, signOut } from "./journey.ts";
import { test } from "./own-process.ts";
import {
  fillIdentification,
  prequalified,
  sendIdentification,
  shopper,
  typeCode,
} from "./prequalify-steps.ts";
import { look } from "./tracker-steps.ts";
import { refuseToBeCounted } from "./visitor.ts";

/** Whoever moves the clock by a month does it in a shop of its own. */
test.describe.configure({ timeout: 400_000 });

const DAY = 86_400;
const LIST = "/search?availability=Available&condition=used&priceMax=30000";
const main = (page: Page): Locator => page.getByRole("main");
const cards = (page: Page): Locator => main(page).getByRole("article");
const ownPayment = (page: Page): Locator =>
  cards(page)
    .first()
    .getByText(/^Your payment/);
const estimate = (page: Page): Locator =>
  cards(page)
    .first()
    .getByText(/^Est\./);

/** A phone in a shop; nobody there is counted. */
async function phoneIn(browser: Browser, port: number): Promise<Page> {
  const baseURL = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
  await refuseToBeCounted(context);
  return context.newPage();
}

test("A shopper is told that their payments end, sees estimates once they have, and gets them again", async ({
  start,
  browser,
}) => {
  const { port } = await start();
  const page = await phoneIn(browser, port);
  await prequalified(page, shopper("Rivers"));
  await page.goto("/pre-qualify/result");
  await expect(page.getByRole("heading", { level: 1, name: "You're pre-qualified" })).toBeVisible();
  await page.goto(LIST);
  await expect(ownPayment(page)).toBeVisible();

  await advance(page, 27 * DAY);
  await page.goto(LIST);
  await expect(page.getByText("Your pre-qualification expires in 3 days.")).toBeVisible();
  await look(page, "personal-expires-soon");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.reload();
  await expect(ownPayment(page)).toBeVisible();
  await expect(page.getByText("Your pre-qualification expires in 3 days.")).toHaveCount(0);

  await advance(page, 3 * DAY);
  await page.reload();
  await expect(page.getByText("Your pre-qualification expires today.")).toBeVisible();

  await advance(page, DAY);
  await page.goto(`${LIST}&paymentMax=300&sort=payment-asc`);
  await expect(page.getByText("Your pre-qualification has expired.")).toBeVisible();
  await expect(estimate(page)).toBeVisible();
  await look(page, "personal-expired");
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your payments have expired" })).toBeVisible();
  await main(page).getByRole("link", { name: "Check again" }).click();
  await main(page).getByRole("button", { name: "Yes, check again" }).click();
  const again = shopper("Rivers");
  await fillIdentification(page, again);
  await sendIdentification(page);
  await typeCode(page, again.phone);
  await expect(page.getByRole("heading", { level: 1, name: "You're pre-qualified" })).toBeVisible();
  await page.goto(LIST);
  await expect(ownPayment(page)).toBeVisible();
});

test("Payments of an account show in each of its tabs, and leave all of them with the sign-out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const email = await newBuyer(page.request);
  await prequalified(page, shopper("Rivers"));
  await page.goto("/pre-qualify/result");
  await expect(page.getByRole("heading", { level: 1, name: "You're pre-qualified" })).toBeVisible();
  const anonymous = await page.context().newPage();
  await anonymous.goto(LIST);
  await expect(estimate(anonymous)).toBeVisible();
  await signIn(page, email);
  await page.goto(LIST);
  await expect(ownPayment(page)).toBeVisible();
  await anonymous.reload();
  await expect(ownPayment(anonymous)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await expect(estimate(anonymous)).toBeVisible();
  await expect(ownPayment(anonymous)).toHaveCount(0);
  await page.goto(LIST);
  await expect(estimate(page)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /personal|prequal/.test(key))),
  ).toEqual([]);
});
