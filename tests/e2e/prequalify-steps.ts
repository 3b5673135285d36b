import { expect, type Locator, type Page } from "@playwright/test";
import { preQualify } from "#tests/support/pre-qualify.ts";
import { newestCode, openBareDocument } from "./journey.ts";
import { callerOf } from "./page-caller.ts";

/** Somebody who pre-qualifies, as they type it. */
export interface TypedShopper {
  readonly first: string;
  /** Some names choose the outcome of the embedded bureau. */
  readonly last: string;
  /** Its last three digits are the sample score. */
  readonly phone: string;
  readonly income: string;
}

let next = 0;

/** An invented person with a phone number of their own, so that no limit of another test counts. */
export function shopper(last: string, { score = 780 } = {}): TypedShopper {
  next += 1;
  const own = 2_000 + ((Math.floor(Date.now() / 1_000) + next * 17) % 7_000);
  return { first: "Riley", last, phone: `512${own}${score}`, income: "96,000" };
}

const main = (page: Page): Locator => page.getByRole("main");

/** Fills in the identification form. */
export async function fillIdentification(page: Page, person: TypedShopper): Promise<void> {
  const field = (label: string): Locator => main(page).getByLabel(label, { exact: true });
  await field("First name").fill(person.first);
  await field("Last name").fill(person.last);
  await field("Date of birth").pressSequentially("07041985");
  await field("Mobile phone").fill(person.phone);
  await field("Zip code").fill("78701");
  await field("Yearly income before taxes").fill(person.income);
  await main(page).getByRole("checkbox").check();
}

/** Sends the filled form; the passcode page follows. */
export async function sendIdentification(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "Check my payments" }).click();
  await expect(page).toHaveURL(/\/pre-qualify\/passcode$/);
}

/** Types the code that was sent; the last digit sends it. */
export async function typeCode(page: Page, sentTo: string): Promise<void> {
  const code = await newestCode(page.request, sentTo);
  await main(page).getByLabel("6-digit code").pressSequentially(code);
  await expect(page).not.toHaveURL(/\/pre-qualify\/passcode$/);
}

/** Full identification; the city and the state come from the zip code. */
export async function sendAddress(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/pre-qualify\/identity$/);
  await main(page).getByLabel("Street address").fill("9 Elm Street");
  await expect(main(page).getByLabel("City")).toHaveValue("Austin");
  await main(page).getByRole("textbox", { name: "Email" }).fill(email);
  await main(page).getByRole("button", { name: "Continue" }).click();
}

/** Pre-qualified in this tab without a form, which has tests of its own. Open a page next. */
export async function prequalified(page: Page, { first, last, phone, income }: TypedShopper): Promise<void> {
  await openBareDocument(page);
  const annualIncomeCents = Number(income.replace(",", "")) * 100;
  const typed = { firstName: first, lastName: last, phone, annualIncomeCents };
  const { capability } = await preQualify(callerOf(page), typed);
  await page.evaluate((value) => sessionStorage.setItem("fc.prequalification", value), capability);
}

/** At whatever follows the code, without a form. */
export async function pastCode(page: Page, person: TypedShopper): Promise<void> {
  await prequalified(page, person);
  // Leads everybody to where they are.
  await page.goto("/pre-qualify/passcode");
  await expect(page).not.toHaveURL(/\/pre-qualify\/passcode$/);
}

/** From the first page to what follows the code. */
export async function prequalify(page: Page, person: TypedShopper): Promise<void> {
  await page.goto("/pre-qualify");
  await fillIdentification(page, person);
  await sendIdentification(page);
  await typeCode(page, person.phone);
}
