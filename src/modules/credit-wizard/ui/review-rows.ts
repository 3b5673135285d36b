import { groupDigits } from "#design-system/typed-number.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { ApplicantDraft, DraftPage } from "#modules/credit/domain/applicants/applicant-draft.ts";
import { hasEmployer, paysForHome } from "#modules/credit/domain/applicants/asked-fields.ts";
import { entryTitle, fieldLabel } from "./field-labels.ts";
import { wordOf } from "./word-options.ts";

interface ReviewRow {
  readonly label: string;
  readonly value: string;
}

/** What somebody typed on one page, as they should read it once more before they sign for it; nothing empty. */
export function reviewRows(t: Text, page: DraftPage, draft: ApplicantDraft): readonly ReviewRow[] {
  return ROWS[page](t, draft).filter(({ value }) => value !== "");
}

type Rows = (t: Text, draft: ApplicantDraft) => readonly ReviewRow[];

const ROWS: Readonly<Record<DraftPage, Rows>> = {
  personal: (t, { personal = {} }) => [
    {
      label: t("Legal name"),
      value: joined([personal.firstName, personal.middleName, personal.lastName], " "),
    },
    row(t, "personal.birthDate", personal.birthDate),
    row(t, "personal.maritalStatus", personal.maritalStatus),
    row(t, "personal.email", personal.email),
    row(t, "personal.phone", formatPhone(personal.phone ?? "")),
    {
      label: t("Home address"),
      value: personal.sameAddress === true ? t("Same address") : homeLine(t, personal),
    },
  ],
  spouse: (t, { spouse = {} }) => [
    { label: t("Legal name"), value: joined([spouse.spouseFirstName, spouse.spouseLastName], " ") },
    {
      label: t("Home address"),
      value:
        spouse.spouseSameAddress === true
          ? t("Same address")
          : addressLine({
              line1: spouse.spouseAddressLine1,
              city: spouse.spouseCity,
              state: spouse.spouseState,
              zipCode: spouse.spouseZipCode,
            }),
    },
  ],
  employment: (t, { employment = {} }) => [
    row(t, "employment.status", employment.status),
    ...(hasEmployer(employment.status ?? "")
      ? [
          row(t, "employment.employer", employment.employer),
          row(t, "employment.occupation", employment.occupation),
          row(t, "employment.workPhone", formatPhone(employment.workPhone ?? "")),
        ]
      : []),
    row(t, "employment.start", employment.start),
    ...(employment.previousJobs ?? []).map((job, at) => ({
      label: entryTitle(t, "previousJobs", at),
      value: joined([
        wordOf(t, "status", job.status ?? ""),
        ...(hasEmployer(job.status ?? "") ? [job.occupation, job.employer] : []),
        joined([job.start, job.end], " – "),
      ]),
    })),
    row(t, "employment.annualIncome", dollars(employment.annualIncome)),
    row(t, "employment.incomeSource", employment.incomeSource),
    row(t, "employment.otherMonthlyIncome", dollars(employment.otherMonthlyIncome)),
    ...((employment.otherMonthlyIncome ?? "").trim() === ""
      ? []
      : [row(t, "employment.otherIncomeSource", employment.otherIncomeSource)]),
  ],
  housing: (t, { personal = {}, housing = {} }) => [
    ...(personal.sameAddress === true
      ? [{ label: t("Who pays for your home?"), value: payer(t, housing.householdPayer) }]
      : [
          row(t, "housing.housing", housing.housing),
          ...(paysForHome(housing.housing ?? "")
            ? [row(t, "housing.monthlyPayment", dollars(housing.monthlyPayment))]
            : []),
        ]),
    row(t, "housing.start", housing.start),
    ...(housing.previousHomes ?? []).map((home, at) => ({
      label: entryTitle(t, "previousHomes", at),
      value: joined([addressLine({ line1: home.addressLine1, ...home }), home.start]),
    })),
  ],
};

function row(t: Text, id: `${DraftPage}.${string}`, typed: string | undefined): ReviewRow {
  const [page = "", name = ""] = id.split(".");
  const value = typed?.trim() ?? "";
  return { label: fieldLabel(t, page, name), value: wordOf(t, name, value) ?? value };
}

function joined(parts: readonly (string | undefined)[], between = ", "): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(between);
}

interface TypedAddress {
  readonly line1: string | undefined;
  readonly unit?: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
}

function addressLine({ line1, unit, city, state, zipCode }: TypedAddress): string {
  return joined([line1, unit, city, joined([state, zipCode], " ")]);
}

function homeLine(t: Text, personal: NonNullable<ApplicantDraft["personal"]>): string {
  const { addressLine1: line1, unitType = "", unitNumber, county = "", ...place } = personal;
  const unit = joined([wordOf(t, "unitType", unitType), unitNumber], " ");
  const line = addressLine({ line1, unit, ...place });
  return joined([line, countyText(t, county.trim())]);
}

/** Louisiana has parishes and Alaska boroughs; who types the word keeps it. */
function countyText(t: Text, county: string): string {
  if (county === "" || /\s(?:county|parish|borough)$/iu.test(county)) return county;
  return t("{county} County", { county });
}

/** `85000` and `$85,000` as `$85,000`; what is no amount stays as it was typed. */
function dollars(typed: string | undefined): string {
  const text = typed?.trim() ?? "";
  const found = /^\$?\s*([\d,]+)(\.\d{1,2})?$/u.exec(text);
  return found?.[1] === undefined ? text : `$${groupDigits(found[1].replaceAll(",", ""))}${found[2] ?? ""}`;
}

function payer(t: Text, who: string | undefined): string {
  if (who === "BOTH") return t("Both of us");
  if (who === "JOINT") return t("I do");
  return who === "PRIMARY" ? t("The other person") : "";
}
