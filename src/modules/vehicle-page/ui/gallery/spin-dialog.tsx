import { useEffect, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { FullLayer } from "./full-layer.tsx";
import type { GalleryLayersInput } from "./gallery-pictures.ts";
import { SpinFrame } from "./spin-frame.tsx";
import { TurningCar } from "./turning-car.tsx";

interface SpinDialogProps extends GalleryLayersInput {
  readonly onClose: () => void;
  /** The viewer cannot be had; the page goes on as if there was none (VEH-20). */
  readonly onUnavailable: () => void;
}

/** A car that is turned by hand: the retailer's viewer where there is one, else our drawing. */
export function SpinDialog({ vehicle, viewer360Path, onClose, onUnavailable }: SpinDialogProps) {
  const t = useText();
  const title =
    viewer360Path === null
      ? t("Illustration of the {title}", { title: vehicleTitle(vehicle) })
      : t("360° view of the {title}", { title: vehicleTitle(vehicle) });
  const isGone = useRef(false);
  const leave = () => {
    isGone.current = true;
    onUnavailable();
  };
  useEffect(
    () => () => {
      // The button that opened it goes with it, so the one beside it takes the focus.
      if (isGone.current) document.querySelector<HTMLElement>(".gallery-buttons > :last-child")?.focus();
    },
    [],
  );
  return (
    <FullLayer onClose={onClose} title={title}>
      {viewer360Path === null ? (
        <TurningCar onUnavailable={leave} vehicle={vehicle} />
      ) : (
        <SpinFrame onUnavailable={leave} path={viewer360Path} title={title} />
      )}
    </FullLayer>
  );
}
