import { createContext, useContext } from "react";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { LoadedTracker, TrackerView } from "./live/use-tracker.ts";

/** What the frame around a step knows. */
interface TrackerParts extends Pick<LoadedTracker, "reload"> {
  readonly view: TrackerView;
  readonly order: OrderView;
}

const Parts = createContext<TrackerParts | undefined>(undefined);

export const TrackerProvider = Parts.Provider;

/** The loaded tracker of the page around. */
export function useTrackerParts(): TrackerParts {
  const parts = useContext(Parts);
  if (parts === undefined) throw new Error("useTrackerParts outside of TrackerFrame");
  return parts;
}
