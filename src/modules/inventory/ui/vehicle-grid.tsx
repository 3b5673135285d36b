import { WrittenOnce } from "#platform/browser/written-once.tsx";
import { readCardText } from "./card-text.ts";
import { VehicleCard, VehicleCardBody } from "./vehicle-card.tsx";

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
      {cards.map((text, index) => (
        <li className="grid min-w-0" key={text}>
          {index < eager * 3 ? (
            <EagerCard headingLevel={headingLevel} priority={index < eager ? "first" : "soon"} text={text} />
          ) : (
            <WrittenOnce by={`card h${headingLevel} ${text}`}>
              {() => <LazyCard headingLevel={headingLevel} text={text} />}
            </WrittenOnce>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly text: string;
  readonly headingLevel: 2 | 3;
}

/** The document announces its picture in the head, so only what stands below it is written once. */
function EagerCard({ text, headingLevel, priority }: CardProps & { priority: "first" | "soon" }) {
  const vehicle = readCardText(text);
  const body = (
    <WrittenOnce by={`card body h${headingLevel} ${text}`}>
      {() => <VehicleCardBody headingLevel={headingLevel} vehicle={vehicle} />}
    </WrittenOnce>
  );
  return <VehicleCard body={body} priority={priority} vehicle={vehicle} />;
}

function LazyCard({ text, headingLevel }: CardProps) {
  const vehicle = readCardText(text);
  return (
    <VehicleCard body={<VehicleCardBody headingLevel={headingLevel} vehicle={vehicle} />} vehicle={vehicle} />
  );
}
