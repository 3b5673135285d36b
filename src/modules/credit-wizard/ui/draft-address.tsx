import type { ReactNode } from "react";
import { type AddressField, AddressFields } from "#design-system/address-fields.tsx";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
import type { FieldState } from "./use-draft-page.ts";

/** Names of the parts of an address in the draft that holds it. */
interface AddressNames {
  readonly line1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Street, city, state and zip code of a home. Browsers fill in only the applicant's own. */
export function DraftAddress({
  form,
  names,
  idPrefix = "",
  values,
  onChange,
  isOwn = false,
  unit,
}: {
  readonly form: FieldState & { readonly page: string };
  readonly names: AddressNames;
  /** Begins the ids of a home in a list, e.g. `previousHomes.0.`. */
  readonly idPrefix?: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (part: Readonly<Record<string, string>>) => void;
  readonly isOwn?: boolean;
  /** What stands between street and city. */
  readonly unit?: ReactNode;
}) {
  const field = (part: AddressPart): AddressField => {
    const name = names[part === "line2" ? "line1" : part];
    const id = `${idPrefix}${name}`;
    return {
      id,
      error: form.errorOf(id),
      value: textOf(values[name]),
      onBlur: () => form.onBlur(id),
      onFocus: () => form.onFocus(id),
      onChange: (event) => onChange({ [name]: event.target.value }),
      ...(!isOwn && { autoComplete: "off" }),
      ...(part === "line1" && { fieldClassName: "sm:col-span-2" }),
    };
  };
  return (
    <>
      <AddressFields field={field} parts={["line1"]} />
      {unit}
      <AddressFields field={field} parts={["city", "state", "zipCode"]} />
    </>
  );
}
