import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ErasureTable } from "./result-tables.ts";

export type ErasureRule = ErasureTable["rule"];

/** Who it was about: the account if it had one, else the journey it came from. */
interface Subject {
  readonly account_id: string | null;
  readonly journey_id: string;
}

/** The written record of a deletion: whose by keyed hash, what, when and by which rule. */
export async function recordErasure(
  trx: TenantTransaction,
  ctx: QueueContext,
  {
    subject,
    what,
    rule,
  }: { readonly subject: Subject; readonly what: ErasureTable["what"]; readonly rule: ErasureRule },
): Promise<void> {
  await trx
    .insertInto("prequalification_erasure")
    .values({
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("pqe"),
      subject_index: subjectIndex(ctx, subject),
      what,
      rule,
      erased_at: ctx.clock.now(),
    })
    .execute();
}

function subjectIndex(ctx: QueueContext, { account_id: accountId, journey_id: journeyId }: Subject): string {
  const whom = accountId === null ? `journey|${journeyId}` : `account|${accountId}`;
  return blindIndex(ctx.keys, `prequalification_erasure|${whom}`);
}
