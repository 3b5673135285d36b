import { type Caller, listAvailable, ORDER_BUYER } from "./place-order.ts";

/** What a buyer is about to do: one call, and how to see that it happened exactly once. */
export interface Act {
  send(call: Caller, key: string): Promise<Response>;
  /** @throws Error in words when it is not there, or there twice */
  check(call: Caller): Promise<void>;
}

type Headers = Record<string, string>;

export async function readJson<T>(call: Caller, address: string, headers: Headers): Promise<T> {
  const answer = await call(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

export function requireOne(what: string, count: number): void {
  if (count !== 1) throw new Error(`${what}: there are ${count} instead of one`);
}

/** Tries cars until one is free. */
export async function withAnyCar<T>(call: Caller, buy: (vehicleId: string) => Promise<T>): Promise<T> {
  for (const vehicleId of (await listAvailable(call)).slice(0, 5)) {
    try {
      return await buy(vehicleId);
    } catch (error) {
      // A car that another order took a moment ago; the next one will do.
      if (!(error as Error).message.startsWith("409 ")) throw error;
    }
  }
  throw new Error("no car is left to buy");
}

/** Mails of this subject to the buyer, by id: only the newest fifty are listed, so counting is not enough. */
export async function mailsAbout(call: Caller, subject: RegExp): Promise<readonly string[]> {
  const to = encodeURIComponent(ORDER_BUYER.email);
  const mails = await readJson<{ id: string; subject: string }[]>(call, `/sandbox/api/outbox?to=${to}`, {});
  return mails.filter((mail) => subject.test(mail.subject)).map(({ id }) => id);
}

export const newOnes = (before: readonly string[], after: readonly string[]): number =>
  after.filter((id) => !before.includes(id)).length;
