import type { ComponentProps, ReactNode } from "react";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { fieldLabel } from "./field-labels.ts";
import { maskMonthYear } from "./mask-month-year.ts";
import type { FieldState } from "./use-draft-page.ts";

/** One field of a page; `id` also names it in the server's problems. */
interface DraftFieldProps {
  readonly form: FieldState & { readonly page: string };
  readonly id: string;
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  readonly label?: string;
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly fieldClassName?: string;
}

type TextInput = Omit<ComponentProps<typeof TextField>, "form" | "id" | "label" | "value" | "onChange">;

/** One line of text that is kept as it is typed. */
export function DraftText({ form, id, value, onValue, label, ...input }: DraftFieldProps & TextInput) {
  const t = useText();
  return (
    <TextField
      maxLength={200}
      {...input}
      error={form.errorOf(id)}
      id={id}
      label={label ?? fieldLabel(t, form.page, id)}
      onBlur={() => form.onBlur(id)}
      onChange={(event) => onValue(event.target.value)}
      onFocus={() => form.onFocus(id)}
      value={value ?? ""}
    />
  );
}

/** A choice from a list. */
export function DraftSelect({
  form,
  id,
  value,
  onValue,
  label,
  options,
  placeholder,
  autoComplete,
  ...field
}: DraftFieldProps & Pick<ComponentProps<typeof SelectField>, "options" | "placeholder" | "autoComplete">) {
  const t = useText();
  return (
    <SelectField
      {...field}
      autoComplete={autoComplete}
      error={form.errorOf(id)}
      id={id}
      label={label ?? fieldLabel(t, form.page, id)}
      onBlur={() => form.onBlur(id)}
      onChange={(event) => onValue(event.target.value)}
      options={options}
      placeholder={placeholder ?? t("Choose one")}
      value={value ?? ""}
    />
  );
}

/** A month with its year; the slash comes by itself (VAL-21). */
export function DraftMonth({ onValue, ...props }: DraftFieldProps) {
  const t = useText();
  return (
    <DraftText
      {...props}
      autoComplete="off"
      inputMode="numeric"
      maxLength={7}
      onValue={(value) => onValue(maskMonthYear(value))}
      placeholder={t("MM/YYYY")}
    />
  );
}

/** Dollars, typed the way people do; the sign stands before the field already. */
export function DraftDollars({ onValue, ...props }: DraftFieldProps) {
  return (
    <DraftText
      {...props}
      autoComplete="off"
      before="$"
      className="tabular"
      inputMode="decimal"
      maxLength={12}
      onValue={(value) => onValue(value.replaceAll("$", ""))}
    />
  );
}

/** Ten digits and nothing else, as they come from a prefill or a paste, in the one way phone numbers are written. */
const whole = (value: string | undefined): string | undefined =>
  value !== undefined && /^\d{10}$/u.test(value) ? formatPhone(value) : value;

/** A phone number, written the one way once it is left (VAL-07). */
export function DraftPhone({ form, id, value, onValue, ...props }: DraftFieldProps & TextInput) {
  const leave = (left: string): void => {
    const tidy = formatPhone(value ?? "");
    if (tidy !== "" && tidy !== value) onValue(tidy);
    form.onBlur(left);
  };
  const tidied = { ...form, onBlur: leave };
  return (
    <DraftText
      {...props}
      form={tidied}
      id={id}
      inputMode="tel"
      onValue={onValue}
      type="tel"
      value={whole(value)}
    />
  );
}
