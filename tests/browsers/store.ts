import { askerOf } from "./asker.ts";

export const PASSWORD = "Drive-Away-2026";

/** What a walk needs to know of a demo store. */
export interface Store {
  readonly name: string;
  readonly origin: string;
  /** Typed into the search box, and the suggestion that is taken. */
  readonly words: string;
  readonly suggestion: string;
  /** An account of its own and a car that can be bought. */
  readonly prepare: () => Promise<{ readonly email: string; readonly vehicleKey: string }>;
  /** Plays a third party or the retailer. */
  readonly play: (orderNumber: string, event: string) => Promise<void>;
}

/** @param host `harbor.localhost` for the second demo store */
export function storeAt(port: number, host: "localhost" | "harbor.localhost"): Store {
  const origin = `http://${host}:${port}`;
  const ask = askerOf(port, host);
  return {
    name: host === "localhost" ? "Sunlane" : "Harbor & Pine",
    origin,
    words: "toyota",
    suggestion: "^Toyota",
    prepare: async () => ({ email: await newBuyer(ask), vehicleKey: await buyableKey(ask) }),
    play: async (orderNumber, event) => {
      await ask(`/sandbox/api/orders/${orderNumber}/events`, { event });
    },
  };
}

type Ask = (path: string, body?: object) => Promise<unknown>;

async function newBuyer(ask: Ask): Promise<string> {
  const email = `buyer.${Date.now()}@example.com`;
  const person = { firstName: "Avery", lastName: "Buyer", email, phoneNumber: "5122345678" };
  await ask("/public/identity/sign-up", { ...person, password: PASSWORD });
  const messages = (await ask(`/sandbox/api/messages?to=${encodeURIComponent(email)}`)) as { text: string }[];
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? "")?.[0];
  await ask("/public/identity/confirm", { email, code });
  return email;
}

async function buyableKey(ask: Ask): Promise<string> {
  const answer = await ask("/public/inventory/vehicles?availability=Available&sort=price-asc");
  const { vehicles } = answer as {
    vehicles: { key: string; priceCents: number | null; pendingSale: boolean }[];
  };
  const found = vehicles.find(({ priceCents, pendingSale }) => priceCents !== null && !pendingSale);
  if (found === undefined) throw new Error("there is no car to buy");
  return found.key;
}
