import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { type Text } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft, DraftPage } from "../domain/applicant-draft.ts";
import { hasEmployer, paysForHome } from "../domain/asked-fields.ts";
import { fieldLabel, longFieldLabel } from "./field-labels.ts";
import { wordOf } from "./word-options.ts";

interface ReviewRow {
  readonly label: string;
  readonly value: string;
}

/** Every answer of a page in the order in which it is asked; `start` of a list entry comes with its entry. */
const ORDER: Readonly<Record<DraftPage, readonly string[]>> = {
  personal: [
    "firstName",
    "middleName",
    "lastName",
    "birthDate",
    "maritalStatus",
    "email",
    "phone",
    "sameAddress",
    "addressLine1",
    "unitType",
    "unitNumber",
    "city",
    "state",
    "zipCode",
    "county",
  ],
  spouse: [
    "spouseFirstName",
    "spouseLastName",
    "spouseSameAddress",
    "spouseAddressLine1",
    "spouseCity",
    "spouseState",
    "spouseZipCode",
  ],
  employment: [
    "status",
    "start",
    "employer",
    "occupation",
    "workPhone",
    "annualIncome",
    "incomeSource",
    "otherMonthlyIncome",
    "otherIncomeSource",
    "previousJobs",
  ],
  housing: ["housing", "monthlyPayment", "householdPayer", "start", "previousHomes"],
};

const OF_OWN_HOME = ["addressLine1", "unitType", "unitNumber", "city", "state", "zipCode", "county"];
const OF_SPOUSES_HOME = ["spouseAddressLine1", "spouseCity", "spouseState", "spouseZipCode"];
const OF_A_JOB = ["employer", "occupation", "workPhone"];

/** What somebody typed on one page, as they should read it once more before they sign for it. */
export function reviewRows(t: Text, page: DraftPage, draft: ApplicantDraft): readonly ReviewRow[] {
  const fields: Readonly<Record<string, unknown>> = draft[page] ?? {};
  const hidden = notAsked(page, draft);
  return ORDER[page]
    .filter((name) => !hidden.includes(name))
    .flatMap((name) => {
      const value = fields[name];
      if (Array.isArray(value))
        return value.flatMap((entry: object, at) => entryRows(t, { page, name, entry, at }));
      const said = valueText(t, name, value);
      return said === "" ? [] : [{ label: fieldLabel(t, page, name), value: said }];
    });
}

/** Typed before another answer made the question go away. */
function notAsked(
  page: DraftPage,
  { personal, spouse, employment, housing }: ApplicantDraft,
): readonly string[] {
  if (page === "personal") return personal?.sameAddress === true ? OF_OWN_HOME : [];
  if (page === "spouse") return spouse?.spouseSameAddress === true ? OF_SPOUSES_HOME : [];
  if (page === "employment") return hasEmployer(employment?.status ?? "") ? [] : OF_A_JOB;
  if (personal?.sameAddress === true) return ["housing", "monthlyPayment"];
  return paysForHome(housing?.housing ?? "") ? ["householdPayer"] : ["householdPayer", "monthlyPayment"];
}

function entryRows(
  t: Text,
  { page, name, entry, at }: { page: DraftPage; name: string; entry: object; at: number },
): readonly ReviewRow[] {
  return Object.entries(entry).flatMap(([part, value]) => {
    const said = valueText(t, part, value);
    return said === "" ? [] : [{ label: longFieldLabel(t, page, `${name}.${at}.${part}`), value: said }];
  });
}

const DOLLARS: readonly string[] = ["annualIncome", "otherMonthlyIncome", "monthlyPayment"];

function valueText(t: Text, name: string, value: unknown): string {
  if (value === true) return t("Yes");
  if (typeof value !== "string" || value.trim() === "") return "";
  if (DOLLARS.includes(name)) return `$${value.replace(/^\s*\$\s*/u, "").trim()}`;
  if (name === "phone" || name === "workPhone") return formatPhone(value);
  return wordOf(t, name, value) ?? payerWord(t, name, value) ?? value;
}

function payerWord(t: Text, name: string, value: string): string | undefined {
  if (name !== "householdPayer") return undefined;
  if (value === "BOTH") return t("Both of us");
  return value === "JOINT" ? t("I do") : t("The other person");
}
