import { BUYER } from "./bench-buyer.ts";
import type { BenchServer } from "./bench-server.ts";
import type { ClientResult } from "./http-load.ts";
import { inLanes, Shopper } from "./shoppers.ts";
import { timingOf } from "./statistics.ts";

const ORDERS = "/api/commerce/orders";

interface Round {
  /** Buyers at the same time, each on a connection of its own. */
  readonly workers: number;
  readonly seconds: number;
  /** Vehicles that nobody has yet; those that are bought leave the list. */
  readonly keys: string[];
  readonly buyers: readonly { token: string }[];
}

/**
 * Whole cash purchases: add to cart, details, submit, read the order; another buyer and vehicle each time. `requests` are orders
 * that came back as placed, everything else is in `errors`.
 * @throws Error when `keys` runs out
 */
export async function buyForCash(
  server: BenchServer,
  { workers, seconds, keys, buyers }: Round,
): Promise<ClientResult> {
  const shoppers = Array.from({ length: workers }, () => new Shopper(server.url));
  const times: number[] = [];
  let errors = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  await inLanes({ workers, seconds }, async (lane) => {
    const vehicleKey = keys.pop();
    const buyer = buyers[keys.length % buyers.length];
    if (vehicleKey === undefined || buyer === undefined) throw new Error("all vehicles are sold: make more");
    const at = performance.now();
    const isPlaced = await buyOne(shoppers[lane] as Shopper, { vehicleKey, token: buyer.token });
    times.push(performance.now() - at);
    if (!isPlaced) errors += 1;
  });
  const us = (performance.now() - started) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const shopper of shoppers) shopper.close();
  const timing = timingOf(times);
  const placed = times.length - errors;
  return { ...timing, requests: placed, us, bytes: 0, errors, clientCpuMs: (user + system) / 1000 };
}

async function buyOne(shopper: Shopper, buy: { vehicleKey: string; token: string }): Promise<boolean> {
  const { token, vehicleKey } = buy;
  const made = await shopper.call("POST", ORDERS, { token, body: { vehicleKey } });
  if (made.status !== 201) return false;
  const path = `${ORDERS}/${(made.body as { orderNumber: string }).orderNumber}`;
  const saved = await shopper.call("PATCH", path, { token, body: { buyer: BUYER } });
  if (saved.status !== 200) return false;
  const { amountDueCents } = (saved.body as { order: { receipt: { amountDueCents: number } } }).order.receipt;
  const sent = await shopper.call("POST", `${path}/submit`, {
    token,
    body: { acceptedTerms: true, amountDueCents },
  });
  if (sent.status !== 200) return false;
  const read = await shopper.call("GET", path, { token });
  return (
    read.status === 200 && (read.body as { order: { orderStatus: string } }).order.orderStatus === "SUBMITTED"
  );
}
