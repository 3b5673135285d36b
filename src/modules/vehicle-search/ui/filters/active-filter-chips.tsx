import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "#design-system/icon.tsx";
import { WrittenAround, WrittenOnce } from "#rendering/screens.tsx";
import type { ActiveFilter } from "./active-filters.ts";

/** What narrows the search, each one tap from being taken back; plain links. */
export function ActiveFilterChips({ filters }: { filters: readonly ActiveFilter[] }) {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t("Active filters")} className="flex items-center gap-2 lg:flex-wrap">
      {filters.map((filter) => (
        <WrittenAround
          by="filter chip"
          key={filter.label}
          texts={{ label: filter.label, to: pathOf(filter) }}
        >
          {({ label, to }) => (
            <li>
              <Link
                aria-label={t("Remove filter: {filter}", { filter: label })}
                className="chip-in inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface-raised px-4 text-small font-medium whitespace-nowrap hover:border-ink"
                preventScrollReset
                to={to}
              >
                {label}
                <Icon name="close" size={14} />
              </Link>
            </li>
          )}
        </WrittenAround>
      ))}
      {filters.length > 1 && (
        <WrittenOnce by="clear all filters">
          {() => (
            <li>
              <Link
                className="inline-flex min-h-11 items-center px-2 text-small whitespace-nowrap font-semibold text-link underline underline-offset-4"
                to="/search"
              >
                {t("Clear all")}
              </Link>
            </li>
          )}
        </WrittenOnce>
      )}
    </ul>
  );
}

function pathOf({ search }: ActiveFilter): string {
  return search === "" ? "/search" : `/search?${search}`;
}
