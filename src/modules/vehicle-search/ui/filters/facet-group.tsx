import { useState } from "react";
import { Disclosure } from "#design-system/disclosure.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useLatch } from "#platform/browser/use-latch.ts";
import { WrittenFrame } from "#rendering/screens.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { FacetName } from "#modules/search-index/domain/facets.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import { keptOrder } from "./kept-order.ts";
import { SHORT_LIST } from "../results/slim-search-view.ts";
import { wholeNumber } from "./whole-number.ts";

/** Titles of the filters, in the order of the page. */
const FACET_TITLES: Record<FacetName, string> = {
  condition: english("Condition"),
  make: english("Make"),
  model: english("Model"),
  trim: english("Trim"),
  year: english("Year"),
  body: english("Body style"),
  fuel: english("Fuel"),
  drivetrain: english("Drivetrain"),
  transmission: english("Transmission"),
  color: english("Exterior color"),
  interior: english("Interior color"),
  feature: english("Features"),
};

interface FacetGroupProps {
  readonly name: FacetName;
  readonly values: readonly FacetValueView[];
  readonly open: boolean;
}

/** One filter: values with the number of vehicles each would leave. */
export function FacetGroup({ name, values, open }: FacetGroupProps) {
  const t = useText();
  // As they stood when the page came: nothing moves under the finger that ticks it.
  const [before, setOrder] = useState(values);
  const { order, shown } = keptOrder(before, values);
  if (order.length > before.length) setOrder(order);
  const chosen = shown.filter((value) => value.selected).length;
  // Nor does it fold when the last tick is taken back.
  const isOpen = useLatch(open || chosen > 0);
  const isMoreOpen = useLatch(hasChosenLater(shown));
  if (shown.length === 0) return null;
  const later = shown.slice(SHORT_LIST);
  return (
    <WrittenFrame
      by={({ value, label, selected }) => [selected ? "chosen" : "choice", name, value, label]}
      blank={({ count }) => wholeNumber(count)}
      // A chosen value keeps its element, and with it the focus.
      same={({ value }) => value}
      frame={`facet ${name} ${isOpen} ${chosen} ${later.length} ${isMoreOpen}`}
      line={({ value, label, selected }, count) => (
        <label className="facet-row">
          <input defaultChecked={selected} name={name} type="checkbox" value={value} />
          <span>{t(label)}</span>
          <b>{count}</b>
        </label>
      )}
      lists={later.length === 0 ? [shown] : [shown.slice(0, SHORT_LIST), later]}
    >
      {([rows, laterRows]) => (
        <Disclosure
          className="border-b border-line"
          open={isOpen}
          summary={
            <span>
              {t(FACET_TITLES[name])}
              {chosen > 0 && (
                <span className="font-normal text-ink-muted">
                  {" \u00b7 "}
                  {t("{count} chosen", { count: chosen })}
                </span>
              )}
            </span>
          }
        >
          <fieldset className="pb-3">
            <legend className="sr-only">{t(FACET_TITLES[name])}</legend>
            {rows}
            {later.length > 0 && (
              <details className="group/more" open={isMoreOpen || undefined}>
                <summary className="flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 group-open/more:hidden hover:underline">
                  {t("Show {count} more", { count: later.length })}
                </summary>
                {laterRows}
              </details>
            )}
          </fieldset>
        </Disclosure>
      )}
    </WrittenFrame>
  );
}

/** What is chosen is never folded away. */
function hasChosenLater(values: readonly FacetValueView[]): boolean {
  return values.some(({ selected }, at) => selected && at >= SHORT_LIST);
}
