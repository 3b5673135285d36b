import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** How long a plan lasts and what the buyer pays of a repair (PROT-02). Months, miles and cents. */
interface PlanTerms {
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly kind: "serviceContract" | "gap" | "ancillary";
}

/** Terms with the name beside which they stand. */
export interface NamedTerms extends PlanTerms {
  readonly name?: string;
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

/** Everything about the term in one line; what the plan's name says already is left out. */
export function termsLine(plan: NamedTerms, t: Text): string {
  const { name = "" } = plan;
  const term = termText(plan, t);
  const isNamed =
    plan.termMonths === null
      ? name.toLowerCase() === term.toLowerCase()
      : name.includes(String(plan.termMonths)) &&
        (plan.miles === null || name.includes(String(plan.miles / 1000)));
  return [isNamed ? null : term, deductibleText(plan, t)].filter(Boolean).join(" · ");
}
