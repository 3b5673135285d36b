import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { groupDigits } from "#design-system/typed-number.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { CancellationView, PlansView, PlanView } from "../domain/contracts-view.ts";
import { confirmCancellation, type PlanKey } from "./plan-calls.ts";
import { payeeWords } from "./refund-words.ts";

/** The refund line by line; the only button that cancels. */
export function QuoteReview({
  planKey,
  plan,
  quote,
  onBack,
  onDone,
}: {
  readonly planKey: PlanKey;
  readonly plan: PlanView;
  readonly quote: CancellationView;
  readonly onBack: () => void;
  readonly onDone: (view: PlansView) => void;
}) {
  const t = useText();
  const write = useWrite();
  const confirm = async (): Promise<void> => {
    const view = await write.run(() => confirmCancellation(planKey, quote.quoteId));
    if (view !== undefined) onDone(view);
  };
  const unused = quote.refundCents + quote.feeCents + quote.claimsCents;
  const rows: readonly (readonly [string, number])[] = [
    [t("Price of the plan"), plan.priceCents],
    [t("Part you didn't use"), unused],
    ...(quote.claimsCents > 0 ? [[t("Claims paid"), -quote.claimsCents] as const] : []),
    ...(quote.feeCents > 0 ? [[t("Cancellation fee"), -quote.feeCents] as const] : []),
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-2">
        {rows.map(([label, cents]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{formatDollarsAndCents(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lead font-semibold">
          <dt>{t("You get back")}</dt>
          <dd className="tabular">{formatDollarsAndCents(quote.refundCents)}</dd>
        </div>
      </dl>
      <p className="text-small text-ink-muted">
        {t("For {miles} miles on the odometer.", { miles: groupDigits(quote.odometerMiles) })}{" "}
        {quote.isFull &&
          t("You're canceling within the first days and without a claim, so you get all of it back.")}
      </p>
      <p>{payeeWords(t, quote)}</p>
      <p>{t("The plan ends today and covers nothing from then on. This can't be undone.")}</p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <div className="grid gap-3 sm:flex">
        <Button busy={write.isBusy} onClick={() => void confirm()}>
          {t("Cancel the plan")}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {t("Keep the plan for now")}
        </Button>
      </div>
    </div>
  );
}
