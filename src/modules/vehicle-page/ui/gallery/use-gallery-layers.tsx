import { Suspense, useState, type ReactNode } from "react";
import { partOnDemand } from "#platform/browser/late-part.ts";
import type { GalleryLayersInput } from "./gallery-pictures.ts";

const GalleryDialog = partOnDemand(async () => (await import("./gallery-dialog.tsx")).GalleryDialog);

interface GalleryLayers {
  /** False once the viewer turned out to be unavailable (VEH-20). */
  readonly has360: boolean;
  readonly openFull: () => void;
  readonly openSpin: () => void;
  /** What lies over the page, if anything. */
  readonly layer: ReactNode;
}

/** Full screen and 360-degree view: their code is loaded by the first press. */
export function useGalleryLayers(input: GalleryLayersInput): GalleryLayers {
  const [layer, setLayer] = useState<ReactNode>(null);
  const [has360, setHas360] = useState(true);
  const close = () => setLayer(null);
  const openFull = () =>
    setLayer(
      <Suspense>
        <GalleryDialog {...input} onClose={close} />
      </Suspense>,
    );
  const openSpin = async () => {
    const unavailable = () => {
      close();
      setHas360(false);
    };
    try {
      const { SpinDialog } = await import("./spin-dialog.tsx");
      setLayer(<SpinDialog {...input} onClose={close} onUnavailable={unavailable} />);
    } catch (error) {
      // MSG-10: a viewer that fails is not there; the shopper is not told.
      reportError(error);
      unavailable();
    }
  };
  return { has360, layer, openFull, openSpin: () => void openSpin() };
}
