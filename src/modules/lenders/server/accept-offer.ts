import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../domain/lender-answer.ts";
import type { LenderOffer } from "../domain/lender-offer.ts";
import { cancelRequests, TELL } from "./cancel-requests.ts";
import { findRequests, openAnswer, updateRequest } from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";

/** What became of an acceptance. `repeated` is the same offer again. */
type AcceptedOffer =
  | {
      readonly kind: "accepted" | "repeated";
      readonly requestId: string;
      readonly offer: LenderOffer;
      readonly answer: LenderAnswer;
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
    return isSame ? { kind: "repeated", requestId: row.id, offer, answer } : { kind: "other-accepted" };
  }
  if (row.state === "CANCELED") return { kind: "unknown" };
  const now = ctx.clock.now();
  if (row.offers_end_at !== null && row.offers_end_at <= now) return { kind: "expired" };
  await updateRequest(trx, ctx, { id: row.id, accepted_offer_id: offerId, accepted_at: now });
  await cancelRequests(trx, ctx, { applicationId, except: row.id });
  await enqueueJob(trx, ctx, { kind: TELL, payload: { requestId: row.id, offerId }, dedupeKey: row.id });
  return { kind: "accepted", requestId: row.id, offer, answer };
}
