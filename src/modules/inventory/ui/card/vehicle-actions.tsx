import { createContext, type ReactNode, useContext } from "react";
import type { CardVehicle } from "./card-text.ts";

export interface VehicleActionsProps {
  readonly vehicle: CardVehicle;
  /** A column stands in a comparison. */
  readonly place: "card" | "details" | "column";
}

const Filling = createContext<((props: VehicleActionsProps) => ReactNode) | null>(null);

/**
 * Says what people can do with any vehicle they see, such as saving it (VEH-03). What it renders on a card must be
 * a function of the vehicle and the retailer's configuration alone: the server keeps that markup (0072).
 */
export const VehicleActionsProvider = Filling.Provider;

/** The place for it on cards and on the details page; a sold vehicle has none (VEH-08). */
export function VehicleActions(props: VehicleActionsProps): ReactNode {
  const fill = useContext(Filling);
  return fill === null || props.vehicle.sold ? null : fill(props);
}
