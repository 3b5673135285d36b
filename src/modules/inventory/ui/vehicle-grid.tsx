import { WrittenOnce } from "#platform/browser/written-once.tsx";
import { readCardText } from "./card-text.ts";
import { VehicleCard } from "./vehicle-card.tsx";

export interface VehicleGridProps {
  /** A `cardText` for each vehicle. */
  readonly cards: readonly string[];
  /** Cards near the top of the page, whose pictures load first. */
  readonly eager?: number;
  readonly headingLevel?: 2 | 3;
}

/** Cards in as many columns as fit, none narrower than 260 px (VEH-09). */
export function VehicleGrid({ cards, eager = 0, headingLevel = 3 }: VehicleGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards">
      {cards.map((text, index) => {
        const card = (priority: "first" | "soon" | "later") => (
          <VehicleCard headingLevel={headingLevel} priority={priority} vehicle={readCardText(text)} />
        );
        return (
          <li className="grid min-w-0" key={text}>
            {index < eager * 3 ? (
              // Its picture is announced in the head, so it is not only written here.
              card(index < eager ? "first" : "soon")
            ) : (
              <WrittenOnce by={`card h${headingLevel} ${text}`}>{() => card("later")}</WrittenOnce>
            )}
          </li>
        );
      })}
    </ul>
  );
}
