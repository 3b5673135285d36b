import type { CalculatorChoices } from "./calculator/deal-address.ts";
import { readCalculatorAddress, writeCalculatorAddress } from "./calculator/deal-address.ts";
import { OWN_TERMS_KEY } from "./has-own-terms.ts";

/** What of a shopper's choices holds for every car: how it is financed and where it will live. */
type OwnTerms = Pick<
  CalculatorChoices,
  "downPaymentCents" | "termMonths" | "creditTier" | "tradeValueCents" | "tradeOwedCents" | "zip"
>;

/** A lease holds for cars that can be leased only, so it stands beside the terms of a loan. */
type OwnLease = Pick<CalculatorChoices, "type" | "downPaymentCents" | "termMonths" | "annualMiles">;
const OWN_LEASE_KEY = "fc.own-lease";

type TabStorage = () => Pick<Storage, "getItem" | "setItem">;
const tab: TabStorage = () => sessionStorage;

/** The terms that this tab's shopper chose; undefined before. Kept as an address keeps them, and read as strictly. */
export function readOwnTerms(storage: TabStorage = tab): OwnTerms | undefined {
  try {
    const kept = storage().getItem(OWN_TERMS_KEY);
    return kept === null ? undefined : termsOf(readCalculatorAddress(kept));
  } catch {
    // Storage is blocked: nothing was kept.
    return undefined;
  }
}

/** Keeps what a shopper chose. A lease's amounts mean something else, so they change nothing about a loan's. */
export function rememberOwnTerms(choices: CalculatorChoices, storage: TabStorage = tab): void {
  const before = readOwnTerms(storage) ?? {};
  const { downPaymentCents, termMonths, ...always } = termsOf(choices);
  const terms =
    choices.type === "finance" ? { downPaymentCents, termMonths, ...always } : { ...before, ...always };
  try {
    storage().setItem(OWN_TERMS_KEY, writeCalculatorAddress("", { type: "finance", ...terms }));
    storage().setItem(OWN_LEASE_KEY, leaseText(choices));
  } catch {
    // Storage is blocked or full: other cars show the retailer's usual terms.
  }
}

/** The lease that this tab's shopper looked at last; undefined once they chose a loan or cash. */
export function readOwnLease(storage: TabStorage = tab): OwnLease | undefined {
  try {
    const kept = storage().getItem(OWN_LEASE_KEY) ?? "";
    return kept === "" ? undefined : leaseOf(readCalculatorAddress(kept));
  } catch {
    // Storage is blocked: nothing was kept.
    return undefined;
  }
}

/** Cards and lists show leases from now on, or loans again; what was chosen of a loan stays. */
export function rememberLeasing(isLeased: boolean, storage: TabStorage = tab): void {
  try {
    storage().setItem(OWN_LEASE_KEY, isLeased ? leaseText({ type: "lease" }) : "");
  } catch {
    // Storage is blocked or full: cards go on with loans.
  }
}

function leaseText(choices: CalculatorChoices): string {
  return choices.type === "lease" ? writeCalculatorAddress("", leaseOf(choices)) : "";
}

function leaseOf({ type, downPaymentCents, termMonths, annualMiles }: CalculatorChoices): OwnLease {
  return { type, downPaymentCents, termMonths, annualMiles };
}

function termsOf(choices: CalculatorChoices): OwnTerms {
  const { downPaymentCents, termMonths, creditTier, tradeValueCents, tradeOwedCents, zip } = choices;
  return { downPaymentCents, termMonths, creditTier, tradeValueCents, tradeOwedCents, zip };
}

/** As the address of a comparison names them. */
export function ownTermsText(terms: OwnTerms | undefined): Readonly<Record<string, string>> {
  const { downPaymentCents: down, termMonths: term, zip } = terms ?? {};
  return {
    ...(down !== undefined && { down: String(Math.round(down / 100)) }),
    ...(term !== undefined && { term: String(term) }),
    ...(zip !== undefined && { zip }),
  };
}
