import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { DAY_MS, MINUTE_MS } from "#platform/shared/time/durations.ts";
import { keeperOf } from "./keeper-of.ts";
import type { SigningServiceContext } from "./signing-service-context.ts";

/** Whose package it is to be: an order's contract, or the papers of a car that its owner sells. */
type PackagePurpose = "contract" | "sale";

interface SigningPackageIntentTable {
  tenant_id: string;
  id: string;
  package_key: string;
  signing_vendor: string;
  purpose: PackagePurpose;
  subject_id: string;
  asked_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    signing_package_intent: SigningPackageIntentTable;
  }
}

type IntentContext = TenantContext & Pick<SigningServiceContext, "signingProvider" | "signingProviderOf">;

interface Intent {
  readonly key: string;
  readonly purpose: PackagePurpose;
  /** The order or the sale. */
  readonly subjectId: string;
}

/** Many times what a call of a vendor may take. */
const LOST_AFTER_MS = 15 * MINUTE_MS;
/** A package has ended by itself at its service by then (14 days), and the service knows its key no more. */
const OVER_AFTER_MS = 15 * DAY_MS;
const BATCH = 20;

/**
 * Writes down, before a signing service is asked for a package, that it will be: whoever ends before the answer is kept
 * leaves this behind. Each attempt has a row of its own, so that nobody waits for another. Nothing where packages are kept
 * in our own database, from which none gets lost.
 * @returns what `settleIntent` is given; null for nothing
 */
export async function intendPackage(ctx: IntentContext, intent: Intent): Promise<string | null> {
  if (ctx.signingProvider.find === undefined) return null;
  const id = ctx.ids.next("spi");
  const { key, purpose, subjectId } = intent;
  const row = {
    id,
    package_key: key,
    signing_vendor: ctx.tenant.providers.contracting,
    purpose,
    subject_id: subjectId,
    asked_at: ctx.clock.now(),
  };
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("signing_package_intent")
      .values({ tenant_id: ctx.tenantId, ...row })
      .execute(),
  );
  return id;
}

/** What was asked for is kept, or was given up. */
export async function settleIntent(
  trx: TenantTransaction,
  ctx: IntentContext,
  id: string | null,
): Promise<boolean> {
  if (id === null) return false;
  const { numDeletedRows } = await trx
    .deleteFrom("signing_package_intent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Packages that were asked for so long ago that nobody keeps the answer anymore. */
export const lostPackages = (purpose: PackagePurpose): DueRows => ({
  table: "signing_package_intent",
  where: (now) => sql`purpose = ${purpose} and asked_at < ${new Date(now.getTime() - LOST_AFTER_MS)}`,
});

interface Owner<Ctx> {
  readonly purpose: PackagePurpose;
  /** Locks the order or sale. */
  readonly hold: (trx: TenantTransaction, ctx: Ctx, subjectId: string) => Promise<unknown>;
  /** The service made this one; it is voided where nobody kept it. */
  readonly giveUp: (
    trx: TenantTransaction,
    ctx: Ctx,
    lost: { readonly subjectId: string; readonly ref: string; readonly vendor: string },
  ) => Promise<void>;
}

/**
 * Asks the service for what was made and never kept, and gives it up; each by itself, so that one whose service cannot be
 * opened keeps no other. Repeatable, safe beside other replicas.
 * @throws what the first one that stays failed with, after all others
 */
export async function settleLostPackages<Ctx extends IntentContext>(
  ctx: Ctx,
  owner: Owner<Ctx>,
): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const lost = await ctx.db.transaction((trx) =>
      findLost(trx, ctx, { purpose: owner.purpose, but: [...failed.keys()] }),
    );
    for (const row of lost) {
      await settleLost(ctx, owner, row).catch((error: unknown) => failed.set(row.id, error));
    }
    if (lost.length < BATCH) break;
  }
  for (const error of failed.values()) throw error;
}

async function settleLost<Ctx extends IntentContext>(
  ctx: Ctx,
  { hold, giveUp }: Owner<Ctx>,
  lost: SigningPackageIntentTable,
): Promise<void> {
  const { id, package_key: key, subject_id: subjectId, signing_vendor: vendor } = lost;
  const isOver = lost.asked_at.getTime() < ctx.clock.now().getTime() - OVER_AFTER_MS;
  const found = isOver ? null : await keeperOf(ctx, vendor).find?.(ctx, key);
  await ctx.db.transaction(async (trx) => {
    await hold(trx, ctx, subjectId);
    const isOurs = (await settleIntent(trx, ctx, id)) && !(await isAskedFor(trx, ctx, key));
    if (isOurs && found) await giveUp(trx, ctx, { subjectId, ref: found.ref, vendor });
  });
}

function findLost(
  trx: TenantTransaction,
  ctx: IntentContext,
  { purpose, but }: { readonly purpose: PackagePurpose; readonly but: readonly string[] },
) {
  return trx
    .selectFrom("signing_package_intent")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("purpose", "=", purpose)
    .where("asked_at", "<", new Date(ctx.clock.now().getTime() - LOST_AFTER_MS))
    .where("id", "<>", sql<string>`all(${but}::text[])`)
    .orderBy("asked_at")
    .limit(BATCH)
    .execute();
}

/** Another attempt gets the same package, and sees to it. */
async function isAskedFor(trx: TenantTransaction, ctx: IntentContext, key: string): Promise<boolean> {
  const other = await trx
    .selectFrom("signing_package_intent")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("package_key", "=", key)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
