import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { cancelLocked } from "./cancel-requests.ts";
import type { LendersContext } from "./lenders-context.ts";
import type { HeldRequests, LenderStanding } from "./list-answers.ts";

/** What became of an acceptance. `repeated` is the same offer again. */
type AcceptedOffer =
  | {
      readonly kind: "accepted" | "repeated";
      readonly requestId: string;
      readonly offer: LenderOffer;
      /** Where every lender of this version stands now. */
      readonly standings: readonly LenderStanding[];
    }
  | { readonly kind: "unknown" | "expired" | "other-accepted" };

/**
 * Takes one offer of one lender (LEND-02): the others are taken back, the lender is told by a job. One offer of an
 * application at most is ever accepted.
 * @param input.held the requests of the application
 */
export async function acceptOffer(
  trx: TenantTransaction,
  ctx: LendersContext,
  { held, lenderId, offerId }: { held: HeldRequests; lenderId: string; offerId: string },
): Promise<AcceptedOffer> {
  const { rows, standings } = held;
  const standing = standings.find((one) => one.lenderId === lenderId);
  const offer = standing?.answer?.offers.find((one) => one.offerId === offerId);
  const taken = rows.find(({ accepted_offer_id: accepted }) => accepted !== null);
  if (standing === undefined || offer === undefined) return { kind: taken ? "other-accepted" : "unknown" };
  const { requestId, state, isExpired } = standing;
  if (taken !== undefined) {
    const isSame = taken.id === requestId && taken.accepted_offer_id === offerId;
    return isSame ? { kind: "repeated", requestId, offer, standings } : { kind: "other-accepted" };
  }
  if (state === "CANCELED") return { kind: "unknown" };
  if (isExpired) return { kind: "expired" };
  // Whoever wants to know later in this transaction is given what stands here.
  const others = await cancelLocked(trx, ctx, {
    rows: rows.filter(({ id }) => id !== requestId),
    accepted: { requestId, offerId },
  });
  const after = standings.map((one) =>
    one === standing
      ? { ...one, acceptedOfferId: offerId }
      : { ...one, state: others.get(one.requestId)?.state ?? one.state },
  );
  return { kind: "accepted", requestId, offer, standings: after };
}
