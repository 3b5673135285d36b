import { expect } from "@playwright/test";
import { look } from "../e2e/tracker-steps.ts";
import {
  addPlan,
  amountsIn,
  ask,
  card,
  carsOf,
  deliver,
  dollars,
  draftOf,
  main,
  newWalker,
  originOf,
  papersOf,
  paperText,
  readOrder,
  signPapers,
  STORES,
  takeOffer,
  type Walker,
  WIDTHS,
} from "./protection-steps.ts";
import { test } from "../e2e/visitor.ts";

const USED = "condition=used&fuel=gasoline&priceMin=15000&priceMax=30000&sort=price-asc";

interface Protection {
  readonly answeredAt: string | null;
  readonly chosen: readonly string[];
  readonly declined: readonly unknown[];
  readonly products: readonly {
    readonly plans: readonly { readonly id: string; readonly priceCents: number }[];
  }[];
}
interface Plans {
  readonly plans: readonly {
    readonly contractId: string;
    readonly label: string;
    readonly priceCents: number;
    readonly contractNumber: string | null;
    readonly cancellation: { readonly refundCents: number; readonly feeCents: number } | null;
  }[];
}

const protectionOf = (walker: Walker, orderNumber: string): Promise<Protection> =>
  ask<Protection>(walker, `/api/commerce/orders/${orderNumber}/protection`);

/** Adds a service contract and GAP on the page. @returns their prices in cents */
async function chooseBoth(walker: Walker, orderNumber: string): Promise<readonly number[]> {
  const { page, name } = walker;
  await page.goto(`/checkout/${orderNumber}/coverage`);
  await expect(main(page).locator("[data-payment=without]")).toBeVisible();
  await look(page, `${name}-coverage`);
  await addPlan(page, "vsc", /months/u);
  await addPlan(page, "gap", /loan/u);
  await look(page, `${name}-coverage-chosen`);
  await page.goto(`/checkout/${orderNumber}/overview`);
  await expect(main(page).getByRole("region", { name: "What you pay" })).toContainText("GAP");
  await look(page, `${name}-overview`);
  const { products, chosen } = await protectionOf(walker, orderNumber);
  const plans = products.flatMap((product) => product.plans);
  return chosen.map((id) => plans.find((plan) => plan.id === id)?.priceCents ?? 0);
}

/** Cancels the service contract on the page a while later. @returns the cents that come back */
async function cancelService(walker: Walker, orderNumber: string): Promise<number> {
  const { page, name } = walker;
  await page.goto(`/deals/${orderNumber}`);
  const own = page.getByRole("region", { name: "Your protection plans" });
  await expect(async () => {
    await page.reload();
    await expect(own.getByText(/In force · Contract /u)).toHaveCount(2, { timeout: 3_000 });
  }).toPass();
  await look(page, `${name}-order`);
  await own.getByRole("link", { name: /^Cancel this plan.*Service/u }).click();
  const miles = page.getByLabel("Miles on the odometer today");
  await expect(main(page)).toContainText(/showed [\d,]+ miles/u);
  const [, sold = "0"] = /showed ([\d,]+) miles/u.exec(await main(page).innerText()) ?? [];
  await miles.fill(String(Number(sold.replaceAll(",", "")) + 900));
  await page.getByRole("button", { name: "Show my refund" }).click();
  await expect(page.getByText("You get back")).toBeVisible();
  await look(page, `${name}-cancel-quote`);
  const shown = amountsIn(await main(page).innerText());
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByText(/^Confirmation CXL-/u)).toBeVisible();
  await look(page, `${name}-canceled`);
  const { plans } = await ask<Plans>(walker, `/api/protection-contracts/${orderNumber}`);
  const ended = plans.find(({ cancellation }) => cancellation !== null);
  const refund = ended?.cancellation?.refundCents ?? 0;
  expect(shown).toContain(dollars(refund));
  const path = `/api/protection-contracts/${orderNumber}/${ended?.contractId}/cancellation`;
  const form = await paperText(walker, path, "cancellation");
  expect(form).toContain(dollars(refund));
  expect(form).toContain(ended?.contractNumber ?? "no number");
  await page.goto(`/deals/${orderNumber}`);
  await expect(own).toContainText(dollars(refund));
  await look(page, `${name}-order-after`);
  return refund;
}

for (const store of STORES)
  for (const width of WIDTHS)
    test.describe(`At ${store}, ${width} wide`, () => {
      test.use({ viewport: { width, height: 900 }, baseURL: originOf(store) });
      test.setTimeout(400_000);

      test("A financed car with a service contract and GAP, canceled later with its refund", async ({
        page,
      }) => {
        const walker = await newWalker(page, store, "financed");
        const orderNumber = await draftOf(walker, await carsOf(walker, USED), {
          dealType: "Finance",
          choices: { downPaymentCents: 200_000, termMonths: 60 },
        });
        const prices = await chooseBoth(walker, orderNumber);
        expect(prices).toHaveLength(2);
        await takeOffer(walker, orderNumber);
        await signPapers(walker, orderNumber);
        const papers = await papersOf(walker, orderNumber);
        const forms = Object.keys(papers).filter((kind) => kind.startsWith("protection-plan"));
        expect(forms).toHaveLength(2);
        for (const price of prices) {
          expect(papers["contract"] ?? Object.values(papers).join(" ")).toContain(dollars(price));
          expect(forms.map((kind) => papers[kind]).join(" ")).toContain(dollars(price));
        }
        await deliver(walker, orderNumber);
        const refund = await cancelService(walker, orderNumber);
        expect(Math.max(...prices)).toBe(refund);
      });

      // The other store sells used cars only: nobody leases them, and no maker supports their rates.
      if (store === "localhost")
        test("A lease with allowed products only", async ({ page }) => {
          const walker = await newWalker(page, store, "lease");
          const cars = await carsOf(walker, "condition=new&fuel=gasoline&sort=price-asc");
          const orderNumber = await draftOf(walker, cars, {
            dealType: "Lease",
            choices: { termMonths: 36, downPaymentCents: 350_000 },
          });
          await page.goto(`/checkout/${orderNumber}/coverage`);
          await expect(card(page, "oil")).toBeVisible();
          await expect(main(page).locator("[data-product]")).toHaveCount(1);
          await look(page, `${walker.name}-coverage`);
          await addPlan(page, "oil", /./u);
          const { products, chosen } = await protectionOf(walker, orderNumber);
          const plan = products.flatMap((product) => product.plans).find(({ id }) => chosen.includes(id));
          await takeOffer(walker, orderNumber);
          await signPapers(walker, orderNumber);
          const papers = await papersOf(walker, orderNumber);
          const forms = Object.entries(papers).filter(([kind]) => kind.startsWith("protection-plan"));
          expect(forms).toHaveLength(1);
          expect(forms[0]?.[1]).toContain(dollars(plan?.priceCents ?? -1));
          await page.goto(`/deals/${orderNumber}`);
          await expect(page.getByRole("region", { name: "Your protection plans" })).toContainText(
            dollars(plan?.priceCents ?? -1),
          );
          await look(page, `${walker.name}-order`);
        });

      test("A cash car with none shows what was offered", async ({ page }) => {
        const walker = await newWalker(page, store, "cash");
        const orderNumber = await draftOf(walker, await carsOf(walker, USED), { dealType: "Cash" });
        await page.goto(`/checkout/${orderNumber}/coverage`);
        await expect(main(page).locator("[data-payment=without]")).toBeVisible();
        await look(page, `${walker.name}-coverage`);
        await main(page).getByRole("button", { name: "Continue without coverage" }).click();
        await expect(page).toHaveURL(/\/details$/u);
        const { declined, chosen } = await protectionOf(walker, orderNumber);
        expect(chosen).toEqual([]);
        const path = `/api/commerce/orders/${orderNumber}/submit`;
        await ask(walker, path, { method: "POST", body: { acceptedTerms: true } });
        await page.goto(`/deals/${orderNumber}`);
        const own = page.getByRole("region", { name: "Your protection plans" });
        await expect(own).toContainText("You have no protection plan.");
        await expect(own).toContainText("Offered and declined on");
        await expect(own.getByRole("listitem")).toHaveCount(declined.length);
        await look(page, `${walker.name}-order-declined`);
        await signPapers(walker, orderNumber);
        const papers = await papersOf(walker, orderNumber);
        expect(Object.keys(papers).filter((kind) => kind.startsWith("protection-plan"))).toEqual([]);
        await page.goto(`/deals/${orderNumber}`);
        await look(page, `${walker.name}-order-signed`);
      });

      if (store === "localhost")
        test("A special rate against cash", async ({ page }) => {
          const walker = await newWalker(page, store, "rate");
          const all = await carsOf(walker, "condition=new&make=honda&model=cr-v&sort=price-asc");
          const orderNumber = await draftOf(walker, all, {
            dealType: "Finance",
            choices: { downPaymentCents: 300_000, termMonths: 60 },
          });
          await page.goto(`/checkout/${orderNumber}/payment-options`);
          const panel = page.getByRole("region", { name: "Incentives", exact: true });
          await expect(panel.getByText(/costs you \$[\d,.]+ less/u)).toBeVisible();
          await look(page, `${walker.name}-ways`);
          await panel.getByLabel("Cash off the price").check();
          await expect(panel.getByRole("listitem").filter({ hasText: "−$1,500.00" })).toBeVisible();
          await look(page, `${walker.name}-cash`);
          await takeOffer(walker, orderNumber);
          await signPapers(walker, orderNumber);
          const papers = await papersOf(walker, orderNumber);
          expect(Object.values(papers).join(" ")).toContain("$1,500.00");
          await page.goto(`/deals/${orderNumber}`);
          await look(page, `${walker.name}-order`);
        });

      test("A promo code stands in the cart, the overview, the order and its papers", async ({ page }) => {
        const walker = await newWalker(page, store, "promo");
        const orderNumber = await draftOf(walker, await carsOf(walker, USED), { dealType: "Cash" });
        await page.goto("/cart");
        const car = page
          .getByRole("listitem")
          .filter({ has: page.getByText("Do you have a promo code?") })
          .first();
        await car.getByText("Do you have a promo code?").click();
        await car.getByLabel("Promo code").fill("welcome250");
        await car.getByRole("button", { name: "Apply" }).click();
        await expect(page.getByText(/\(sample\): \$250\.00 off/u)).toBeVisible();
        await look(page, `${walker.name}-cart`);
        await page.goto(`/checkout/${orderNumber}/overview`);
        await expect(main(page)).toContainText("$250.00");
        await look(page, `${walker.name}-overview`);
        const { order } = await readOrder(walker, orderNumber);
        const { termsDigest } = order.receipt;
        const path = `/api/commerce/orders/${orderNumber}/submit`;
        await ask(walker, path, { method: "POST", body: { acceptedTerms: true, termsDigest } });
        await page.goto(`/deals/${orderNumber}`);
        await expect(main(page)).toContainText("$250.00");
        await look(page, `${walker.name}-order`);
        await signPapers(walker, orderNumber);
        const papers = await papersOf(walker, orderNumber);
        expect(Object.values(papers).join(" ")).toContain("$250.00");
      });
    });
