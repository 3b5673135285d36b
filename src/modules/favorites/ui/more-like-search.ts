import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";

/** Up to this share of its price cheaper or dearer is about its price. */
const ABOUT = 0.25;

/** The search for cars of the same kind at about the same price, best first. */
export function moreLikeSearch({
  bodyStyle,
  priceCents,
}: Pick<VehicleCardView, "bodyStyle" | "priceCents">): URLSearchParams {
  const search = new URLSearchParams({ availability: "Available", sort: "recommended" });
  if (bodyStyle !== null) search.set("body", bodyStyle);
  if (priceCents !== null) {
    const dollars = (share: number) => String(Math.round((priceCents * share) / 100));
    search.set("priceMin", dollars(1 - ABOUT));
    search.set("priceMax", dollars(1 + ABOUT));
  }
  return search;
}
