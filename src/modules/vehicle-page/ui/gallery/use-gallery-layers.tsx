import { useRef, useState, type ReactNode } from "react";
import { enterLayer } from "./enter-layer.ts";
import { GalleryDialog } from "./gallery-dialog.tsx";
import type { GalleryLayersInput } from "./gallery-pictures.ts";

interface GalleryLayers {
  /** False once the viewer turned out to be unavailable (VEH-20). */
  readonly has360: boolean;
  readonly openFull: () => void;
  readonly openSpin: () => void;
  /** What lies over the page, if anything. */
  readonly layer: ReactNode;
}

/** Full screen and 360-degree view: most of their code is loaded by the first press. */
export function useGalleryLayers(input: GalleryLayersInput): GalleryLayers {
  const [layer, setLayer] = useState<ReactNode>(null);
  const [has360, setHas360] = useState(true);
  const leave = useRef<() => void>(undefined);
  const close = () => {
    leave.current?.();
    setLayer(null);
  };
  const open = (next: ReactNode) => {
    leave.current = enterLayer(() => closeDialog(close));
    setLayer(next);
  };
  const openFull = () => open(<GalleryDialog {...input} onClose={close} />);
  const openSpin = async () => {
    const unavailable = () => {
      close();
      setHas360(false);
    };
    try {
      const { SpinDialog } = await import("./spin-dialog.tsx");
      open(<SpinDialog {...input} onClose={close} onUnavailable={unavailable} />);
    } catch (error) {
      // MSG-10: a viewer that fails is not there; the shopper is not told.
      reportError(error);
      unavailable();
    }
  };
  return { has360, layer, openFull, openSpin: () => void openSpin() };
}

/** By the element itself, which gives the focus back. */
function closeDialog(close: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[open][data-full-layer]");
  if (dialog === null) close();
  else dialog.close();
}
