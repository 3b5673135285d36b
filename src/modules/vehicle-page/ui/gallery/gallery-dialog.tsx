import { startTransition, Suspense, useEffect, useState } from "react";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { painted } from "#platform/browser/next-frame.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { FULL_ACTIONS, FullLayer } from "./full-layer.tsx";
import { drawnSubject, type GalleryLayersInput } from "./gallery-pictures.ts";

const AllPictures = partOnDemand(async () => (await import("./all-pictures.tsx")).AllPictures);

/** Asks for the code of full screen before it is pressed; without an answer the press asks again, and tells. */
export function expectAllPictures(): void {
  import("./all-pictures.tsx").catch(() => undefined);
}

/**
 * The picture that was looked at, in the first frame; all of them, and what walks through them, after it (0802). They
 * come as a transition: what waits behind a fallback is held back by React for 300 ms.
 */
export function GalleryDialog({ onClose, ...input }: GalleryLayersInput & { readonly onClose: () => void }) {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    void painted().then(() => startTransition(() => setIsWhole(true)));
  }, []);
  return (
    <FullLayer onClose={onClose} title={vehicleTitle(input.vehicle)}>
      <Suspense>{isWhole ? <AllPictures {...input} /> : <OnePicture {...input} />}</Suspense>
    </FullLayer>
  );
}

/** Stands where the same picture will stand among all of them; the page has it already. */
function OnePicture({ vehicle, pictures, current }: GalleryLayersInput) {
  const t = useText();
  const picture = pictures[current];
  return (
    <>
      <div className="full-pictures">
        <ul className="flex overflow-hidden">
          <li className="grid size-full shrink-0 grid-rows-[minmax(0,1fr)]">
            {picture && (
              <div className="min-h-0">
                <VehiclePicture
                  alt={picture.alt(t, drawnSubject(vehicle))}
                  angle={picture.angle}
                  className="h-full object-contain!"
                  loading="eager"
                  photo={picture.photo}
                  sizes="100vw"
                  vehicle={vehicle}
                />
              </div>
            )}
          </li>
        </ul>
        <div className="full-tiles">
          <div className="gallery-tile">
            <div className="aspect-[2000/1504]" />
          </div>
        </div>
      </div>
      <footer className={FULL_ACTIONS}>
        <div className="h-12" />
      </footer>
    </>
  );
}
