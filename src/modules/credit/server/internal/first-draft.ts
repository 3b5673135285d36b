import type { Order } from "#modules/orders/domain/order.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import { prefillOf } from "#modules/prequalification-results/server/prefill-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ApplicantDraft } from "../../domain/applicants/applicant-draft.ts";
import { draftOfBuyer } from "../../domain/applicants/draft-of-buyer.ts";
import { withPrefill } from "../../domain/applicants/with-prefill.ts";
import type { CreditContext } from "../credit-context.ts";

/** An application that nobody began yet: what checkout knows of the buyer, and what they said to pre-qualify (PQ-06). */
export async function firstDraft(
  trx: TenantTransaction,
  ctx: CreditContext,
  { id, accountId }: Pick<Order, "id" | "accountId">,
): Promise<{ readonly draft: ApplicantDraft; readonly isPrefilled: boolean }> {
  const [buyer, known] = await Promise.all([
    getBuyerDetails(trx, ctx, id),
    prefillOf(trx, ctx, { accountId }),
  ]);
  const countyOf = (zip: string) => ctx.geo.countyOfZip(zip);
  const draft = draftOfBuyer(buyer, countyOf);
  const prefilled = known === null ? null : withPrefill(draft, known, countyOf);
  return { draft: prefilled ?? draft, isPrefilled: prefilled !== null };
}
