import type { CreditApplicant } from "../../domain/credit-applicant.ts";
import type { IdentitySubject } from "../credit-bureau.ts";
import type { GivenAnswers } from "../identity-tokens/identity-source.ts";

interface Account {
  readonly account: string;
  readonly password: string;
}

export type StreetAddress = NonNullable<IdentitySubject["address"]>;

/** Our housing in the gateway's four words. */
const HOUSING: Readonly<Record<string, string>> = {
  RENT: "Rent",
  BUYING: "Own",
  OWN: "Own_Freeandclear",
};

/** A credit report with the applicant's number, for this call alone. */
export function creditForm(applicant: CreditApplicant, account: Account, bureau: string): URLSearchParams {
  const [home, before] = applicant.addresses;
  return new URLSearchParams({
    ...header(account, "CREDIT"),
    BUREAU: bureau,
    NAME: nameOf(applicant.firstName, applicant.middleName, applicant.lastName),
    SSN: applicant.ssn,
    DOB: usDate(applicant.birthDate),
    ...(home && {
      ...placeOf(home),
      CURRENTADDRESSPERIOD: String(Math.max(1, home.months)),
      HOUSING: HOUSING[home.housing] ?? "Other",
    }),
    ...(before && {
      PREVADDRESS: before.line1,
      PREVCITY: before.city,
      PREVSTATE: before.state,
      PREVZIP: before.zipCode.slice(0, 5),
    }),
  });
}

/** By written instructions, without number and birth date. */
export function prequalifyForm(
  { firstName, lastName }: IdentitySubject,
  address: StreetAddress,
  account: Account,
): URLSearchParams {
  return new URLSearchParams({
    ...header(account, "PREQUALIFY"),
    NAME: nameOf(firstName, null, lastName),
    ...placeOf(address),
  });
}

/** Who somebody is, by all that was typed so far. */
export function identityForm(subject: IdentitySubject, account: Account): URLSearchParams {
  const { firstName, lastName, birthDate, phone, zipCode, address, ssn } = subject;
  return new URLSearchParams({
    ...header(account, "IDCHECK"),
    NAME: nameOf(firstName, null, lastName),
    DOB: usDate(birthDate),
    PHONE: phone,
    ...(address === null ? { ZIP: zipCode.slice(0, 5) } : placeOf(address)),
    ...(ssn !== null && { SSN: ssn }),
  });
}

/** The answers to the questions of one identity check. */
export function answersForm(
  check: { readonly transactionId: string; readonly token: string },
  answers: GivenAnswers,
  account: Account,
): URLSearchParams {
  return new URLSearchParams({
    ...header(account, "IDCHECK"),
    TRANSID: check.transactionId,
    TOKEN: check.token,
    ...Object.fromEntries(answers.map(({ questionId, choiceId }) => [`ANSWER${questionId}`, choiceId])),
  });
}

/** Whether somebody is on the list of specially designated nationals. */
export function ofacForm(subject: IdentitySubject, account: Account): URLSearchParams {
  const { firstName, lastName, birthDate, zipCode, address } = subject;
  return new URLSearchParams({
    ...header(account, "OFAC"),
    NAME: nameOf(firstName, null, lastName),
    DOB: usDate(birthDate),
    ...(address === null ? { ZIP: zipCode.slice(0, 5) } : placeOf(address)),
  });
}

function header({ account, password }: Account, product: "CREDIT" | "PREQUALIFY" | "IDCHECK" | "OFAC") {
  return { ACCOUNT: account, PASSWD: password, PASS: "2", PROCESS: "PCCREDIT", PRODUCT: product };
}

function placeOf({ line1, line2, city, state, zipCode }: StreetAddress) {
  return {
    ADDRESS: line2 === null ? line1 : `${line1} ${line2}`,
    CITY: city,
    STATE: state,
    ZIP: zipCode.slice(0, 5),
  };
}

/** One line; the gateway takes neither `%` nor `&` in names. */
function nameOf(first: string, middle: string | null, last: string): string {
  return [first, middle ?? "", last]
    .map((part) => part.replaceAll(/[%&]/gu, "").trim())
    .filter((part) => part !== "")
    .join(" ");
}

/** `1988-04-12` as `04/12/1988`. */
function usDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${month}/${day}/${year}`;
}
