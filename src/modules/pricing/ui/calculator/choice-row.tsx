interface ChoiceRowProps<Value extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Reads the legend out without showing it. */
  readonly isLegendHidden?: boolean;
}

/** One of a few short answers, side by side; native radio buttons, so arrow keys move between them. */
export function ChoiceRow<Value extends string | number>(props: ChoiceRowProps<Value>) {
  const { name, legend, options, value, onChoose, isLegendHidden = false } = props;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className={isLegendHidden ? "sr-only" : "mb-1.5 font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            className="relative grid min-h-12 min-w-14 grow basis-1/4 place-items-center rounded-control border-2 border-line-strong bg-surface-raised px-3 text-center whitespace-nowrap tabular sm:basis-0 hover:border-ink has-checked:border-action has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              onChange={() => onChoose(option.value)}
              type="radio"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
