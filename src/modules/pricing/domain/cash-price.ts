import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import type { PricedLine } from "./priced-line.ts";
import type { TaxesAndFees } from "./taxes-and-fees.ts";

interface CashPriceInput {
  readonly priceCents: Cents;
  /** Positive; deducted. */
  readonly incentivesCents: Cents;
  readonly taxesAndFees: Pick<TaxesAndFees, "lines">;
  readonly deliveryFeeCents: Cents;
  /** How the delivery fee came about. */
  readonly deliveryDerivation?: string;
  readonly protectionCents?: Cents;
  /** Plans by name, beside `protectionCents`. */
  readonly products?: readonly { readonly label: string; readonly priceCents: Cents }[];
  /** Trade value less payoff; negative equity adds to what is owed. */
  readonly tradeEquityCents?: Cents;
  /** What was paid already. */
  readonly depositCents?: Cents;
}

type CashPrice =
  | {
      readonly kind: "priced";
      /** Their sum is the amount due. */
      readonly lines: readonly PricedLine[];
      readonly amountDueCents: Cents;
      readonly depositCents: Cents;
      /** What is left after the deposit. */
      readonly balanceCents: Cents;
      readonly derivation: Readonly<Record<"amountDue" | "balance", string>>;
    }
  /** CALC-09: the trade-in is worth more than everything owed. */
  | { readonly kind: "equity-exceeds-price"; readonly excessCents: Cents };

/** B-6: what a cash buyer owes, line by line. */
export function cashPrice(input: CashPriceInput, t: Text = englishText): CashPrice {
  const lines = cashPriceLines(input, t);
  const amountDueCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (amountDueCents < 0) return { kind: "equity-exceeds-price", excessCents: -amountDueCents };
  const depositCents = Math.min(input.depositCents ?? 0, amountDueCents);
  const money = formatDollarsAndCents;
  return {
    kind: "priced",
    lines,
    amountDueCents,
    depositCents,
    balanceCents: amountDueCents - depositCents,
    derivation: {
      amountDue: t("The sum of all lines."),
      balance: t("{due} less the deposit of {deposit}.", {
        due: money(amountDueCents),
        deposit: money(depositCents),
      }),
    },
  };
}

/** What a buyer owes and what is taken off, in the order of a receipt. */
export function cashPriceLines(input: CashPriceInput, t: Text): PricedLine[] {
  const line = (
    code: PricedLine["code"],
    ...[label, amountCents, derivation]: [string, Cents, string]
  ): PricedLine => ({
    code,
    label,
    amountCents,
    derivation,
    isEstimate: false,
  });
  const { protectionCents = 0, tradeEquityCents = 0 } = input;
  const optional = [
    ...planLines(input.products ?? [], t),
    line("protection", t("Protection"), protectionCents, t("The plans you chose.")),
    line(
      "incentives",
      t("Incentives"),
      -input.incentivesCents,
      t("Manufacturer incentives on this vehicle."),
    ),
    line(
      "tradeEquity",
      t("Trade-in"),
      -tradeEquityCents,
      t("The value of your trade-in minus what you still owe on it."),
    ),
  ].filter(({ amountCents }) => amountCents !== 0);
  return [
    line("price", t("Vehicle price"), input.priceCents, t("The dealer's price.")),
    ...input.taxesAndFees.lines,
    line(
      "deliveryFee",
      t("Delivery fee"),
      input.deliveryFeeCents,
      input.deliveryDerivation ?? t("Delivery or pickup as you chose it."),
    ),
    ...optional,
  ];
}

function planLines(products: NonNullable<CashPriceInput["products"]>, t: Text): PricedLine[] {
  const derivation = t("An optional plan that you chose.");
  return products.map(({ label, priceCents }) => ({
    code: "protection",
    label,
    amountCents: priceCents,
    derivation,
    isEstimate: false,
  }));
}
