import { Suspense } from "react";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { partOnDemand } from "#platform/browser/late-part.ts";
import type { QuoteView } from "../fulfillment-view.ts";
import type { WayMapProps } from "./way-map.tsx";

const WayMap = partOnDemand(async () => (await import("./way-map.tsx")).WayMap);

/** In the shape of the map. */
const Room = () => <Skeleton className="aspect-[8/5] w-full" />;

/** Whoever lives so near knows the way, and both ends would lie on each other. */
const NEAR_MILES = 3;

/** The map with its code, which is loaded once there is a way to show. */
export function LateWayMap(props: WayMapProps) {
  if (props.quote.miles < NEAR_MILES) return null;
  return (
    <Suspense fallback={<Room />}>
      <WayMap {...props} />
    </Suspense>
  );
}

interface WayToProps extends Pick<WayMapProps, "dealer" | "isDelivery"> {
  readonly rooftopId: string;
  readonly zip: string;
}

/** The same for a zip nobody has asked about yet; a zip that is not known leaves the words around it. */
export function WayTo({ zip, rooftopId, ...site }: WayToProps) {
  const isZip = /^\d{5}$/.test(zip);
  const question = new URLSearchParams({ zip, rooftopId });
  const { data, error } = useApiData<QuoteView>(isZip ? `/public/fulfillment/quote?${question}` : null);
  if (data !== undefined) return <LateWayMap quote={data} {...site} />;
  return isZip && error === undefined ? <Room /> : null;
}
