import { expect, type Page } from "@playwright/test";
import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { openAlive, signIn } from "../e2e/journey.ts";
import { port } from "../e2e/own-server.ts";
import { look } from "../e2e/tracker-steps.ts";
import { answerAll, decide, main, nameCar, title } from "../e2e/trade-in-steps.ts";
import { missingIn, type ShownFigure, tradeFigures } from "./trade-in/figures-on-screen.ts";
import {
  type Buying,
  papersOf,
  payAndBook,
  readOrder,
  sendDocuments,
  startPurchase,
  submitPurchase,
} from "./trade-in/purchase-calls.ts";
import { joinStore, post, say } from "./trade-in/store-calls.ts";
import { test } from "../e2e/visitor.ts";

/** A car that nobody has prices for: an appraiser says each amount. */
const CAR = { year: "2003", make: "Yugo", model: "Koral" };
const OFFER_CENTS = 900_000;

interface Case {
  readonly name: string;
  readonly way: Buying["way"];
  readonly ownership: "OWNED" | "FINANCED" | "LEASED";
  readonly owed?: string | undefined;
  /** The lender is asked with it; its end says the balance. */
  readonly account?: string;
  readonly word?: "denied" | "later";
  /** The inspection finds what was told, or this. */
  readonly found?: Readonly<Record<string, string>>;
  /** Papers that the traded car needs. */
  readonly papers: readonly string[];
}

const EACH = ["trade-in-agreement", "trade-in-odometer-statement"];
const CASES: readonly Case[] = [
  { name: "paid-off", way: "Cash", ownership: "OWNED", papers: EACH, found: { glass: "crack", keys: "one" } },
  {
    name: "loan-below",
    way: "Finance",
    ownership: "FINANCED",
    owed: "4,000",
    account: "77-0320",
    papers: [...EACH, "payoff-authorization"],
  },
  {
    name: "loan-above",
    way: "Finance",
    ownership: "FINANCED",
    owed: "12,000",
    account: "77-1210",
    papers: [...EACH, "payoff-authorization"],
  },
  {
    name: "leased",
    way: "Cash",
    ownership: "LEASED",
    account: "77-0400",
    papers: ["trade-in-agreement", "lease-buyout-statement"],
  },
  { name: "denied", way: "Cash", ownership: "OWNED", word: "denied", papers: [] },
  { name: "needs-review", way: "Cash", ownership: "OWNED", word: "later", papers: EACH },
];

let serial = 200_000 + (Date.now() % 700_000);

/** Another 2003 each time: a physical car is traded in once. */
function nextVin(): string {
  serial += 1;
  const vin = `1HGCM82603A${serial}`;
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
}

/** What the lender is asked with, on the page of the offer. */
async function askLender(page: Page, account: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: /^Get my exact payoff/u })
    .click();
  await main(page)
    .getByLabel(/^(Lender|Leasing company)$/u)
    .fill("Ally Bank");
  await main(page).getByLabel("Account number").fill(account);
  await main(page).getByLabel("Last name on the account").fill("Buyer");
  await main(page).getByLabel("Last 4 digits of the Social Security number").fill("6789");
  await main(page)
    .getByRole("checkbox", { name: /I authorize .* to request my payoff/u })
    .check();
  await main(page)
    .getByRole("button", { name: /^Ask my/u })
    .click();
  await expect(main(page).getByText("What Ally Bank says")).toBeVisible();
}

/** From the first page to the retailer's word, without an account. */
async function describeCar(
  page: Page,
  one: Case,
  { origin, shot }: { origin: string; shot: string },
): Promise<void> {
  await openAlive(page, `${origin}/trade-in`);
  await nameCar(page, CAR);
  const review: Record<string, string> = one.word === "denied" ? { title: "flood" } : {};
  await answerAll(page, { ...review, ownership: one.ownership, ...(one.owed && { owed: one.owed }) });
  await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();
  await look(page, `${shot}-1-review`);
  if (one.word === "later") return decide(page, { decision: "FURTHER_REVIEW" });
  await decide(
    page,
    one.word === "denied" ? { decision: "DENIED" } : { decision: "AVAILABLE", amountCents: OFFER_CENTS },
  );
  await page.reload();
  await expect(title(page, /Your offer|isn't eligible/u)).toBeVisible();
  if (one.account !== undefined) await askLender(page, one.account);
  await look(page, `${shot}-2-offer`);
}

/** The step of checkout with the title, VIN and plate that papers need. */
async function useInCheckout(page: Page, one: Case, at: Walked): Promise<readonly ShownFigure[]> {
  await page.goto(`/checkout/${at.orderNumber}/trade-in`);
  if (one.word === "later") {
    await expect(main(page).getByText(/under review/u)).toBeVisible();
    await look(page, `${at.shot}-3-waits`);
    const word = { decision: "AVAILABLE", amountCents: OFFER_CENTS, boostCents: 25_000 };
    await post(page, `/sandbox/api/trade-ins/${at.tradeInId}/decision`, { body: word });
    await page.reload();
  }
  if (one.word === "denied") {
    await expect(main(page).getByRole("button", { name: "Continue without a trade-in" })).toBeVisible();
    await look(page, `${at.shot}-3-checkout`);
    return [];
  }
  await main(page).getByRole("button", { name: "Use my trade-in" }).click();
  await expect(main(page).getByText(/^(Taken off your deal|Added to your deal)$/u)).toBeVisible();
  const form = main(page).locator("form").filter({ hasText: "For the papers of your trade-in" });
  await form.getByLabel("VIN of your car").fill(nextVin());
  await form.getByLabel("License plate").fill(`WK${serial % 100_000}`);
  await form
    .getByLabel(/Which state issued the title|In which state is your car registered/u)
    .selectOption("TX");
  const names = form.getByLabel("Whose name is on the title?");
  if (one.ownership === "LEASED") await expect(names).toHaveCount(0);
  else await names.selectOption("one");
  await form.getByRole("button", { name: "Save for my papers" }).click();
  await expect(form.getByText("Saved for your papers.")).toBeVisible();
  await look(page, `${at.shot}-3-checkout`);
  return tradeFigures(page);
}

interface Walked {
  readonly orderNumber: string;
  readonly tradeInId: string;
  readonly shot: string;
}

/** A screen of the order, looked at; its figures about the trade-in. */
async function figuresAt(page: Page, address: string, shot: string): Promise<readonly ShownFigure[]> {
  await page.goto(address);
  await expect(main(page).getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForTimeout(1_000);
  await main(page)
    .locator("details")
    .evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
  await look(page, shot);
  return tradeFigures(page);
}

/** The traded car as it was told, or different; then it is the store's, and the new car the buyer's. */
async function handOver(page: Page, one: Case, { orderNumber, shot }: Walked): Promise<void> {
  const step = `/progress/${orderNumber}/trade-in`;
  if (one.word !== "denied") {
    await say(page, orderNumber, {
      event: "trade-in.inspected",
      odometerMiles: 41_010,
      ...(one.found && { differentAnswers: one.found }),
    });
    await page.goto(step);
    if (one.found !== undefined) {
      await expect(title(page, "Your trade-in is different from what you described")).toBeVisible();
      await look(page, `${shot}-8-different`);
      await main(page)
        .getByRole("button", { name: /^Accept \$/u })
        .click();
      await expect(title(page, /^We take your/u)).toBeVisible();
    }
    await look(page, `${shot}-8-inspected`);
    await say(page, orderNumber, "trade-in.received");
  }
}

/** The lender of a traded car is paid and lets the title go. */
async function payOff(page: Page, one: Case, { orderNumber, shot }: Walked): Promise<void> {
  if (one.account === undefined) return;
  await say(page, orderNumber, "trade-in.paid-off");
  await say(page, orderNumber, "trade-in.lien-released");
  await page.goto(`/progress/${orderNumber}/trade-in`);
  await expect(main(page).getByText(/released the title on/u)).toBeVisible();
  await look(page, `${shot}-9-released`);
}

async function keepByAccount(page: Page, origin: string): Promise<Buying> {
  const email = await joinStore(page);
  const headers = await signIn(page, email, { origin });
  await page.goto("/trade-in/offer");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fc.trade-in"))).toBe("kept");
  return { page, headers, email, way: "Cash" };
}

/** From the submitted order to its papers; each figure that a screen showed is in them, and each paper is there. */
async function readPapers(
  buying: Buying,
  one: Case,
  walked: Walked & { readonly shown: readonly ShownFigure[] },
) {
  const { page } = buying;
  const { orderNumber, shot } = walked;
  const order = await readOrder(buying, orderNumber);
  for (const event of ["insurance.verified", "id.completed"]) await say(page, orderNumber, event);
  const shown = [
    ...walked.shown,
    ...(await figuresAt(page, `/progress/${orderNumber}/doc-upload`, `${shot}-5-documents`)),
  ];
  await sendDocuments(buying, order);
  const { papers, sign } = await papersOf(buying, order);
  const text = Object.values(papers).join(" ");
  expect(Object.keys(papers)).toEqual(expect.arrayContaining([...one.papers]));
  await test
    .info()
    .attach("papers", { body: JSON.stringify({ shown, papers }, null, 1), contentType: "application/json" });
  await page.goto(`/progress/${orderNumber}/signing`);
  await look(page, `${shot}-6-papers`);
  await sign();
  await say(page, orderNumber, "contract.countersigned");
  if (one.papers.length === 0) {
    expect(Object.keys(papers).filter((name) => name.startsWith("trade-in"))).toEqual([]);
    return;
  }
  const terms = await figuresAt(page, `/progress/${orderNumber}/trade-in`, `${shot}-7-bring`);
  expect(missingIn(text, [...shown, ...terms])).toEqual([]);
}

/** A purchase from the first words about the old car to the keys of the new one. */
async function walk(
  page: Page,
  one: Case,
  { origin, shot }: { origin: string; shot: string },
): Promise<void> {
  await describeCar(page, one, { origin, shot });
  const tradeInId = await page.evaluate(() => localStorage.getItem("fc.trade-in")?.split(".")[0] ?? "");
  const buying = { ...(await keepByAccount(page, origin)), way: one.way };
  const orderNumber = await startPurchase(buying);
  const walked = { orderNumber, tradeInId, shot };
  const used = await useInCheckout(page, one, walked);
  const overview =
    one.way === "Cash"
      ? await figuresAt(page, `/checkout/${orderNumber}/overview`, `${shot}-4-overview`)
      : [];
  await submitPurchase(buying, orderNumber);
  const ordered = await figuresAt(page, `/deals/${orderNumber}`, `${shot}-4-order`);
  await readPapers(buying, one, { ...walked, shown: [...used, ...overview, ...ordered] });
  if (one.way === "Finance")
    for (const event of ["lender.contract-submitted", "lender.contract-booked"])
      await say(page, orderNumber, event);
  await handOver(page, one, walked);
  await payAndBook(buying, orderNumber);
  await say(page, orderNumber, "order.delivered");
  expect((await readOrder(buying, orderNumber)).orderStatus).toBe("DELIVERED");
  await payOff(page, one, walked);
  await figuresAt(page, `/deals/${orderNumber}`, `${shot}-9-delivered`);
}

for (const store of ["localhost", "harbor.localhost"])
  for (const width of [375, 1440])
    test.describe(`At ${store}, ${width} wide`, () => {
      const origin = `http://${store}:${port}`;
      test.use({ viewport: { width, height: 900 }, baseURL: origin, actionTimeout: 60_000 });
      for (const one of CASES)
        test(`A traded car that is ${one.name} goes from its first words to the keys of the new one`, async ({
          page,
        }) => {
          test.setTimeout(300_000);
          await walk(page, one, { origin, shot: `${store.split(".")[0]}-${one.name}` });
        });
    });
