import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** How long a plan lasts and what the buyer pays of a repair (PROT-02). Months, miles and cents. */
export interface PlanTerms {
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly kind: "serviceContract" | "gap" | "ancillary";
}

/** `60 months or 75,000 miles`. */
export function termText({ termMonths, miles }: PlanTerms, t: Text): string {
  if (termMonths === null) return t("As long as the loan");
  if (miles === null) return t("{months} months, any miles", { months: termMonths });
  return t("{months} months or {miles} miles", { months: termMonths, miles: miles.toLocaleString("en-US") });
}

/** `$100 deductible`; null for plans that have no repairs. */
export function deductibleText({ deductibleCents, kind }: PlanTerms, t: Text): string | null {
  if (deductibleCents > 0) return t("{amount} deductible", { amount: formatWholeDollars(deductibleCents) });
  return kind === "serviceContract" ? t("No deductible") : null;
}

/** Everything about the term in one line. */
export function termsLine(terms: PlanTerms, t: Text): string {
  return [termText(terms, t), deductibleText(terms, t)].filter(Boolean).join(" · ");
}
