import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { type ApplicantState, sharesHome } from "./applicants/applicant-facts.ts";
import type { Relation } from "./credit-words.ts";

/** Our relations in the four words that lenders know. */
export function lenderRelation(
  relation: Relation | null,
  joint: Pick<ApplicantState, "role" | "draft"> | undefined,
): CreditRequest["relation"] {
  if (relation === null) return null;
  if (relation === "SPOUSE" || relation === "PARENT") return relation;
  const livesThere = relation === "DOMESTIC_PARTNER" || (joint !== undefined && sharesHome(joint));
  return livesThere ? "RESIDES_WITH" : "OTHER";
}
