import type { CalculatorChoices } from "./calculator/deal-address.ts";
import { readCalculatorAddress, writeCalculatorAddress } from "./calculator/deal-address.ts";
import { OWN_TERMS_KEY } from "./has-own-terms.ts";

/** What of a shopper's choices holds for every car: how it is financed and where it will live. */
type OwnTerms = Pick<
  CalculatorChoices,
  "downPaymentCents" | "termMonths" | "creditTier" | "tradeValueCents" | "tradeOwedCents" | "zip"
>;

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
  } catch {
    // Storage is blocked or full: other cars show the retailer's usual terms.
  }
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
