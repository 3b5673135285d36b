import type { Page } from "@playwright/test";
import { PASSWORD, signIn } from "../e2e/journey.ts";
import { callerOf } from "../e2e/page-caller.ts";

export interface Shopper {
  readonly email: string;
  readonly headers: Record<string, string>;
}

/** Signed up, confirmed and signed in at the store of an origin; asked from its page, since only browsers know its name. */
export async function newShopper(page: Page, origin: string): Promise<Shopper> {
  await page.goto(`${origin}/faq`, { waitUntil: "commit" });
  const call = callerOf(page);
  const email = `walk.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const person = { firstName: "Avery", lastName: "Buyer", email, phoneNumber: "5122345678" };
  const must = async (path: string, body: object): Promise<void> => {
    const answer = await call(path, { method: "POST", body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  };
  await must("/public/identity/sign-up", { ...person, password: PASSWORD });
  const outbox = await call(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
  const [newest] = (await outbox.json()) as { text: string }[];
  const code = /\b\d{6}\b/u.exec(newest?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  await must("/public/identity/confirm", { email, code });
  return { email, headers: await signIn(page, email, { origin }) };
}

let taken = Math.floor(Math.random() * 20);

/** The next car of a store that no other walk here took. */
export async function nextCar(page: Page, question: string): Promise<string> {
  const answer = await callerOf(page)(`/public/inventory/vehicles?${question}`);
  const { vehicles } = (await answer.json()) as { vehicles: readonly { key: string }[] };
  const vehicle = vehicles[taken % Math.max(vehicles.length, 1)];
  taken += 1;
  if (vehicle === undefined) throw new Error(`no car for ${question}`);
  return vehicle.key;
}
