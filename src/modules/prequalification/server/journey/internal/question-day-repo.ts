import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

interface QuestionDay {
  readonly personIndex: string;
  /** ISO date where the retailer is. */
  readonly day: string;
}

/** Whether this journey is the one that may ask this person today; the first that claims the day has it (OP-24). */
export async function claimQuestionDay(
  trx: TenantTransaction,
  ctx: RequestContext,
  { personIndex, day, journeyId }: QuestionDay & { readonly journeyId: string },
): Promise<boolean> {
  await trx
    .insertInto("prequalification_question_day")
    .values({ tenant_id: ctx.tenantId, person_index: personIndex, day, journey_id: journeyId })
    .onConflict((conflict) => conflict.columns(["tenant_id", "person_index", "day"]).doNothing())
    .execute();
  return (await ownerOfDay(trx, ctx, { personIndex, day })) === journeyId;
}

/** The journey in which this person was asked today. */
export async function ownerOfDay(
  trx: TenantTransaction,
  ctx: RequestContext,
  { personIndex, day }: QuestionDay,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("prequalification_question_day")
    .select("journey_id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("person_index", "=", personIndex)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.journey_id;
}

export async function deleteOldDays(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before }: { readonly before: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_question_day")
    .where("tenant_id", "=", ctx.tenantId)
    .where("day", "<", before)
    .execute();
}
