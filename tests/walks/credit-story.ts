import { expect, type Locator, type Page } from "@playwright/test";
import {
  advance,
  agreeToTerms,
  fillApplicant,
  fillBuyer,
  submitApplication,
  type TypedApplicant,
  type TypedHome,
} from "../e2e/credit-steps.ts";
import { openAlive } from "../e2e/journey.ts";
import { signEverything } from "../e2e/sign-steps.ts";
import { look as lookNow, picture, play } from "../e2e/tracker-steps.ts";
import type { Shown } from "./credit-figures.ts";

export interface Store {
  readonly name: string;
  readonly origin: string;
  readonly home: TypedHome;
}

/** One walk: where, on which page, and what its pictures are called. */
export interface Walk {
  readonly page: Page;
  readonly store: Store;
  readonly name: string;
}

export interface Wish {
  readonly vehicleKey: string;
  readonly pay: "finance" | "lease" | "cash";
  readonly down?: string;
  readonly term?: string;
}

/**
 * As soon as the screen has settled: between two pages there is no heading. Wide screens are pictures only, since they have
 * the same parts.
 */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["E2E_SHOTS"];
  const width = page.viewportSize()?.width ?? 0;
  if (width < 768) await expect(() => lookNow(page, name)).toPass({ timeout: 30_000 });
  else if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}

const main = (page: Page): Locator => page.getByRole("main");

/** From the landing page to the car with the wished terms. @returns the payment that every page before checkout names */
export async function shop({ page, store, name }: Walk, wish: Wish): Promise<string> {
  await openAlive(page, `${store.origin}/`);
  await look(page, `${name}-01-landing`);
  await openAlive(page, `${store.origin}/search?q=${wish.vehicleKey}`);
  await look(page, `${name}-02-results`);
  await main(page).getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/vehicles/${wish.vehicleKey}`, "u"));
  const payment = page.getByRole("region", { name: "Price and payment" });
  await payment.getByRole("button", { name: "Customize payment" }).click();
  await payment.getByLabel("Zip code").fill(store.home.zip);
  await payment.getByRole("radio", { name: new RegExp(`^${wish.pay}`, "iu") }).check();
  if (wish.term) await payment.getByRole("radio", { name: wish.term, exact: true }).check();
  if (wish.down) {
    await payment
      .getByRole("textbox", { name: wish.pay === "lease" ? "Due at signing" : "Down payment" })
      .fill(wish.down);
    await page.keyboard.press("Enter");
  }
  await expect(payment.getByText("Documentation fee")).toBeVisible();
  await look(page, `${name}-03-calculator`);
  return wish.pay === "cash" ? "" : exactPayment(page.locator("[data-calculator] output").first());
}

async function exactPayment(shown: Locator): Promise<string> {
  await expect(shown).toContainText(/\$[\d,]+\.\d\d\/mo/u);
  return /\$[\d,]+\.\d\d/u.exec((await shown.textContent()) ?? "")?.[0] ?? "";
}

/** The list and the comparison name the payment of the calculator, in whole dollars. */
export async function compare(
  { page, store, name }: Walk,
  { vehicleKey }: Wish,
  exact: string,
): Promise<void> {
  const whole = `$${Math.round(Number(exact.replaceAll(/[$,]/gu, ""))).toLocaleString("en-US")}`;
  await openAlive(page, `${store.origin}/search?q=${vehicleKey}`);
  await expect(main(page).getByRole("article").first()).toContainText(`${whole}/mo`);
  await look(page, `${name}-04-card`);
  await main(page)
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Compare/u })
    .click();
  await page.getByRole("link", { name: /^Compare \d/u }).click();
  await expect(page).toHaveURL(/\/compare/u);
  await look(page, `${name}-05-compare`);
  await expect(main(page)).toContainText(new RegExp(`\\${whole}(?:\\.\\d\\d)?\\s*/mo`, "u"));
}

/** From the car to Order Details; payment options begin with what the calculator had. @returns the order's number */
export async function toOrderDetails(
  { page, store, name }: Walk,
  { vehicleKey }: Wish,
  exact?: string,
): Promise<string> {
  // Whoever went to the comparison comes back; all others buy from the calculator.
  if (!new URL(page.url()).pathname.includes("/vehicles/"))
    await openAlive(page, `${store.origin}/vehicles/${vehicleKey}`);
  await page.getByRole("link", { name: "Buy this car" }).first().click();
  await expect(page).toHaveURL(/\/payment-options/u);
  await expect(main(page).getByRole("radio").first()).toBeVisible();
  if (exact) await expect(main(page)).toContainText(exact);
  await look(page, `${name}-06-payment-options`);
  return /FC\w{14}/u.exec(page.url())?.[0] ?? "";
}

/** The steps between the ways to pay and the buyer's details. */
export async function throughSteps({ page, name }: Walk): Promise<void> {
  for (const [at, next] of ["trade-in", "coverage", "details"].entries()) {
    await main(page)
      .getByRole("button", { name: /^Continue/u })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${next}`, "u"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page, `${name}-0${7 + at}-${next}`);
  }
}

/** Details, application and submission; with somebody else on the same device where there is one. */
export async function apply(
  { page, store, name }: Walk,
  buyer: TypedApplicant,
  coBuyer?: TypedApplicant,
): Promise<void> {
  await fillBuyer(page, buyer, store.home);
  if (coBuyer) {
    await main(page)
      .getByRole("radio", { name: /^Me and someone else/u })
      .check({ force: true });
    await main(page).getByLabel("Who are they to you?").selectOption("DOMESTIC_PARTNER");
    await main(page).getByRole("checkbox", { name: "Put their name on the title too" }).check();
    await main(page)
      .getByRole("radio", { name: /^On this device/u })
      .check({ force: true });
    await look(page, `${name}-10-together`);
  }
  await fillApplicant(page, buyer, { home: store.home });
  if (coBuyer) await fillApplicant(page, coBuyer, { sharesHome: true });
  await expect(page).toHaveURL(/\/review$/u);
  await look(page, `${name}-11-review`);
  await page.getByRole("button", { name: "Continue to the terms" }).click();
  await agreeToTerms(page);
  if (coBuyer) {
    await expect(page).toHaveURL(/co-applicant\/terms$/u);
    await agreeToTerms(page);
  }
  await submitApplication(page);
  await look(page, `${name}-12-received`);
  await advance(page, 60);
}

/** A loan that the buyer brings along. */
export async function bringLender({ page, name }: Walk): Promise<void> {
  await page.getByText("Use my own bank or credit union").click();
  const lender = main(page).getByLabel("Name of your bank or credit union");
  await lender.pressSequentially("penf");
  await lender.press("ArrowDown");
  await lender.press("Enter");
  await expect(lender).toHaveValue("Pentagon Federal Credit Union");
  await main(page).getByLabel("How to reach your lender").fill("(512) 555-0177");
  await main(page).getByLabel("Approved amount").fill("30000");
  await look(page, `${name}-06-own-lender`);
}

/** Details and submission of an order that another lender pays for. @returns what the overview names */
export async function submitOwnLender({ page, store, name }: Walk, buyer: TypedApplicant): Promise<Shown> {
  await fillBuyer(page, buyer, store.home);
  const accept = page.getByRole("checkbox", { name: /accept the terms/u });
  await expect(accept).toBeVisible();
  await look(page, `${name}-11-overview`);
  const text = await main(page).innerText();
  const due = /Amount due\s*(\$[\d,]+\.\d\d)/u.exec(text)?.[1];
  if (due === undefined) throw new Error(`no amount due in: ${text}`);
  await accept.check();
  await page.getByRole("button", { name: "Submit order" }).click();
  await expect(page.getByRole("heading", { name: /reserved/u })).toBeVisible();
  await look(page, `${name}-15-reserved`);
  return { monthly: due, total: due, due };
}

const title = (page: Page): Locator => page.locator("[data-step-title]");

/** The tracker asks again when somebody comes back to it. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await expect(title(page)).toBeVisible();
}

interface Order {
  readonly orderNumber: string;
  readonly signers: readonly string[];
  readonly isOwnLender?: boolean;
}

/** From the placed order to a signed contract; others than the buyer answer from the desk. */
export async function toSigned({ page, store, name }: Walk, { orderNumber, signers }: Order): Promise<void> {
  const step = (path: string) => page.goto(`${store.origin}/progress/${orderNumber}/${path}`);
  await step("");
  await expect(title(page)).toBeVisible();
  await look(page, `${name}-20-tracker`);
  await play(page, orderNumber, "insurance.verified");
  await step("id-verification");
  if (new URL(page.url()).pathname.endsWith("id-verification")) await look(page, `${name}-21-id`);
  await play(page, orderNumber, "id.completed");
  await step("doc-upload");
  await expect(title(page)).toBeVisible();
  await uploadAll(page);
  await look(page, `${name}-22-documents`);
  await step("signing");
  await page.getByRole("button", { name: "Review contract" }).click();
  for (const [at, signer] of signers.entries()) {
    if (at > 0) {
      await expect(page.getByRole("heading", { name: `Next, ${signer} signs` })).toBeVisible();
      await look(page, `${name}-23-next-signer`);
      await page.getByRole("button", { name: `I'm ${signer}. Continue` }).click();
    }
    await signEverything(page, signer);
  }
  await expect(title(page)).toHaveText("Thank you, you've signed");
  await look(page, `${name}-24-signed`);
}

/** A file for everything that is asked for. */
async function uploadAll(page: Page): Promise<void> {
  if ((await title(page).textContent()) !== "Upload your documents") return;
  const missing = main(page)
    .getByRole("region")
    .filter({ hasText: "Missing", has: page.getByLabel(/Choose files for/u) });
  await expect(missing.last()).toBeVisible();
  for (let left = await missing.count(); left > 0; left -= 1) {
    await missing
      .last()
      .getByLabel(/Choose files for/u)
      .setInputFiles([picture(`paper-${left}.png`)]);
    await expect(page.getByRole("button", { name: `Delete paper-${left}.png` })).toBeVisible();
    await expect(missing).toHaveCount(left - 1);
  }
}

/** Payment where something is due, pickup, the retailer's and the lender's part, delivery. */
export async function toDelivered({ page, store, name }: Walk, order: Order): Promise<void> {
  const { orderNumber } = order;
  const step = (path: string) => page.goto(`${store.origin}/progress/${orderNumber}/${path}`);
  await step("payment");
  await expect(title(page)).toBeVisible();
  await look(page, `${name}-25-payment`);
  const link = page.getByRole("button", { name: "Link your bank" });
  if ((await link.count()) > 0) {
    await link.click();
    await page.getByRole("button", { name: "Agree and link" }).click();
    await page.getByRole("button", { name: /^Pay \$/u }).click();
    await expect(title(page)).toHaveText("Thank you, your payment is on its way");
    await play(page, orderNumber, "payment.captured");
    await comeBack(page);
    await look(page, `${name}-26-paid`);
  }
  await page.goto(`${store.origin}/fulfillment/${orderNumber}`);
  await bookPickup(page);
  await play(page, orderNumber, "appointment.confirmed");
  for (const event of ["contract.countersigned", "documents.accepted"]) await play(page, orderNumber, event);
  if (order.isOwnLender !== true)
    for (const event of ["lender.contract-submitted", "lender.contract-booked"])
      await play(page, orderNumber, event);
  await play(page, orderNumber, "order.delivered");
  await page.goto(`${store.origin}/fulfillment/${orderNumber}`);
  await expect(title(page)).toHaveText(/^Yours since/u);
  await look(page, `${name}-29-delivered`);
}

async function bookPickup(page: Page): Promise<void> {
  await expect(title(page)).toHaveText(/Schedule your/u);
  await page.locator("#slot-date label").nth(1).click();
  await page.getByRole("button", { name: /^Time/u }).click();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const dialog = page.getByRole("dialog", { name: /select a time/iu });
  await dialog.getByRole("button", { name: /AM|PM/u }).nth(1).click();
  if (!isWide) await dialog.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Request pickup" }).click();
  await expect(page.getByText("Requested", { exact: true })).toBeVisible();
}
