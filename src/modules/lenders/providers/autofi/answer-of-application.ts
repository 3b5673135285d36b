import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { LenderAnswer } from "../../domain/lender-answer.ts";
import { ownAnswer } from "../../server/own-answer.ts";
import type { Submission } from "../lender-provider.ts";
import type { AutofiDecision, LoanApplication } from "./loan-application.ts";
import { offerOfDecision } from "./offer-of-decision.ts";
import { reasonsOfComments } from "./reasons-of-comments.ts";

interface Reading {
  readonly application: LoanApplication;
  /** How decisions name the lender. */
  readonly lenderName: string;
  /** When the vendor was asked: its documents carry no time of their own. */
  readonly askedAt: Date;
}

/** What one lender says in an application; null while it has said nothing that can be acted on. */
export function answerOfApplication(submission: Submission, reading: Reading): LenderAnswer | null {
  const { application, lenderName, askedAt } = reading;
  const decision = decisionOf(application, lenderName);
  if (decision === null)
    return application.state === "ERROR" ? answer(submission, reading, { state: "ERROR" }) : null;
  const state = decision.state ?? decision.consumerState ?? "PENDING";
  const reference = referenceOf(application, decision);
  switch (state) {
    case "PENDING":
      return null;
    case "DECLINED": {
      const reasons = reasonsOfComments(decision.comments?.raw ?? []);
      return answer(submission, reading, { state, reasons, reference, sequence: 2 });
    }
    case "ERROR":
      return answer(submission, reading, { state, reference, sequence: 1 });
    case "LENDER_CONSTRAINT":
      return answer(submission, reading, { state, reference, sequence: 2 });
    default: {
      const offer = offerOfDecision(submission, decision);
      if (offer === null) return null;
      const expiresAt = daysAfter(askedAt, submission.program.offerDays).toISOString();
      const said = { state: stateOf(state, offer), offers: [offer], reference, expiresAt, sequence: 2 };
      return answer(submission, reading, said);
    }
  }
}

/** What has to be changed or shown makes an approval a counter-offer or a conditional one. */
function stateOf(
  state: "APPROVED" | "CONDITIONAL" | "COUNTER_OFFER",
  { counter, stipulations }: LenderAnswer["offers"][number],
): LenderAnswer["state"] {
  if (counter !== null) return "COUNTER_OFFER";
  return stipulations.length > 0 ? "CONDITIONAL" : state;
}

/** A lender that answers through both portals: the one that was accepted, else the latest in the list. */
function decisionOf({ decisions }: LoanApplication, lenderName: string): AutofiDecision | null {
  const wanted = lenderName.trim().toLowerCase();
  const own = (decisions ?? []).filter(({ name }) => name?.trim().toLowerCase() === wanted);
  return own.find(({ isAccepted }) => isAccepted === true) ?? own.at(-1) ?? null;
}

/** The vendor's id comes first, because further calls need it. */
function referenceOf({ loanApplicationId }: LoanApplication, { lenderReferenceId }: AutofiDecision): string {
  return lenderReferenceId === null ? loanApplicationId : `${loanApplicationId}/${lenderReferenceId}`;
}

function answer(
  { program, request }: Submission,
  { application, askedAt }: Reading,
  said: Partial<LenderAnswer> & Pick<LenderAnswer, "state">,
): LenderAnswer {
  const { loanApplicationId } = application;
  return ownAnswer(program, request, { reference: loanApplicationId, now: askedAt, ...said });
}
