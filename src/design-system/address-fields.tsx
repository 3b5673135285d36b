import { type ChangeEvent, type ComponentProps, type ComponentType, type FocusEvent, Fragment } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ADDRESS_LABELS } from "#platform/shared/fields/address/address-labels.ts";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import type { FieldTexts } from "./field-frame.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

type Control = HTMLInputElement | HTMLSelectElement;

/** What a form has of its own for one part: how it names and keeps it, and what is wrong with it. */
export interface AddressField
  extends
    Omit<FieldTexts, "label" | "optional">,
    Pick<ComponentProps<"input">, "autoComplete" | "className" | "required"> {
  readonly id: string;
  /** Kept by the form; `defaultValue` where the browser keeps it. */
  readonly value?: string;
  readonly defaultValue?: string | undefined;
  readonly fieldClassName?: string;
  readonly onChange?: (event: ChangeEvent<Control>) => void;
  readonly onBlur?: (event: FocusEvent<Control>) => void;
  readonly onFocus?: () => void;
}

interface AddressFieldsProps {
  /** In the order in which they stand. */
  readonly parts: readonly AddressPart[];
  readonly field: (part: AddressPart) => AddressField;
  /** "Choose a state" when left out; beside another field there is less room. */
  readonly chooseState?: string;
  /** All states by name when left out. */
  readonly states?: ComponentProps<typeof SelectField>["options"];
  /** A line of text as the form shows it. */
  readonly Text?: ComponentType<ComponentProps<typeof TextField>>;
}

/** Of every part, whatever the form. No line is longer than the rules allow (VAL-10, VAL-11, VAL-13). */
const INPUTS = {
  line1: { autoComplete: "address-line1", maxLength: 60 },
  line2: { autoComplete: "address-line2", maxLength: 16, optional: true },
  city: { autoComplete: "address-level2", maxLength: 40 },
  zipCode: { autoComplete: "postal-code", inputMode: "numeric", maxLength: 5 },
} as const;

/** The fields of an address, one after the other: the form around them decides on columns and order. */
export function AddressFields({
  parts,
  field,
  chooseState,
  states = US_STATES,
  Text = TextField,
}: AddressFieldsProps) {
  const t = useText();
  return parts.map((part) => (
    <Fragment key={part}>
      {part === "state" ? (
        <SelectField
          autoComplete="address-level1"
          label={t(ADDRESS_LABELS.state)}
          options={states}
          placeholder={chooseState ?? t("Choose a state")}
          {...field(part)}
        />
      ) : (
        <Text {...INPUTS[part]} label={t(ADDRESS_LABELS[part])} {...field(part)} />
      )}
    </Fragment>
  ));
}
