import { SelectField } from "#design-system/select-field.tsx";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { labelOf } from "./field-labels.ts";
import { JourneyField } from "./journey-field.tsx";
import type { JourneyForm } from "./use-journey-form.ts";

interface HomeAddressProps {
  readonly form: JourneyForm;
  readonly legendClassName: string;
  /** What is known of it already. */
  readonly zipCode?: string;
}

/** The fields of `HOME_FIELDS`; `useZipPlace` fills in city and state. */
export function HomeAddress({ form, legendClassName, zipCode }: HomeAddressProps) {
  const t = useText();
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className={`pb-3 ${legendClassName}`}>{t("Home address")}</legend>
      <JourneyField
        autoComplete="address-line1"
        fieldClassName="sm:col-span-2"
        form={form}
        maxLength={80}
        name="line1"
      />
      <JourneyField autoComplete="address-line2" form={form} maxLength={16} name="line2" optional />
      <JourneyField
        autoComplete="postal-code"
        className="tabular"
        defaultValue={zipCode}
        form={form}
        inputMode="numeric"
        maxLength={5}
        name="zipCode"
      />
      <JourneyField autoComplete="address-level2" form={form} maxLength={40} name="city" />
      <SelectField
        autoComplete="address-level1"
        error={form.errorOf("state")}
        id="state"
        label={t(labelOf("state"))}
        options={US_STATES}
        placeholder={t("Choose a state")}
      />
    </fieldset>
  );
}

/** What was typed, as calls take it. */
export function homeOf(values: FormValues) {
  const text = (name: string): string => String(values[name] ?? "").trim();
  const line2 = text("line2");
  return {
    line1: text("line1"),
    ...(line2 !== "" && { line2 }),
    city: text("city"),
    state: text("state"),
    zipCode: text("zipCode"),
  };
}
