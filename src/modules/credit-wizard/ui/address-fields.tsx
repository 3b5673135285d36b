import type { ReactNode } from "react";
import { DraftState, DraftText } from "./draft-fields.tsx";
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
export function AddressFields({
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
  const bind = (part: keyof AddressNames, own: string) => ({
    form,
    id: `${idPrefix}${names[part]}`,
    value: textOf(values[names[part]]),
    onValue: (value: string) => onChange({ [names[part]]: value }),
    autoComplete: isOwn ? own : "off",
  });
  return (
    <>
      <DraftText {...bind("line1", "address-line1")} fieldClassName="sm:col-span-2" />
      {unit}
      <DraftText {...bind("city", "address-level2")} />
      <DraftState {...bind("state", "address-level1")} />
      <DraftText {...bind("zipCode", "postal-code")} inputMode="numeric" maxLength={5} />
    </>
  );
}
