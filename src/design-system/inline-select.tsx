import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface InlineSelectProps extends ComponentProps<"select"> {
  /** Before it; said only where there is little room. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice in a line of text, such as the order of a list: as wide as what is chosen. */
export function InlineSelect({ label, options, className, ...select }: InlineSelectProps) {
  return (
    <label className="relative flex min-h-11 min-w-0 items-center gap-2 text-small">
      <span className="text-ink-muted max-sm:sr-only">{label}</span>
      <select
        className={classNames(
          "min-h-11 min-w-0 [field-sizing:content] appearance-none rounded-control bg-transparent py-2 pr-8 font-semibold text-ink",
          className,
        )}
        {...select}
      >
        {options.map((option) => (
          <option className="bg-surface-raised text-ink" key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon className="pointer-events-none absolute right-1" name="chevron-down" size={18} />
    </label>
  );
}
