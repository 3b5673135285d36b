import { useText } from "#platform/browser/texts/texts.tsx";
import { InlineSelect } from "#design-system/inline-select.tsx";
import { startSort, type SortKey } from "#modules/search-index/domain/sort-options.ts";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { ResultsView } from "../results/results-text.ts";
import { SEARCH_FORM_ID } from "../results/search-form.ts";

/** The order of the results; part of the search form, which says nothing while it is the one a search starts with. */
export function SortSelect({ view, defaultSort }: { view: ResultsView; defaultSort: SortKey }) {
  const t = useText();
  const start = startSort(view.query.q, defaultSort);
  const valueOf = (sort: SortKey): string => (sort === start ? "" : sort);
  const offered = view.sortOptions.map(({ key }) => key).join(" ");
  return (
    <WrittenOnce by={`sort ${view.sort} of ${offered}, at first ${start}`}>
      {() => (
        <InlineSelect
          className="max-w-52 truncate"
          defaultValue={valueOf(view.sort)}
          form={SEARCH_FORM_ID}
          label={t("Sort")}
          name="sort"
          options={view.sortOptions.map(({ key, label }) => ({ value: valueOf(key), label: t(label) }))}
        />
      )}
    </WrittenOnce>
  );
}
