import { Form } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { groupDigits, typedDigits } from "#design-system/typed-number.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { ComparisonTerms } from "../domain/comparison-view.ts";

/** One set of terms for all columns, because payments at different terms say nothing about the cars. */
export function PaymentTerms({
  keys,
  terms,
}: {
  readonly keys: readonly string[];
  readonly terms: ComparisonTerms;
}) {
  const t = useText();
  const said = { amount: formatWholeDollars(terms.downPaymentCents), months: terms.termMonths };
  return (
    <details
      key={JSON.stringify(terms)}
      className="group rounded-card border border-line bg-surface-raised"
      open={terms.zipError !== null}
    >
      <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <span>
          {terms.zip === null
            ? t("Payments with {amount} down for {months} months", said)
            : t("Payments with {amount} down for {months} months and the taxes and fees of {zip}", {
                ...said,
                zip: terms.zip,
              })}
        </span>
        <span className="inline-flex items-center gap-1 font-semibold text-link underline underline-offset-4 print:hidden">
          {t("Change")}
          <Icon className="transition-transform group-open:rotate-180" name="chevron-down" />
        </span>
      </summary>
      <Form
        action="/compare"
        aria-label={t("Payment terms")}
        className="grid grid-cols-2 items-end gap-x-4 gap-y-3 border-t border-line p-4 print:hidden md:grid-cols-[10rem_10rem_12rem_auto]"
        preventScrollReset
      >
        <input name="vins" type="hidden" value={keys.join(",")} />
        <TextField
          before="$"
          defaultValue={groupDigits(terms.downPaymentCents / 100)}
          id="down"
          inputMode="numeric"
          label={t("Down payment")}
          maxLength={12}
          onBlur={({ currentTarget: input }) => (input.value = groupDigits(typedDigits(input.value, 6)))}
          pattern="[$0-9,. ]*"
        />
        <SelectField
          defaultValue={String(terms.termMonths)}
          id="term"
          label={t("Term")}
          options={terms.offeredTerms.map((months) => ({
            value: String(months),
            label: t("{months} months", { months }),
          }))}
        />
        <TextField
          autoComplete="postal-code"
          defaultValue={terms.zip ?? ""}
          error={terms.zipError ?? undefined}
          id="zip"
          inputMode="numeric"
          label={t("Zip for taxes")}
          maxLength={5}
          optional
          pattern="[0-9]{5}"
        />
        <Button className="max-md:px-3 md:justify-self-start" look="secondary" type="submit">
          {t("Update")}
        </Button>
      </Form>
    </details>
  );
}
