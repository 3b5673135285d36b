import { type Caller, placeOrder, type PlacedOrder } from "../place-order.ts";
import { prepareSignature, uploadBoth } from "../sign-order.ts";

type Headers = Record<string, string>;

/** What the product said yes to, so that it must be there afterwards, once. */
export interface Acknowledged {
  readonly orderNumber: string;
  readonly vehicleId: string;
  hasDocuments: boolean;
  isSigned: boolean;
  isPaid: boolean;
  isBooked: boolean;
}

const OTHER_STATEMENT = /^409 .*"contract\.consent(?:Changed|Missing)"/u;

/** What the buyers of one run have, and which cars nobody wanted yet. */
export interface Shop {
  readonly call: Caller;
  readonly cars: string[];
  readonly acknowledged: Acknowledged[];
  /** How often a buyer may have to agree to another statement about signing; 0 unless servers of two releases run. */
  readonly statementsAgain?: number;
}

/**
 * Two buyers want the same car; the one who gets it uploads, signs, pays, books and looks at the tracker.
 * @throws Error when both get it, or neither does
 */
export async function buyOneCar(shop: Shop, rivals: readonly Headers[]): Promise<void> {
  const vehicleId = shop.cars.pop();
  if (vehicleId === undefined) throw new Error("no car is left");
  const tries = await Promise.all(rivals.map((headers) => tryToOrder(shop, { headers, vehicleId })));
  const [winner, second] = tries.filter((one) => one !== undefined);
  if (winner === undefined || second !== undefined)
    throw new Error(`${vehicleId} was sold ${winner === undefined ? "to nobody" : "twice"}`);
  const { order, headers } = winner;
  const acknowledged: Acknowledged = {
    orderNumber: order.orderNumber,
    vehicleId,
    hasDocuments: false,
    isSigned: false,
    isPaid: false,
    isBooked: false,
  };
  shop.acknowledged.push(acknowledged);
  await goOn(shop, { order, headers, acknowledged });
}

async function tryToOrder({ call }: Shop, input: { headers: Headers; vehicleId: string }) {
  try {
    const order = await placeOrder(call, { ...input, until: "submitted" });
    return { order, headers: input.headers };
  } catch (error) {
    // The other one has it.
    if ((error as Error).message.startsWith("409 ")) return undefined;
    throw error;
  }
}

interface Won {
  readonly order: PlacedOrder;
  readonly headers: Headers;
  readonly acknowledged: Acknowledged;
}

async function goOn(shop: Shop, { order, headers, acknowledged }: Won): Promise<void> {
  const { call } = shop;
  const { orderNumber } = order;
  await uploadBoth(call, { headers, order });
  acknowledged.hasDocuments = true;
  await sign(shop, { order, headers });
  acknowledged.isSigned = true;
  const token = await cardToken(call);
  await sound(
    await call(`/api/payments/${orderNumber}/deposit`, { method: "POST", headers, body: { token } }),
  );
  acknowledged.isPaid = true;
  await book(call, { orderNumber, headers });
  acknowledged.isBooked = true;
  await sound(await call(`/public/commerce/orders/${orderNumber}`, { headers }));
}

/** Reads, agrees and signs, and does so again where a server of another release has another statement to agree to. */
async function sign(shop: Shop, { order, headers }: Pick<Won, "order" | "headers">): Promise<void> {
  for (let again = 0; ; again += 1) {
    try {
      const { path, body } = await prepareSignature(shop.call, { headers, order });
      await sound(await shop.call(path, { method: "POST", headers, body }));
      return;
    } catch (error) {
      if (again >= (shop.statementsAgain ?? 0) || !OTHER_STATEMENT.test((error as Error).message))
        throw error;
    }
  }
}

async function cardToken(call: Caller): Promise<string> {
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2030, cvc: "123", name: "Avery Buyer" };
  const body = { kind: "card", zipCode: "78701", ...card };
  const made = await sound<{ token: string }>(
    await call("/sandbox/gateway/tokens", { method: "POST", body }),
  );
  return made.token;
}

/** Any free hour: other buyers of the rooftop choose at the same moment. */
async function book(call: Caller, input: { orderNumber: string; headers: Headers }): Promise<void> {
  const { orderNumber, headers } = input;
  const path = `/api/fulfillment/${orderNumber}`;
  for (let attempt = 1; ; attempt += 1) {
    type Slots = { slots: { date: string; hour: number }[] };
    const { slots } = await sound<Slots>(await call(`${path}/slots`, { headers }));
    const { date, hour } = slots[Math.floor(Math.random() * slots.length)]!;
    const body = { option: "PICKUP", slot: { date, hour } };
    const answer = await call(path, { method: "PUT", headers, body });
    if (answer.status === 409 && attempt < 5) continue;
    await sound(answer);
    return;
  }
}

async function sound<T = unknown>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
}
