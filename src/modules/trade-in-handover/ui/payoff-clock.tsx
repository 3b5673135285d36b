import { useText } from "#platform/browser/texts/texts.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { PayoffView } from "../domain/handover-view.ts";

/** Who pays the old loan, by when, and what became of it. */
export function PayoffClock({ payoff }: { readonly payoff: PayoffView }) {
  const t = useText();
  const facts = [
    whenText(t, payoff),
    quoteText(t, payoff),
    paidText(t, payoff),
    releasedText(t, payoff),
  ].filter((one) => one !== null);
  return (
    <section aria-labelledby="payoff-clock" className="grid gap-2">
      <h2 className="text-title" id="payoff-clock">
        {t("What you still owe on it: {amount}", { amount: money(payoff.countedCents) })}
      </h2>
      {facts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {payoff.paid === null && <p className="text-small text-ink-muted">{ruleText(t, payoff)}</p>}
    </section>
  );
}

/** The same sentences about a lender and about a leasing company. */
type Words = Readonly<
  Record<"within" | "by" | "quote" | "estimate" | "ours" | "yours" | "paid" | "held" | "released", string>
>;
const LOAN: Words = {
  within: english("We pay your lender within {days} days after you hand the car over."),
  by: english("We pay your lender by {day}."),
  quote: english("Your lender's quote is good through {day}; each day after that adds {amount}."),
  estimate: english(
    "The amount is an estimate. If your lender asks for more, you pay the difference; if it asks for less, we send you the difference.",
  ),
  ours: english(
    "If your lender asks for more because we paid after its quote expired, we pay the difference.",
  ),
  yours: english("If your lender asks for more because its quote expired, you pay the difference."),
  paid: english("We paid your lender {amount} on {day}."),
  held: english("Your lender hasn't released the title yet."),
  released: english("Your lender released the title on {day}."),
};
const LEASE: Words = {
  within: english("We pay your leasing company within {days} days after you hand the car over."),
  by: english("We pay your leasing company by {day}."),
  quote: english("Your leasing company's price is good through {day}; each day after that adds {amount}."),
  estimate: english(
    "The amount is an estimate. If your leasing company asks for more, you pay the difference; if it asks for less, we send you the difference.",
  ),
  ours: english(
    "If your leasing company asks for more because we paid after its price expired, we pay the difference.",
  ),
  yours: english("If your leasing company asks for more because its price expired, you pay the difference."),
  paid: english("We paid your leasing company {amount} on {day}."),
  held: english("Your leasing company hasn't released the title yet."),
  released: english("Your leasing company released the title on {day}."),
};
const wordsOf = ({ isLease }: PayoffView): Words => (isLease ? LEASE : LOAN);

const dayOf = (t: Text, day: string): string => dayText(new Date(`${day}T00:00:00Z`), t.language);

function whenText(t: Text, payoff: PayoffView): string | null {
  const { days, dueOn, law, paid } = payoff;
  if (paid !== null) return null;
  const count = String(days);
  const when =
    dueOn === null
      ? t(wordsOf(payoff).within, { days: count })
      : t(wordsOf(payoff).by, { day: dayOf(t, dueOn) });
  const why = law === null ? "" : ` ${t("Required by law: {law}.", { law })}`;
  return `${when}${why} ${t("Keep making payments that are due until then.")}`;
}

function quoteText(t: Text, payoff: PayoffView): string | null {
  const { goodThrough, perDiemCents, paid } = payoff;
  if (goodThrough === null || paid !== null) return null;
  return t(wordsOf(payoff).quote, {
    day: dayOf(t, goodThrough),
    amount: money(perDiemCents),
  });
}

function ruleText(t: Text, payoff: PayoffView): string {
  const words = wordsOf(payoff);
  if (payoff.isEstimate) return t(words.estimate);
  return t(payoff.shortfallRule === "retailer" ? words.ours : words.yours);
}

function paidText(t: Text, payoff: PayoffView): string | null {
  const { paid } = payoff;
  if (paid === null) return null;
  const amount = money(Math.abs(paid.differenceCents));
  const said = t(wordsOf(payoff).paid, {
    amount: money(paid.amountCents),
    day: dayOf(t, paid.on),
  });
  if (paid.differenceCents === 0) return said;
  if (paid.differenceCents < 0)
    return `${said} ${t("That's {amount} less than we expected; we'll send you the difference.", { amount })}`;
  return paid.paidBy === "buyer"
    ? `${said} ${t("That's {amount} more than we expected. You pay the difference; we'll call you.", { amount })}`
    : `${said} ${t("That's {amount} more than we expected. We paid the difference.", { amount })}`;
}

function releasedText(t: Text, payoff: PayoffView): string | null {
  const { paid, releasedOn } = payoff;
  if (paid === null) return null;
  return releasedOn === null
    ? t(wordsOf(payoff).held)
    : t(wordsOf(payoff).released, { day: dayOf(t, releasedOn) });
}
