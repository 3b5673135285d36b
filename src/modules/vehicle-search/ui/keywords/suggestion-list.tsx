import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { SuggestionView } from "#modules/search-index/domain/search-view.ts";
import type { RecentSearch } from "./recent-searches.ts";

export type Offered = SuggestionView | RecentSearch;

interface SuggestionListProps {
  /** Of the field; what belongs to it is named after it. */
  readonly id: string;
  readonly list: readonly Offered[];
  readonly chosen: number;
  readonly onTake: (offered: Offered) => void;
  /** Below an empty field stands what was searched for before, which can be forgotten. */
  readonly onForget: (() => void) | undefined;
}

/** What the field offers, each with a picture where it looks like something. */
export function SuggestionList({ id, list, chosen, onTake, onForget }: SuggestionListProps) {
  const t = useText();
  if (list.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus where it is, does nothing else
    <div
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-surface-raised py-1.5 text-left text-ink shadow-overlay"
      // Pressing here leaves the focus in the field; losing it would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {onForget && (
        <p className="flex items-center justify-between gap-4 pl-4 text-fine text-ink-muted">
          {t("Recent searches")}
          <button className="min-h-11 px-4 font-semibold text-link" onClick={onForget} type="button">
            {t("Clear this list")}
          </button>
        </p>
      )}
      <div
        aria-label={onForget ? t("Recent searches") : t("Suggestions")}
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show counts
        role="listbox"
        tabIndex={-1}
      >
        {list.map((offered, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
          <div
            aria-selected={index === chosen}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1 text-small hover:bg-surface-sunken aria-selected:bg-accent-soft aria-selected:*:text-ink"
            id={`${id}-${index}`}
            key={`${"kind" in offered ? offered.kind : ""}-${offered.search}`}
            // Chosen when pressed and let go: a finger that scrolls the list chooses nothing, and what a tap ends with
            // never falls through to what lies below the list.
            onClick={() => onTake(offered)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
            role="option"
            tabIndex={-1}
          >
            <Sign offered={offered} />
            <span className="min-w-0 flex-1 font-semibold">{offered.label}</span>
            {"count" in offered && <span className="text-ink-muted tabular">{offered.count}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

function Sign({ offered }: { readonly offered: Offered }) {
  const picture = "picture" in offered ? offered.picture : null;
  if (picture !== null)
    return <img alt="" className="h-10 w-16 shrink-0 object-cover" height={40} src={picture} width={64} />;
  return (
    <i className="grid h-10 w-16 shrink-0 place-items-center text-ink-muted">
      <Icon name={"kind" in offered ? "search" : "clock"} />
    </i>
  );
}
