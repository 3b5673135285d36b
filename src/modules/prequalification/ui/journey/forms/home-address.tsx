import { AddressFields } from "#design-system/address-fields.tsx";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
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
  const own = {
    line1: { fieldClassName: "sm:col-span-2" },
    line2: {},
    city: {},
    state: {},
    zipCode: { className: "tabular", defaultValue: zipCode },
  };
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className={`pb-3 ${legendClassName}`}>{t("Home address")}</legend>
      <AddressFields
        field={(part) => ({ id: part, error: form.errorOf(part), ...own[part] })}
        parts={["line1", "line2", "zipCode", "city", "state"]}
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
