import { expect, type Locator, type Page } from "@playwright/test";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import type { Call } from "#tests/support/composed-app.ts";
import { TEST_PAGES } from "#tests/support/credit-pages.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { type Caller, ORDER_BUYER } from "#tests/support/place-order.ts";
import { signOrder } from "#tests/support/sign-order.ts";
import { PASSWORD, signIn } from "../e2e/journey.ts";
import { advance } from "../e2e/credit-steps.ts";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { look, play } from "../e2e/tracker-steps.ts";

export const STORES = ["localhost", "harbor.localhost"] as const;
export const WIDTHS = [375, 1440] as const;
export const originOf = (store: string): string => `http://${store}:${port}`;

export const main = (page: Page): Locator => page.getByRole("main");
export const card = (page: Page, product: string): Locator =>
  main(page).locator(`[data-product="${product}"]`);
export const amountsIn = (text: string): readonly string[] => text.match(/\$[\d,]+\.\d\d/gu) ?? [];
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** Somebody in a store with an account of their own. */
export interface Walker {
  readonly page: Page;
  readonly call: Caller;
  readonly headers: Record<string, string>;
  readonly email: string;
  /** How their pictures begin. */
  readonly name: string;
}

async function json<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return JSON.parse(text) as T;
}

export async function ask<T>({ call, headers }: Walker, address: string, rest: Call = {}): Promise<T> {
  return json<T>(await call(address, { headers, ...rest }));
}

export async function newWalker(page: Page, store: string, name: string): Promise<Walker> {
  const origin = originOf(store);
  await page.goto(`${origin}/faq`);
  const call = callerOf(page);
  const email = `plans.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const body = {
    firstName: "Avery",
    lastName: "Buyer",
    email,
    phoneNumber: "5122345678",
    password: PASSWORD,
  };
  await json(await call("/public/identity/sign-up", { method: "POST", body }));
  const mails = await json<{ text: string }[]>(
    await call(`/sandbox/api/messages?to=${encodeURIComponent(email)}`),
  );
  const code = /\b\d{6}\b/u.exec(mails[0]?.text ?? "")?.[0];
  await json(await call("/public/identity/confirm", { method: "POST", body: { email, code } }));
  const headers = await signIn(page, email, { origin });
  return { page, call, headers, email, name: `${store.split(".")[0]}-${name}` };
}

export interface Car {
  readonly key: string;
  readonly make: string;
  readonly model: string;
  readonly priceCents: number | null;
}

export async function carsOf(walker: Walker, query: string): Promise<readonly Car[]> {
  const path = `/public/inventory/vehicles?availability=Available&${query}`;
  const { vehicles } = await json<{ vehicles: Car[] }>(await walker.call(path));
  return vehicles.filter(({ priceCents }) => priceCents !== null);
}

/** A draft with its buyer's details; the first car that is free. @returns its number */
export async function draftOf(
  walker: Walker,
  cars: readonly Car[],
  deal: { readonly dealType: string; readonly choices?: object },
): Promise<string> {
  for (const { key } of cars.slice(0, 12)) {
    const body = { vehicleKey: key, zipCode: "78701", choices: {}, ...deal };
    const made = await walker.call("/api/commerce/orders", {
      method: "POST",
      headers: { ...walker.headers, "idempotency-key": crypto.randomUUID() },
      body,
    });
    if (made.status === 409) continue;
    const { orderNumber } = await json<{ orderNumber: string }>(made);
    const buyer = { ...ORDER_BUYER, email: walker.email };
    await ask(walker, `/api/commerce/orders/${orderNumber}`, { method: "PATCH", body: { buyer } });
    return orderNumber;
  }
  throw new Error("no car is free");
}

/** Picks a plan, agrees to its sentence and adds it. */
export async function addPlan(page: Page, product: string, plan: string | RegExp): Promise<void> {
  const box = card(page, product);
  const plans = box.locator("details").first();
  if ((await plans.getAttribute("open")) === null) await plans.locator("summary").first().click();
  await box.getByRole("radio", { name: plan }).first().check();
  await box.getByRole("checkbox").check();
  await box.getByRole("button", { name: "Add this plan" }).click();
  await expect(box.getByText("Added", { exact: true })).toBeVisible();
}

export interface OrderAnswer {
  readonly order: {
    readonly orderNumber: string;
    readonly deal: { readonly dealId: string };
    readonly receipt: {
      readonly termsDigest: string;
      readonly lines: readonly { readonly label: string; readonly amountCents: number }[];
    };
  };
}

export const readOrder = (walker: Walker, orderNumber: string): Promise<OrderAnswer> =>
  ask<OrderAnswer>(walker, `/api/commerce/orders/${orderNumber}`);

/** Sends a finished application to lenders and takes the first offer, on the page. */
export async function takeOffer(walker: Walker, orderNumber: string): Promise<void> {
  const { page, call, headers, email, name } = walker;
  const pages = { ...TEST_PAGES, personal: { ...TEST_PAGES.personal, email } };
  await fillInApplication(call, { headers, orderNumber }, { pages });
  const { order } = await readOrder(walker, orderNumber);
  const { termsDigest } = order.receipt;
  const body = { acceptedTerms: true, termsDigest };
  await ask(walker, `/api/commerce/orders/${orderNumber}/submit`, { method: "POST", body });
  await page.goto(`/checkout/${orderNumber}/decision`);
  await advance(page, 60);
  const choose = page.getByRole("link", { name: /^Choose this offer/u }).first();
  await expect(choose).toBeVisible({ timeout: 60_000 });
  await look(page, `${name}-offers`);
  await choose.click();
  await expect(page).toHaveURL(/decision\/accept/u);
  await look(page, `${name}-accept`);
  await page.getByRole("button", { name: "Accept this offer" }).click();
  await expect(page.getByRole("heading", { name: /reserved/u })).toBeVisible();
  await look(page, `${name}-ordered`);
}

/** Signs every paper. */
export async function signPapers(walker: Walker, orderNumber: string): Promise<void> {
  const { order } = await readOrder(walker, orderNumber);
  const { dealId } = order.deal;
  const placed = { orderNumber, dealId, vehicleId: "" };
  await signOrder(walker.call, { headers: walker.headers, order: placed });
}

/** The text of every paper of an order, by its kind; each is kept as a file beside the pictures. */
export async function papersOf(
  walker: Walker,
  orderNumber: string,
): Promise<Readonly<Record<string, string>>> {
  const root = `/api/contracting/signing/${orderNumber}`;
  type Session = { documents: { kind: string }[] };
  const { documents } = await ask<Session>(walker, `${root}/session`);
  const texts: Record<string, string> = {};
  for (const { kind } of documents) texts[kind] = await paperText(walker, `${root}/files/${kind}`, kind);
  return texts;
}

export async function paperText(walker: Walker, path: string, kind: string): Promise<string> {
  const answer = await walker.call(path, { headers: walker.headers });
  expect(answer.status, path).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const folder = process.env["E2E_SHOTS"];
  if (folder) {
    const { writeFileSync } = await import("node:fs");
    const width = walker.page.viewportSize()?.width;
    writeFileSync(`${folder}/${walker.name}-${width}-${kind}.pdf`, bytes);
  }
  return (await pdfPages(bytes)).join(" ").replaceAll(/\s+/gu, " ");
}

/** The retailer sends the order off, accepts its documents and hands over the car. */
export async function deliver({ page }: Walker, orderNumber: string): Promise<void> {
  for (const event of ["order.offramp", "documents.accepted", "order.delivered"])
    await play(page, orderNumber, event);
}
