import type { Insertable, Selectable } from "kysely";
import {
  blindIndex,
  openJson,
  openText,
  sealJson,
  sealText,
  type TenantKeys,
} from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptInsert } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";
import type { BuyerScreeningTable } from "./screening-table.ts";

type ScreeningRow = Selectable<BuyerScreeningTable>;
type Keeper = RequestContext & { readonly keys: TenantKeys };

/** What was found about one person. */
interface Findings {
  readonly flags: readonly string[];
  readonly hits: readonly { readonly entry: number; readonly score: number; readonly program: string }[];
}

/** One person compared, as it is stored. */
export interface NewScreening {
  readonly orderId: string;
  readonly version: number;
  readonly person: ScreeningRow["person"];
  readonly state: "CLEAR" | "WAITING" | "CLEARED";
  readonly listDate: string;
  readonly isSampleList: boolean;
  readonly findings: Findings | null;
  readonly findingsIndex: string | null;
}

const place = (column: string, key: Pick<ScreeningRow, "order_id" | "version" | "person">): string =>
  `buyer_screening|${column}|${key.order_id}|${key.version}|${key.person}`;

/** Who was compared and what was found, as a keyed hash. */
export function findingsIndex(ctx: Keeper, about: readonly unknown[]): string {
  return blindIndex(ctx.keys, `buyer_screening|${JSON.stringify(about)}`);
}

const insert = keptInsert((db, rows: Insertable<BuyerScreeningTable>[]) =>
  db
    .insertInto("buyer_screening")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "version", "person"]).doNothing()),
);

/** Everybody in one statement; a version that was screened before stays as it is. */
export async function insertScreenings(
  trx: TenantTransaction,
  ctx: Keeper,
  screenings: readonly NewScreening[],
): Promise<void> {
  const now = ctx.clock.now();
  const rows = screenings.map(({ orderId, version, person, findings, ...one }) => {
    const key = { order_id: orderId, version, person };
    return {
      tenant_id: ctx.tenantId,
      ...key,
      state: one.state,
      list_date: one.listDate,
      is_sample_list: one.isSampleList,
      findings_sealed: findings && sealJson(ctx.keys, place("findings", key), findings),
      findings_index: one.findingsIndex,
      screened_at: now,
      keep_until: keepUntil(now),
    };
  });
  await insert(trx, rows);
}

/** Everything that was found about the people of an order, newest version first. */
export async function findFlagged(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<ScreeningRow[]> {
  return trx
    .selectFrom("buyer_screening")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("state", "!=", "CLEAR")
    .orderBy("version", "desc")
    .orderBy("person", "desc")
    .execute();
}

/** Whether somebody of an order waits for a person. */
export async function hasWaiting(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom("buyer_screening")
    .select("state")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("state", "=", "WAITING")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes what became of one person's. */
export async function updateScreening(
  trx: TenantTransaction,
  ctx: Keeper,
  input: {
    readonly row: ScreeningRow;
    readonly set: Partial<Pick<ScreeningRow, "state" | "answered_at" | "keep_until">>;
    readonly answeredBy?: string;
  },
): Promise<void> {
  const { row, set, answeredBy } = input;
  await trx
    .updateTable("buyer_screening")
    .set({
      ...set,
      ...(answeredBy !== undefined && {
        answered_by_sealed: sealText(ctx.keys, place("answered_by", row), answeredBy),
      }),
    })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", row.order_id)
    .where("version", "=", row.version)
    .where("person", "=", row.person)
    .execute();
}

/** What was found and who answered; null where it is not kept any more or nobody has. */
export function openScreening(
  ctx: Keeper,
  row: ScreeningRow,
): { readonly findings: Findings | null; readonly answeredBy: string | null } {
  const { findings_sealed: findings, answered_by_sealed: by } = row;
  return {
    findings: findings === null ? null : openJson<Findings>(ctx.keys, place("findings", row), findings),
    answeredBy: by === null ? null : openText(ctx.keys, place("answered_by", row), by),
  };
}
