import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import type { ServerProcess } from "../server-process.ts";
import type { Acknowledged } from "./buyer-journey.ts";
import { askFor } from "./postgres-pair.ts";

const PATIENCE_MS = 60_000;

interface StoredOrder {
  readonly number: string;
  readonly vehicle: string;
  readonly documents: number;
  readonly signatures: number;
  readonly payments: number;
  readonly charges: number;
  readonly bookings: number;
}

const STORED = `
  select o.order_number as number, o.vehicle_id as vehicle,
    (select count(*)::int from document d where d.tenant_id = o.tenant_id and d.order_id = o.id) as documents,
    (select count(*)::int from contract_signature s join contract_package k on k.tenant_id = s.tenant_id and k.id = s.package_id
      where k.tenant_id = o.tenant_id and k.order_id = o.id and s.role = 'buyer') as signatures,
    (select count(*)::int from payment p where p.tenant_id = o.tenant_id and p.order_id = o.id and p.status <> 'PAYMENT_FAILED') as payments,
    (select count(*)::int from payment p join sandbox_gateway_charge c using (tenant_id, provider_key)
      where p.tenant_id = o.tenant_id and p.order_id = o.id) as charges,
    (select count(*)::int from fulfillment f where f.tenant_id = o.tenant_id and f.order_id = o.id) as bookings
  from orders o where o.tenant_id = 'demo' and o.submitted_at is not null and o.canceled_at is null`;

/** What is wrong, by what a run promises; all empty when nothing is. */
export interface Verdict {
  readonly "acknowledged = stored": readonly string[];
  readonly "no car twice": readonly string[];
  readonly "no payment twice": readonly string[];
  readonly "jobs once": readonly string[];
  readonly "index = table": readonly string[];
}

/** Numbers of the orders that are submitted now. */
export async function orderNumbers(address: PostgresAddress): Promise<string[]> {
  return (await askFor<StoredOrder>(address, STORED)).map(({ number }) => number);
}

/** Looks at everything once nobody buys any more; waits for jobs and search, which come after. */
export async function verdictOn(input: {
  readonly address: PostgresAddress;
  readonly servers: readonly ServerProcess[];
  readonly acknowledged: readonly Acknowledged[];
  /** Orders of the demo stores, from before anybody bought. */
  readonly seeded: readonly string[];
}): Promise<Verdict> {
  const { address, servers, acknowledged, seeded } = input;
  const all = await askFor<StoredOrder>(address, STORED);
  const stored = all.filter(({ number }) => !seeded.includes(number));
  const vehicles = stored.map(({ vehicle }) => vehicle);
  const jobs = [...(await jobProblems(address)), ...(await mailProblems(address, stored))];
  return {
    "acknowledged = stored": acknowledged.flatMap((said) => missing(said, stored)),
    "no car twice": vehicles.filter((one, at) => vehicles.indexOf(one) !== at),
    "no payment twice": stored
      .filter(({ payments, charges }) => payments > 1 || charges > 1)
      .map(
        ({ number, payments, charges }) => `${number} is paid ${payments} times, charged ${charges} times`,
      ),
    "jobs once": jobs,
    "index = table": (await Promise.all(servers.map((server) => indexProblems(address, server)))).flat(),
  };
}

function missing(said: Acknowledged, stored: readonly StoredOrder[]): string[] {
  const order = stored.find(({ number }) => number === said.orderNumber);
  if (order === undefined) return [`order ${said.orderNumber} is lost`];
  const wanted = [
    ["documents", said.hasDocuments, order.documents, 2],
    ["signatures", said.isSigned, order.signatures, 1],
    ["payments", said.isPaid, order.payments, 1],
    ["charges", said.isPaid, order.charges, 1],
    ["bookings", said.isBooked, order.bookings, 1],
  ] as const;
  return wanted
    .filter(([, isSaid, count, once]) => isSaid && count !== once)
    .map(([name, , count]) => `order ${said.orderNumber} has ${count} ${name}`);
}

/** Waits until no job is due, and answers what is wrong with those that ran. */
async function jobProblems(address: PostgresAddress): Promise<string[]> {
  const waiting =
    "select count(*)::int as count from job where done_at is null and dead_at is null and run_at <= now()";
  const isOver = await isSoon(async () => {
    const [row] = await askFor<{ count: number }>(address, waiting);
    return row?.count === 0;
  });
  const dead = await askFor<{ kind: string }>(address, "select kind from job where dead_at is not null");
  const again = await askFor<{ template: string; count: number }>(
    address,
    `select template, count(*)::int as count from message_outbox
     where delivered_at is null and failed_at is null or attempts > 1 group by template`,
  );
  return [
    ...(isOver ? [] : ["some jobs do not end"]),
    ...dead.map(({ kind }) => `a job of ${kind} failed for good`),
    ...again.map(({ template, count }) => `${count} mails of ${template} were not delivered once`),
  ];
}

/** One mail about each thing that happened: written in the transaction that caused it, sent by a job. */
async function mailProblems(address: PostgresAddress, stored: readonly StoredOrder[]): Promise<string[]> {
  const rows = await askFor<{ template: string; count: number }>(
    address,
    "select template, count(*)::int as count from message_outbox where tenant_id = 'demo' group by template",
  );
  const sum = (countOf: (order: StoredOrder) => number): number =>
    stored.reduce((total, order) => total + countOf(order), 0);
  const wanted = new Map([
    ["order.received", stored.length],
    ["payments.depositReceived", sum(({ payments }) => payments)],
    ["fulfillment.requested", sum(({ bookings }) => bookings)],
  ]);
  return [...wanted].flatMap(([template, count]) => {
    const found = rows.find((row) => row.template === template)?.count ?? 0;
    return found === count ? [] : [`${found} mails of ${template} about ${count}`];
  });
}

/** Addresses of pages and answers whose ETag differs between servers, which would make caches in front useless. */
export async function differentEtags(
  servers: readonly ServerProcess[],
  vehicleId: string,
): Promise<string[]> {
  const list = "/public/inventory/vehicles?sort=price-asc";
  const paths = ["/", "/search?sort=mileage-asc", "/es/search", `/vehicles/${vehicleId}`, list];
  const etags = await Promise.all(
    paths.map(async (path) => {
      const answers = await Promise.all(servers.map(({ call }) => call(path)));
      return new Set(answers.map(({ headers }) => headers.get("etag")));
    }),
  );
  return paths.filter((_, at) => etags[at]!.size !== 1 || etags[at]!.has(null));
}

interface Shown {
  readonly id: string;
  readonly priceCents: number | null;
  readonly availability: string;
}

/**
 * Waits until a server's search shows what the table holds; then, or when that takes too long, what differs.
 * @param share of its pages that are looked at; which ones chance decides
 */
export async function indexProblems(
  address: PostgresAddress,
  server: ServerProcess,
  share = 1,
): Promise<string[]> {
  let wrong: string[] = [];
  await isSoon(async () => {
    const rows = await askFor<{ id: string; price: string | null; availability: string }>(
      address,
      "select id, price_cents as price, availability from vehicle where tenant_id = 'demo' and availability in ('Available', 'PendingSale')",
    );
    const table = new Set(rows.map((car) => `${car.id} ${car.price} ${car.availability}`));
    const { shown, total } = await read(server, share);
    const index = new Set(shown.map((car) => `${car.id} ${car.priceCents} ${car.availability}`));
    const missing = share === 1 ? [...table].filter((car) => !index.has(car)) : [];
    wrong = [...[...index].filter((car) => !table.has(car)), ...missing];
    if (total !== table.size) wrong.push(`${total} cars are shown, ${table.size} are there`);
    return wrong.length === 0;
  });
  return wrong;
}

/** A large store has thousands of pages. */
const PAGES_AT_ONCE = 8;

async function read({ call }: ServerProcess, share: number): Promise<{ shown: Shown[]; total: number }> {
  const page = async (number: number) => {
    const answer = await call(`/public/inventory/vehicles?sort=price-asc&facets=make&page=${number}`);
    return (await answer.json()) as { pageCount: number; total: number; vehicles: Shown[] };
  };
  const { pageCount, total, vehicles: shown } = await page(1);
  const numbers = Array.from({ length: pageCount - 1 }, (_, at) => at + 2).filter(
    () => Math.random() < share,
  );
  for (let at = 0; at < numbers.length; at += PAGES_AT_ONCE) {
    const more = await Promise.all(numbers.slice(at, at + PAGES_AT_ONCE).map(page));
    for (const { vehicles } of more) shown.push(...vehicles);
  }
  return { shown, total };
}

/** Whether it becomes so while there is patience left. */
async function isSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(250))
    if (await isSo()) return true;
  return false;
}
