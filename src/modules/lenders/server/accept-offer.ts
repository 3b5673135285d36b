import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { cancelLocked } from "./cancel-requests.ts";
import { findRequests, openAnswer, updateRequests } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";
import { type LenderStanding, standingsOf } from "./list-answers.ts";

/** What became of an acceptance. `repeated` is the same offer again. */
type AcceptedOffer =
  | {
      readonly kind: "accepted" | "repeated";
      readonly requestId: string;
      readonly offer: LenderOffer;
      readonly answer: LenderAnswer;
      /** Where every lender of this version stands now. */
      readonly standings: readonly LenderStanding[];
    }
  | { readonly kind: "unknown" | "expired" | "other-accepted" };

/**
 * Takes one offer of one lender (LEND-02): the others are taken back, the lender is told by a job. One offer of an
 * application at most is ever accepted.
 */
export async function acceptOffer(
  trx: TenantTransaction,
  ctx: LendersContext,
  { applicationId, lenderId, offerId }: { applicationId: string; lenderId: string; offerId: string },
): Promise<AcceptedOffer> {
  const rows = await findRequests(trx, ctx, { applicationId, lock: true });
  const newest = rows.filter((row) => row.application_version === rows[0]?.application_version);
  const row = newest.find(({ lender_id: id }) => id === lenderId);
  const answer = row ? openAnswer(ctx, row) : null;
  const offer = answer?.offers.find((one) => one.offerId === offerId);
  const taken = rows.find(({ accepted_offer_id: accepted }) => accepted !== null);
  if (row === undefined || answer === null || offer === undefined)
    return { kind: taken ? "other-accepted" : "unknown" };
  if (taken !== undefined) {
    const isSame = taken.id === row.id && taken.accepted_offer_id === offerId;
    if (!isSame) return { kind: "other-accepted" };
    return { kind: "repeated", requestId: row.id, offer, answer, standings: standingsOf(ctx, newest) };
  }
  if (row.state === "CANCELED") return { kind: "unknown" };
  const now = ctx.clock.now();
  if (row.offers_end_at !== null && row.offers_end_at <= now) return { kind: "expired" };
  const accepted = { accepted_offer_id: offerId, accepted_at: now };
  const [others] = await Promise.all([
    cancelLocked(trx, ctx, {
      rows: rows.filter((one) => one !== row),
      tell: [{ requestId: row.id, offerId }],
      isLast: true,
    }),
    // Whoever wants to know later in this transaction is given what stands here.
    writeLast(trx, () => updateRequests(trx, ctx, { ids: [row.id], ...accepted })),
  ]);
  const after = newest.map((one) => (one === row ? { ...row, ...accepted } : (others.get(one.id) ?? one)));
  return { kind: "accepted", requestId: row.id, offer, answer, standings: standingsOf(ctx, after) };
}
