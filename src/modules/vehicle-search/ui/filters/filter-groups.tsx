import { useEffect } from "react";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { WrittenOnce } from "#rendering/screens.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { RangeGroup } from "./range-group.tsx";
import type { ResultsView } from "../results/results-text.ts";
import { FILTERS_ALIVE, SEARCH_FORM_ID } from "../results/search-form.ts";

/** Filters that start open on a first visit; the others are one tap away. */
const OPEN_AT_FIRST: ReadonlySet<FacetName> = new Set(["condition", "make", "body"]);
/** Shown first; price and payment stand between them and the rest. */
const FIRST: readonly FacetName[] = ["condition", "make", "model", "trim", "body"];
const REST = FACETS.filter((name) => !FIRST.includes(name) && name !== "year");

/** Everything a search can be narrowed by, in the order of the page. */
export function FilterGroups({ view }: { view: ResultsView }) {
  const t = useText();
  const { query, ranges, facets } = view;
  useEffect(() => {
    document.getElementById(SEARCH_FORM_ID)?.setAttribute("data-alive", "");
    document.dispatchEvent(new Event(FILTERS_ALIVE));
  }, []);
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
        title={t("Price")}
      />
      <RangeGroup
        chosen={query.payment}
        factor={100}
        name="payment"
        open={false}
        prefix="$"
        range={ranges.payment}
        step={25}
        title={t("Monthly payment")}
      />
      {FIRST.slice(1).map(group)}
      <RangeGroup
        chosen={query.year}
        factor={1}
        name="year"
        open={false}
        range={ranges.year}
        step={1}
        title={t("Year")}
      />
      <RangeGroup
        chosen={query.mileage}
        factor={1}
        name="mileage"
        open={false}
        range={ranges.mileage}
        step={1000}
        title={t("Mileage")}
      />
      {REST.map(group)}
      <Switches query={query} />
    </>
  );
}

/** Conditions that are there or not. */
function Switches({ query }: Pick<ResultsView, "query">) {
  const t = useText();
  const hidesPending = query.availability.includes("Available") && query.availability.length === 1;
  return (
    <WrittenOnce by={`switches ${hidesPending} ${query.onlineExclusive}`}>
      {() => (
        <div className="py-2 text-small">
          <CheckboxField
            defaultChecked={hidesPending}
            id="availability"
            label={t("Hide vehicles with a sale pending")}
            value="Available"
          />
          <CheckboxField
            defaultChecked={query.onlineExclusive}
            id="onlineExclusive"
            label={t("Online exclusives only")}
            value="1"
          />
        </div>
      )}
    </WrittenOnce>
  );
}
