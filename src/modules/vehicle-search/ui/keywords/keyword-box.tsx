import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "#design-system/icon.tsx";
import type { SuggestionView } from "#modules/search-index/domain/search-view.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface KeywordBoxProps {
  /** What was searched for. */
  readonly defaultValue: string;
  /** The form the box belongs to; its own around it when left out. */
  readonly form?: string;
  readonly size?: "normal" | "large";
}

/**
 * Search by words (SRCH-02): a plain text field, and a combobox with up to ten suggestions once the
 * page is hydrated. Arrow keys choose, Enter takes the chosen one, or the first: before the suggestions are
 * there it waits for them (SRCH-03), so that the same keys find the same cars however fast the network is.
 */
export function KeywordBox({ defaultValue, form, size = "normal" }: KeywordBoxProps) {
  const id = useId();
  const t = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const { list, settled } = useSuggestions(text, isOpen);
  const isShown = isOpen && list.length > 0;

  const take = (suggestion: SuggestionView) => {
    setOpen(false);
    setText("");
    if (input.current) input.current.value = "";
    void navigate({ pathname: "/search", search: suggestion.search });
  };
  const enter = async () => {
    const found = list[chosen] ?? (await settled())[0];
    if (found) take(found);
    else input.current?.form?.requestSubmit();
    setOpen(false);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Enter" && isOpen && text.trim() !== "") {
      event.preventDefault();
      void enter();
    } else if (event.key === "Escape") setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place before the first: back in the text itself.
      setChosen((now) => ((now + 1 + step + list.length + 1) % (list.length + 1)) - 1);
    }
  };

  return (
    <div
      className="relative w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <label className="sr-only" htmlFor={`${id}-input`}>
        {t("Search by make, model or keyword")}
      </label>
      <Icon
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
        name="search"
      />
      <input
        aria-activedescendant={isShown && chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-expanded={isShown}
        autoComplete="off"
        className={`w-full rounded-control border-2 border-line-strong bg-surface-raised pr-4 pl-12 text-body text-ink placeholder:text-ink-muted hover:border-ink ${size === "large" ? "min-h-14" : "min-h-12"}`}
        defaultValue={defaultValue}
        enterKeyHint="search"
        form={form}
        id={`${id}-input`}
        name="q"
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setChosen(-1);
        }}
        onKeyDown={pressed}
        placeholder={t("Make, model or keyword")}
        ref={input}
        role="combobox"
        type="text"
      />
      {isShown && <SuggestionList chosen={chosen} id={id} list={list} onTake={take} />}
      <output className="sr-only">
        {isShown ? t("{count} {count:suggestion|suggestions}", { count: list.length }) : ""}
      </output>
    </div>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly list: readonly SuggestionView[];
  readonly chosen: number;
  readonly onTake: (suggestion: SuggestionView) => void;
}

function SuggestionList({ id, list, chosen, onTake }: SuggestionListProps) {
  const t = useText();
  return (
    <div
      aria-label={t("Suggestions")}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-surface-raised py-1.5 text-ink shadow-overlay"
      id={`${id}-list`}
      // Pressing here leaves the focus in the field; losing it would close the list.
      onMouseDown={(event) => event.preventDefault()}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show counts
      role="listbox"
      tabIndex={-1}
    >
      {list.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
        <div
          aria-selected={index === chosen}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-small hover:bg-surface-sunken aria-selected:bg-accent-soft aria-selected:*:text-ink"
          id={`${id}-${index}`}
          key={`${suggestion.kind}-${suggestion.search}`}
          // Chosen when pressed and let go: a finger that scrolls the list chooses nothing, and what a tap ends with
          // never falls through to what lies below the list.
          onClick={() => onTake(suggestion)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="option"
          tabIndex={-1}
        >
          <span>{suggestion.label}</span>
          <span className="text-ink-muted tabular">{suggestion.count}</span>
        </div>
      ))}
    </div>
  );
}
