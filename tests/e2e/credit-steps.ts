import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { OfferView } from "#modules/credit-decisions/domain/decision-view.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import type { CreditVisitor } from "#tests/support/apply-for-credit.ts";
import type { Caller } from "#tests/support/place-order.ts";
import { type ListedVehicle, searchVehicles } from "./journey.ts";
import { look } from "./tracker-steps.ts";

/** Somebody who applies, as they type it. */
export interface TypedApplicant {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly born: string;
  readonly income: string;
  readonly ssn: string;
}

/** Earns enough for every demo lender. */
export const AVERY: TypedApplicant = {
  first: "Avery",
  last: "Buyer",
  email: "avery@example.com",
  phone: "5122345678",
  born: "07/04/1985",
  income: "90,000",
  ssn: "123456780",
};

/** Who buys together with Avery. */
export const ROSA: TypedApplicant = {
  first: "Rosa",
  last: "Ortiz",
  email: "rosa@example.com",
  phone: "5122345679",
  born: "02/03/1987",
  income: "52,000",
  ssn: "123456790",
};

/** Where somebody lives, as they type it. */
export interface TypedHome {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
}

const AUSTIN: TypedHome = {
  street: "12 Main Street",
  city: "Austin",
  state: "TX",
  zip: "78701",
  county: "Travis",
};

type Looks = Parameters<typeof look>[2];

const main = (page: Page): Locator => page.getByRole("main");

/** Chooses a loan or lease on Payment Options. */
export async function chooseCredit(page: Page, way: "Finance with us" | "Lease with us"): Promise<void> {
  await expect(page).toHaveURL(/\/payment-options/);
  await main(page)
    .getByRole("radio", { name: new RegExp(`^${way}`) })
    .click();
  await expect(main(page).getByRole("group", { name: "Your terms" })).toBeVisible();
}

/** From Order Details to the first page of the application. */
export async function fillBuyer(
  page: Page,
  { email }: { readonly email: string },
  home: TypedHome = AUSTIN,
): Promise<void> {
  const fields: Record<string, string> = {
    "First name": "Avery",
    "Last name": "Buyer",
    Email: email,
    Phone: "5122345678",
    "Street address": home.street,
    City: home.city,
    "Zip code": home.zip,
  };
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text);
  await main(page).getByLabel("State", { exact: true }).selectOption(home.state);
  const consent = main(page).getByRole("checkbox", { name: /call|text/i });
  if ((await consent.count()) > 0) await consent.first().check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/credit-application\/personal|\/overview/);
}

const goOn = (page: Page): Promise<void> =>
  main(page)
    .getByRole("button", { name: /^Continue/ })
    .click();

/** The pages of one person, up to the number; the first page of the application is open. */
export async function fillApplicant(
  page: Page,
  person: TypedApplicant,
  { sharesHome = false, home = AUSTIN }: { readonly sharesHome?: boolean; readonly home?: TypedHome } = {},
): Promise<void> {
  // Who buys along comes to the same pages, in the same colors.
  const looks = sharesHome ? "parts" : "all";
  await fillPersonal(page, { person, home: sharesHome ? undefined : home, looks });
  await expect(page).toHaveURL(/\/(?:employment)$/);
  await fillEmployment(page, person, looks);
  await expect(page).toHaveURL(/\/housing$/);
  await fillHousing(page, sharesHome);
  await expect(page).toHaveURL(/\/ssn$/);
  const field = main(page).getByLabel("Social Security number or ITIN");
  await expect(field).toHaveAttribute("type", "password");
  await field.pressSequentially(person.ssn);
  await look(page, "credit-ssn", looks);
  await goOn(page);
  await expect(page).not.toHaveURL(/credit-application\/ssn$/);
}

/** Whoever has no home of their own here lives with the other. */
async function fillPersonal(
  page: Page,
  {
    person,
    home,
    looks,
  }: { readonly person: TypedApplicant; readonly home: TypedHome | undefined; readonly looks: Looks },
): Promise<void> {
  const field = (label: string): Locator => main(page).getByLabel(label, { exact: true });
  await field("Legal first name").fill(person.first);
  await field("Legal last name").fill(person.last);
  await field("Date of birth").pressSequentially(person.born.replaceAll("/", ""));
  await main(page)
    .getByLabel(/^Marital status/)
    .selectOption("UNMARRIED");
  await field("Email").fill(person.email);
  await field("Phone").fill(person.phone);
  await main(page)
    .getByRole("checkbox", { name: /may call and text me/ })
    .check();
  if (home === undefined)
    await main(page)
      .getByRole("checkbox", { name: /I live at the same address/ })
      .check();
  else if ((await field("Street address").inputValue()) === "") await fillHome(page, home);
  await look(page, "credit-personal", looks);
  await goOn(page);
}

async function fillHome(page: Page, home: TypedHome): Promise<void> {
  const field = (label: string): Locator => main(page).getByLabel(label, { exact: true });
  await field("Street address").fill(home.street);
  await field("City").fill(home.city);
  await field("State").selectOption(home.state);
  await field("Zip code").fill(home.zip);
  await field("County").fill(home.county);
}

async function fillEmployment(page: Page, { income }: TypedApplicant, looks: Looks): Promise<void> {
  const field = (label: string): Locator => main(page).getByLabel(label, { exact: true });
  await field("Employment status").selectOption("FULL_TIME");
  await field("Employer's name").fill("Harbor Mills");
  await field("Occupation").fill("Welder");
  await field("Start date (MM/YYYY)").pressSequentially("032019");
  await field("Yearly income before taxes").fill(income);
  await field("Where this income comes from").selectOption("SALARY");
  await look(page, "credit-employment", looks);
  await goOn(page);
}

async function fillHousing(page: Page, sharesHome: boolean): Promise<void> {
  if (sharesHome) await main(page).getByRole("radio", { name: "Both of us" }).check({ force: true });
  else {
    const housing = main(page).getByLabel("Do you own or rent?", { exact: true });
    if ((await housing.count()) > 0) await housing.selectOption("RENT");
    else await main(page).getByRole("radio", { name: "Rent", exact: true }).check({ force: true });
    await main(page).getByLabel("Monthly housing payment").fill("1,200");
  }
  await main(page).getByLabel("Living there since (MM/YYYY)").pressSequentially("052020");
  await look(page, "credit-housing", sharesHome ? "parts" : "all");
  await goOn(page);
}

/** Opens the sample PDF, types its code and ticks every box of the open terms. */
export async function agreeToTerms(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: /Terms$/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Open the sample PDF" }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const text = (await pdfPages(Buffer.concat(chunks))).join(" ");
  const code = /Type this code on the page where you opened this file:\s+([0-9A-Z]{6})/u.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code in: ${text}`);
  await page.getByLabel("Code in the PDF").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByText("You opened the sample PDF.")).toBeVisible();
  const boxes = main(page).getByRole("checkbox");
  for (let at = 0; at < (await boxes.count()); at += 1) await boxes.nth(at).check();
  await look(page, "credit-terms");
  await page.getByRole("button", { name: "Agree and continue" }).click();
}

/** Submits from the overview and waits for the lenders; the clock runs for those who take their time. */
export async function submitApplication(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/overview$/);
  await look(page, "credit-overview");
  await page.getByRole("checkbox", { name: /I apply for credit/ }).check();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page).toHaveURL(/\/(?:received|decision)/);
}

/** Moves the product's clock, as the desk does. */
export async function advance(page: Page, seconds: number): Promise<void> {
  const isDone = await page.evaluate(async (advanceSeconds) => {
    const answer = await fetch("/sandbox/api/clock", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceSeconds }),
    });
    return answer.ok;
  }, seconds);
  expect(isDone).toBe(true);
}

/** A car that every sample lender would finance; `skip` keeps tests apart. */
export async function financeable(request: APIRequestContext, skip: number): Promise<ListedVehicle> {
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=used&sort=price-asc&priceMin=18000&priceMax=24000",
  );
  const vehicle = vehicles[skip];
  if (vehicle === undefined) throw new Error("nothing to finance");
  return vehicle;
}

/** Submits an application that is filled in and accepts the first offer for it. @returns that offer, and the deal */
export async function acceptFirstOffer(
  page: Page,
  call: Caller,
  { headers, orderNumber }: CreditVisitor,
): Promise<{ readonly offer: OfferView; readonly dealId: string }> {
  const order = `/api/commerce/orders/${orderNumber}`;
  const submitted = await call(`${order}/submit`, { method: "POST", headers, body: { acceptedTerms: true } });
  expect(submitted.status).toBe(200);
  await advance(page, 60);
  let offer: OfferView | undefined;
  await expect(async () => {
    const decision = await call(`${order}/decision`, { headers });
    [offer] = ((await decision.json()) as { offers: OfferView[] }).offers;
    expect(offer).toBeDefined();
  }).toPass();
  const { offerId, termsDigest } = offer!;
  const body = { acceptedTerms: true, offerId, termsDigest };
  const accepted = await call(`${order}/accept-offer`, { method: "POST", headers, body });
  expect(accepted.status).toBe(200);
  const { deal } = (await accepted.json()) as { deal: { dealId: string } };
  return { offer: offer!, dealId: deal.dealId };
}
