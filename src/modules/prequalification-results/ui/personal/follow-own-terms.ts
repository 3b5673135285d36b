import type { WorksheetTrade } from "#modules/worksheet/domain/worksheet-input.ts";
import { ownPayments } from "#modules/pricing/ui/own-payments-store.ts";
import { readOwnLease, readOwnTerms } from "#modules/pricing/ui/own-terms.ts";
import type { PersonalChoices } from "#modules/personal-pricing/domain/terms/personal-choices.ts";
import { choosePersonally } from "#modules/personal-pricing/ui/terms/keep-terms.ts";

/** What somebody chose in one car's calculator holds for every car. */
function choicesHere(): PersonalChoices {
  const { downPaymentCents, termMonths, tradeValueCents, tradeOwedCents } = readOwnTerms() ?? {};
  const trade = tradeOf(tradeValueCents ?? 0, tradeOwedCents ?? 0);
  return { downPaymentCents, termMonths, trade, ...leaseHere() };
}

function leaseHere(): Pick<PersonalChoices, "lease"> {
  const own = readOwnLease();
  if (own === undefined) return {};
  const { downPaymentCents, termMonths, annualMiles } = own;
  return { lease: { downPaymentCents, termMonths, annualMiles } };
}

function tradeOf(allowanceCents: number, payoffCents: number): WorksheetTrade | null {
  if (allowanceCents === 0 && payoffCents === 0) return null;
  return { allowanceCents, payoffCents, ownership: payoffCents > 0 ? "FINANCED" : "OWNED" };
}

/** Prices every car with what is chosen in a calculator from now on; returns how to stop. */
export function followOwnTerms(): () => void {
  const follow = () => void choosePersonally(choicesHere());
  let { round } = ownPayments.get();
  return ownPayments.subscribe(() => {
    const now = ownPayments.get().round;
    if (now === round) return;
    round = now;
    follow();
  });
}
