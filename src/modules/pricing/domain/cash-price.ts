import { formatDollarsAndCents, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { becauseText } from "#modules/worksheet/domain/because-text.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import type { TaxesAndFees } from "./taxes-and-fees.ts";
import type { Because } from "#modules/worksheet/domain/sheet-line.ts";

interface CashPriceInput {
  readonly priceCents: Cents;
  /** Positive; deducted. */
  readonly incentivesCents: Cents;
  readonly taxesAndFees: Pick<TaxesAndFees, "lines">;
  readonly deliveryFeeCents: Cents;
  /** How the delivery fee came about, worded by who quoted it, and where it is known its code. */
  readonly deliveryDerivation?: string;
  readonly deliveryBecause?: Because | undefined;
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
  const line = (code: PricedLine["code"], ...[label, amountCents]: [string, Cents]): PricedLine =>
    reasoned({ code, label, amountCents, isEstimate: false }, { code, values: {} }, t);
  const { protectionCents = 0, tradeEquityCents = 0 } = input;
  const optional = [
    ...planLines(input.products ?? [], t),
    line("protection", t("Protection"), protectionCents),
    line("incentives", t("Incentives"), -input.incentivesCents),
    line("tradeEquity", t("Trade-in"), -tradeEquityCents),
  ].filter(({ amountCents }) => amountCents !== 0);
  return [
    line("price", t("Vehicle price"), input.priceCents),
    ...input.taxesAndFees.lines,
    deliveryLine(input, t),
    ...optional,
  ];
}

function deliveryLine(input: CashPriceInput, t: Text): PricedLine {
  const { deliveryFeeCents: amountCents, deliveryDerivation: derivation, deliveryBecause } = input;
  const line = { code: "deliveryFee", label: t("Delivery fee"), amountCents, isEstimate: false } as const;
  if (derivation !== undefined && deliveryBecause === undefined) return { ...line, derivation };
  return reasoned(line, deliveryBecause ?? { code: "delivery", values: {} }, t);
}

function planLines(products: NonNullable<CashPriceInput["products"]>, t: Text): PricedLine[] {
  const because = { code: "plan", values: {} };
  return products.map(({ label, priceCents: amountCents }) =>
    reasoned({ code: "protection", label, amountCents, isEstimate: false }, because, t),
  );
}

function reasoned(
  line: Omit<PricedLine, "derivation" | "because">,
  ...[because, t]: [Because, Text]
): PricedLine {
  return { ...line, derivation: becauseText(because, t) ?? "", because };
}
