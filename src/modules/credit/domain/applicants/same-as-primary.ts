import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft } from "./applicant-draft.ts";

const SAME = {
  email: english("Email must be different from the primary applicant's."),
  phone: english("Phone must be different from the primary applicant's."),
  ssn: english("Social Security number must be different from the primary applicant's."),
} as const;

interface Person {
  readonly draft: ApplicantDraft;
  readonly ssn: string | null;
}

/** VAL-06: what two applicants may not have in common, by page and field. */
export function sameAsPrimary(
  joint: Person,
  primary: Person,
): { readonly personal?: Readonly<Record<string, string>>; readonly ssn?: Readonly<Record<string, string>> } {
  const [one, other] = [joint.draft.personal ?? {}, primary.draft.personal ?? {}];
  const personal = {
    ...(isSame(one.email, other.email, (email) => email.trim().toLowerCase()) && { email: SAME.email }),
    ...(isSame(one.phone, other.phone, (phone) => phoneDigits(phone) ?? phone.trim()) && {
      phone: SAME.phone,
    }),
  };
  const isSameNumber = joint.ssn !== null && joint.ssn === primary.ssn;
  return { personal, ...(isSameNumber && { ssn: { ssn: SAME.ssn } }) };
}

function isSame(a: string | undefined, b: string | undefined, tidy: (text: string) => string): boolean {
  const [one, other] = [tidy(a ?? ""), tidy(b ?? "")];
  return one !== "" && one === other;
}
