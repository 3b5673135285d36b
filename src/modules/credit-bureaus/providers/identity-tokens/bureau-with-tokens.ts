import type { CreditBureau } from "../credit-bureau.ts";
import { answerSheet } from "./answer-sheet.ts";
import { identifyPerson } from "./identify-person.ts";
import type { IdentitySource } from "./identity-source.ts";
import { openSheet } from "./open-sheet.ts";
import { pullOnce } from "./pull-once.ts";

/** The part of the port that knows a person before it reads a file: one set of promises, whoever answers behind it. */
export function bureauWithTokens(
  source: IdentitySource,
): Pick<CreditBureau, "identify" | "askQuestions" | "answerQuestions" | "softPull"> {
  return {
    identify: (ctx, subject) => identifyPerson(ctx, subject, source),
    askQuestions: (ctx, token) => openSheet(ctx, token, source),
    answerQuestions: (ctx, answered) => answerSheet(ctx, answered, source),
    softPull: (ctx, subject) => pullOnce(ctx, subject, source),
  };
}
