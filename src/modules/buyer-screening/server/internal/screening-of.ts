import type { screenBuyer } from "#modules/credit-bureaus/server/screen-buyer.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findFlagged, findingsIndex, type NewScreening } from "./screening-repo.ts";

type Screened = Parameters<typeof screenBuyer>[0];

/**
 * What is kept of comparing one person. Who waits is looked up among what a person has cleared for the same order: the
 * same somebody with the same findings does not wait again.
 */
export async function screeningOf(
  trx: TenantTransaction,
  ctx: RequestContext & { readonly keys: TenantKeys },
  input: {
    readonly key: Pick<NewScreening, "orderId" | "version" | "person">;
    readonly who: Screened;
    readonly found: ReturnType<typeof screenBuyer>;
  },
): Promise<NewScreening> {
  const { key, who, found } = input;
  const list = { listDate: found.listDate, isSampleList: found.isSampleList };
  if (found.flags.length === 0)
    return { ...key, ...list, state: "CLEAR", findings: null, findingsIndex: null };
  const flags = found.flags.map(({ flag }) => flag);
  const name = [who.firstName, who.middleName, who.lastName].map((part) => part?.toLowerCase() ?? null);
  const entries = found.hits.map(({ entry }) => entry);
  const index = findingsIndex(ctx, [...name, who.birthDate, flags, entries]);
  const findings = { flags, hits: found.hits };
  const isCleared = found.mustWait && (await wasCleared(trx, ctx, { orderId: key.orderId, index }));
  const state = isCleared ? "CLEARED" : found.mustWait ? "WAITING" : "CLEAR";
  return { ...key, ...list, state, findings, findingsIndex: index };
}

async function wasCleared(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, index }: { readonly orderId: string; readonly index: string },
): Promise<boolean> {
  const rows = await findFlagged(trx, ctx, { orderId });
  return rows.some((row) => row.state === "CLEARED" && row.findings_index === index);
}
