import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import { SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { newBuyer, searchVehicles, signIn } from "./journey.ts";
import { callerOfRequest } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

interface Begun {
  readonly headers: Record<string, string>;
  readonly orderNumber: string;
  readonly path: string;
}

let taken = 0;

/** Somebody's complete order for a loan, not submitted yet. */
async function financed(page: Page, request: APIRequestContext): Promise<Begun> {
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=used&sort=price-asc&priceMin=18000&priceMax=24000",
  );
  const vehicle = vehicles[(taken += 1)];
  if (vehicle === undefined) throw new Error("nothing to finance");
  const headers = await signIn(page, await newBuyer(request));
  const wish = { vehicleKey: vehicle.key, dealType: "Finance", choices: { downPaymentCents: 400_000 } };
  const made = await request.post("/api/commerce/orders", { headers, data: wish });
  const { orderNumber } = (await made.json()) as { orderNumber: string };
  const path = `/api/commerce/orders/${orderNumber}`;
  await request.patch(path, { headers, data: { buyer: ORDER_BUYER } });
  await fillInApplication(
    callerOfRequest(request),
    { headers, orderNumber },
    { ssn: SSN.approve, pages: TEST_PAGES },
  );
  return { headers, orderNumber, path };
}

/** What a window elsewhere does to the order. */
const payAnotherWay = async (request: APIRequestContext, { path, headers }: Begun, dealType: string) => {
  const changed = await request.post(`${path}/deal-type`, { headers, data: { dealType } });
  expect(changed.status(), await changed.text()).toBe(200);
};

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

const main = (page: Page) => page.getByRole("main");
const isSwitched = (page: Page) => expect(main(page).getByText("You changed how you pay in another window"));

async function dealOf(request: APIRequestContext, { path, headers }: Begun) {
  const answer = await request.get(path, { headers });
  const { order } = (await answer.json()) as {
    order: {
      orderStatus: string;
      deal: { type: string; status: string };
      choices: { termMonths?: number };
      receipt: { amountDueCents: number; termsDigest: string };
    };
  };
  return order;
}

test("Payment options say that the order is paid another way now, and save nothing for the way before", async ({
  page,
  request,
}) => {
  const begun = await financed(page, request);
  await page.goto(`/checkout/${begun.orderNumber}/payment-options`);
  await expect(main(page).getByRole("group", { name: "Your terms" })).toBeVisible();
  await payAnotherWay(request, begun, "Cash");
  // Nobody told this window: what is chosen here is for a loan.
  await main(page).getByLabel("Down payment").fill("6000");
  await main(page).getByLabel("Down payment").blur();
  await isSwitched(page).toBeVisible();
  await expect(
    main(page).getByText("You chose another way to pay for this car in the meantime"),
  ).toBeVisible();
  await look(page, "windows-payment-options");
  expect(await dealOf(request, begun)).toMatchObject({ deal: { type: "Cash" }, choices: {} });
  await main(page)
    .getByRole("button", { name: /^Continue/ })
    .click();
  await expect(page).toHaveURL(/\/trade-in/);
});

test("Whoever comes back to a window is told, on every step, how the order is paid now", async ({
  page,
  request,
}) => {
  const begun = await financed(page, request);
  await page.goto(`/checkout/${begun.orderNumber}/details`);
  await expect(main(page).getByLabel("First name", { exact: true })).toBeVisible();
  await payAnotherWay(request, begun, "Cash");
  await page.waitForTimeout(600);
  await comeBack(page);
  await isSwitched(page).toBeVisible();
  await expect(main(page).getByText("This car is now paid in full")).toBeVisible();
  await payAnotherWay(request, begun, "Finance");
  await main(page)
    .getByRole("button", { name: /^Continue/ })
    .click();
  // Where the way to pay is chosen as little as anywhere else, it goes on by what the order is now.
  await isSwitched(page).toBeVisible();
});

test("The credit application of an order that is paid in full now takes nothing more and says why", async ({
  page,
  request,
}) => {
  const begun = await financed(page, request);
  await page.goto(`/checkout/${begun.orderNumber}/credit-application/employment`);
  const income = main(page)
    .getByLabel(/income/i)
    .first();
  await expect(income).toBeVisible();
  await payAnotherWay(request, begun, "Cash");
  await income.fill("61,000");
  await expect(
    main(page)
      .getByRole("alert")
      .filter({ hasText: /can't be changed/ }),
  ).toBeVisible();
  await look(page, "windows-application-refused");
  await page.waitForTimeout(600);
  await comeBack(page);
  await isSwitched(page).toBeVisible();
  await expect(main(page).getByText("This application can't be changed right now.")).toBeVisible();
  await look(page, "windows-application");
  await main(page).getByRole("link", { name: "See the ways to pay" }).click();
  await expect(page).toHaveURL(/\/payment-options$/);
});

test("An old overview submits nothing, says what changed, and asks for the agreement again", async ({
  page,
  request,
}) => {
  const begun = await financed(page, request);
  await page.goto(`/checkout/${begun.orderNumber}/overview`);
  const box = main(page).getByRole("checkbox", { name: /I apply for credit/ });
  await box.check();
  await payAnotherWay(request, begun, "Cash");
  await main(page).getByRole("button", { name: "Submit Application" }).click();
  await isSwitched(page).toBeVisible();
  await look(page, "windows-overview");
  await expect(main(page).getByRole("checkbox", { name: /I agree to buy this car/ })).not.toBeChecked();
  expect(await dealOf(request, begun)).toMatchObject({ orderStatus: "DRAFT", deal: { status: "CSAV" } });
  await main(page).getByRole("button", { name: "Submit order" }).click();
  await expect(main(page).getByText("Please accept the terms to continue.")).toBeVisible();
  expect(await dealOf(request, begun)).toMatchObject({ orderStatus: "DRAFT" });
});

test("An old overview is told that another window has submitted other terms", async ({ page, request }) => {
  const begun = await financed(page, request);
  await page.goto(`/checkout/${begun.orderNumber}/overview`);
  await main(page)
    .getByRole("checkbox", { name: /I apply for credit/ })
    .check();
  const { headers, path } = begun;
  await request.patch(path, { headers, data: { choices: { downPaymentCents: 500_000, termMonths: 48 } } });
  const { receipt } = await dealOf(request, begun);
  const data = { acceptedTerms: true, ...receipt };
  const sent = await request.post(`${path}/submit`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
  await main(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(main(page).getByText("You already submitted this order with other terms")).toBeVisible();
  await look(page, "windows-submitted");
  await main(page).getByRole("link", { name: "See what you submitted" }).click();
  await expect(page).toHaveURL(/\/(?:decision|received|offers)/);
  expect(await dealOf(request, begun)).toMatchObject({ choices: { termMonths: 48 } });
});

test("While lenders decide, every step of an old window leads to their answer", async ({ page, request }) => {
  const begun = await financed(page, request);
  const { headers, path, orderNumber } = begun;
  await page.goto(`/checkout/${orderNumber}/payment-options`);
  await expect(main(page).getByRole("group", { name: "Your terms" })).toBeVisible();
  const { receipt } = await dealOf(request, begun);
  await request.post(`${path}/submit`, { headers, data: { acceptedTerms: true, ...receipt } });
  await main(page).getByLabel("Down payment").fill("6000");
  await main(page).getByLabel("Down payment").blur();
  await expect(main(page).getByText("Your application is with the lender")).toBeVisible();
  await page.waitForTimeout(600);
  await comeBack(page);
  await expect(page).toHaveURL(/\/(?:decision|received|offers)/);
});
