import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { idHistory } from "./id-history.ts";
import { idStatusOfAll } from "./id-step-status.ts";
import { type IdRecordStatus, shouldPollIdVerification } from "./id-verification.ts";

/** What the tracker knows of the verification record (API-03); null when it could not be read. */
export interface IdFacts {
  readonly idVerification:
    | (IdFact & {
        /** Of who buys together with the buyer; left out or null where one person buys. */
        readonly coBuyer?: (IdFact & { readonly orderIdStatus: string | null }) | null | undefined;
      })
    | null;
}

interface IdFact {
  readonly status: string | null;
  readonly isExpired: boolean;
  readonly transactionsAmount: number;
}

/** The ID step (IDV-01, IDV-03). */
export const idStep = defineStep<IdFacts>({
  id: "VERIFY_ID",
  place: { segment: "id-verification", views: ["", "complete", "incomplete", "next-steps"] },
  label: () => english("Verify ID"),
  shortLabel: () => english("ID"),
  minutes: 2,
  isPreparation: true,
  missing: ({ idVerification }) => (idVerification === null ? "idVerification" : null),
  status: ({ order, idVerification: { coBuyer, ...buyer } }) =>
    idStatusOfAll(
      { ...buyer, orderStatus: order.idStatus, recordStatus: buyer.status },
      coBuyer ? { ...coBuyer, orderStatus: coBuyer.orderIdStatus, recordStatus: coBuyer.status } : null,
    ),
  // A link is out: the phone that opened it is not this browser.
  isPolled: ({ idVerification }) =>
    idVerification !== null &&
    [idVerification, idVerification.coBuyer ?? null].some(
      (one) =>
        one !== null &&
        shouldPollIdVerification({ status: one.status as IdRecordStatus | null, isExpired: one.isExpired }),
    ),
  history: idHistory,
  events: [
    { event: "id.completed", who: "ID verification", label: "ID verified" },
    { event: "id.failed", who: "ID verification", label: "ID failed" },
    { event: "id.expired", who: "ID verification", label: "Link expired" },
  ],
});
