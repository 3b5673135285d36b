import { ADDRESS_LABELS } from "#platform/shared/fields/address/address-labels.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

/** What each field is called, on its page, in summaries and on the review; by the name without its place in a list. */
const LABELS: Readonly<Record<string, string>> = {
  people: english("Who is applying?"),
  relation: english("Who are they to you?"),
  where: english("Where will they fill out their part?"),
  firstName: english("Legal first name"),
  middleName: english("Middle name"),
  lastName: english("Legal last name"),
  birthDate: english("Date of birth"),
  maritalStatus: english("Marital status"),
  email: english("Email"),
  phone: english("Phone"),
  phoneConsent: english("Permission to call or text"),
  sameAddress: english("Same address"),
  ...ADDRESS_LABELS,
  addressLine1: ADDRESS_LABELS.line1,
  addressLine2: ADDRESS_LABELS.line2,
  unitType: english("Apartment, suite or unit"),
  unitNumber: english("Unit number"),
  county: english("County"),
  spouseFirstName: english("Spouse's legal first name"),
  spouseLastName: english("Spouse's legal last name"),
  spouseSameAddress: english("Same address"),
  spouseAddressLine1: ADDRESS_LABELS.line1,
  spouseCity: ADDRESS_LABELS.city,
  spouseState: ADDRESS_LABELS.state,
  spouseZipCode: ADDRESS_LABELS.zipCode,
  status: english("Employment status"),
  employer: english("Employer's name"),
  occupation: english("Occupation"),
  workPhone: english("Work phone"),
  annualIncome: english("Yearly income before taxes"),
  incomeSource: english("Where this income comes from"),
  otherMonthlyIncome: english("Other income per month"),
  otherIncomeSource: english("Where the other income comes from"),
  previousJobs: english("Your last two years of work"),
  housing: english("Do you own or rent?"),
  monthlyPayment: english("Monthly housing payment"),
  householdPayer: english("Who pays for your home?"),
  previousHomes: english("Your last two years of addresses"),
  ssn: english("Social Security number or ITIN"),
};

const START: Readonly<Record<string, string>> = {
  employment: english("Start date (MM/YYYY)"),
  housing: english("Living there since (MM/YYYY)"),
};
const END = english("End date (MM/YYYY)");

/** The label of one field of a page, such as `previousJobs.0.employer`. */
export function fieldLabel(t: Text, page: string, id: string): string {
  const name = id.split(".").at(-1) ?? id;
  if (name === "start") return t(START[page] ?? "");
  if (name === "end") return t(END);
  return t(LABELS[name] ?? name);
}

/** The label with the entry it belongs to. */
function longFieldLabel(t: Text, page: string, id: string): string {
  const label = fieldLabel(t, page, id);
  const [list = "", at] = id.split(".");
  if (at === undefined) return label;
  return `${entryTitle(t, list, Number(at))}, ${label}`;
}

/** What one earlier job or home is called. */
export function entryTitle(t: Text, list: string, at: number): string {
  return list === "previousJobs"
    ? t("Previous job {number}", { number: at + 1 })
    : t("Previous address {number}", { number: at + 1 });
}

/** A problem with the name of its field, for where the field itself is out of sight. */
export function labeledProblem(
  t: Text,
  { page, id, problem }: { page: string; id: string; problem: string },
): string {
  const label = longFieldLabel(t, page, id);
  return label.endsWith("?") ? `${label} ${t(problem)}` : `${label}: ${t(problem)}`;
}
