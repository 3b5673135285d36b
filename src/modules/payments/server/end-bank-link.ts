import { revokeBankLinks } from "./internal/bank-links-repo.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** A buyer or a bank ended a link: its account is not charged any more. @param vendorRef the link's name at the vendor */
export function endBankLink(ctx: PaymentsContext, vendorRef: string): Promise<void> {
  return ctx.db.transaction((trx) => revokeBankLinks(trx, ctx, vendorRef));
}
