import { AlertBar } from "#design-system/alert-bar.tsx";
import { Icon } from "#design-system/icon.tsx";
import { Suspense, useMemo, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import { type StartingPoint, startingPoints } from "#modules/search-index/domain/starting-points.ts";
import { searchMessages } from "../../messages.ts";
import { ActiveFilterChips } from "../filters/active-filter-chips.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import { KeywordBox } from "../keywords/keyword-box.tsx";
import { asksForPayments } from "./asks-for-payments.ts";
import type { LoosenedSearch } from "./loosened-searches.ts";
import { readResultsText, type ResultsView } from "./results-text.ts";
import { SEARCH_FORM_ID } from "./search-form.ts";
import { SearchFilters } from "../filters/search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import { SortSelect } from "../filters/sort-select.tsx";
import { useMapToggle } from "../map/map-toggle.tsx";
import { useSearchForm } from "./use-search-form.ts";
import { wholeNumber } from "../filters/whole-number.ts";
import { DistanceSelect, ZipEditor } from "./search-parts.ts";

interface SearchPageProps {
  /** `resultsText` of the answer. */
  readonly results: string;
  /** `cardText`s of the vehicles on this page. */
  readonly cards: readonly string[];
  /** `arrivalsToday`. */
  readonly arrivals: readonly number[];
  readonly defaultSort: SortKey;
  /** For an empty result: what would find something. */
  readonly loosened?: readonly LoosenedSearch[] | undefined;
  /** Of a shopper who pre-qualified, where payments decide it: by theirs, or by estimates because theirs ended or failed. */
  readonly paymentsOf?: "shopper" | "ended" | "estimates" | undefined;
  /** Stands beside the number of results; told what is searched for. */
  readonly aside?: (search: ShownSearch) => ReactNode;
}

/** A search as other modules may keep it. */
export interface ShownSearch {
  /** Canonical query string. */
  readonly search: string;
  /** Its conditions as a person reads them. */
  readonly conditions: readonly string[];
}

const NONE: readonly LoosenedSearch[] = [];

/** The results page (SRCH-01): one GET form, whose state is the address. */
export function SearchPage(props: SearchPageProps) {
  const { results, cards, arrivals, defaultSort, loosened = NONE, aside } = props;
  const t = useText();
  const text = useTexts(searchMessages);
  const view = useMemo(() => readResultsText(results), [results]);
  const filters = activeFilters(view, { defaultSort, t });
  const { button: mapButton, map } = useMapToggle(view.search, view.query.rooftop);
  const { form, onSubmit } = useSearchForm({ search: view.search, defaultSort });
  return (
    <div className="page-width pt-1.5 md:pt-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr]">
        <Form
          action="/search"
          className="max-lg:contents lg:row-span-4 lg:self-stretch"
          id={SEARCH_FORM_ID}
          onSubmit={onSubmit}
          ref={form}
        >
          <SearchFilters view={view} />
          <button className="sr-only" tabIndex={-1} type="submit">
            {t("Search")}
          </button>
        </Form>
        <div className="search-pill">
          <KeywordBox defaultValue={view.query.q} form={SEARCH_FORM_ID} key={view.query.q} />
          <Suspense>
            <ZipEditor view={view} />
          </Suspense>
        </div>
        <div className="results-bar">
          <FiltersButton count={filters.length} />
          <SortSelect defaultSort={defaultSort} view={view} />
          <Suspense>
            <DistanceSelect view={view} />
          </Suspense>
          {mapButton}
          <ActiveFilterChips filters={filters} />
          {aside?.({ search: view.search, conditions: filters.map(({ label }) => label) })}
        </div>
        <div className="results-head">
          <h1 className="text-lead max-md:text-body">
            <span aria-live="polite" className="tabular">
              {t("{total} {count:vehicle|vehicles}", { count: view.total, total: wholeNumber(view.total) })}
            </span>
          </h1>
          {(lacksPayments(view) || props.paymentsOf === "estimates") && (
            <AlertBar type="warning">{text("search.paymentsDown")}</AlertBar>
          )}
          {props.paymentsOf === "ended" && <AlertBar type="expired">{text("search.termsNotValid")}</AlertBar>}
          {filters.length === 0 && <Starts points={startingPoints(view, { defaultSort, t })} />}
        </div>
        <div className="min-w-0 scroll-mt-20 outline-none" id="results" tabIndex={-1}>
          {map}
          <SearchResults
            arrivals={arrivals}
            cards={cards}
            defaultSort={defaultSort}
            loosened={loosened}
            view={view}
          />
        </div>
      </div>
    </div>
  );
}

/** MSG-24: payments were asked for, but no vehicle has one: nobody could work them out. */
function lacksPayments({ query, ranges, total }: ResultsView): boolean {
  const isAsked = asksForPayments({ query, sort: query.sort });
  return isAsked && ranges.payment === null && (total > 0 || ranges.price !== null);
}

/** Beside the filters a desktop has room for them; a phone has the first car there. */
function Starts({ points }: { readonly points: readonly StartingPoint[] }) {
  const t = useText();
  return (
    <ul aria-label={t("Where to start")} className="flex flex-wrap gap-2 max-lg:hidden">
      {points.map(({ label, count, search }) => (
        <li key={search}>
          <Link className="start-chip" to={{ pathname: "/search", search }}>
            {label}
            {count !== null && <b>{wholeNumber(count)}</b>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Opens the sheet on phones and tablets. */
function FiltersButton({ count }: { count: number }) {
  const t = useText();
  return (
    <WrittenOnce by={`filters button ${count}`}>
      {() => (
        <button
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border-2 border-line-strong bg-surface-raised px-4 text-small font-semibold hover:border-ink lg:hidden"
          popoverTarget="search-filters"
          type="button"
        >
          <Icon name="sliders" size={18} />
          {count > 0 ? t("Filters ({count})", { count }) : t("Filters")}
        </button>
      )}
    </WrittenOnce>
  );
}
