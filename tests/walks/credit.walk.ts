import { expect } from "@playwright/test";
import { AVERY, ROSA } from "../e2e/credit-steps.ts";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { acceptFirst, readDecline } from "./credit-answers.ts";
import { expectFigures, mailsTo, readPaper, type Shown } from "./credit-figures.ts";
import {
  apply,
  bringLender,
  compare,
  look,
  shop,
  type Store,
  submitOwnLender,
  throughSteps,
  toDelivered,
  toOrderDetails,
  toSigned,
  type Walk,
} from "./credit-story.ts";
import { newShopper, nextCar } from "./own-shopper.ts";
import { test } from "../e2e/visitor.ts";

test.describe.configure({ timeout: 600_000 });

const STORES: readonly Store[] = [
  {
    name: "sunlane",
    origin: `http://localhost:${port}`,
    home: { street: "12 Main Street", city: "Austin", state: "TX", zip: "78701", county: "Travis" },
  },
  {
    name: "harbor",
    origin: `http://harbor.localhost:${port}`,
    home: { street: "48 Peachtree Street", city: "Atlanta", state: "GA", zip: "30309", county: "Fulton" },
  },
];

const USED = "availability=Available&condition=used&sort=price-asc&priceMin=18000&priceMax=30000";
/** Dear enough for a lender to ask Avery, with less income, for more cash. */
const DEAR = USED.replace("priceMin=18000", "priceMin=24000");
const LESS_INCOME = "46,000";
const LEASED = "availability=Available&sort=year-desc";

/** The order's own page, the mails and the signed papers name what was accepted. */
async function readAgain(
  walk: Walk,
  order: { orderNumber: string; headers: Record<string, string>; email: string; shown: Shown; paper: string },
): Promise<void> {
  const { page, store, name } = walk;
  await page.goto(`${store.origin}/deals/${order.orderNumber}`);
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await expectFigures(page, order.shown);
  await look(page, `${name}-16-order`);
  const mails = await mailsTo(page, order.email);
  for (const amount of Object.values(order.shown)) expect(mails).toContain(amount);
  const session = await callerOf(page)(`/api/contracting/signing/${order.orderNumber}/session`, order);
  const { documents } = (await session.json()) as { documents: { kind: string; name: string }[] };
  const kinds = documents.map(({ kind }) => kind);
  expect(kinds).toContain(order.paper);
  for (const { kind } of documents) {
    const path = `/api/contracting/signing/${order.orderNumber}/files/${kind}`;
    const pages = await readPaper(page, { path, headers: order.headers, name: `${name}-${kind}` });
    const text = pages.join(" ");
    expect(text).not.toContain("..");
    if (kind === order.paper)
      for (const amount of [order.shown.monthly, order.shown.due]) expect(text).toContain(amount);
    // Regulation M: a lease has a rent charge and no annual percentage rate.
    if (kind === "lease-agreement") expect(text).not.toMatch(/\bAPR\b/u);
  }
}

for (const store of STORES)
  for (const width of [375, 1440])
    test.describe(`At ${store.name}, ${width} wide`, () => {
      test.use({
        viewport: { width, height: width < 768 ? 800 : 900 },
        baseURL: store.origin,
        actionTimeout: 60_000,
      });
      const walkOf = (page: Walk["page"], name: string): Walk => ({
        page,
        store,
        name: `${store.name}-${name}`,
      });

      test("two people finance a car together, from the landing page to the delivered car", async ({
        page,
      }) => {
        const walk = walkOf(page, "finance");
        const { email, headers } = await newShopper(page, store.origin);
        const wish = {
          vehicleKey: await nextCar(page, USED),
          pay: "finance",
          down: "4000",
          term: "60",
        } as const;
        const exact = await shop(walk, wish);
        await compare(walk, wish, exact);
        const orderNumber = await toOrderDetails(walk, wish, exact);
        await throughSteps(walk);
        await apply(walk, { ...AVERY, email }, ROSA);
        const shown = await acceptFirst(walk);
        const order = { orderNumber, signers: ["Avery Buyer", "Rosa Ortiz"] };
        await toSigned(walk, order);
        await readAgain(walk, { orderNumber, headers, email, shown, paper: "retail-installment-contract" });
        await toDelivered(walk, order);
      });

      // The other store has used cars only, which nobody leases: no page there offers one (brands.spec.ts).
      if (store.name === "sunlane")
        test("a car is leased, and no paper names a rate", async ({ page }) => {
          const walk = walkOf(page, "lease");
          const { email, headers } = await newShopper(page, store.origin);
          const wish = {
            vehicleKey: await nextCar(page, LEASED),
            pay: "lease",
            term: "36",
          } as const;
          const exact = await shop(walk, wish);
          const orderNumber = await toOrderDetails(walk, wish, exact);
          await throughSteps(walk);
          await apply(walk, { ...AVERY, email });
          const shown = await acceptFirst(walk);
          const order = { orderNumber, signers: ["Avery Buyer"] };
          await toSigned(walk, order);
          await readAgain(walk, { orderNumber, headers, email, shown, paper: "lease-agreement" });
          await toDelivered(walk, order);
        });

      test("a credit union pays for a car", async ({ page }) => {
        const walk = walkOf(page, "own-lender");
        const { email, headers } = await newShopper(page, store.origin);
        const wish = { vehicleKey: await nextCar(page, USED), pay: "cash" } as const;
        await shop(walk, wish);
        const orderNumber = await toOrderDetails(walk, wish);
        await bringLender(walk);
        await throughSteps(walk);
        const shown = await submitOwnLender(walk, { ...AVERY, email });
        const order = { orderNumber, signers: ["Avery Buyer"], isOwnLender: true };
        await toSigned(walk, order);
        await readAgain(walk, { orderNumber, headers, email, shown, paper: "purchase-agreement" });
        await toDelivered(walk, order);
      });

      test("every lender says no, and the letter gives the reasons on the page", async ({ page }) => {
        const walk = walkOf(page, "declined");
        const { email, headers } = await newShopper(page, store.origin);
        const wish = {
          vehicleKey: await nextCar(page, USED),
          pay: "finance",
          term: "60",
        } as const;
        const orderNumber = await toOrderDetails(walk, wish, await shop(walk, wish));
        await throughSteps(walk);
        await apply(walk, { ...AVERY, email, ssn: "123456510" });
        await readDecline(walk, { orderNumber, headers, email });
      });

      test("a counter-offer becomes the order", async ({ page }) => {
        const walk = walkOf(page, "counter");
        const { email, headers } = await newShopper(page, store.origin);
        const vehicleKey = await nextCar(page, DEAR);
        const wish = { vehicleKey, pay: "finance", down: "0", term: "72" } as const;
        const orderNumber = await toOrderDetails(walk, wish, await shop(walk, wish));
        await throughSteps(walk);
        // Without the lender for weak credit of the other store.
        const income = store.name === "harbor" ? LESS_INCOME : AVERY.income;
        await apply(walk, { ...AVERY, email, income });
        const shown = await acceptFirst(walk, "Counteroffer");
        const order = { orderNumber, signers: ["Avery Buyer"] };
        await toSigned(walk, order);
        await readAgain(walk, { orderNumber, headers, email, shown, paper: "retail-installment-contract" });
        await toDelivered(walk, order);
      });
    });
