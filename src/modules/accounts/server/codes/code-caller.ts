import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BrowserContext } from "../../domain/browser.ts";
import type { CodeOwner } from "../../domain/code-owner.ts";
import { emailIndex } from "../accounts-repo.ts";
import { networkOf } from "#platform/server/http/caller/client-network.ts";
import { browserHash, findKnownDevice } from "../devices/known-devices-repo.ts";

/** What checking a code needs: where the caller comes from, besides everything a message needs. */
export type CodeContext = QueueContext & BrowserContext;

/** Who asks for a code of this address or types one: its browser, its network, and whether it was here before. */
export async function codeCaller(
  trx: TenantTransaction,
  ctx: CodeContext,
  email: string,
): Promise<CodeOwner> {
  const known = await findKnownDevice(trx, ctx, emailIndex(ctx.keys, email));
  return {
    browser: browserHash(ctx),
    network: blindIndex(ctx.keys, `code_network|${networkOf(ctx.caller?.address ?? "")}`),
    isKnownDevice: known !== undefined,
  };
}
