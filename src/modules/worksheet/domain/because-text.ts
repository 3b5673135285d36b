import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { formatRate } from "./figures/rate.ts";
import type { Because } from "./sheet-line.ts";

type Values = Because["values"];

/** One sentence for each code that an order's lines keep; their values are cents, ppm, miles and names. */
const SENTENCES: Readonly<Record<string, (values: Values, t: Text) => string>> = {
  price: (_, t) => t("The dealer's price."),
  tax: taxReason,
  title: (values, t) =>
    t("What {state} charges to issue the title in your name.", { state: nameIn(values, "state") }),
  registration: (values, t) =>
    t("A typical registration in {state}; the exact amount follows from the vehicle and your county.", {
      state: nameIn(values, "state"),
    }),
  docFee: (_, t) => t("The dealer's fee for preparing the documents."),
  docFeeCapped: (values, t) =>
    t("The dealer's fee for preparing the documents, limited by {state} law.", {
      state: nameIn(values, "state"),
    }),
  delivery: (_, t) => t("Delivery or pickup as you chose it."),
  pickup: (values, t) => t("You pick the car up at {dealer}.", { dealer: nameIn(values, "dealer") }),
  deliveryIncluded: (values, t) =>
    t("Delivery within {miles} miles is included.", { miles: numberIn(values, "miles") }),
  deliveryByMile: (values, t) =>
    t("{miles} miles beyond the included {free}, at {price} a mile.", {
      miles: numberIn(values, "miles"),
      free: numberIn(values, "freeMiles"),
      price: formatDollarsAndCents(numberIn(values, "mileCents")),
    }),
  plan: (_, t) => t("An optional plan that you chose."),
  protection: (_, t) => t("The plans you chose."),
  incentives: (_, t) => t("Manufacturer incentives on this vehicle."),
  promoCode: (_, t) => t("Your promo code."),
  program: (_, t) => t("An incentive program applied to your deal."),
  tradeEquity: (_, t) => t("The value of your trade-in minus what you still owe on it."),
};

/** Why an amount is what it is, in the reader's language; undefined for a code that has no sentence. */
export function becauseText({ code, values }: Because, t: Text): string | undefined {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code]?.(values, t) : undefined;
}

function taxReason(values: Values, t: Text): string {
  const tax = t("{rate} {state} {tax} on {base}.", {
    rate: formatRate(numberIn(values, "ratePpm")),
    state: nameIn(values, "state"),
    tax: t(nameIn(values, "taxName")).toLowerCase(),
    base: formatDollarsAndCents(numberIn(values, "baseCents")),
  });
  const creditCents = numberIn(values, "creditCents");
  const credit = formatDollarsAndCents(creditCents);
  return [
    tax,
    creditCents === 0 ? "" : t("That is the price less {credit} for your trade-in.", { credit }),
    localTax(values, t),
  ]
    .filter(Boolean)
    .join(" ");
}

function localTax(values: Values, t: Text): string {
  if (numberIn(values, "localPpm") === 0) return "";
  const rate = formatRate(numberIn(values, "localPpm"));
  const limitCents = numberIn(values, "localBaseCents");
  if (limitCents === 0) return t("Plus {rate} local tax.", { rate });
  return t("Plus {rate} local tax on the first {limit}.", { rate, limit: formatDollarsAndCents(limitCents) });
}

function numberIn(values: Values, name: string): number {
  return Number(values[name] ?? 0);
}

function nameIn(values: Values, name: string): string {
  return String(values[name] ?? "");
}
