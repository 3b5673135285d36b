import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../../e2e/journey.ts";
import { callerOf } from "../../e2e/page-caller.ts";

export type Headers = Record<string, string>;

/** One call from the page, so that it reaches the store whose page it is; its answer has to be a good one. */
export async function ask<T>(
  page: Page,
  address: string,
  call: Parameters<ReturnType<typeof callerOf>>[1] = {},
) {
  const answer = await callerOf(page)(address, call);
  const text = await answer.text();
  expect(answer.ok, `${address} answered ${answer.status}: ${text}`).toBe(true);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

export const post = <T>(
  page: Page,
  address: string,
  { headers = {}, body = {} as object } = {},
): Promise<T> => ask<T>(page, address, { method: "POST", headers, body });

/** A new account of the open store. @returns its email */
export async function joinStore(page: Page): Promise<string> {
  const email = `walk.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const person = { firstName: "Avery", lastName: "Buyer", email, phoneNumber: "5122345678" };
  await post(page, "/public/identity/sign-up", { body: { ...person, password: PASSWORD } });
  const [mail] = await ask<{ text: string }[]>(page, `/sandbox/api/messages?to=${encodeURIComponent(email)}`);
  const code = /\b\d{6}\b/u.exec(mail?.text ?? "")?.[0] ?? "";
  await post(page, "/public/identity/confirm", { body: { email, code } });
  return email;
}

/** What a third party or the retailer says about an order: an event, or one with its details. */
export const say = (page: Page, orderNumber: string, event: string | object): Promise<unknown> =>
  post(page, `/sandbox/api/orders/${orderNumber}/events`, {
    body: typeof event === "string" ? { event } : event,
  });

/** A file that only its owner may read. */
export async function bytesAt(page: Page, address: string, headers: Headers): Promise<Uint8Array> {
  const text = await page.evaluate(
    async ([path, sent]) => {
      const answer = await fetch(path, { headers: sent });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
    },
    [address, headers] as const,
  );
  return new Uint8Array(Buffer.from(text, "base64"));
}
