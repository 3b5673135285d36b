import { revokeBankLinks } from "./bank-links-repo.ts";
import type { GatewayContext } from "../gateway-context.ts";

/** A buyer or a bank ended a link: its account is not charged any more. @param vendorRef the link's name at the vendor */
export function endBankLink(ctx: GatewayContext, vendorRef: string): Promise<void> {
  return ctx.db.transaction((trx) => revokeBankLinks(trx, ctx, vendorRef));
}
