import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** The demo sign-ins that `npm start` prints. */
export const BUYER = "buyer@example.com";
export const SECOND_BUYER = "second.buyer@example.com";
export const PASSWORD = "Drive-Away-2026";

export interface ListedVehicle {
  readonly key: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly priceCents: number | null;
  readonly sold: boolean;
  readonly pendingSale: boolean;
}

/**
 * Opens a document of the store from which its calls can be made: a script as text, which loads nothing. A page would
 * start all its code meanwhile, and the document of a JSON answer may call nothing (its policy says so).
 */
export async function openBareDocument(page: Page, origin = ""): Promise<void> {
  const folder = path.resolve("build/client/assets");
  const [script] = readdirSync(folder).filter((name) => name.endsWith(".js"));
  if (script === undefined) throw new Error(`${folder} holds no script`);
  await page.goto(`${origin}/assets/${script}`);
}

/** What search answers for a question such as `make=toyota`. */
export async function searchVehicles(
  request: APIRequestContext,
  question = "",
): Promise<{ total: number; vehicles: readonly ListedVehicle[] }> {
  const answer = await request.get(`/public/inventory/vehicles?${question}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { total: number; vehicles: ListedVehicle[] };
}

/**
 * A vehicle that can be bought now; the cheapest ones first, so that `skip` keeps tests apart.
 * @param question narrows the stock, such as `rooftop=sunlane-columbus`
 */
export async function buyableVehicle(
  request: APIRequestContext,
  skip = 0,
  question = "",
): Promise<ListedVehicle> {
  const { vehicles } = await searchVehicles(request, `${question}&availability=Available&sort=price-asc`);
  const vehicle = vehicles.filter(({ priceCents }) => priceCents !== null)[skip];
  if (vehicle === undefined) throw new Error("nothing to buy");
  return vehicle;
}

/** Fills the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/**
 * Signed in without a form, which has tests of its own: the tab holds what a sign-in leaves there. Open a page next.
 * @returns headers for calls of that account
 */
export async function signIn(
  page: Page,
  email: string,
  { password = PASSWORD, origin = "" }: { readonly password?: string; readonly origin?: string } = {},
): Promise<Record<string, string>> {
  await openBareDocument(page, origin);
  const accessToken = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/public/identity/sign-in", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
    const { expiresIn, ...tokens } = (await answer.json()) as { accessToken: string; expiresIn: number };
    const kept = { ...tokens, expiresAt: Date.now() + expiresIn * 1000 };
    sessionStorage.setItem("fc.tokens", JSON.stringify(kept));
    localStorage.setItem("fc.signed-in", "1");
    return tokens.accessToken;
  }, JSON.stringify({ email, password }));
  return { authorization: `Bearer ${accessToken}` };
}

/** From the first page of checkout to the buyer's details; everything asked before has an answer already. */
export async function toDetails(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/);
  for (const next of ["trade-in", "coverage", "details"]) {
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Continue|Continuar)/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/checkout/FC\\w+/${next}`));
  }
}

/** The header greets who is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByText(/^Account/)).toBeAttached();
}

/** The newest six-digit code sent to an address. */
export async function newestCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
  const [newest] = (await answer.json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** An account of its own with an empty cart, signed up and confirmed over HTTP. */
export async function newBuyer(request: APIRequestContext): Promise<string> {
  const email = `buyer.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const person = { firstName: "Avery", lastName: "Buyer", email, phoneNumber: "5122345678" };
  const signUp = await request.post("/public/identity/sign-up", { data: { ...person, password: PASSWORD } });
  expect(signUp.status(), await signUp.text()).toBe(201);
  const data = { email, code: await newestCode(request, email) };
  const confirmed = await request.post("/public/identity/confirm", { data });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return email;
}

/** Opens a page and waits until its code has taken over the last control of the rendered document. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const control = [...document.querySelectorAll("main a, main input")].at(-1);
    return control !== undefined && Object.keys(control).some((key) => key.startsWith("__reactProps"));
  });
}

/** Opens the menu of who is signed in and leaves. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").locator("summary").filter({ hasText: "Account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  // The header changes at once; the sign-in page is a document of its own.
  await expect(page.getByText("You're signed out. See you soon.")).toBeVisible();
}
