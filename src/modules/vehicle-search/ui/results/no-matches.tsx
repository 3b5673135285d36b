import { Link } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { searchMessages } from "../../messages.ts";
import type { LoosenedSearch } from "./loosened-searches.ts";
import { wholeNumber } from "../filters/whole-number.ts";

/** Keywords bring their own quotation marks. */
const bare = (label: string) => label.replace(/^“(.*)”$/u, "$1");

/** An empty result (MSG-36): the condition that keeps most vehicles away is the first to be taken back. */
export function NoMatches({ loosened }: { readonly loosened: readonly LoosenedSearch[] }) {
  const text = useTexts(searchMessages);
  const t = useText();
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface-raised px-4 py-14 text-center sm:px-6">
      <h2 className="text-title">{text("search.noMatches")}</h2>
      {loosened.length > 0 && (
        <>
          <p className="max-w-prose text-ink-muted">{t("Try removing a filter:")}</p>
          <ul className="grid w-full max-w-md gap-2 wrap-anywhere">
            {loosened.map(({ without, search, count }) => (
              <li key={search}>
                <Link
                  className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line-strong px-4 py-2 text-left text-small font-medium hover:border-ink"
                  to={{ pathname: "/search", search }}
                >
                  <span>{t("Remove “{filter}”", { filter: without.map(bare).join(" + ") })}</span>
                  <span className="shrink-0 text-ink-muted tabular">
                    {t("{total} {count:car|cars}", { count, total: wholeNumber(count) })}
                  </span>
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
