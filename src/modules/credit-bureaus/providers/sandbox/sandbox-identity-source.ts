import { screenBuyer } from "../../server/screen-buyer.ts";
import type { BureauCallContext, IdentitySubject } from "../credit-bureau.ts";
import { wasFrozen } from "../identity-tokens/identity-rows.ts";
import type { FoundPerson, IdentitySource } from "../identity-tokens/identity-source.ts";
import { SAMPLE_BUREAU, sampleFailure, sampleFile } from "./sample-credit-file.ts";
import { type FileOutcome, fileOutcomeOf } from "./sandbox-outcomes.ts";
import { SAMPLE_ANSWERS, SAMPLE_QUESTIONS } from "./sandbox-questions-data.ts";

const SLOW_MS = 3000;

type Said = Pick<FoundPerson, "outcome" | "alerts">;
const said = (outcome: Said["outcome"], ...alerts: Said["alerts"]): Said => ({ outcome, alerts });

/**
 * Who is known is chosen by the last name or the number; the token's row is the bureau's memory.
 * @param pause waits, in milliseconds
 */
export function sandboxIdentitySource(pause: (milliseconds: number) => Promise<unknown>): IdentitySource {
  return {
    async check(ctx, subject) {
      const outcome = fileOutcomeOf(subject.lastName, subject.ssn);
      if (outcome === "Slow") await pause(SLOW_MS);
      return (
        sampleFailure(outcome) ?? {
          ...(await answerTo(ctx, subject, outcome)),
          bureau: SAMPLE_BUREAU,
          reference: "sample",
        }
      );
    },
    questions: async () => ({ questions: SAMPLE_QUESTIONS }),
    grade: async (_ctx, { answers }) => ({
      isPassed: answers.every(({ questionId, choiceId }) => SAMPLE_ANSWERS[questionId] === choiceId),
    }),
    pull: async (ctx, { applicantId, lastName, ssn, phone }) =>
      sampleFile(ctx, { applicantId, lastName, ssn, phone }),
  };
}

async function answerTo(
  ctx: BureauCallContext,
  subject: IdentitySubject,
  outcome: FileOutcome | null,
): Promise<Said> {
  if (screenBuyer({ ...subject, middleName: null }).mustWait) return said("FAILED", "SDN_NEAR");
  const isComplete = subject.address !== null && subject.ssn !== null;
  switch (outcome) {
    case "Nohit":
      return said("NOT_FOUND");
    case "Newcomer":
      return said(isComplete ? "VERIFIED" : "NOT_FOUND");
    case "Mismatch":
      return said(isComplete ? "VERIFIED" : "NOT_FOUND", "ADDRESS_MISMATCH");
    case "Frozen":
      return said("FROZEN");
    case "Thawed":
      return said((await wasFrozen(ctx, subject.applicantId)) ? "VERIFIED" : "FROZEN");
    case "Fraudalert":
      return said("QUESTIONS", "FRAUD_ALERT");
    case "Quiz":
      return said("QUESTIONS");
    case "Deceased":
      return said("FAILED", "DECEASED");
    default:
      return said("VERIFIED");
  }
}
