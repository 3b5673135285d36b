import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import { SSN, TEST_PAGES } from "#tests/support/credit-pages.ts";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { advance } from "./credit-steps.ts";
import { newBuyer, openAlive, searchVehicles, signIn, signOut } from "./journey.ts";
import { callerOfRequest } from "./page-caller.ts";
import { port } from "./own-server.ts";
import { fillIdentification, prequalified, sendIdentification, shopper } from "./prequalify-steps.ts";
import { look, lookAround } from "./tracker-steps.ts";
import { refuseToBeCounted, test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

const main = (page: Page): Locator => page.getByRole("main");
const cards = (page: Page): Locator => main(page).getByRole("article");
const ownPayment = (of: Locator): Locator => of.getByText(/^Your payment/);

/** Pre-qualified in this tab. */
const qualified = (page: Page, score = 780): Promise<void> =>
  prequalified(page, shopper("Rivers", { score }));

/** The same with the result on screen: an account takes it with the next sign-in. */
async function qualifiedToKeep(page: Page): Promise<void> {
  await qualified(page);
  await page.goto("/pre-qualify/result");
  await expect(page.getByRole("heading", { level: 1, name: "You're pre-qualified" })).toBeVisible();
}

/** The whole dollars of each card that shows a payment of one's own, in the order of the page. */
async function paymentsOn(page: Page): Promise<number[]> {
  await expect(ownPayment(cards(page).first())).toBeVisible();
  const texts = await ownPayment(cards(page)).allTextContents();
  return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));
}

/** Of all cars that were found, once each one found is one that somebody would finance: estimates find others, too. */
async function settledPayments(page: Page): Promise<number[]> {
  const heading = main(page).getByRole("heading", { level: 1 });
  let payments: number[] = [];
  await expect(async () => {
    payments = await paymentsOn(page);
    expect(await heading.textContent()).toBe(`${payments.length} vehicles`);
  }).toPass({ timeout: 20_000 });
  return payments;
}

/** The calculator's payment as cards write it. */
async function wholeDollars(section: Locator): Promise<string> {
  const exact = (await section.getByRole("status").first().textContent()) ?? "";
  const dollars = Number(/\$([\d,]+\.\d\d)/.exec(exact)?.[1]?.replaceAll(",", ""));
  return Math.round(dollars).toLocaleString("en-US");
}

test("The server writes the same pages for somebody who is pre-qualified as for everybody", async ({
  page,
  request,
}) => {
  await qualified(page);
  const carsPath = /href="(\/vehicles\/[^"]+)"/u.exec(await (await request.get("/search")).text())?.[1] ?? "";
  // Nobody asked for these before, so that each is written for whoever comes first, and from kept parts for the second.
  const addresses = ["/search?priceMax=29137", "/es/search?priceMax=29137", `${carsPath}?seen=1`, "/"];
  for (const [at, address] of addresses.entries()) {
    const own = () => page.request.get(address, { headers: { authorization: "Bearer of-somebody" } });
    const everybodys = () => request.get(address);
    const answers = at % 2 === 0 ? [await own(), await everybodys()] : [await everybodys(), await own()];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first, address).toBe(second);
    expect(first, address).toContain("</html>");
    expect(first, address).not.toMatch(/Your payment|Rivers/u);
  }
});

test("Every card, the list, the car's page and the comparison show one's own payment, and the same one", async ({
  page,
  request,
}) => {
  await qualified(page);
  await openAlive(page, "/search?availability=Available&condition=used&priceMax=30000&sort=payment-asc");
  // Cards know their payments before the list is in their order.
  let sorted: readonly number[] = [];
  await expect(async () => {
    sorted = await paymentsOn(page);
    expect(sorted.length).toBeGreaterThan(10);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Your payments" })).toBeVisible();
  await cards(page).first().locator(".card-payment summary").click();
  await expect(cards(page).first()).toContainText(
    /As of \w+ \d+, \d{4}, from .+, with taxes and fees where you live/,
  );
  await lookAround(page, "personal-cards");

  // A dollar above, since cards round and the filter does not.
  const limit = (sorted[5] ?? 0) + 1;
  const affordable = `/search?availability=Available&condition=used&priceMax=30000&paymentMax=${limit}`;
  await openAlive(page, `${affordable}&sort=payment-asc`);
  // Estimates may find the same cars, in their own order until the list is in that of one's own payments.
  let within: readonly number[] = [];
  await expect(async () => {
    within = await settledPayments(page);
    expect(within, "in the order of one's own payments").toEqual(within.toSorted((a, b) => a - b));
  }).toPass({ timeout: 20_000 });
  expect(within.length, `of ${sorted.join()} up to ${limit}`).toBeGreaterThan(2);
  expect(Math.max(...within), "cars above the limit fall out").toBeLessThanOrEqual(limit);
  await main(page).getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price (Low to High)" });
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect
    .poll(async () => (await settledPayments(page)).toSorted((a, b) => a - b), { message: "the same cars" })
    .toEqual(within);
  await page.goBack();
  await expect(page).toHaveURL(/sort=payment-asc/);
  await expect.poll(() => settledPayments(page)).toEqual(within);

  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=used&priceMax=30000&sort=price-asc",
  );
  const [car, other] = [vehicles[3]?.key ?? "", vehicles[4]?.key ?? ""];
  await openAlive(page, `/vehicles/${car}`);
  const section = page.getByRole("region", { name: "Price and payment" });
  await expect(section.getByText(/^Your payment with .+ months at/)).toBeVisible();
  const shown = await wholeDollars(section);
  await expect(main(page).getByText(`Your payment $${shown}/mo`)).toBeVisible();
  await expect(section.getByLabel("Credit score")).toHaveCount(0);
  await lookAround(page, "personal-details");
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(main(page).getByText(`Yours: $${shown}/mo`)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await openAlive(page, `/compare?vins=${car},${other}`);
  const row = main(page).getByRole("row", { name: /^Your payment/ });
  await expect(row).toContainText(`$${shown}/mo`);
  await look(page, "personal-comparison");

  await openAlive(page, `/vehicles/${car}`);
  await section.getByRole("radio", { name: "72", exact: true }).check();
  await section.getByRole("textbox", { name: "Down payment" }).fill("4000");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/down=4000.*term=72/);
  await expect(section.getByText(/^Your payment with .+ for 72 months at/)).toBeVisible();
  const chosen = await wholeDollars(section);
  await openAlive(page, `/compare?vins=${car},${other}`);
  await expect(row).toContainText(`$${chosen}/mo`);
});

test("A new car that one's lender leases shows its own lease payment, and the next new car begins with a lease", async ({
  page,
  request,
}) => {
  await qualified(page);
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=new&priceMax=45000&sort=price-asc",
  );
  const [car, next] = [vehicles[2]?.key ?? "", vehicles[3]?.key ?? ""];
  await openAlive(page, `/vehicles/${car}`);
  const section = page.getByRole("region", { name: "Price and payment" });
  await section.getByRole("radio", { name: "Lease" }).check();
  await expect(section.getByText(/^Your lease with .+ for 36 months with 12,000 miles a year/)).toBeVisible();
  await expect(section.getByText(/It isn't a commitment to lease/)).toBeVisible();
  await expect(section.getByLabel("Credit score")).toHaveCount(0);
  const shown = await wholeDollars(section);
  await expect(main(page).getByText(`Your payment $${shown}/mo`)).toBeVisible();
  await look(page, "personal-lease");
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(main(page).getByText(`Yours: $${shown}/mo`)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await section.getByRole("radio", { name: "24", exact: true }).check();
  await expect(section.getByText(/lease .*for 24 months/i).first()).toBeVisible();
  // Choices are kept, and written into the address, once typing has paused.
  await expect(page).toHaveURL(/pay=lease.*term=24/);
  await openAlive(page, `/vehicles/${next}`);
  await expect(section.getByRole("radio", { name: "Lease" })).toBeChecked();
  await expect(section.getByText(/lease .*for 24 months/i).first()).toBeVisible();
});

/** The whole dollars of each card on the page that shows a lease of one's own. */
async function leasesOn(page: Page): Promise<number[]> {
  const leases = cards(page).getByText(/^Your lease/);
  await expect(leases.first()).toBeVisible();
  const texts = await leases.allTextContents();
  return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "")));
}

test("Who chooses leases sees them on the cards of new cars, in the order and in the filter, until they choose loans", async ({
  page,
}) => {
  await qualified(page);
  await openAlive(page, "/search?availability=Available&condition=new&sort=payment-asc");
  const loans = await paymentsOn(page);
  const way = main(page).getByLabel("Your payments");
  await way.selectOption("Leases of new cars");
  await expect(
    cards(page)
      .first()
      .getByText(/^Your lease/),
  ).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByText(/36\smo · 12,000\smi\sa\syear/),
  ).toBeVisible();
  // In the colors of the other cards.
  await look(page, "personal-leases-list", "parts");
  await expect(async () => {
    const leases = await leasesOn(page);
    expect(leases).toEqual(leases.toSorted((a, b) => a - b));
    expect(Math.min(...leases)).toBeLessThan(Math.min(...loans));
  }).toPass({ timeout: 20_000 });
  const [least = 0] = await leasesOn(page);
  await openAlive(page, `/search?availability=Available&condition=new&paymentMax=${least + 25}`);
  await expect(async () => {
    const heading = await main(page).getByRole("heading", { level: 1 }).textContent();
    const found = await leasesOn(page);
    expect(heading).toBe(`${found.length} vehicle${found.length === 1 ? "" : "s"}`);
    for (const cents of found) expect(cents).toBeLessThanOrEqual(least + 25);
  }).toPass({ timeout: 20_000 });
  await openAlive(page, "/search?availability=Available&condition=new&sort=payment-asc");
  await expect(
    cards(page)
      .first()
      .getByText(/^Your lease/),
  ).toBeVisible();
  await way.selectOption("Loans");
  await expect(ownPayment(cards(page).first())).toBeVisible();
  await expect(cards(page).getByText(/^Your lease/)).toHaveCount(0);
});

test("Who does not qualify for a car reads whom to call and what would help", async ({ page, request }) => {
  await qualified(page, 640);
  await openAlive(page, "/search?availability=Available&sort=price-desc");
  const refused = cards(page).filter({ hasText: "You don't qualify for financing on this vehicle." });
  await expect(refused.first()).toBeVisible();
  await expect(refused.first().getByRole("link", { name: /\(\d{3}\) \d{3}-\d{4}/ })).toBeVisible();
  await look(page, "personal-refused");
  const { vehicles } = await searchVehicles(request, "availability=Available&sort=price-desc");
  await openAlive(page, `/vehicles/${vehicles[0]?.key}`);
  await expect(
    main(page).getByText("You don't qualify for financing on this vehicle.").first(),
  ).toBeVisible();
  await expect(main(page).getByText(/^Est\. \$/)).toHaveCount(0);
  await lookAround(page, "personal-refused-details");
});

test("A result follows its account to another device, changes, and goes with the sign-out and the withdrawal", async ({
  page,
  browser,
  request,
}) => {
  const email = await newBuyer(request);
  await qualifiedToKeep(page);
  await signIn(page, email);
  await page.goto("/search?availability=Available&condition=used&priceMax=30000");
  await expect(ownPayment(cards(page).first())).toBeVisible();

  const elsewhere = await browser.newContext();
  await refuseToBeCounted(elsewhere);
  const phone = await elsewhere.newPage();
  await signIn(phone, email);
  await phone.goto("/profile");
  const section = phone.getByRole("region", { name: "Your payments" });
  await expect(section.getByText("Valid until")).toBeVisible();
  await lookAround(phone, "personal-profile");
  await section.getByRole("button", { name: "Change zip code or income" }).click();
  await section.getByLabel("Zip code").fill("43215");
  await look(phone, "personal-change");
  await section.getByRole("button", { name: "Update my payments" }).click();
  await expect(section.getByText(/changed your payments\. A mid-priced car at this store/)).toBeVisible();
  await expect(section.getByText("43215, OH")).toBeVisible();
  await look(phone, "personal-moved");

  await signOut(page);
  await page.goto("/search?availability=Available&condition=used&priceMax=30000");
  await expect(
    cards(page)
      .first()
      .getByText(/^Est\./),
  ).toBeVisible();
  await expect(ownPayment(cards(page))).toHaveCount(0);

  await section.getByRole("button", { name: "Withdraw" }).click();
  await look(phone, "personal-withdraw");
  await phone.getByRole("dialog").getByRole("button", { name: "Withdraw and erase" }).click();
  await expect(section.getByText("Your pre-qualification is withdrawn and erased.")).toBeVisible();
  await phone.goto("/search?availability=Available&condition=used&priceMax=30000");
  await expect(
    cards(phone)
      .first()
      .getByText(/^Est\./),
  ).toBeVisible();
  await expect(ownPayment(cards(phone))).toHaveCount(0);
  await elsewhere.close();
});

// Shown in the gate by the Spanish journey of prequalify-journey.spec.ts, up to the cards.
const inSpanish = "The other store says it in Spanish, on a card, on the car's page and beside other cars";
test(inSpanish, { tag: "@repetition" }, async ({ page }) => {
  const store = `http://harbor.localhost:${port}`;
  const riley = shopper("Rivers");
  await page.goto(`${store}/pre-qualify`);
  await fillIdentification(page, riley);
  await sendIdentification(page);
  const sent = await page.evaluate(
    async (phone) => (await fetch(`/sandbox/api/messages?to=${phone}`)).text(),
    riley.phone,
  );
  await main(page)
    .getByLabel("6-digit code")
    .pressSequentially(/\b\d{6}\b/.exec(sent)?.[0] ?? "");
  // Left at once, before the page has shown anything.
  await expect(page).toHaveURL(/\/pre-qualify\/result$/);
  await openAlive(page, `${store}/es/search?availability=Available&sort=payment-asc`);
  const first = cards(page).filter({ hasText: "Su pago" }).first();
  await expect(first).toBeVisible();
  await first.locator(".card-payment summary").click();
  await expect(first).toContainText(/con los impuestos y cargos de donde vive/);
  await lookAround(page, "personal-harbor-cards");
  const links = await cards(page)
    .locator("h3 a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await openAlive(page, `${store}${links[0]}`);
  await expect(page.getByText(/^Su pago con .+ a \d+ meses con una APR del/)).toBeVisible();
  await lookAround(page, "personal-harbor-details");
  const keys = links.slice(0, 2).map((link) => link.split("/").at(-1));
  await openAlive(page, `${store}/es/compare?vins=${keys.join()}`);
  await expect(main(page).getByRole("row", { name: /^Su pago/ })).toContainText("/mes");
  await lookAround(page, "personal-harbor-comparison");
});

test("Every cent between the payment that was shown and a lender's offer has its cause", async ({
  page,
  request,
}) => {
  const email = await newBuyer(request);
  await qualifiedToKeep(page);
  const headers = await signIn(page, email);
  await page.goto("/search");
  await expect(page.getByRole("banner").getByRole("link", { name: "Your payments" })).toBeVisible();
  await expect
    .poll(async () => (await request.get("/api/prequalification/result", { headers })).json())
    .toMatchObject({ isClaimed: true });
  const { vehicles } = await searchVehicles(
    request,
    "availability=Available&condition=used&sort=price-asc&priceMin=18000&priceMax=24000",
  );
  const orderNumber = await applyFor(request, headers, { vehicleKey: vehicles[6]?.key ?? "", email });
  await expect(async () => {
    await advance(page, 60);
    const decided = await request.get(`/api/commerce/orders/${orderNumber}/decision`, { headers });
    expect(await decided.json()).toMatchObject({ state: "offers" });
  }).toPass({ intervals: [1_000] });
  await page.goto(`/checkout/${orderNumber}/decision`);
  await expect(page.getByText(/^You were shown \$[\d,.]+ a month\./).first()).toBeVisible();
  await page.getByRole("link", { name: "See what changed" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "From pre-qualified to contract" })).toBeVisible();
  const amounts = await main(page)
    .locator("li span.text-right")
    .evaluateAll((cells) =>
      cells.map((cell) =>
        Number((cell.firstChild?.textContent ?? "").replaceAll(/[$,+]/g, "").replace("−", "-")),
      ),
    );
  const total = (await main(page).getByText("All changes together").locator("..").textContent()) ?? "";
  const sum = amounts.reduce((all, amount) => all + Math.round(amount * 100), 0);
  expect(sum).toBe(Math.round(Number(total.replaceAll(/[^\d.−-]/g, "").replace("−", "-")) * 100));
  await lookAround(page, "personal-explained");
  await page.goto(`/es/pre-qualify/payment/${orderNumber}`);
  await expect(
    page.getByRole("heading", { level: 1, name: "De la precalificación al contrato" }),
  ).toBeVisible();
  await look(page, "personal-explained-es", "parts");
});

/** A whole application for a car, with cash down and over other months than were shown. */
async function applyFor(
  request: APIRequestContext,
  headers: Record<string, string>,
  { vehicleKey, email }: { readonly vehicleKey: string; readonly email: string },
): Promise<string> {
  const choices = { downPaymentCents: 400_000, termMonths: 72 };
  const order = { vehicleKey, dealType: "Finance", choices };
  const made = await request.post("/api/commerce/orders", { headers, data: order });
  expect(made.status(), await made.text()).toBe(201);
  const { orderNumber } = (await made.json()) as { orderNumber: string };
  const path = `/api/commerce/orders/${orderNumber}`;
  const saved = await request.patch(path, { headers, data: { buyer: { ...ORDER_BUYER, email } } });
  const { order: draft } = (await saved.json()) as { order: { receipt: { termsDigest: string } } };
  const pages = { ...TEST_PAGES, personal: { ...TEST_PAGES.personal, email } };
  await fillInApplication(callerOfRequest(request), { headers, orderNumber }, { ssn: SSN.approve, pages });
  const data = { acceptedTerms: true, termsDigest: draft.receipt.termsDigest };
  const sent = await request.post(`${path}/submit`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
  return orderNumber;
}
