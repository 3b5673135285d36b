import { sql } from "kysely";
import { holdingDrafts } from "#modules/inventory/server/vehicle-holds.ts";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";
import {
  insertingDrafts,
  insertingFirstHistory,
  nameSnapshot,
} from "#modules/orders/server/drafts/inserting-drafts.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";

interface NewDraft {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly vehicleId: string;
  readonly dealType: DealType;
  readonly dealRefId: string;
  /** The price the draft was made with; a row that meanwhile says otherwise is not taken. */
  readonly priceCents: Cents;
  readonly amountDueCents: Cents;
  readonly snapshot: OrderSnapshot;
}

interface HeldDrafts {
  readonly tenantId: string;
  readonly now: Date;
  /** `NewDraft`s as JSON. */
  readonly drafts: string;
  readonly vehicleIds: readonly string[];
  readonly expiresAt: Date;
}
const insert = keptSql(
  (held: HeldDrafts) => sql<{ order_id: string }>`
    with draft as (
      select * from jsonb_to_recordset(${held.drafts}::jsonb) as d ("orderId" text, "orderNumber" text,
        "accountId" text, "vehicleId" text, "dealType" text, "dealRefId" text, "priceCents" bigint, "amountDueCents" bigint,
        snapshot jsonb, "snapshotVersion" uuid)
    ), held as (${holdingDrafts(held)}
    ), made as (${insertingDrafts(held)}
    ) ${insertingFirstHistory(held)}`,
);

/**
 * Takes the vehicles and makes the drafts with their first history rows: one statement, and for each draft all or
 * nothing. Answers the ids of the orders that were made; of the others somebody else has the vehicle, or its price
 * changed.
 */
export async function insertHeldDrafts(
  trx: TenantTransaction,
  ctx: RequestContext,
  { drafts, expiresAt }: { readonly drafts: readonly NewDraft[]; readonly expiresAt: Date },
): Promise<ReadonlySet<string>> {
  if (drafts.length === 0) return new Set();
  // By vehicle, so that transactions which take several meet in the same sequence.
  const sorted = drafts
    .toSorted((one, other) => (one.vehicleId < other.vehicleId ? -1 : 1))
    .map((draft) => ({
      ...draft,
      snapshotVersion: nameSnapshot(ctx.tenantId, { ...draft, id: draft.orderId }),
    }));
  const rows = await insert(trx, {
    tenantId: ctx.tenantId,
    now: ctx.clock.now(),
    drafts: JSON.stringify(sorted),
    vehicleIds: sorted.map(({ vehicleId }) => vehicleId),
    expiresAt,
  });
  return new Set(rows.map(({ order_id }) => order_id));
}
