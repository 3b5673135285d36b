import { formatMiles } from "#design-system/mileage-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { formatDay } from "#modules/orders/ui/format-instant.ts";

type Wording = (t: Text, value: string) => string;

const money: Wording = (_t, cents) => formatDollarsAndCents(Number(cents));
const asWritten: Wording = (_t, value) => value;
const CONDITIONS: Readonly<Record<string, string>> = {
  new: english("New"),
  used: english("Used"),
  certified: english("Certified pre-owned"),
};

/** What can change, in the sequence in which it is told: the car first, then its lines, then what is paid. */
const PARTS: readonly (readonly [what: string, name: string, wording: Wording])[] = [
  ["vin", english("VIN"), asWritten],
  ["year", english("Year"), asWritten],
  ["make", english("Make"), asWritten],
  ["model", english("Model"), asWritten],
  ["trim", english("Trim"), asWritten],
  ["condition", english("Condition"), (t, value) => t(CONDITIONS[value] ?? value)],
  ["mileage", english("Mileage"), (_t, miles) => formatMiles(Number(miles))],
  ["dealer", english("Dealer"), asWritten],
  ["price", english("Vehicle price"), money],
  ["tax", english("Tax"), money],
  ["title", english("Title"), money],
  ["registration", english("Registration"), money],
  ["docFee", english("Documentation fee"), money],
  ["deliveryFee", english("Delivery fee"), money],
  ["incentives", english("Incentives"), money],
  ["protection", english("Protection"), money],
  ["tradeEquity", english("Trade-in"), money],
  ["amountDue", english("Amount due"), money],
  ["monthlyPayment", english("Monthly payment"), money],
  ["firstPaymentDate", english("First payment"), (t, day) => formatDay(day, "UTC", t.language)],
];

/** What of a deal changed, each with what it was and what it is. Nothing where nothing is named. */
export function ChangedParts(props: {
  /** Fields of `order.priceChanged`, as `DealChanges` says; others are left out. */
  readonly changes: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const said = PARTS.flatMap(([what, name, wording]) => {
    const [before, now] = [props.changes[`${what}.before`], props.changes[`${what}.now`]];
    if (before === undefined && now === undefined) return [];
    const worded = (value: string | undefined) => (value === undefined ? t("none") : wording(t, value));
    const values = { what: t(name), before: worded(before), now: worded(now) };
    return [t("{what}: {before} before, {now} now", values)];
  });
  if (said.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 tabular">
      {said.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
