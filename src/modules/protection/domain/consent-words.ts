import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { planLabel } from "./deal-product.ts";
import type { RatedPlan } from "./rating/rated-plan.ts";

/**
 * What a buyer agrees to when they choose a plan: its price, its part of the payment, how long it lasts, and that it is
 * optional (12 CFR 1026.4(d)). Kept word by word with the consent.
 */
export function consentWords(plan: RatedPlan, monthlyCents: Cents | null, t: Text): string {
  const values = { plan: planLabel(plan), price: formatDollarsAndCents(plan.priceCents) };
  const price =
    monthlyCents === null
      ? t("I choose {plan} for {price}.", values)
      : t("I choose {plan} for {price}, which adds {monthly} to each monthly payment.", {
          ...values,
          monthly: formatDollarsAndCents(monthlyCents),
        });
  const optional = t(
    "It is optional. I do not need it to buy, finance or lease this vehicle, and declining it does not change my price or my rate.",
  );
  return [price, lastsWords(plan, t), optional].filter((sentence) => sentence !== "").join(" ");
}

function lastsWords({ termMonths, miles }: RatedPlan, t: Text): string {
  if (termMonths === null) return t("It lasts as long as the loan.");
  if (miles === null) return t("It ends after {months} months.", { months: termMonths });
  return t("It ends after {months} months or {miles} miles, whichever comes first.", {
    months: termMonths,
    miles: miles.toLocaleString("en-US"),
  });
}
