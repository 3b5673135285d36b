import { type KeyboardEvent, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CONTROL_CLASS, fieldIds, FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface SuggestionFieldProps extends FieldTexts {
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
  /** For what is typed now; any other text may stay. */
  readonly suggestions: readonly string[];
  readonly onType: (text: string) => void;
  /** A suggestion was chosen. */
  readonly onTake: (text: string) => void;
  /** The field was left with what was typed. */
  readonly onLeave: () => void;
}

/** One line of text with suggestions below it: arrow keys or a tap choose one, Enter takes it, Escape closes the list. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { id, label, help, error, suggestions, value } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const current = isShown ? suggestions[chosen] : undefined;
  const take = (text: string): void => {
    setOpen(false);
    setChosen(-1);
    props.onTake(text);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && current !== undefined) {
      event.preventDefault();
      take(current);
    } else if (event.key === "Escape") setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const places = suggestions.length + 1;
      // One place before the first: back in the text itself.
      setChosen((now) => ((now + 1 + step + places) % places) - 1);
    }
  };
  return (
    <FieldFrame error={error} help={help} id={id} label={label}>
      <span className="relative block">
        <input
          aria-activedescendant={current === undefined ? undefined : `${id}-option-${chosen}`}
          aria-autocomplete="list"
          aria-controls={isShown ? `${id}-options` : undefined}
          aria-expanded={isShown}
          autoComplete="off"
          className={CONTROL_CLASS}
          id={id}
          maxLength={props.maxLength}
          name={id}
          onBlur={() => {
            setOpen(false);
            props.onLeave();
          }}
          onChange={(event) => {
            setOpen(true);
            setChosen(-1);
            props.onType(event.target.value);
          }}
          onKeyDown={pressed}
          role="combobox"
          type="text"
          value={value}
          {...fieldIds(id, { help, error })}
        />
        {isShown && <Options chosen={chosen} id={id} onTake={take} suggestions={suggestions} />}
      </span>
      <output className="sr-only">
        {isShown ? t("{count} {count:suggestion|suggestions}", { count: suggestions.length }) : ""}
      </output>
    </FieldFrame>
  );
}

interface OptionsProps extends Pick<SuggestionFieldProps, "id" | "suggestions" | "onTake"> {
  readonly chosen: number;
}

function Options({ id, suggestions, chosen, onTake }: OptionsProps) {
  const t = useText();
  return (
    <div
      aria-label={t("Suggestions")}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-surface-raised py-1.5 text-ink shadow-overlay"
      id={`${id}-options`}
      // Pressing here leaves the focus in the field; losing it would close the list.
      onMouseDown={(event) => event.preventDefault()}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a datalist each in their own way
      role="listbox"
      tabIndex={-1}
    >
      {suggestions.map((text, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
        <div
          aria-selected={index === chosen}
          className="flex min-h-11 cursor-pointer items-center px-4 hover:bg-surface-sunken aria-selected:bg-accent-soft"
          id={`${id}-option-${index}`}
          key={text}
          onClick={() => onTake(text)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="option"
          tabIndex={-1}
        >
          {text}
        </div>
      ))}
    </div>
  );
}
