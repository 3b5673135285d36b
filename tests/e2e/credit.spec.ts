import { expect, test, type APIRequestContext } from "@playwright/test";
import {
  advance,
  agreeToTerms,
  chooseCredit,
  fillApplicant,
  fillBuyer,
  submitApplication,
  type TypedApplicant,
} from "./credit-steps.ts";
import { type ListedVehicle, newBuyer, searchVehicles, signIn } from "./journey.ts";
import { look } from "./tracker-steps.ts";

/** A car that every sample lender would finance; `skip` keeps tests apart. */
async function financeable(request: APIRequestContext, skip: number): Promise<ListedVehicle> {
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=used&sort=price-asc&priceMin=18000&priceMax=24000",
  );
  const vehicle = vehicles[skip];
  if (vehicle === undefined) throw new Error("nothing to finance");
  return vehicle;
}

const AVERY: TypedApplicant = {
  first: "Avery",
  last: "Buyer",
  email: "avery@example.com",
  phone: "5122345678",
  born: "07/04/1985",
  income: "90,000",
  ssn: "123456780",
};

const ROSA: TypedApplicant = {
  first: "Rosa",
  last: "Ortiz",
  email: "rosa@example.com",
  phone: "5122345679",
  born: "02/03/1987",
  income: "52,000",
  ssn: "123456790",
};

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
  await expect(page.getByRole("heading", { name: "Your car is reserved" })).toBeVisible();
  await look(page, "credit-accepted");
});
