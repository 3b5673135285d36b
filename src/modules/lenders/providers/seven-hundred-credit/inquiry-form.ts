import type { CreditApplicant } from "../../domain/credit-request.ts";
import type { IdentitySubject } from "../credit-bureau.ts";

interface Account {
  readonly account: string;
  readonly password: string;
}

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
      ADDRESS: home.line2 === null ? home.line1 : `${home.line1} ${home.line2}`,
      CITY: home.city,
      STATE: home.state,
      ZIP: home.zipCode.slice(0, 5),
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
  subject: IdentitySubject & { readonly address: NonNullable<IdentitySubject["address"]> },
  account: Account,
): URLSearchParams {
  const { firstName, lastName, address } = subject;
  return new URLSearchParams({
    ...header(account, "PREQUALIFY"),
    NAME: nameOf(firstName, null, lastName),
    ADDRESS: address.line1,
    CITY: address.city,
    STATE: address.state,
    ZIP: address.zipCode.slice(0, 5),
  });
}

function header({ account, password }: Account, product: "CREDIT" | "PREQUALIFY") {
  return { ACCOUNT: account, PASSWD: password, PASS: "2", PROCESS: "PCCREDIT", PRODUCT: product };
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
