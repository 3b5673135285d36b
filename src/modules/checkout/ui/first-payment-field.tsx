import { SelectField } from "#design-system/select-field.tsx";
import type { FirstPaymentCost } from "#modules/worksheet/domain/loans/first-payment-costs.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { PaymentOption } from "../domain/payment-options-view.ts";

interface FirstPaymentFieldProps {
  readonly firstPayment: NonNullable<PaymentOption["firstPayment"]>;
  readonly onChoose: (date: string) => void;
}

/** The day of the first payment, each with what it changes in all payments together. */
export function FirstPaymentField({ firstPayment, onChoose }: FirstPaymentFieldProps) {
  const t = useText();
  const { date, costOfOneDayCents, dates } = firstPayment;
  const help =
    costOfOneDayCents === 0
      ? t("Every date costs the same in this estimate. Your lender may charge interest for the extra days.")
      : t("Each later day adds about {cost} to the total of payments.", {
          cost: formatDollarsAndCents(costOfOneDayCents),
        });
  return (
    <SelectField
      help={help}
      id="firstPaymentDate"
      label={t("First payment")}
      onChange={(event) => onChoose(event.target.value)}
      options={dates.map((one) => ({ value: one.date, label: labelOf(one, t) }))}
      value={date}
    />
  );
}

function labelOf({ date, moreCents }: FirstPaymentCost, t: Text): string {
  const day = dayText(new Date(date), t.language);
  if (moreCents === 0) return day;
  const amount = formatDollarsAndCents(Math.abs(moreCents));
  return moreCents > 0
    ? t("{day}: {amount} more in total", { day, amount })
    : t("{day}: {amount} less in total", { day, amount });
}
