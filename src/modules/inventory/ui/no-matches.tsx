import { Link } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import type { ActiveFilter } from "./active-filters.ts";

/** An empty result (MSG-36), with every condition that could be taken back. */
export function NoMatches({ filters }: { filters: readonly ActiveFilter[] }) {
  const text = useTexts(inventoryMessages);
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface-raised px-6 py-14 text-center">
      <h2 className="text-title">{text("search.noMatches")}</h2>
      {filters.length > 0 && (
        <>
          <p className="max-w-prose text-ink-muted">Taking back one of these may bring some into view:</p>
          <ul className="flex flex-wrap justify-center gap-2">
            {filters.map((filter) => (
              <li key={filter.label}>
                <Link
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 text-small font-medium hover:border-ink"
                  to={{ pathname: "/search", search: filter.search }}
                >
                  Search without {filter.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton to="/search">See all vehicles</LinkButton>
    </div>
  );
}
