import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "#design-system/icon.tsx";
import { startSort, type SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { ResultsView } from "../results/results-text.ts";
import { SEARCH_FORM_ID } from "../results/search-form.ts";

/** The order of the results; part of the search form, which says nothing while it is the one a search starts with. */
export function SortSelect({ view, defaultSort }: { view: ResultsView; defaultSort: SortKey }) {
  const t = useText();
  const start = startSort(view.query.q, defaultSort);
  const valueOf = (sort: SortKey): string => (sort === start ? "" : sort);
  return (
    <label className="relative flex min-h-11 min-w-0 items-center gap-2 text-small">
      <span className="text-ink-muted max-sm:sr-only">{t("Sort")}</span>
      <select
        className="min-h-11 max-w-52 min-w-0 [field-sizing:content] appearance-none truncate rounded-control bg-transparent py-2 pr-8 font-semibold text-ink"
        defaultValue={valueOf(view.sort)}
        form={SEARCH_FORM_ID}
        name="sort"
      >
        {view.sortOptions.map((option) => (
          <option className="bg-surface-raised text-ink" key={option.key} value={valueOf(option.key)}>
            {t(option.label)}
          </option>
        ))}
      </select>
      <Icon className="pointer-events-none absolute right-1" name="chevron-down" size={18} />
    </label>
  );
}
