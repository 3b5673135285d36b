import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { PayoffQuote } from "../domain/payoff-quote.ts";
import type { PayoffView } from "../domain/payoff-view.ts";

/** Why there is no quote, and what helps. */
const REASONS: Readonly<Record<string, string>> = {
  NOT_FOUND: english(
    "{lender} can't find this account. Check the account number, or send us a payoff letter.",
  ),
  NAME_DIFFERS: english(
    "{lender} has a different name or Social Security number for this account. Enter the borrower's, as they appear on the loan.",
  ),
  NO_THIRD_PARTIES: english(
    "{lender} gives payoffs only to its customers. Ask for a 10-day payoff letter and send it to us.",
  ),
  LEASE_REFUSED: english(
    "{lender} doesn't sell leased cars to dealers. You can buy the car yourself first, or return it to the leasing company.",
  ),
  UNAVAILABLE: english(
    "{lender} isn't answering right now. We'll keep asking and email you when we know. You can also send us a payoff letter.",
  ),
  LETTER_REFUSED: english(
    "We couldn't use the letter. We need one with your name, the amount, the interest for each day, and the last day it is good.",
  ),
};

interface PayoffAnswerProps {
  readonly brand: string;
  readonly view: PayoffView;
}

/** What the lender or its letter said, with the days it is good for. */
export function PayoffAnswer({ brand, view }: PayoffAnswerProps) {
  const t = useText();
  const { answer, quote, isLease, lender } = view;
  const reason = answer === null ? undefined : REASONS[answer];
  return (
    <div className="grid gap-4">
      {answer === null && (
        <p className="max-w-prose">
          {isLease
            ? t("Only the leasing company can say what price {brand} would pay for the car.", { brand })
            : t(
                "For now we use what you told us, plus 10 days of interest. Your lender knows the exact amount.",
              )}
        </p>
      )}
      {reason !== undefined && (
        <AlertBar hideAfter={null} type="warning">
          {t(reason, { lender: lender ?? "" })}
        </AlertBar>
      )}
      {answer === "LETTER_IN_REVIEW" && (
        <AlertBar hideAfter={null} type="resent">
          {t(
            "For now we use the numbers you typed from the letter. Someone at {brand} checks them, and we email you if the letter says something else.",
            {
              brand,
            },
          )}
        </AlertBar>
      )}
      {quote !== null && answer !== "LETTER_REFUSED" && <Quote quote={quote} view={view} />}
    </div>
  );
}

function Quote({ quote, view }: { readonly quote: PayoffQuote; readonly view: PayoffView }) {
  const t = useText();
  const { payTo } = quote;
  return (
    <section aria-labelledby="payoff-quote" className="grid gap-3">
      <h3 className="text-lead" id="payoff-quote">
        {quote.source === "lender"
          ? t("What {lender} says", { lender: view.lender ?? "" })
          : t("From {lender}'s letter", { lender: view.lender ?? "" })}
      </h3>
      <dl className="grid gap-2">
        {rowsOf(t, quote, view).map(([label, value]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {payTo !== null && (
        <p className="text-small text-ink-muted">
          {t("The payment goes to {address}.", { address: payTo.split("\n").join(", ") })}
        </p>
      )}
    </section>
  );
}

function rowsOf(t: Text, quote: PayoffQuote, view: PayoffView): readonly (readonly [string, string])[] {
  const { amountCents, perDiemCents, goodThrough, hasElectronicTitle, daysToRelease } = quote;
  const day = dayText(new Date(`${goodThrough}T00:00:00Z`), t.language);
  return [
    [t("Payoff amount"), money(amountCents)],
    [t("Good through"), day],
    [t("Each day after that"), money(perDiemCents)],
    ...(view.accountEnding === null ? [] : [[t("Account ending in"), view.accountEnding] as const]),
    ...(hasElectronicTitle === null
      ? []
      : [
          [
            t("Title"),
            hasElectronicTitle ? t("Electronic, with the lender") : t("On paper, with the lender"),
          ] as const,
        ]),
    ...(daysToRelease === null
      ? []
      : [
          [
            t("Title released"),
            t("About {count} {count:day|days} after the payment", { count: daysToRelease }),
          ] as const,
        ]),
  ];
}
