import { Suspense } from "react";
import { preload } from "react-dom";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import { WrittenList } from "#rendering/screens.tsx";
import { photoAddress, photoSizes } from "../../domain/photo-address.ts";
import { type CardVehicle, readCardText } from "./card-text.ts";
import { usePhotoPattern } from "./photo-pattern.ts";
import { VehicleCard } from "./card-part.ts";
import { CARD_SIZES, pictureUrl } from "./vehicle-picture.tsx";

export interface VehicleGridProps {
  /** A `cardText` for each vehicle. */
  readonly cards: readonly string[];
  /** A line below each card, such as what became of its price: one for every card, each of one line. */
  readonly notes?: readonly string[];
  /** Cards at the top of the page, whose pictures are announced in the head. */
  readonly eager?: number;
}

/**
 * Cards in as many columns as fit, none narrower than 260 px (VEH-09). Their headings are of the third level.
 * One markup serves a vehicle on every page: whether its picture is lazy is the blank in it.
 */
export function VehicleGrid({ cards, notes, eager = 0 }: VehicleGridProps) {
  const pattern = usePhotoPattern();
  // In the browser the pictures are asked for as soon as their cards are there.
  for (const text of import.meta.env.SSR ? cards.slice(0, eager) : []) {
    const vehicle = readCardText(text);
    preload(...announced(vehicle, pattern));
  }
  return (
    <Suspense fallback={<WhileMissing />}>
      <ul className="vehicle-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards">
        <WrittenList
          blank={(_text, index) => (index < eager ? "eager" : "lazy")}
          // A list in JSON, which no other markup is named by.
          by={(text) => text}
          items={notes === undefined ? cards : cards.map((card, at) => `${card}\n${notes[at]}`)}
        >
          {(text, loading) => <Cell loading={loading} text={text} />}
        </WrittenList>
      </ul>
    </Suspense>
  );
}

function announced(vehicle: CardVehicle, pattern: string | null): Parameters<typeof preload> {
  const { image } = vehicle;
  const first = { as: "image", fetchPriority: "high" } as const;
  if (image === null) return [pictureUrl(vehicle, null), first];
  const imageSrcSet = photoSizes(pattern, image);
  const sizes = imageSrcSet === undefined ? {} : { imageSrcSet, imageSizes: CARD_SIZES };
  return [photoAddress(pattern, image, 768), { ...first, ...sizes }];
}

/** A card, and its note where it has one; no card's text has a line break. */
function Cell({ text, loading }: { readonly text: string; readonly loading: string }) {
  const [card = "", note] = text.split("\n");
  const vehicle = <VehicleCard loading={loading} vehicle={readCardText(card)} />;
  if (note === undefined) return <li className="grid min-w-0">{vehicle}</li>;
  return (
    <li className="grid min-w-0 grid-rows-[1fr_auto] gap-2">
      {vehicle}
      <p className="px-1 text-small font-semibold text-success tabular">{note}</p>
    </li>
  );
}
