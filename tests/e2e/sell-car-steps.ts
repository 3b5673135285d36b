import { expect, type Page } from "@playwright/test";
import { vinOfSerial } from "#tests/support/next-vin.ts";
import { fillSignIn, openAlive } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { decide, holdOffer, main, title } from "./trade-in-steps.ts";

/** A car that nobody has prices for: a person says the amount. */
const RARE = { year: "2003", make: "Yugo", model: "Koral", bodyStyle: "sedan" };
/** A car is sold once, however often this runs. */
let serial = 100_000 + (Date.now() % 900_000);

const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();

/** The retailer's word about the sale that this page shows. */
async function desk(page: Page, body: object): Promise<void> {
  const id = await page.evaluate(() => sessionStorage.getItem("sale-of-test") ?? "");
  const answer = await callerOf(page)(`/sandbox/api/vehicle-sales/${id}/events`, { method: "POST", body });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Remembers the sale that the page reads. */
function followSale(page: Page): void {
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/vehicle-sale") || !response.ok()) return;
    void response
      .json()
      .then(({ id }: { id: string }) =>
        page.evaluate((sale) => sessionStorage.setItem("sale-of-test", sale), id),
      )
      .catch(() => undefined);
  });
}

/** An offer that this browser holds, and an account that keeps it by signing in. */
async function offerToSell(page: Page, email: string): Promise<void> {
  await holdOffer(page, RARE);
  await decide(page, { decision: "AVAILABLE", amountCents: 512_500 });
  await openAlive(page, "/sign-in?returnTo=/trade-in/offer");
  await fillSignIn(page, email);
  await expect(title(page, "Your offer")).toBeVisible();
}

interface Sold {
  /** Of an account of the store whose page is open. */
  readonly email: string;
  readonly home: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  /** Begins the names of the pictures. */
  readonly shot?: string;
}

/** A car is sold without a purchase, from the offer to the money. */
export async function sellCar(page: Page, sold: Sold): Promise<void> {
  await tellDetails(page, sold);
  const name = await signPapers(page, sold);
  await nameAccount(page, sold);
  await beInspectedAndPaid(page, { ...sold, name });
}

async function tellDetails(page: Page, { email, home, shot = "" }: Sold): Promise<void> {
  const shoot = (name: string) => look(page, `${shot}${name}`);
  followSale(page);
  await offerToSell(page, email);
  await main(page).getByRole("link", { name: "Sell it to us" }).click();

  await expect(title(page, "Sell us your car")).toBeVisible();
  await press(page, "Accept and choose a time");
  await expect(main(page).getByText("This field is required.").first()).toBeVisible();
  await shoot("sell-1-wrong");
  for (const [label, value] of [
    ["Street address", home.street],
    ["City", home.city],
    ["Zip code", home.zip],
    ["VIN", vinOfSerial((serial += 1))],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await main(page).getByLabel("State", { exact: true }).selectOption(home.state);
  await shoot("sell-2-details");
  await press(page, "Accept and choose a time");
}

/** Books a time, uploads, signs. @returns the name as it is signed */
async function signPapers(page: Page, { shot = "" }: Sold): Promise<string> {
  const shoot = (name: string) => look(page, `${shot}${name}`);
  await expect(title(page, "You're selling us your car")).toBeVisible();
  await shoot("sell-3-appointment");
  await main(page).locator("label:has(input[name='slot-date'])").first().click();
  await main(page).getByRole("button", { name: "Time Select a time" }).click();
  // Whoever sold a car before took an earlier time.
  await page.getByRole("dialog").getByRole("button", { name: /AM|PM/u }).first().click();
  const select = page.getByRole("dialog").getByRole("button", { name: "Select", exact: true });
  if ((page.viewportSize()?.width ?? 0) < 1024) await select.click();
  await press(page, "Book this time");

  await expect(main(page).getByRole("heading", { name: "Your papers" })).toBeVisible();
  await shoot("sell-4-papers");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  for (const [at, input] of (await main(page).locator("input[type=file]").all()).entries()) {
    await input.setInputFiles({ name: "paper.png", mimeType: "image/png", buffer: png });
    await expect(main(page).getByText("Received")).toHaveCount(at + 1);
  }
  await press(page, "Read and sign");
  await expect(main(page).getByRole("heading", { name: "Odometer Disclosure Statement" })).toBeVisible();
  const name = await main(page)
    .getByText(/^Exactly as on the papers: /u)
    .textContent();
  await main(page).getByLabel("I can open PDF files").check();
  await main(page)
    .getByLabel("Your signature: type your full name")
    .fill(name?.replace("Exactly as on the papers: ", "") ?? "");
  await shoot("sell-5-sign");
  await press(page, "Sign the papers");
  return name?.replace("Exactly as on the papers: ", "") ?? "";
}

async function nameAccount(page: Page, { shot = "" }: Sold): Promise<void> {
  const shoot = (name: string) => look(page, `${shot}${name}`);
  await expect(main(page).getByRole("heading", { name: "Payment to you" })).toBeVisible();
  for (const [label, value] of [
    ["Routing number", "110000000"],
    ["Account number", "000123456789"],
    ["Confirm account number", "000123456789"],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await shoot("sell-6-account");
  await press(page, "Save the account");
  await expect(main(page).getByRole("heading", { level: 2, name: "Inspection" })).toBeVisible();
  await main(page)
    .getByRole("link", { name: /^Payment to you/u })
    .click();
  await expect(main(page)).toContainText("ending in 6789");
}

/** The car is not as it was told, its owner takes the new amount, and the money arrives. */
async function beInspectedAndPaid(
  page: Page,
  { shot = "", name }: Sold & { readonly name: string },
): Promise<void> {
  const shoot = (name: string) => look(page, `${shot}${name}`);
  await desk(page, { event: "car.inspected", miles: 41_000, answers: { tires: "four" } });
  await openAlive(page, "/trade-in/sale");
  await expect(title(page, "Please review the new amount")).toBeVisible();
  await shoot("sell-7-changed");
  await press(page, "Accept the new amount");
  // Papers that are read before it is heard are those of the sale before.
  await expect(title(page, "We agree on the amount")).toBeVisible();
  await openAlive(page, "/trade-in/sale?step=papers");
  await press(page, "Read and sign");
  await main(page).getByLabel("I can open PDF files").check();
  await main(page).getByLabel("Your signature: type your full name").fill(name);
  await press(page, "Sign the papers");
  await expect(title(page, "Your money is on its way")).toBeVisible();
  await expect
    .poll(
      async () => {
        await desk(page, { event: "payout.settled" }).catch(() => undefined);
        await openAlive(page, "/trade-in/sale");
        return main(page).getByRole("heading", { level: 1 }).last().textContent();
      },
      { timeout: 60_000, intervals: [1_000] },
    )
    .toBe("Sold. You've been paid.");
  await shoot("sell-8-paid");
}
