import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { BEST } from "#tests/support/sell-car.ts";
import { openBareDocument } from "./journey.ts";
import { callerOf } from "./page-caller.ts";

export interface NamedCar {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly bodyStyle?: string;
}

interface Facets {
  readonly facets: Readonly<Record<"make" | "model" | "year", readonly { label: string; count: number }[]>>;
}

/** A model of which the retailer has many used cars, so that it can say a value by itself. */
export async function knownCar(request: APIRequestContext): Promise<NamedCar> {
  const ask = async (question: string): Promise<Facets["facets"]> => {
    const answer = await request.get(`/public/inventory/facets?condition=used${question}`);
    return ((await answer.json()) as Facets).facets;
  };
  const most = (values: readonly { label: string; count: number }[]) =>
    values.toSorted((a, b) => b.count - a.count)[0]?.label ?? "";
  const makes = await ask("");
  const models = await Promise.all(
    makes.make.map(async ({ label: make }) =>
      (await ask(`&make=${encodeURIComponent(make.toLowerCase())}`)).model.map(({ label, count }) => ({
        label: `${make}|${label}`,
        count,
      })),
    ),
  );
  const [make = "", model = ""] = most(models.flat()).split("|");
  const own = await ask(
    `&make=${encodeURIComponent(make.toLowerCase())}&model=${encodeURIComponent(model.toLowerCase())}`,
  );
  return { year: most(own.year), make, model };
}

export const main = (page: Page): Locator => page.getByRole("main");
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });

/** Names the car by hand; the questions follow. */
export async function nameCar(page: Page, { year, make, model }: NamedCar): Promise<void> {
  await main(page).getByRole("button", { name: "Enter year, make and model" }).click();
  await main(page).getByLabel("Year").selectOption(year);
  await main(page).getByLabel("Make").fill(make);
  await main(page).getByLabel("Model").fill(model);
  await main(page).getByRole("button", { name: "Get my offer" }).click();
  await expect(page).toHaveURL(/\/trade-in\/questions/);
}

interface SaidOfCar {
  readonly answers?: Readonly<Record<string, string>>;
  readonly miles?: number;
  readonly owedCents?: number;
}

/** The best answers but for these. */
const said = ({ answers = {}, miles = 41_000, owedCents }: SaidOfCar): object => ({
  miles,
  zipCode: "78701",
  ...(owedCents === undefined ? { ownership: "OWNED" } : { ownership: "FINANCED", owedCents }),
  answers: { ...BEST, ...answers },
});

/** Calls about the trade-in of this browser. */
const callsOf =
  (page: Page) =>
  async (address: string, body: object | undefined, { method = "POST", headers = {} } = {}) => {
    const answer = await callerOf(page)(`/public/trade-in${address}`, {
      method,
      headers,
      ...(body && { body }),
    });
    const text = await answer.text();
    expect(answer.ok, `${address}: ${text}`).toBe(true);
    return JSON.parse(text) as { readonly capability: string; readonly version: number };
  };

/**
 * A car that this browser holds an offer for, or that waits for one, without its questions, which have tests of their
 * own. Open a page next.
 * @returns what this browser holds
 */
export async function holdOffer(
  page: Page,
  { year, make, model, bodyStyle }: NamedCar,
  answered: SaidOfCar = {},
): Promise<string> {
  await openBareDocument(page);
  const send = callsOf(page);
  const { capability } = await send("", { startedFrom: "page" });
  const headers = { "trade-in": capability };
  const car = { year: Number(year), make, model, trim: null, bodyStyle: bodyStyle ?? null };
  await send("/current", { version: 1, car, ...said(answered) }, { method: "PATCH", headers });
  await send("/current/offer", {}, { headers });
  await page.evaluate((value) => localStorage.setItem("fc.trade-in", value), capability);
  return capability;
}

/** Answers the questions about the car that this page named, which have tests of their own, and opens the offer. */
export async function skipQuestions(
  page: Page,
  answered: SaidOfCar = {},
  path = "/trade-in/offer",
): Promise<void> {
  const headers = { "trade-in": await page.evaluate(() => localStorage.getItem("fc.trade-in") ?? "") };
  const send = callsOf(page);
  const { version } = await send("/current", undefined, { method: "GET", headers });
  await send("/current", { version, ...said(answered) }, { method: "PATCH", headers });
  await send("/current/offer", {}, { headers });
  await page.goto(new URL(path, page.url()).href);
}

/** Best answers but for what `answers` names by its question; the offer follows. */
export async function answerAll(page: Page, answers: Readonly<Record<string, string>> = {}): Promise<void> {
  const best = await page.evaluate(async () => {
    const answer = await fetch("/public/trade-in/questions");
    const { questions } = (await answer.json()) as {
      questions: { id: string; answers: { id: string }[] }[];
    };
    return Object.fromEntries(questions.map(({ id, answers: all }) => [id, all[0]?.id ?? ""]));
  });
  const given: Record<string, string> = { ownership: "OWNED", owed: "8,500", ...best, ...answers };
  while (!isAtOffer(page)) {
    // The first question names itself in the address a moment later.
    await expect(page).toHaveURL(/[?&]q=/u);
    const before = page.url();
    // A page that is drawn again under a click is answered again.
    await expect(async () => {
      if (page.url() !== before) return;
      await answerPage(page, given);
      await expect(page).not.toHaveURL(before, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  }
}

const isAtOffer = (page: Page): boolean => /\/trade-in\/offer/u.test(page.url());

/** What one page asks; each click is given up on soon, so that nobody waits for a question that is gone. */
async function answerPage(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  const soon = { timeout: 5_000 };
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const asked = page.url();
  const goOn = main(page).getByRole("button", { name: /^(Continue|Continuar)$/u });
  await expect(goOn).toBeVisible(soon);
  const miles = main(page).getByRole("textbox", { name: /^(Mileage|Millaje)/u });
  const asksMiles = await miles.isVisible();
  if (asksMiles) {
    await miles.fill("41,000", soon);
    const zip = main(page).getByLabel(/^(Zip code|Código postal)/u);
    await zip.fill("78701", soon);
  }
  const shown = main(page).locator("fieldset[id]:visible");
  for (const id of await shown.evaluateAll((all) => all.map((one) => one.id))) {
    const field = main(page).locator(`fieldset[id="${id}"]`);
    const choice = `input[value="${given[id]}"]`;
    // On a phone a chosen answer goes on by itself.
    await (isWide ? field.locator(choice).check(soon) : field.locator(`label:has(${choice})`).click(soon));
  }
  const isOwed = given["ownership"] === "FINANCED" && /q=(?:ownership|miles)/u.test(asked);
  const isHere = isOwed && (isWide || !asksMiles);
  const owed = main(page).getByLabel(/What do you still owe|Cuánto debe/u);
  if (isHere) await owed.fill(given["owed"] ?? "", soon);
  if (isHere || isWide || asksMiles) await goOn.click(soon);
}

/** The retailer's word about the trade-in of this browser, or the one that was `held` before an account took it. */
export async function decide(page: Page, word: object, held?: string): Promise<void> {
  const say = () =>
    page.evaluate(
      async ({ body, capability }) => {
        const id = (capability ?? localStorage.getItem("fc.trade-in"))?.split(".")[0] ?? "";
        const answer = await fetch(`/sandbox/api/trade-ins/${id}/decision`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        return answer.status;
      },
      { body: JSON.stringify(word), capability: held },
    );
  // The offer page may still be asking for its offer.
  await expect.poll(say).toBe(200);
}
