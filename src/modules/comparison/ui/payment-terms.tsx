import { Form } from "react-router";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts.tsx";
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
  return (
    <Form
      action="/compare"
      aria-label={t("Payment terms")}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-4 md:grid-cols-[10rem_10rem_12rem_auto]"
      key={JSON.stringify(terms)}
      preventScrollReset
    >
      <input name="vins" type="hidden" value={keys.join(",")} />
      <TextField
        before="$"
        defaultValue={String(terms.downPaymentCents / 100)}
        id="down"
        inputMode="numeric"
        label={t("Down payment")}
        maxLength={7}
        pattern="[0-9,]*"
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
      <Button className="max-md:px-3" look="secondary" type="submit">
        {t("Update")}
      </Button>
    </Form>
  );
}
