import { Link } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { useText, useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { wholeNumber } from "./whole-number.ts";

export interface NoMatchesProps {
  readonly filters: readonly ActiveFilter[];
  /** Vehicles that each filter alone keeps away, in the order of `filters`. */
  readonly loosened: readonly number[];
}

/** An empty result (MSG-36): the filter that keeps most vehicles away is the first to be taken back. */
export function NoMatches({ filters, loosened }: NoMatchesProps) {
  const text = useTexts(inventoryMessages);
  const t = useText();
  const offers = filters
    .map((filter, at) => ({ ...filter, count: loosened[at] ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  const helps = offers.filter(({ count }) => count > 0);
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface-raised px-4 py-14 text-center sm:px-6">
      <h2 className="text-title">{text("search.noMatches")}</h2>
      {offers.length > 0 && (
        <>
          <p className="max-w-prose text-ink-muted">
            {helps.length > 0
              ? t("Taking back one of these brings cars into view:")
              : t("No single filter is in the way: take back more than one, one after the other.")}
          </p>
          <ul className="grid w-full max-w-md gap-2">
            {(helps.length > 0 ? helps : offers).map(({ label, search, count }) => (
              <li key={label}>
                <Link
                  className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line-strong px-4 py-2 text-left text-small font-medium hover:border-ink"
                  to={{ pathname: "/search", search }}
                >
                  <span>{t("Search without {filter}", { filter: label })}</span>
                  {count > 0 && (
                    <span className="shrink-0 text-ink-muted tabular">
                      {t("{total} {count:car|cars}", { count, total: wholeNumber(count) })}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton to="/search">{t("See all vehicles")}</LinkButton>
    </div>
  );
}
