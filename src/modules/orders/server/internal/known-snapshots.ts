import { LRUCache } from "lru-cache";
import { type RawBuilder, sql } from "kysely";
import type { OrderSnapshot } from "../../domain/order.ts";

/** Two for each order that is worked on: it is asked for by its id and by its number. */
const MOST_KEPT = 400;

interface KnownSnapshot {
  readonly version: string;
  readonly snapshot: OrderSnapshot;
}

const known = new LRUCache<string, KnownSnapshot>({ max: MOST_KEPT });

/** A row of an order whose snapshot is missing where the asker knows it. */
interface VersionedRow {
  readonly id: string;
  readonly order_number: string;
  readonly version: string;
  readonly snapshot: OrderSnapshot | null;
}

/**
 * Which version of its row an order has: who wrote it, where and when. A transaction that was lost with its server may
 * have had the same number, but not at the same moment.
 */
export const rowVersion = sql<string>`concat_ws('/', current_database(), orders.xmin, orders.ctid, orders.updated_at)`;

/** The snapshot of a row that has another version than the one that is known (decision 0660). */
export const snapshotUnless = (version: string | null): RawBuilder<OrderSnapshot | null> =>
  sql`case when ${rowVersion} = ${version}::text then null else snapshot end`;

/** What is known of an order by its id or its number. */
export function knownSnapshot(tenantId: string, key: string): KnownSnapshot | undefined {
  return known.get(keyOf(tenantId, key));
}

/** A row with its snapshot: the one that came, or the one that is known of this version. Nobody may change it. */
export function withSnapshot<Row extends VersionedRow>(
  tenantId: string,
  { row, asked }: { readonly row: Row; readonly asked: KnownSnapshot | undefined },
): Row & { readonly snapshot: OrderSnapshot } {
  const { id, order_number: orderNumber, version, snapshot } = row;
  if (snapshot === null) {
    if (asked?.version !== version) throw new Error("an order came without its snapshot");
    return { ...row, snapshot: asked.snapshot };
  }
  const entry = { version, snapshot: frozen(snapshot) };
  for (const key of [id, orderNumber]) known.set(keyOf(tenantId, key), entry);
  return { ...row, snapshot };
}

function keyOf(tenantId: string, key: string): string {
  return `${tenantId}|${key}`;
}

/** Several requests share it. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
