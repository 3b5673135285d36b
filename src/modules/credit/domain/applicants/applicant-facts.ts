import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import type { PhonePolicy } from "#platform/shared/fields/phone/phone.ts";
import type { ApplicantDraft, DraftPage } from "./applicant-draft.ts";
import { type ApplicantFacts, checkApplicant } from "./check-applicant.ts";
import { needsSpousePage } from "./community-property.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Relation } from "../credit-words.ts";
import { sameAsPrimary } from "./same-as-primary.ts";

/** One person with what the rules need to know of them. */
export interface ApplicantState {
  readonly role: ApplicantRole;
  readonly draft: ApplicantDraft;
  /** Nine digits, or null while none was typed; never leaves the server. */
  readonly ssn: string | null;
}

/** What holds for everybody of one application. */
export interface ApplicationFacts {
  /** ISO date where the car is. */
  readonly today: string;
  readonly phone: PhonePolicy;
  /** Two letters. */
  readonly titleState: string;
  /** Null for somebody who applies alone. */
  readonly relation: Relation | null;
  readonly places?: ZipPlaces | undefined;
}

type Problems = Readonly<Record<string, string>>;

/** Every page of one person with its problems, `ssn` included; a page nobody needs is left out. */
export function pagesOf(
  person: ApplicantState,
  primary: ApplicantState,
  facts: ApplicationFacts,
): readonly { readonly page: DraftPage | "ssn"; readonly problems: Problems }[] {
  const problems = checkApplicant(person.draft, factsOf(person, facts));
  const same = person.role === "JOINT" ? sameAsPrimary(person, primary) : {};
  const drafts = (["personal", "spouse", "employment", "housing"] as const)
    .filter((page) => page !== "spouse" || hasSpousePage(person, facts))
    .map((page) => ({
      page,
      problems: page === "personal" ? { ...same.personal, ...problems.personal } : problems[page],
    }));
  return [...drafts, { page: "ssn" as const, problems: same.ssn ?? {} }];
}

/** Everything a joint applicant may share with the primary one: the home, by saying so. */
export function sharesHome({ role, draft }: Pick<ApplicantState, "role" | "draft">): boolean {
  return role === "JOINT" && draft.personal?.sameAddress === true;
}

function factsOf(person: ApplicantState, facts: ApplicationFacts): ApplicantFacts {
  const { relation, ...others } = facts;
  return {
    ...others,
    role: person.role,
    isSpouseApplying: relation === "SPOUSE",
    sharesHome: sharesHome(person),
  };
}

function hasSpousePage({ draft }: ApplicantState, { relation, titleState }: ApplicationFacts): boolean {
  const { maritalStatus = "", state: homeState = "" } = draft.personal ?? {};
  return needsSpousePage({
    maritalStatus,
    homeState,
    titleState,
    isSpouseApplying: relation === "SPOUSE",
  });
}
