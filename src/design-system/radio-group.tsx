import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field-frame.tsx";
import { Icon, type IconName } from "./icon.tsx";

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

interface RadioGroupProps {
  /** Id of the fieldset and name of the inputs. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** Columns from the small breakpoint on. */
  readonly columns?: 1 | 2;
}

/** One of a few choices, each a large row. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, help, error, options, columns = 1 } = props;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset aria-describedby={describedBy} className="grid gap-2" id={id}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {help && (
        <div className="text-small text-ink-muted" id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} text={error} />
      <div className={classNames("grid gap-2", columns === 2 && "sm:grid-cols-2")}>
        {options.map((option) => (
          <RadioRow key={option.value} group={props} option={option} />
        ))}
      </div>
    </fieldset>
  );
}

function RadioRow({ group, option }: { group: RadioGroupProps; option: RadioOption }) {
  const { id, value, defaultValue, onChange } = group;
  const chosen =
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <label className="flex min-h-12 items-start gap-3 rounded-control border-2 border-line-strong bg-surface-raised px-4 py-3 hover:border-ink has-checked:border-action has-checked:bg-accent-soft has-disabled:opacity-60">
      <input
        className="mt-0.5 size-5 shrink-0"
        disabled={option.disabled}
        name={id}
        onChange={() => onChange?.(option.value)}
        type="radio"
        value={option.value}
        {...chosen}
      />
      <span className="grid gap-0.5">
        <span className="font-medium">{option.label}</span>
        {option.help && <span className="text-small">{option.help}</span>}
      </span>
      {option.icon && (
        <Icon className="ml-auto shrink-0 self-center text-ink-muted" name={option.icon} size={24} />
      )}
    </label>
  );
}
