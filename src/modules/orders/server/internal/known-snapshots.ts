import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type RawBuilder, sql } from "kysely";
import type { OrderSnapshot } from "../../domain/order.ts";

/** Two for each order that is worked on: it is asked for by its id and by its number. */
const MOST_KEPT = 400;

interface KnownSnapshot {
  readonly version: string;
  readonly snapshot: OrderSnapshot;
  /** By what it is asked for. */
  readonly keys: readonly string[];
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
 * Names what the snapshot of an order says: every write of one gives it another name. Rows from before 0807 have none: they are
 * known by who wrote the row, where and when. A transaction that was lost with its server may have had the same number,
 * but not at the same moment.
 */
export const snapshotVersion = sql<string>`coalesce(orders.snapshot_version::text,
  concat_ws('/', current_database(), orders.xmin, orders.ctid, orders.updated_at))`;

/** The snapshot of a row where it has another version than the one that is known (decision 0660). */
export const snapshotUnless = (version: string | null): RawBuilder<OrderSnapshot | null> =>
  sql`case when ${snapshotVersion} = ${version}::text then null else snapshot end`;

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
  know({ version, snapshot: frozen(snapshot), keys: [id, orderNumber].map((key) => keyOf(tenantId, key)) });
  return { ...row, snapshot };
}

/**
 * Names a snapshot that is about to be written: this process need not be sent it. Nobody may change it from here on.
 * @param order.orderNumber may be left out where the order was read before
 * @returns its version; of a write that is taken back no row ever has it
 */
export function nameSnapshot(
  tenantId: string,
  order: { readonly id: string; readonly orderNumber?: string; readonly snapshot: OrderSnapshot },
): string {
  const { id, orderNumber, snapshot } = order;
  const version = randomUUID();
  const own = [id, ...(orderNumber === undefined ? [] : [orderNumber])].map((key) => keyOf(tenantId, key));
  // What JSON leaves out would be known here and missing elsewhere.
  if (isPlain(snapshot))
    know({ version, snapshot: frozen(snapshot), keys: known.get(keyOf(tenantId, id))?.keys ?? own });
  return version;
}
function know(entry: KnownSnapshot): void {
  for (const key of entry.keys) known.set(key, entry);
}

function keyOf(tenantId: string, key: string): string {
  return `${tenantId}|${key}`;
}

/** Whether JSON gives it back as it is. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== undefined;
  return Object.values(value).every(isPlain);
}

/** Several requests share it. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
