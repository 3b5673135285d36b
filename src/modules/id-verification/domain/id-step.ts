import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { english } from "#platform/shared/texts/text.ts";
import { idHistory } from "./id-history.ts";
import { idStepStatus } from "./id-step-status.ts";
import { type IdRecordStatus, shouldPollIdVerification } from "./id-verification.ts";

/** What the tracker knows of the verification record (API-03); null when it could not be read. */
export interface IdFacts {
  readonly idVerification: {
    readonly status: string | null;
    readonly isExpired: boolean;
    readonly transactionsAmount: number;
  } | null;
}

/** The ID step (IDV-01, IDV-03). */
export const idStep = defineStep<IdFacts>({
  id: "VERIFY_ID",
  place: { segment: "id-verification", views: ["", "complete", "incomplete", "next-steps"] },
  label: () => english("Verify ID"),
  isPreparation: true,
  missing: ({ idVerification }) => (idVerification === null ? "idVerification" : null),
  status: ({ order, idVerification: { status, isExpired, transactionsAmount } }) =>
    idStepStatus({ orderStatus: order.idStatus, recordStatus: status, isExpired, transactionsAmount }),
  // A link is out: the phone that opened it is not this browser.
  isPolled: ({ idVerification }) =>
    idVerification !== null &&
    shouldPollIdVerification({
      status: idVerification.status as IdRecordStatus | null,
      isExpired: idVerification.isExpired,
    }),
  history: idHistory,
  events: [
    { event: "id.completed", who: "ID verification", label: "ID verified" },
    { event: "id.failed", who: "ID verification", label: "ID failed" },
    { event: "id.expired", who: "ID verification", label: "Link expired" },
  ],
});
