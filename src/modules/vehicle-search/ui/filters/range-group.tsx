import { Disclosure } from "#design-system/disclosure.tsx";
import { RangeSlider, shownBounds } from "#design-system/range-slider.tsx";
import { useLatch } from "#platform/browser/use-latch.ts";
import { WrittenAround } from "#rendering/screens.tsx";
import type { NumberRange } from "#modules/search-index/domain/search-query.ts";
import type { RangeView } from "#modules/search-index/domain/search-view.ts";

interface RangeGroupProps {
  readonly title: string;
  /** Name of the two parameters without Min and Max. */
  readonly name: "price" | "payment" | "mileage" | "year";
  readonly range: RangeView | null;
  readonly chosen: NumberRange;
  /** Query units in one unit of the address: 100 for money. */
  readonly factor: 1 | 100;
  readonly step: number;
  readonly prefix?: string;
  readonly open: boolean;
}

/** A filter with a lowest and a highest value (SRCH-04); missing while no vehicle has the figure. */
export function RangeGroup({ title, name, range, chosen, factor, step, prefix, open }: RangeGroupProps) {
  const isChosen = chosen.min !== null || chosen.max !== null;
  // What somebody has used stays open when its bounds are taken back.
  const isOpen = useLatch(open || isChosen);
  if (range === null || range.min === range.max) return null;
  const low = Math.floor(range.min / factor / step) * step;
  const high = Math.ceil(range.max / factor / step) * step;
  const scale = { min: low, max: high, grouped: name !== "year" };
  const bounds = { low: inUnits(chosen.min, factor), high: inUnits(chosen.max, factor) };
  return (
    <WrittenAround by={`range ${name} ${low} ${high} ${isOpen}`} texts={shownBounds({ ...scale, ...bounds })}>
      {(shown) => (
        <Disclosure className="border-b border-line" open={isOpen} summary={title}>
          <div className="px-0.5 pb-2">
            <RangeSlider
              {...scale}
              label={title.toLowerCase()}
              maxCharacters={6}
              maxName={`${name}Max`}
              minName={`${name}Min`}
              shown={shown}
              step={step}
              {...(prefix && { prefix })}
            />
            {/* `N match` while a thumb moves; its height is there before, so that nothing jumps. */}
            <output className="block min-h-7 pt-1 text-small font-semibold tabular" />
          </div>
        </Disclosure>
      )}
    </WrittenAround>
  );
}

function inUnits(bound: number | null, factor: number): number | null {
  return bound === null ? null : bound / factor;
}
