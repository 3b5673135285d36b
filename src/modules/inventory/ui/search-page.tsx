import { Icon } from "#design-system/icon.tsx";
import { useMemo } from "react";
import { Form } from "react-router";
import type { SortKey } from "../domain/search/sort-options.ts";
import { ActiveFilterChips } from "./active-filter-chips.tsx";
import { activeFilters } from "./active-filters.ts";
import { KeywordBox } from "./keyword-box.tsx";
import { readResultsText } from "./results-text.ts";
import { SEARCH_FORM_ID } from "./search-form.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useSearchForm } from "./use-search-form.ts";
import { ZipEditor } from "./zip-editor.tsx";

const whole = new Intl.NumberFormat("en-US");

export interface SearchPageProps {
  /** `resultsText` of the answer. */
  readonly results: string;
  /** `cardText`s of the vehicles on this page. */
  readonly cards: readonly string[];
  readonly defaultSort: SortKey;
}

/** The results page (SRCH-01): one GET form, whose state is the address. */
export function SearchPage({ results, cards, defaultSort }: SearchPageProps) {
  const view = useMemo(() => readResultsText(results), [results]);
  const filters = activeFilters(view, defaultSort);
  const { form, onSubmit } = useSearchForm({ search: view.search, defaultSort });
  return (
    <div className="page-width pt-4 md:pt-6">
      <div className="grid items-start gap-x-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Form
          action="/search"
          className="max-lg:contents lg:row-span-3"
          id={SEARCH_FORM_ID}
          onSubmit={onSubmit}
          ref={form}
        >
          <SearchFilters view={view} />
          <button className="sr-only" tabIndex={-1} type="submit">
            Search
          </button>
        </Form>
        <div className="grid gap-2">
          <KeywordBox defaultValue={view.query.q} form={SEARCH_FORM_ID} key={view.query.q} />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <ZipEditor view={view} />
            <FiltersButton count={filters.length} />
          </div>
        </div>
        <div className="grid gap-3 pt-1 pb-4">
          <div className="flex items-center justify-between gap-4">
            <h1 className="text-lead">
              <span className="tabular" aria-live="polite">
                {whole.format(view.total)} {view.total === 1 ? "vehicle" : "vehicles"}
              </span>
            </h1>
            <SortSelect view={view} />
          </div>
          <ActiveFilterChips filters={filters} />
        </div>
        <SearchResults cards={cards} defaultSort={defaultSort} filters={filters} view={view} />
      </div>
    </div>
  );
}

/** Opens the sheet on phones and tablets. */
function FiltersButton({ count }: { count: number }) {
  return (
    <button
      className="inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-line-strong bg-surface-raised px-4 text-small font-semibold hover:border-ink lg:hidden"
      popoverTarget="search-filters"
      type="button"
    >
      <Icon name="sliders" size={18} />
      Filters{count > 0 && ` (${count})`}
    </button>
  );
}
