import { ADDRESS_LABELS } from "#platform/shared/fields/address/address-labels.ts";
import { english } from "#platform/shared/texts/text.ts";

const LABELS: Readonly<Record<string, string>> = {
  firstName: english("First name"),
  lastName: english("Last name"),
  birthDate: english("Date of birth"),
  phone: english("Mobile phone"),
  annualIncome: english("Yearly income before taxes"),
  consent: english("Your permission"),
  code: english("6-digit code"),
  sampleCode: english("Code in the PDF"),
  agreed: english("Your consent"),
  ...ADDRESS_LABELS,
  email: english("Email"),
  ssn: english("Social Security number"),
  password: english("Password"),
  phoneNumber: english("Phone number"),
};

/** What a field is called, beside it and in the summary (English). */
export function labelOf(name: string): string {
  return LABELS[name] ?? name;
}
