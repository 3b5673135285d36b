import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { groupDigits, typedDigits } from "#design-system/typed-number.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { CancelReason } from "../domain/contract-status.ts";
import type { CancellationView, PlansView, PlanView } from "../domain/contracts-view.ts";
import { type PlanKey, readQuote } from "./plan-calls.ts";
import { payeeWords } from "./refund-words.ts";

const REASONS: Readonly<Record<CancelReason, string>> = {
  request: english("I don't want it anymore"),
  sold: english("I sold or traded in the car"),
  payoff: english("I paid off the loan"),
  "total-loss": english("The car was a total loss"),
  repossessed: english("The car was repossessed"),
};

/** What the odometer says and why: nothing is canceled yet. */
export function QuoteForm({
  planKey,
  plan,
  view,
  onQuote,
}: {
  readonly planKey: PlanKey;
  readonly plan: PlanView;
  readonly view: PlansView;
  readonly onQuote: (quote: CancellationView) => void;
}) {
  const t = useText();
  const [miles, setMiles] = useState("");
  const [reason, setReason] = useState<CancelReason>("request");
  const [problem, setProblem] = useState<string>();
  const write = useWrite();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const digits = typedDigits(miles, 6);
    setProblem(digits === "" ? t("Enter the miles on the odometer.") : undefined);
    if (digits === "") return;
    const quote = await write.run(() => readQuote(planKey, { odometerMiles: Number(digits), reason }));
    if (quote !== undefined) onQuote(quote);
  };
  const error = problem ?? write.error?.fields["odometerMiles"];
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {t("First see what you'd get back. Nothing is canceled until you confirm.")} {payeeWords(t, view)}
      </p>
      {write.error && error === undefined && <AlertBar type="error">{write.error.message}</AlertBar>}
      <TextField
        after={t("miles")}
        autoComplete="off"
        error={error}
        help={t("At the sale it showed {miles} miles.", { miles: groupDigits(plan.startMiles ?? 0) })}
        id="odometer"
        inputMode="numeric"
        label={t("Miles on the odometer today")}
        maxLength={9}
        onChange={(event) => setMiles(event.target.value)}
        value={miles}
      />
      <SelectField
        id="reason"
        label={t("Why are you canceling?")}
        onChange={(event) => setReason(event.target.value as CancelReason)}
        options={Object.entries(REASONS).map(([value, label]) => ({ value, label: t(label) }))}
        value={reason}
      />
      <Button busy={write.isBusy} type="submit">
        {t("Show my refund")}
      </Button>
    </form>
  );
}
