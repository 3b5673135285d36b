import { expect, type Locator, type Page } from "@playwright/test";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import { SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { signOrder } from "#tests/support/sign-order.ts";
import { advance } from "../e2e/credit-steps.ts";
import { openAlive, PASSWORD, signIn } from "../e2e/journey.ts";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { look, play } from "../e2e/tracker-steps.ts";
import { preQualified } from "./prequalify-story.ts";
import { test } from "../e2e/visitor.ts";

test.describe.configure({ timeout: 600_000 });

const STORES = ["localhost", "harbor.localhost"];
const LANGUAGES = ["", "/es"];
const WIDTHS = [375, 1440];
const main = (page: Page): Locator => page.getByRole("main");
const h1 = (page: Page): Locator => main(page).getByRole("heading", { level: 1 }).first();

/** An account of this page's own store. */
async function newBuyerAt(page: Page): Promise<string> {
  const call = callerOf(page);
  const email = `walk.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const person = { firstName: "Avery", lastName: "Buyer", email, phoneNumber: "5122345678" };
  const body = { ...person, password: PASSWORD };
  expect((await call("/public/identity/sign-up", { method: "POST", body })).status).toBe(201);
  const mails = (await (await call(`/sandbox/api/messages?to=${email}`)).json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0];
  expect((await call("/public/identity/confirm", { method: "POST", body: { email, code } })).status).toBe(
    200,
  );
  return email;
}

/** Dollars and cents, or dollars, of the first amount in a text. */
const dollarsIn = (text: string): number =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(",", ""));

/** All lines of the page that explains every cent, and their sum as it stands there. */
async function changesOn(page: Page): Promise<{ readonly lines: number; readonly total: number }> {
  const amountOf = (text: string): number =>
    Math.round(Number(text.replace("−", "-").replaceAll(/[^\d.-]/g, "")) * 100);
  const cells = await main(page)
    .locator("li span.text-right")
    .evaluateAll((all) => all.map((cell) => cell.firstChild?.textContent ?? ""));
  // The very payment that was shown has no list of changes.
  if (cells.length === 0) return { lines: 0, total: 0 };
  const total = (await main(page).locator("section p.flex span.tabular").last().textContent()) ?? "";
  return { lines: cells.reduce((sum, cell) => sum + amountOf(cell), 0), total: amountOf(total) };
}

/** One of the first cars of the list, once it is in the order of the shopper's own payments. */
async function chooseCar(
  page: Page,
  lookAt: () => Promise<void>,
): Promise<{ readonly car: string; readonly shown: number }> {
  const cards = main(page)
    .getByRole("article")
    .filter({ hasText: /(?:Your payment|Su pago)/ });
  const read = () =>
    cards.evaluateAll((all) =>
      all.map((card) => ({
        car: card.querySelector("h3 a")?.getAttribute("href") ?? "",
        shown: Number(
          /(?:Your payment|Su pago)\D*\$([\d,]+)/.exec(card.textContent)?.[1]?.replaceAll(",", ""),
        ),
      })),
    );
  let found: Awaited<ReturnType<typeof read>> = [];
  await expect(async () => {
    found = await read();
    expect(found.length).toBeGreaterThan(8);
    const payments = found.map(({ shown }) => shown);
    expect(payments).toEqual(payments.toSorted((a, b) => a - b));
  }).toPass({ timeout: 30_000 });
  await lookAt();
  const chosen = found[Math.floor(Math.random() * 8)];
  if (chosen === undefined) throw new Error("nothing to buy");
  return chosen;
}

interface Applied {
  readonly orderNumber: string;
  readonly headers: Record<string, string>;
}

/** What is due at signing, from a linked bank; in English, since these pages have walks of their own. */
async function payDue(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Link your bank" }).click();
  await page.getByRole("button", { name: "Agree and link" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.locator("[data-step-title]")).toHaveText("Thank you, your payment is on its way");
}

/** Buyer and application, typed by calls: their pages have walks of their own. */
async function fillIn(page: Page, { orderNumber, headers }: Applied, email: string): Promise<void> {
  const call = callerOf(page);
  const body = { buyer: { ...ORDER_BUYER, email } };
  const saved = await call(`/api/commerce/orders/${orderNumber}`, { method: "PATCH", headers, body });
  expect(saved.status, await saved.text()).toBe(200);
  const pages = { ...TEST_PAGES, personal: { ...TEST_PAGES.personal, email } };
  await fillInApplication(call, { headers, orderNumber }, { ssn: SSN.approve, pages });
}

for (const store of STORES)
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      const origin = `http://${store}:${port}`;
      const at = (path: string): string => `${origin}${language}${path}`;
      const label = `${store.split(".")[0]}${language.replace("/", "-")}`;

      test.describe(`At ${store}${language}, ${width} wide`, () => {
        test.use({ viewport: { width, height: 900 }, baseURL: origin });

        test("a car is bought on credit with the pre-qualified terms", async ({ page }) => {
          const shot = (name: string): Promise<void> => look(page, `${label}-buy-${name}`);
          await preQualified(page, at("/pre-qualify"), "Rivers");
          await expect(h1(page)).toBeVisible();
          await shot("01-result");
          const email = await newBuyerAt(page);
          const headers = await signIn(page, email, { origin });
          await openAlive(
            page,
            at("/search?availability=Available&sort=payment-asc&priceMin=15000&priceMax=40000"),
          );
          const { car, shown } = await chooseCar(page, () => shot("02-list"));
          await openAlive(page, `${origin}${car}`);
          const output = page.locator("[data-calculator] output").first();
          await expect(output).toContainText(/(?:Your payment with|Su pago con)/);
          const exact = dollarsIn((await output.textContent()) ?? "");
          expect(Math.round(exact)).toBe(shown);
          await shot("03-car");
          await page
            .getByRole("link", { name: /^(?:Buy this car|Comprar este auto)/ })
            .first()
            .click();
          await expect(page).toHaveURL(/\/payment-options/);
          const orderNumber = /FC\w{14}/.exec(page.url())?.[0] ?? "";
          await main(page)
            .getByRole("radio", { name: /^(?:Finance with us|Financiar con nosotros)/ })
            .click();
          await expect(main(page)).toContainText(
            String(exact.toLocaleString("en-US", { minimumFractionDigits: 2 })),
          );
          await shot("04-payment-options");
          await fillIn(page, { orderNumber, headers }, email);
          await openAlive(page, at(`/checkout/${orderNumber}/overview`));
          await shot("05-overview");
          await main(page).getByRole("checkbox").last().check();
          await main(page)
            .getByRole("button", { name: /^(?:Submit Application|Enviar)/ })
            .click();
          await expect(page).toHaveURL(/\/(?:received|decision)/);
          await advance(page, 60);
          await page.goto(at(`/checkout/${orderNumber}/decision`));
          const choose = main(page).locator("a[href*='decision/accept']").filter({ visible: true }).first();
          await expect(choose).toBeVisible({ timeout: 60_000 });
          await shot("06-offers");
          await page.goto(at(`/pre-qualify/payment/${orderNumber}`));
          await expect(h1(page)).toBeVisible();
          const ofOffer = await changesOn(page);
          expect(ofOffer.lines).toBe(ofOffer.total);
          await shot("07-explained-offer");
          await page.goto(at(`/checkout/${orderNumber}/decision`));
          await choose.click();
          await expect(page).toHaveURL(/decision\/accept/);
          await shot("08-accept");
          await main(page)
            .getByRole("button", { name: /^(?:Accept this offer|Aceptar esta oferta)/ })
            .click();
          await expect(page).toHaveURL(/submitted/);
          await shot("09-reserved");
          const call = callerOf(page);
          const read = await call(`/api/commerce/orders/${orderNumber}`, { headers });
          const { order } = (await read.json()) as { order: { deal: { dealId: string } } };
          for (const event of ["insurance.verified", "id.completed"]) await play(page, orderNumber, event);
          await signOrder(call, {
            headers,
            order: { orderNumber, dealId: order.deal.dealId, vehicleId: "" },
          });
          await page.goto(at(`/deals/${orderNumber}`));
          await expect(
            main(page)
              .getByText(/You were shown|Se le mostraron/)
              .first(),
          ).toBeVisible();
          await shot("10-order");
          await page.goto(at(`/pre-qualify/payment/${orderNumber}`));
          await expect(h1(page)).toBeVisible();
          const ofContract = await changesOn(page);
          expect(ofContract.lines).toBe(ofContract.total);
          await shot("11-explained-contract");
          await payDue(page, `${origin}/progress/${orderNumber}/payment`);
          await play(page, orderNumber, "payment.captured");
          for (const event of ["contract.countersigned", "documents.accepted", "lender.contract-submitted"])
            await play(page, orderNumber, event);
          for (const event of ["lender.contract-booked", "order.delivered"])
            await play(page, orderNumber, event);
          await page.goto(at(`/fulfillment/${orderNumber}`));
          await expect(page.locator("[data-step-title]")).toHaveText(/^(?:Yours since|Suyo desde)/);
          await shot("12-delivered");
        });
      });
    }
