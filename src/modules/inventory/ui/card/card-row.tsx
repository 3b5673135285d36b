import type { ReactNode } from "react";

/** A grid of cards that phones lay out as one row to be swiped; every card's link scrolls it into view. */
export function CardRow({ children }: { readonly children: ReactNode }) {
  return <div className="card-row">{children}</div>;
}
