import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { newBuyer, searchVehicles, signIn } from "./journey.ts";
import { port } from "./own-server.ts";
import { look, lookAround as looks } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

const HARBOR = `http://harbor.localhost:${port}`;
const USED =
  "availability=Available&condition=used&fuel=gasoline&priceMin=20000&priceMax=45000&sort=price-asc";

const main = (page: Page): Locator => page.getByRole("main");
const card = (page: Page, product: string): Locator => main(page).locator(`[data-product=${product}]`);
/** Its plans; what was opened stays open. */
async function openPlans(page: Page, product: string): Promise<Locator> {
  const box = card(page, product);
  const plans = box.locator("details").first();
  if ((await plans.getAttribute("open")) === null) await plans.locator("summary").first().click();
  return box;
}
const amounts = (text: string | null): string[] => text?.match(/\$[\d,]+\.\d\d/g) ?? [];

interface Draft {
  readonly orderNumber: string;
  readonly headers: Record<string, string>;
}

/** A draft of an account of its own, without a page. */
async function newDraft(
  page: Page,
  request: APIRequestContext,
  { query, skip, dealType }: { readonly query: string; readonly skip: number; readonly dealType: string },
): Promise<Draft> {
  const { vehicles } = await searchVehicles(request, query);
  const vehicleKey = vehicles[skip]!.key;
  const headers = await signIn(page, await newBuyer(request));
  const data = { vehicleKey, dealType, choices: {}, zipCode: "78701" };
  const answer = await request.post("/api/commerce/orders", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { orderNumber: ((await answer.json()) as { orderNumber: string }).orderNumber, headers };
}

/** Picks a plan, agrees to its sentence and adds it. */
async function add(page: Page, product: string, plan: string | RegExp): Promise<void> {
  const box = await openPlans(page, product);
  await box.getByRole("radio", { name: plan }).check();
  await box.getByRole("checkbox").check();
  await box.getByRole("button", { name: "Add this plan" }).click();
  await expect(box.getByText("Added", { exact: true })).toBeVisible();
}

test("A financed car with a service contract and GAP: each by a consent of its own, to the cent of the overview", async ({
  page,
  request,
}) => {
  const { orderNumber, headers } = await newDraft(page, request, {
    query: USED,
    skip: 1,
    dealType: "Finance",
  });
  await page.goto(`/checkout/${orderNumber}/coverage`);
  const without = main(page).locator("[data-payment=without]");
  await expect(without).toBeVisible();
  await expect(main(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(main(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  expect(await main(page).getByText("Optional. Not required to buy, finance or lease.").count()).toBe(
    await main(page).locator("[data-product]").count(),
  );
  const before = await without.textContent();
  await looks(page, "coverage", [320, 375, 1440]);

  const contract = await openPlans(page, "vsc");
  await contract.getByRole("radio", { name: /60 months/ }).check();
  await contract.getByRole("button", { name: "Add this plan" }).click();
  await expect(contract.getByText("Read the sentence and check the box to add this plan.")).toBeVisible();
  await add(page, "vsc", /60 months/);
  await add(page, "gap", /loan/);
  await expect(card(page, "two")).toContainText("You added Service Contract, which covers the same thing.");
  await expect(without).toHaveText(before!);
  const withPlans = main(page).locator("[data-payment=with]");
  await expect(withPlans).toContainText("With 2 plans");
  const [monthly] = amounts(await withPlans.textContent());
  await looks(page, "coverage-chosen");

  await main(page).getByRole("button", { name: "Continue with 2 plans" }).click();
  await expect(page).toHaveURL(/\/details$/);
  await page.goto(`/checkout/${orderNumber}/overview`);
  const price = main(page).getByRole("region", { name: "What you pay" });
  await expect(price).toContainText(monthly!);
  await expect(price).toContainText("Service Contract, 60 months");
  await expect(price).toContainText("GAP");

  // A bigger down payment: the loan is too small for GAP, and the buyer hears so on the next page they open.
  const vehicleCents = (
    (await (await request.get(`/api/commerce/orders/${orderNumber}`, { headers })).json()) as {
      order: { receipt: { lines: { amountCents: number }[] } };
    }
  ).order.receipt.lines[0]!.amountCents;
  const changed = await request.patch(`/api/commerce/orders/${orderNumber}`, {
    headers,
    data: { choices: { downPaymentCents: Math.round(vehicleCents / 2) } },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await page.goto(`/checkout/${orderNumber}/overview`);
  await expect(main(page).getByText(/GAP, .* is no longer part of your order/)).toBeVisible();
  await expect(price).toContainText("Service Contract, 60 months");
  await looks(page, "coverage-fell-away");
});

test("Somebody who wants no plan goes on with one button, and the order keeps what was declined", async ({
  page,
  request,
}) => {
  const { orderNumber, headers } = await newDraft(page, request, { query: USED, skip: 2, dealType: "Cash" });
  await page.goto(`/checkout/${orderNumber}/coverage`);
  await expect(main(page).locator("[data-payment=without]")).toBeVisible();
  await expect(main(page)).not.toContainText("/ month");
  await expect(main(page)).toContainText("Without a loan there is nothing to pay.");
  await looks(page, "coverage-cash");
  await main(page).getByRole("button", { name: "Continue without coverage" }).click();
  await expect(page).toHaveURL(/\/details$/);
  const answer = await request.get(`/api/commerce/orders/${orderNumber}/protection`, { headers });
  const kept = (await answer.json()) as { answeredAt: string | null; chosen: string[]; declined: unknown[] };
  expect(kept.answeredAt).not.toBeNull();
  expect(kept.chosen).toEqual([]);
  expect(kept.declined.length).toBeGreaterThan(2);
});

test("An electric car is not offered oil changes, and the page says why", async ({ page, request }) => {
  const query = "availability=Available&fuel=electric&sort=price-asc";
  const { orderNumber } = await newDraft(page, request, { query, skip: 0, dealType: "Finance" });
  await page.goto(`/checkout/${orderNumber}/coverage`);
  const refused = main(page).getByRole("region", { name: "Plans that wouldn't help you" });
  await expect(refused).toContainText("Prepaid Oil Changes");
  await expect(refused).toContainText("This car is electric.");
  await expect(card(page, "oil")).toHaveCount(0);
});

test("A leased car is offered only what may be sold with a lease", async ({ page, request }) => {
  const query = "availability=Available&condition=new&fuel=gasoline&sort=price-asc";
  const { orderNumber } = await newDraft(page, request, { query, skip: 1, dealType: "Lease" });
  await page.goto(`/checkout/${orderNumber}/coverage`);
  await expect(card(page, "oil")).toContainText("adds $");
  await expect(main(page).locator("[data-product]")).toHaveCount(1);
  await expect(main(page)).toContainText("It isn't for leased cars.");
  await expect(main(page)).toContainText("Ask whether the lease already includes GAP.");
});

test("Anybody reads what plans are, previews a payment, reads GAP and compares, for one car", async ({
  page,
  request,
}) => {
  const { vehicles } = await searchVehicles(request, USED);
  const vehicle = vehicles[3]!;
  await page.goto(`/vehicles/${vehicle.key}`);
  await main(page).getByRole("link", { name: "Protection plans" }).click();
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Do you need a protection plan?" }),
  ).toBeVisible();
  await expect(main(page)).toContainText("up to $2,030");
  await expect(main(page)).toContainText("Sample amounts.");
  await looks(page, "plans-why");

  const pages = page.getByRole("navigation", { name: "Protection plans" });
  await pages.getByRole("link", { name: "Plans", exact: true }).click();
  await expect(card(page, "vsc")).toContainText("adds $");
  const without = main(page).locator("[data-payment=without]");
  await expect(without).toContainText("/ month");
  const plain = await without.textContent();
  await card(page, "vsc")
    .getByRole("checkbox", { name: /60 months/ })
    .check();
  await expect(main(page).locator("[data-payment=with]")).toContainText("With 1 plan");
  await expect(without).toHaveText(plain!);
  await looks(page, "plans-packages");

  await main(page)
    .getByRole("link", { name: /^What Service Contract covers/ })
    .click();
  await expect(main(page).getByRole("heading", { name: "If you cancel" })).toBeVisible();
  const [refund] = amounts(
    await main(page)
      .getByRole("row", { name: /^1 month/ })
      .textContent(),
  );
  const previewed = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { checked: true }) });
  await expect(previewed).toContainText(`${refund}adds`);
  await expect(main(page)).toContainText("This plan really adds");
  await looks(page, "plans-details");

  await pages.getByRole("link", { name: "GAP", exact: true }).click();
  await expect(main(page)).toContainText(
    "GAP may cover the difference between your loan balance ($25,000) and your insurer's settlement ($20,000). Your deductible ($1,000) is not included.",
  );
  await expect(
    main(page).getByText("GAP pays", { exact: true }).first().locator("xpath=following::dd[1]"),
  ).toHaveText("$5,000");
  await main(page).getByLabel("Insurer's settlement").fill("10000");
  await main(page).getByLabel("Loan balance").fill("12500");
  await page.keyboard.press("Tab");
  await expect(
    main(page).getByText("GAP pays", { exact: true }).last().locator("xpath=following::dd[1]"),
  ).toHaveText("$2,500");
  await looks(page, "plans-gap");

  await pages.getByRole("link", { name: "Compare", exact: true }).click();
  const table = main(page).getByRole("region", { name: "Compare plans" });
  await expect(table.getByRole("row", { name: /^Adds per month/ })).toContainText("$");
  await table.getByLabel("Plan, Service Contract").selectOption({ label: "84 months / 100,000 miles" });
  await expect(table.getByRole("row", { name: /^Price/ })).toContainText(/\$3,\d\d\d\.00/);
  await looks(page, "plans-compare", [320, 375, 1440]);
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "plans-compare-dark", "contrast");
});

test("The other store sells a plan of its own, and the pages speak Spanish", async ({ page }) => {
  await page.goto(`${HARBOR}/protection/packages`);
  await expect(main(page).getByRole("heading", { name: "Coastal Finish" })).toBeVisible();
  await looks(page, "plans-harbor");
  await page.goto("/es/protection");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("¿Necesita un plan de protección?");
  await looks(page, "plans-spanish");
  await page.goto("/es/protection/packages");
  await expect(main(page).getByRole("heading", { name: "Contrato de servicio" })).toBeVisible();
});
