import type { ApplicantDraft } from "./applicant-draft.ts";
import type { CreditSubmission } from "../credit-submission.ts";

/** The spouse whom the page about one named (CRED-04); null where nobody was asked about one. */
export function spouseOf({ personal = {}, spouse }: ApplicantDraft): CreditSubmission["spouse"] {
  const name = [spouse?.spouseFirstName, spouse?.spouseLastName].map((part) => (part ?? "").trim());
  if (spouse === undefined || name.every((part) => part === "")) return null;
  const home = spouse.spouseSameAddress === true;
  const line = home ? personal.addressLine1 : spouse.spouseAddressLine1;
  const city = home ? personal.city : spouse.spouseCity;
  const state = home ? personal.state : spouse.spouseState;
  const zip = home ? personal.zipCode : spouse.spouseZipCode;
  return {
    name: name.join(" ").trim(),
    addressLines: [line ?? "", `${city ?? ""}, ${state ?? ""} ${zip ?? ""}`],
  };
}
