import { setTimeout as sleep } from "node:timers/promises";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CreditBureau } from "../credit-bureau.ts";
import { bureauWithTokens } from "../identity-tokens/bureau-with-tokens.ts";
import { sampleFile } from "./sample-credit-file.ts";
import { sandboxIdentitySource } from "./sandbox-identity-source.ts";
import { FILE_OUTCOMES } from "./sandbox-outcomes.ts";
import { SAMPLE_ANSWERS, SAMPLE_QUESTIONS } from "./sandbox-questions-data.ts";

const RIGHT_ANSWERS = SAMPLE_QUESTIONS.map(
  ({ id, choices }) => choices.find((choice) => choice.id === SAMPLE_ANSWERS[id])?.text,
);

const SCENARIOS: readonly SandboxScenario[] = [
  ...FILE_OUTCOMES.map(({ ending, lastName, outcome }) => ({
    outcome,
    input: ending === null ? `last name ${lastName}` : `SSN ending in ${ending}, or last name ${lastName}`,
  })),
  { outcome: "that score", input: "SSN whose last three digits are 300 to 850, e.g. 123-45-6640" },
  {
    outcome: "pre-qualifying: that score",
    input: "mobile number whose last three digits are 300 to 850, e.g. (512) 555-0640; an SSN goes first",
  },
  { outcome: "score 715", input: "any other numbers" },
  { outcome: "pre-qualifying: known at once", input: "any other last name, without address and SSN" },
  { outcome: "pre-qualifying: the questions are passed", input: `the answers ${RIGHT_ANSWERS.join("; ")}` },
  {
    outcome: "pre-qualifying: the questions are failed",
    input: "any other answer, or none within 120 seconds",
  },
];

/**
 * The embedded bureau: no files, only what was typed. Scores and questions are samples.
 * @param pause waits, in milliseconds; a test's own one does not
 */
export function sandboxBureauWith(pause: (milliseconds: number) => Promise<unknown>): CreditBureau {
  return {
    scenarios: SCENARIOS,
    hardPull: async (ctx, { applicantId, lastName, ssn }) =>
      sampleFile(ctx, { applicantId, lastName, ssn, phone: null }),
    ...bureauWithTokens(sandboxIdentitySource(pause)),
  };
}

export const sandboxCreditBureau: CreditBureau = sandboxBureauWith(sleep);
