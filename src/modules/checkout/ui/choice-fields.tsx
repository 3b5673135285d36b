import { SelectField } from "#design-system/select-field.tsx";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { MoneyField } from "#modules/pricing/ui/calculator/money-field.tsx";
import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { PaymentOption } from "../domain/payment-options-view.ts";
import { FirstPaymentField } from "./first-payment-field.tsx";

interface ChoiceFieldsProps {
  readonly option: PaymentOption;
  readonly tiers: readonly { readonly name: CreditTierName; readonly label: string }[];
  readonly usualTier: CreditTierName;
  /** By field, as the server refused them. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChoose: (change: DealChoices) => void;
}

/** Down payment, term, miles and credit of a loan or lease; what is chosen counts everywhere at once (CALC-03). */
export function ChoiceFields({ option, tiers, usualTier, errors, onChoose }: ChoiceFieldsProps) {
  const t = useText();
  const { terms, downPayment, choices } = option;
  const months = terms?.kind === "lease" ? terms.input.termMonths : terms?.payment.termMonths;
  const isLease = option.annualMiles.length > 0;
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-title">{t("Your terms")}</legend>
      <MoneyField
        cents={option.amountDueCents ?? choices.downPaymentCents ?? 0}
        error={errors["downPaymentCents"]}
        help={
          downPayment
            ? t("From {minimum} to {maximum}", {
                minimum: formatDollarsAndCents(downPayment.minimumCents),
                maximum: formatDollarsAndCents(downPayment.maximumCents),
              })
            : undefined
        }
        id="downPaymentCents"
        label={isLease ? t("Due at signing") : t("Down payment")}
        onSettled={(downPaymentCents) => onChoose({ downPaymentCents })}
      />
      <SelectField
        error={errors["termMonths"]}
        id="termMonths"
        label={t("Term")}
        onChange={(event) => onChoose({ termMonths: Number(event.target.value) })}
        options={option.termMonths.map((term) => ({
          value: String(term),
          label: t("{months} months", { months: term }),
        }))}
        value={String(months ?? "")}
      />
      {option.firstPayment && (
        <FirstPaymentField
          firstPayment={option.firstPayment}
          onChoose={(firstPaymentDate) => onChoose({ firstPaymentDate })}
        />
      )}
      {isLease && (
        <SelectField
          id="annualMiles"
          label={t("Miles per year")}
          onChange={(event) => onChoose({ annualMiles: Number(event.target.value) })}
          options={option.annualMiles.map((miles) => ({
            value: String(miles),
            label: miles.toLocaleString("en-US"),
          }))}
          value={String(terms?.kind === "lease" ? terms.milesPerYear : "")}
        />
      )}
      <SelectField
        help={t("Only for this estimate. The lender looks at your own credit.")}
        id="creditTier"
        label={t("Credit score")}
        onChange={(event) => onChoose({ creditTier: event.target.value as CreditTierName })}
        options={tiers.map(({ name, label }) => ({ value: name, label: t(label) }))}
        value={choices.creditTier ?? usualTier}
      />
    </fieldset>
  );
}
