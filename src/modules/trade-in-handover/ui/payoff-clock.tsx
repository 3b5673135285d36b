import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
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

const dayOf = (t: Text, day: string): string => dayText(new Date(`${day}T00:00:00Z`), t.language);

function whenText(t: Text, { days, dueOn, law, paid }: PayoffView): string | null {
  if (paid !== null) return null;
  const count = String(days);
  const when =
    dueOn === null
      ? t("We pay your lender within {days} days after you hand the car over.", { days: count })
      : t("We pay your lender by {day}.", { day: dayOf(t, dueOn) });
  const why = law === null ? "" : ` ${t("Required by law: {law}.", { law })}`;
  return `${when}${why} ${t("Keep making payments that are due until then.")}`;
}

function quoteText(t: Text, { goodThrough, perDiemCents, paid }: PayoffView): string | null {
  if (goodThrough === null || paid !== null) return null;
  return t("Your lender's quote is good through {day}; each day after that adds {amount}.", {
    day: dayOf(t, goodThrough),
    amount: money(perDiemCents),
  });
}

function ruleText(t: Text, { isEstimate, shortfallRule }: PayoffView): string {
  if (isEstimate)
    return t(
      "The amount is an estimate. If your lender asks for more, you pay the difference; if it asks for less, we send you the difference.",
    );
  return shortfallRule === "retailer"
    ? t("If your lender asks for more because we paid after its quote expired, we pay the difference.")
    : t("If your lender asks for more because its quote expired, you pay the difference.");
}

function paidText(t: Text, { paid }: PayoffView): string | null {
  if (paid === null) return null;
  const amount = money(Math.abs(paid.differenceCents));
  const said = t("We paid your lender {amount} on {day}.", {
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

function releasedText(t: Text, { paid, releasedOn }: PayoffView): string | null {
  if (paid === null) return null;
  return releasedOn === null
    ? t("Your lender hasn't released the title yet.")
    : t("Your lender released the title on {day}.", { day: dayOf(t, releasedOn) });
}
