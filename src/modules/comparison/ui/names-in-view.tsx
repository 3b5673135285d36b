import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import type { ComparedVehicle } from "../domain/comparison-view.ts";

interface NamesInViewProps {
  readonly vehicles: readonly ComparedVehicle[];
  /** The head of the table, whose names these stand for once it is out of view. */
  readonly head: RefObject<HTMLElement | null>;
  /** What moves sideways with the table. */
  readonly strip: RefObject<HTMLDivElement | null>;
  /** The table's `colgroup`, so that each name stands above its column. */
  readonly columns: ReactNode;
}

/** The page's header and these names themselves: what of the head is behind them is not in view. */
const COVERED = "-120px";

/**
 * The names of the compared vehicles at the upper edge, while the table's own are above it. A copy for the eye beside
 * the table and not in it, because what scrolls sideways cannot hold anything at the edge of the page. Where little
 * height is left nothing may stand still (400 % zoom).
 */
export function NamesInView({ vehicles, head, strip, columns }: NamesInViewProps) {
  const isPast = useIsPast(head);
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none sticky top-16 z-[2] self-start md:top-18 border-b border-line bg-surface transition-[opacity,visibility] duration-150 [grid-area:1/1] max-md:-mx-4 print:hidden [@media(height<30rem)]:hidden ${isPast ? "" : "invisible opacity-0"}`}
    >
      <div className="overflow-hidden" ref={strip}>
        <table className="w-full table-fixed border-separate border-spacing-0">
          {columns}
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of the table */}
              <td className="sticky left-0 z-[1] bg-surface" />
              {namesOf(vehicles).map(({ key, name }) => (
                <td
                  className="px-2 py-2 align-top text-small font-semibold max-md:nth-2:pl-4 md:px-4"
                  key={key}
                >
                  <span className="line-clamp-2">{name}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** With the trim where several vehicles would have the same name. */
export function namesOf(
  vehicles: readonly Pick<ComparedVehicle, "key" | "year" | "make" | "model" | "trim">[],
): readonly { readonly key: string; readonly name: string }[] {
  const titles = vehicles.map(vehicleTitle);
  const isClear = new Set(titles).size === titles.length;
  return vehicles.map(({ key, trim }, at) => ({
    key,
    name: [titles[at], isClear ? null : trim].filter(Boolean).join(" "),
  }));
}

function useIsPast(head: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = head.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry &&
        setPast(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0)),
      { rootMargin: `${COVERED} 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
  return isPast;
}
