import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { IN_PERSON_STATE } from "../domain/id-verification.ts";
import { type IdPerson, updateIdVerification } from "./internal/id-verification-repo.ts";

/** OP-19: the license turned out to be of Illinois; from now on the step waits for the retailer. */
export async function moveInPerson(trx: TenantTransaction, ctx: RequestContext, of: IdPerson): Promise<void> {
  await updateIdVerification(trx, ctx, { ...of, set: { id_state: IN_PERSON_STATE } });
}
