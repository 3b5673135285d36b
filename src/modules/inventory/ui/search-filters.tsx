import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Button, buttonClass } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { Link } from "react-router";
import { FACETS, type FacetName } from "../domain/search/facets.ts";
import { FacetGroup } from "./facet-group.tsx";
import { RangeGroup } from "./range-group.tsx";
import type { ResultsView } from "./results-text.ts";

/** Filters that start open on a first visit; the others are one tap away. */
const OPEN_AT_FIRST: ReadonlySet<FacetName> = new Set(["condition", "make", "body"]);
/** Shown first; price and payment stand between them and the rest. */
const FIRST: readonly FacetName[] = ["condition", "make", "model", "trim", "body"];
const REST = FACETS.filter((name) => !FIRST.includes(name) && name !== "year");

const whole = new Intl.NumberFormat("en-US");

/**
 * All filters: a column beside the results on wide screens, a bottom sheet on phones (UI-05).
 * One element for both: a popover, which opens without JavaScript, laid out in the page from `lg` on.
 */
export function SearchFilters({ view }: { view: ResultsView }) {
  return (
    <aside aria-label="Filters" className="filter-sheet" id="search-filters" popover="auto">
      <div className="flex items-center justify-between border-b border-line px-5 py-2 lg:hidden">
        <h2 className="text-lead">Filters</h2>
        <button
          aria-label="Close filters"
          className="-mr-2 grid size-11 place-items-center"
          popoverTarget="search-filters"
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 lg:overflow-visible lg:px-0">
        <FilterGroups view={view} />
      </div>
      <div className="flex gap-3 border-t border-line p-4 lg:hidden scripting-off:lg:flex">
        <Button
          className="grow scripting-off:hidden! px-4"
          popoverTarget="search-filters"
          popoverTargetAction="hide"
        >
          Show {whole.format(view.total)} {view.total === 1 ? "vehicle" : "vehicles"}
        </Button>
        <Button className="grow only-without-script" type="submit">
          Apply filters
        </Button>
        <Link className={buttonClass("secondary", "px-4 whitespace-nowrap")} to="/search">
          Clear all
        </Link>
      </div>
    </aside>
  );
}

function FilterGroups({ view }: { view: ResultsView }) {
  const { query, ranges, facets } = view;
  const group = (name: FacetName) => (
    <FacetGroup key={name} name={name} open={OPEN_AT_FIRST.has(name)} values={facets[name]} />
  );
  return (
    <>
      {group("condition")}
      <RangeGroup
        chosen={query.price}
        factor={100}
        name="price"
        open
        prefix="$"
        range={ranges.price}
        step={500}
        title="Price"
      />
      <RangeGroup
        chosen={query.payment}
        factor={100}
        name="payment"
        open={false}
        prefix="$"
        range={ranges.payment}
        step={25}
        title="Monthly payment"
      />
      {FIRST.slice(1).map(group)}
      <RangeGroup
        chosen={query.year}
        factor={1}
        name="year"
        open={false}
        range={ranges.year}
        step={1}
        title="Year"
      />
      <RangeGroup
        chosen={query.mileage}
        factor={1}
        name="mileage"
        open={false}
        range={ranges.mileage}
        step={1000}
        title="Mileage"
      />
      {REST.map(group)}
      <div className="py-2 text-small">
        <CheckboxField
          defaultChecked={query.availability.includes("Available") && query.availability.length === 1}
          id="availability"
          label="Hide vehicles with a sale pending"
          value="Available"
        />
        <CheckboxField
          defaultChecked={query.onlineExclusive}
          id="onlineExclusive"
          label="Online exclusives only"
          value="1"
        />
      </div>
    </>
  );
}
