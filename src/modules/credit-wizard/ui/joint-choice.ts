import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { Relation } from "#modules/credit/domain/credit-words.ts";
import type { JointChoice } from "./credit-calls.ts";

/** Who applies, as it is being chosen. */
export interface TypedJoint {
  readonly people: "alone" | "together";
  readonly relation: Relation | "";
  readonly isCoBuyer: boolean;
  readonly where: "here" | "elsewhere" | "";
}

/** What was chosen before; alone until somebody says otherwise. */
export function typedJoint({ joint }: Pick<ApplicationView, "joint">): TypedJoint {
  if (joint === null) return { people: "alone", relation: "", isCoBuyer: false, where: "" };
  const { relation, isCoBuyer, isElsewhere } = joint;
  return { people: "together", relation, isCoBuyer, where: isElsewhere ? "elsewhere" : "here" };
}

/** The choice once it is complete; undefined while something is missing. */
export function jointChoice({ people, relation, isCoBuyer, where }: TypedJoint): JointChoice | undefined {
  if (people === "alone") return null;
  return relation === "" || where === ""
    ? undefined
    : { relation, isCoBuyer, isElsewhere: where === "elsewhere" };
}

const UNCONFIRMED = english("Please confirm that the other person's answers are removed, or keep them.");

/** What keeps somebody from going on, by field. */
export function jointProblems(
  typed: TypedJoint,
  { isUnconfirmed }: { readonly isUnconfirmed: boolean },
): Readonly<Record<string, string>> {
  if (isUnconfirmed) return { people: UNCONFIRMED };
  if (typed.people === "alone") return {};
  return {
    ...(typed.relation === "" && { relation: REQUIRED }),
    ...(typed.where === "" && { where: REQUIRED }),
  };
}

/** Whether a choice removes what somebody else has typed already; nobody does that without being asked. */
export function losesAnswers({ joint, applicants }: ApplicationView, choice: JointChoice): boolean {
  if (joint === null || (choice !== null && choice.isElsewhere === joint.isElsewhere)) return false;
  const other = applicants.find(({ role }) => role === "JOINT");
  const hasTyped = Object.keys(other?.draft ?? {}).length > 0 || other?.ssnLast4 != null;
  return hasTyped || joint.invitation?.isOpened === true;
}
