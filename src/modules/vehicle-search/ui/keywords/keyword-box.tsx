import { Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { quietPart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "#design-system/icon.tsx";
import { forgetRecentSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";
import type { Offered } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** Only people who are about to type load it; without it the text itself is searched. */
const SuggestionList = quietPart(async () => (await import("./suggestion-list.tsx")).SuggestionList);

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
 * An empty field offers what this browser searched for last.
 */
export function KeywordBox({ defaultValue, form, size = "normal" }: KeywordBoxProps) {
  const id = useId();
  const t = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [recent, setRecent] = useState<readonly Offered[]>([]);
  const { list: found, settled } = useSuggestions(text, isOpen);
  const words = text.trim();
  const list = words === "" ? recent : found;
  const isShown = isOpen && list.length > 0;

  const take = (offered: Offered) => {
    setOpen(false);
    setText("");
    if (input.current) input.current.value = "";
    rememberSearch(offered);
    void navigate({ pathname: "/search", search: offered.search });
  };
  const enter = async () => {
    const first = list[chosen] ?? (await settled())[0];
    if (first) take(first);
    else {
      rememberSearch({ label: words, search: new URLSearchParams({ q: words }).toString() });
      input.current?.form?.requestSubmit();
    }
    setOpen(false);
  };
  const offerRecent = () => {
    if (words !== "") return;
    setRecent(readRecentSearches());
    setChosen(-1);
    setOpen(true);
  };
  const forget = () => {
    forgetRecentSearches();
    setRecent([]);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Enter" && isOpen && (words !== "" || list[chosen] !== undefined)) {
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
        onClick={offerRecent}
        onFocus={offerRecent}
        onKeyDown={pressed}
        placeholder={t("Make, model or keyword")}
        ref={input}
        role="combobox"
        type="text"
      />
      {isOpen && (
        <Suspense>
          <SuggestionList
            chosen={chosen}
            id={id}
            list={list}
            onForget={words === "" ? forget : undefined}
            onTake={take}
          />
        </Suspense>
      )}
      <output className="sr-only">
        {isShown ? t("{count} {count:suggestion|suggestions}", { count: list.length }) : ""}
      </output>
    </div>
  );
}
