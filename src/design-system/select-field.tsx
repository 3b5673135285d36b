import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, fieldIds, FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, "id" | "children"> {
  readonly id: string;
  readonly options: readonly SelectOption[];
  /** First, empty choice, e.g. "Choose a state". */
  readonly placeholder?: string;
  readonly fieldClassName?: string;
}

/** A native select with a label above it. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, help, error, optional, options, placeholder, className, fieldClassName, ...select } =
    props;
  return (
    <FieldFrame
      error={error}
      help={help}
      id={id}
      label={label}
      {...(optional && { optional })}
      className={fieldClassName ?? ""}
    >
      <span className="relative block">
        <select
          className={classNames(CONTROL_CLASS, "appearance-none truncate pr-11", className)}
          id={id}
          name={id}
          {...select}
          {...fieldIds(id, { help, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
          name="chevron-down"
        />
      </span>
    </FieldFrame>
  );
}
