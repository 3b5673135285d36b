import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import { SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import {
  advance,
  agreeToTerms,
  AVERY,
  chooseCredit,
  fillApplicant,
  fillBuyer,
  financeable,
  ROSA,
  submitApplication,
} from "./credit-steps.ts";
import { type ListedVehicle, newBuyer, searchVehicles, signIn } from "./journey.ts";
import { callerOfRequest } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test("A buyer finances a car together with a co-buyer, from the cart to an accepted offer", async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  const vehicle = await financeable(request, 0);
  await page.goto(`/cart?buy=${vehicle.key}`);
  await chooseCredit(page, "Finance with us");
  await page.getByLabel("Down payment").fill("4000");
  await page.getByLabel("Down payment").blur();
  await look(page, "credit-payment-options");
  for (const next of ["trade-in", "coverage", "details"]) {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Continue/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${next}`));
  }
  await fillBuyer(page, AVERY);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: /^Me and someone else/ }).check({ force: true });
  await main.getByLabel("Who are they to you?").selectOption("DOMESTIC_PARTNER");
  await main.getByRole("checkbox", { name: "Put their name on the title too" }).check();
  await main.getByRole("radio", { name: /^On this device/ }).check({ force: true });
  await fillApplicant(page, AVERY);
  await expect(page).toHaveURL(/co-applicant\/personal/);
  await fillApplicant(page, ROSA, { sharesHome: true });
  await expect(page).toHaveURL(/\/review$/);
  await look(page, "credit-review");
  await page.getByRole("button", { name: "Continue to the terms" }).click();
  await agreeToTerms(page);
  await expect(page).toHaveURL(/co-applicant\/terms$/);
  await agreeToTerms(page);
  await submitApplication(page);
  await look(page, "credit-received");
  await advance(page, 60);
  await expect(page.getByRole("heading", { name: /offers? for you/ })).toBeVisible({ timeout: 40_000 });
  await look(page, "credit-offers");
  await page
    .getByRole("link", { name: /^Choose this offer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/decision\/accept/);
  await look(page, "credit-accept");
  await page.getByRole("button", { name: "Accept this offer" }).click();
  await expect(page.getByRole("heading", { name: /reserved/ })).toBeVisible();
  await look(page, "credit-accepted");
});

/** Somebody signed in whose complete application was just submitted; the page stands at the decision. */
async function applied(
  page: Page,
  request: APIRequestContext,
  deal: {
    readonly vehicle: ListedVehicle;
    readonly dealType?: "Finance" | "Lease";
    readonly choices: object;
    readonly ssn: string;
    readonly email: string;
  },
): Promise<{ readonly orderNumber: string; readonly headers: Record<string, string> }> {
  const { vehicle, dealType = "Finance", choices, ssn, email } = deal;
  const headers = await signIn(page, await newBuyer(request));
  const order = { vehicleKey: vehicle.key, dealType, choices };
  const made = await request.post("/api/commerce/orders", { headers, data: order });
  expect(made.status(), await made.text()).toBe(201);
  const { orderNumber } = (await made.json()) as { orderNumber: string };
  const path = `/api/commerce/orders/${orderNumber}`;
  const buyer = { ...ORDER_BUYER, email };
  const saved = await request.patch(path, { headers, data: { buyer } });
  const { order: draft } = (await saved.json()) as { order: { receipt: { termsDigest: string } } };
  const pages = { ...TEST_PAGES, personal: { ...TEST_PAGES.personal, email } };
  await fillInApplication(callerOfRequest(request), { headers, orderNumber }, { ssn, pages });
  const data = { acceptedTerms: true, termsDigest: draft.receipt.termsDigest };
  const sent = await request.post(`${path}/submit`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
  await page.goto(`/checkout/${orderNumber}/decision`);
  await advance(page, 60);
  return { orderNumber, headers };
}

test("Every lender says no: the page says why and what would help, and the letter comes by mail", async ({
  page,
  request,
}) => {
  const email = `declined.${Date.now()}@example.com`;
  const deal = { choices: { downPaymentCents: 300_000, termMonths: 60 }, ssn: SSN.decline, email };
  const vehicle = await financeable(request, 1);
  const { orderNumber, headers } = await applied(page, request, { ...deal, vehicle });
  await expect(page.getByRole("heading", { name: "No lender approved this deal" })).toBeVisible({
    timeout: 40_000,
  });
  await look(page, "credit-declined");
  await page.setViewportSize({ width: 375, height: 800 });
  await look(page, "credit-declined", "parts");
  await expect(async () => {
    const mails = await request.get(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
    expect(await mails.text()).toContain("letter");
  }).toPass();
  const listed = await request.get(`/api/credit-applications/${orderNumber}/notices`, { headers });
  const { notices } = (await listed.json()) as { notices: { noticeId: string; kind: string }[] };
  expect(notices.map(({ kind }) => kind)).toEqual(["ADVERSE_ACTION"]);
  const paper = await request.get(
    `/api/credit-applications/${orderNumber}/notices/${notices[0]?.noticeId ?? ""}`,
    { headers },
  );
  const text = (await pdfPages(await paper.body())).join(" ");
  for (const lender of ["Lakeshore", "Meridian", "Second Mile"]) expect(text).toContain(lender);
  expect(text).toContain("Equal Credit Opportunity Act");
});

test("A lender wants more down: the counter-offer says what differs, and becomes the order", async ({
  page,
  request,
}) => {
  const deal = { choices: { downPaymentCents: 0, termMonths: 72 }, ssn: SSN.approve };
  const vehicle = await financeable(request, 2);
  const { orderNumber } = await applied(page, request, { ...deal, vehicle, email: "counter@example.com" });
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByText("Counteroffer").filter({ visible: true }).first()).toBeVisible({
    timeout: 40_000,
  });
  await look(page, "credit-counter");
  const counter = page.getByRole("main").getByRole("listitem").filter({ hasText: "Counteroffer" }).first();
  await expect(counter).toContainText("Different from what you asked for");
  // The payment is the largest text of an offer.
  const payment = counter.getByText(/^\$[\d,]+\.\d\d \/ month$/);
  const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
  const due = counter.getByText("Due at signing", { exact: true });
  expect(await payment.evaluate(sizeOf)).toBeGreaterThan(1.2 * (await due.evaluate(sizeOf)));
  // Beside a better one it is a few lines until somebody opens it.
  await counter.getByText("Second Mile").first().click();
  await counter.getByRole("link", { name: /^Choose this offer/ }).click();
  await expect(page).toHaveURL(/decision\/accept/);
  await look(page, "credit-counter-accept");
  await page.getByRole("button", { name: "Accept this offer" }).click();
  await expect(page.getByRole("heading", { name: /reserved/ })).toBeVisible();
  await page.goto(`/progress/${orderNumber}`);
  await expect(page).toHaveURL(/\/progress\/[^/]+\//);
});

test("A new car is leased: rent charge instead of a rate, and the lessor on the receipt", async ({
  page,
  request,
}) => {
  const { vehicles } = await searchVehicles(request, "availability=Available&condition=new&sort=price-asc");
  const vehicle = vehicles[3];
  if (vehicle === undefined) throw new Error("nothing to lease");
  const deal = { dealType: "Lease", choices: { termMonths: 36, downPaymentCents: 350_000 } } as const;
  const whose = { ssn: SSN.approve, email: "lease@example.com" };
  const { orderNumber } = await applied(page, request, { ...deal, ...whose, vehicle });
  await expect(page.getByRole("heading", { name: /offers? for you/ })).toBeVisible({ timeout: 40_000 });
  await look(page, "credit-lease-offers");
  await expect(page.getByRole("main")).not.toContainText("APR");
  await page
    .getByRole("link", { name: /^Choose this offer/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Accept this offer" }).click();
  await expect(page.getByRole("heading", { name: /reserved/ })).toBeVisible();
  await page.goto(`/deals/${orderNumber}`);
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await look(page, "credit-lease-order");
});
