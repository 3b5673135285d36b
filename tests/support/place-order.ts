import type { Call } from "./composed-app.ts";

/** Anything that answers calls: the composed product, or a server of its own process. */
export type Caller = (address: string, call?: Call) => Promise<Response>;

type Headers = Record<string, string>;

/** Details that pass every rule of the demo tenants. */
export const ORDER_BUYER = {
  firstName: "Avery",
  lastName: "Buyer",
  email: "avery.orders@example.com",
  phone: "5122345678",
  phoneConsent: true,
  addressLine1: "12 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};

export interface PlacedOrder {
  readonly orderNumber: string;
  readonly dealId: string;
  readonly vehicleId: string;
}

/** Ids of vehicles that can be bought now, cheapest first. */
export async function listAvailable(call: Caller, input: { host?: string } = {}): Promise<string[]> {
  const listed = await call("/public/inventory/vehicles?sort=price-asc&availability=Available", input);
  const { vehicles } = (await listed.json()) as { vehicles: { id: string; availability: string }[] };
  return vehicles.filter(({ availability }) => availability === "Available").map(({ id }) => id);
}

/** A cash order up to the given point, over HTTP as the browser places it. */
export async function placeOrder(
  call: Caller,
  input: {
    headers: Headers;
    vehicleId: string;
    until: "draft" | "submitted";
    host?: string;
    buyer?: Partial<typeof ORDER_BUYER>;
  },
): Promise<PlacedOrder> {
  const { headers, vehicleId, until } = input;
  const at = input.host === undefined ? { headers } : { headers, host: input.host };
  const made = await call("/api/commerce/orders", { ...at, method: "POST", body: { vehicleKey: vehicleId } });
  const order = (await sound(made)) as { orderNumber: string; deal: { dealId: string } };
  const address = `/api/commerce/orders/${order.orderNumber}`;
  await sound(
    await call(address, { ...at, method: "PATCH", body: { buyer: { ...ORDER_BUYER, ...input.buyer } } }),
  );
  if (until === "submitted")
    await sound(await call(`${address}/submit`, { ...at, method: "POST", body: { acceptedTerms: true } }));
  return { orderNumber: order.orderNumber, dealId: order.deal.dealId, vehicleId };
}

async function sound(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}
