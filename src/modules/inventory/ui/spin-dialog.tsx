import { useText } from "#platform/browser/texts.tsx";
import { vehicleTitle } from "../domain/vehicle-view.ts";
import { FullLayer } from "./full-layer.tsx";
import type { GalleryLayersInput } from "./gallery-pictures.ts";
import { SpinFrame } from "./spin-frame.tsx";
import { TurningCar } from "./turning-car.tsx";

export interface SpinDialogProps extends GalleryLayersInput {
  readonly onClose: () => void;
  /** The viewer cannot be had; the page goes on as if there was none (VEH-20). */
  readonly onUnavailable: () => void;
}

/** A car that is turned by hand: the retailer's viewer where there is one, else our drawing. */
export function SpinDialog({ vehicle, viewer360Path, onClose, onUnavailable }: SpinDialogProps) {
  const t = useText();
  const title = t("360° view of the {title}", { title: vehicleTitle(vehicle) });
  return (
    <FullLayer onClose={onClose} title={title}>
      {viewer360Path === null ? (
        <TurningCar onUnavailable={onUnavailable} vehicle={vehicle} />
      ) : (
        <SpinFrame onUnavailable={onUnavailable} path={viewer360Path} title={title} />
      )}
    </FullLayer>
  );
}
