import type { RequestContext } from "#platform/server/context/request-context.ts";
import { openText, sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

type PapersContext = RequestContext & { readonly keys: TenantKeys };

const placeOf = (contractId: string): string => `protection_contract_paper|pdf|${contractId}`;

/** Keeps an administrator's contract as it came; the first one stays. */
export async function insertContractPaper(
  trx: TenantTransaction,
  ctx: PapersContext,
  { contractId, pdf }: { readonly contractId: string; readonly pdf: Uint8Array },
): Promise<void> {
  await trx
    .insertInto("protection_contract_paper")
    .values({
      tenant_id: ctx.tenantId,
      contract_id: contractId,
      pdf_sealed: sealText(ctx.keys, placeOf(contractId), Buffer.from(pdf).toString("base64")),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The administrator's contract of a plan; undefined where none came. */
export async function findContractPaper(
  trx: TenantTransaction,
  ctx: PapersContext,
  contractId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await trx
    .selectFrom("protection_contract_paper")
    .select("pdf_sealed")
    .where("tenant_id", "=", ctx.tenantId)
    .where("contract_id", "=", contractId)
    .executeTakeFirst();
  return (
    row && new Uint8Array(Buffer.from(openText(ctx.keys, placeOf(contractId), row.pdf_sealed), "base64"))
  );
}

/** Which plans of an order have one. */
export async function findPlansWithPaper(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom("protection_contract_paper as paper")
    .innerJoin("protection_contract as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "paper.tenant_id").onRef("plan.id", "=", "paper.contract_id"),
    )
    .select("paper.contract_id")
    .where("paper.tenant_id", "=", ctx.tenantId)
    .where("plan.order_id", "=", orderId)
    .execute();
  return new Set(rows.map(({ contract_id }) => contract_id));
}
