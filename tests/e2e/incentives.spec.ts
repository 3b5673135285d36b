import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { searchVehicles, SECOND_BUYER, signIn, type ListedVehicle } from "./journey.ts";
import { look } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

/** New cars of the sample programs, so that each test has one of its own. */
async function sampleCar(request: APIRequestContext, skip: number): Promise<ListedVehicle> {
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=new&make=honda&model=cr-v&sort=price-asc",
  );
  const vehicle = vehicles.filter(({ priceCents }) => priceCents !== null)[skip];
  if (vehicle === undefined) throw new Error("no car of the sample programs");
  return vehicle;
}

/** A draft at its payment options, financed. */
async function financed(page: Page, vehicle: ListedVehicle): Promise<string> {
  const headers = await signIn(page, SECOND_BUYER);
  const answer = await page.request.post("/api/commerce/orders", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data: { vehicleKey: vehicle.key, dealType: "Finance" },
  });
  expect(answer.ok()).toBe(true);
  const { orderNumber } = (await answer.json()) as { orderNumber: string };
  await page.goto(`/checkout/${orderNumber}/payment-options`);
  return orderNumber;
}

test("A car says which incentives it has, on which days and with what they go", async ({ page, request }) => {
  const vehicle = await sampleCar(request, 0);
  await page.goto(`/vehicles/${vehicle.key}`);
  await page.getByRole("button", { name: "5 incentives for this car" }).click();
  const all = page.getByRole("dialog", { name: "Incentives for this car" });
  await expect(all.getByText("CR-V customer cash (sample)", { exact: true })).toBeVisible();
  await expect(all.getByText("Can't be combined with: CR-V customer cash (sample).").first()).toBeVisible();
  await expect(all.getByText("2.9% APR for up to 60 months")).toBeVisible();
  await look(page, "incentives-car");
  await page.setViewportSize({ width: 375, height: 740 });
  await look(page, "incentives-car");
});

test("Cash is compared with the special rate, and a claim counts only once it is made", async ({
  page,
  request,
}) => {
  await financed(page, await sampleCar(request, 1));
  const panel = page.getByRole("region", { name: "Incentives", exact: true });
  await expect(panel.getByText("Applied to your deal")).toHaveCount(1);
  await expect(panel.getByText(/costs you \$[\d,.]+ less/u)).toBeVisible();
  await look(page, "incentives-ways");
  await page.setViewportSize({ width: 375, height: 740 });
  await look(page, "incentives-ways");
  await panel.getByLabel("Cash off the price").check();
  await expect(panel.getByRole("listitem").filter({ hasText: "−$1,500.00" })).toBeVisible();
  await panel.getByRole("button", { name: /See all incentives/u }).click();
  const all = page.getByRole("dialog", { name: "Incentives for this car" });
  const claim = all.getByRole("listitem").filter({ hasText: "military" }).getByRole("checkbox");
  await expect(claim).not.toBeChecked();
  await claim.check();
  await expect(all.getByText("Applied to your deal: $2,000.00")).toBeVisible();
  await look(page, "incentives-claimed");
});

test("A promo code is taken in the cart, and a wrong one is refused in one sentence", async ({
  page,
  request,
}) => {
  await financed(page, await sampleCar(request, 2));
  await page.goto("/cart");
  const car = page
    .getByRole("listitem")
    .filter({ has: page.getByText("Do you have a promo code?") })
    .first();
  await car.getByText("Do you have a promo code?").click();
  await car.getByLabel("Promo code").fill("NOT-A-CODE");
  await car.getByRole("button", { name: "Apply" }).click();
  await expect(car.getByText("This promo code can't be used on this order.", { exact: false })).toBeVisible();
  await car.getByLabel("Promo code").fill("welcome250");
  await car.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Welcome offer (sample): $250.00 off")).toBeVisible();
  await look(page, "promo-cart");
  await page.setViewportSize({ width: 375, height: 740 });
  await look(page, "promo-cart");
});
