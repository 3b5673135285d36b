import { sql } from "kysely";
import type { SystemDatabase } from "#platform/server/database/open-database.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import "../vehicle-table.ts";
import type { ChangeFeed, FeedPosition, StockChange } from "./change-feed.ts";

interface FeedRow extends FeedPosition {
  readonly tx: string | null;
  readonly seq: number;
  readonly tenant_id: string;
  readonly vehicle_id: string;
}

/** Another server, a restart of it, another database of that name, a restored table: each shows here. */
const server = sql`
  extract(epoch from pg_postmaster_start_time())::text
    || '/' || (select oid from pg_database where datname = current_database())
    || '/' || 'vehicle'::regclass::oid || '/' || 'inventory_change'::regclass::oid`;

/** The feed as the table `inventory_change`, read by which transactions a snapshot sees (0194). */
export function postgresChangeFeed(database: { readonly system: SystemDatabase }): ChangeFeed {
  return {
    async position() {
      const { rows } = await sql<FeedPosition>`
        select pg_current_snapshot()::text as snapshot, ${server} as server`.execute(database.system.kysely);
      return rows[0] as FeedPosition;
    },
    async read({ after, pageSize }, apply) {
      let upTo: FeedPosition | undefined;
      for (let last = { tx: "0", seq: 0 }; ;) {
        const rows = await readPage(database.system, { after, upTo, last, pageSize });
        upTo ??= { snapshot: rows[0]!.snapshot, server: rows[0]!.server };
        if (rows[0]!.server !== after.server || wentBack(after.snapshot, upTo.snapshot)) return undefined;
        const changes = rows.filter((row): row is FeedRow & StockChange => row.tx !== null);
        if (changes.length > 0) await apply(changes);
        if (changes.length < pageSize) return upTo;
        last = changes.at(-1)!;
      }
    },
  };
}

interface Page {
  /** What rules the reading; the present where nothing does yet. */
  readonly upTo: string | null;
  readonly open: readonly string[];
  readonly next: string;
  readonly tx: string;
  readonly seq: number;
  readonly pageSize: number;
}
const columns = sql`tx, seq, tenant_id, vehicle_id`;
const rest = ({ tx, seq, pageSize }: Page) => sql`(tx, seq) > (${tx}::xid8, ${seq}::bigint)
  and pg_visible_in_snapshot(tx, here.upto) order by tx, seq limit ${pageSize}`;
// Two ranges of the key instead of one condition: those that were open then, and all that began since.
const changesOf = keptSql(
  (page: Page) => sql<FeedRow>`
    with here as (select coalesce(${page.upTo}::pg_snapshot, pg_current_snapshot()) as upto, ${server} as server)
    select here.upto::text as snapshot, here.server, change.tx::text, change.seq, change.tenant_id, change.vehicle_id
    from here left join lateral (
      (select late.* from unnest(${page.open}::xid8[]) as was(open), lateral (
        select ${columns} from inventory_change where tx = was.open and ${rest(page)}) late)
      union all
      (select ${columns} from inventory_change where tx >= ${page.next}::xid8 and ${rest(page)})
      order by tx, seq limit ${page.pageSize}
    ) change on true order by change.tx, change.seq`,
);

/** One snapshot rules all pages of a reading, so that no transaction is cut in two. */
function readPage(
  system: SystemDatabase,
  page: {
    after: FeedPosition;
    upTo: FeedPosition | undefined;
    last: { readonly tx: string; readonly seq: number };
    pageSize: number;
  },
): Promise<readonly FeedRow[]> {
  const { last, pageSize, upTo } = page;
  const since = partsOf(page.after.snapshot);
  return changesOf(system.kysely, { ...since, ...last, upTo: upTo?.snapshot ?? null, pageSize });
}

/** `xmin:xmax:xip,…`: all below xmin had ended, all from xmax on had not begun, of the others the listed ones were open. */
function partsOf(snapshot: string): { readonly next: string; readonly open: readonly string[] } {
  const [, next = "0", open = ""] = snapshot.split(":");
  return { next, open: open === "" ? [] : open.split(",") };
}

function wentBack(before: string, now: string): boolean {
  return BigInt(partsOf(now).next) < BigInt(partsOf(before).next);
}
