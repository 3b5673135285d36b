import { percentOfPpm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RatingRequest } from "../../providers/rating-port.ts";
import type { PlanRow } from "./contracts-repo.ts";

/** The car and the deal of an order, as its administrator rates plans for them. */
export function ratingRequestOf({ snapshot, dealType }: Order, row: PlanRow): RatingRequest {
  const { vehicle, rooftop, terms, lines } = snapshot;
  const vehicleLine = lines[0]?.amountCents ?? 0;
  return {
    vin: vehicle.vin ?? "",
    odometerMiles: row.start_miles ?? vehicle.mileage ?? 0,
    saleDate: row.sold_on ?? "",
    inServiceDate: null,
    make: vehicle.make,
    condition: vehicle.condition,
    dealType,
    state: row.terms.state,
    rooftopId: rooftop.id,
    vehiclePriceCents: vehicleLine,
    msrpCents: null,
    loan:
      terms?.kind === "finance"
        ? {
            aprPercent: terms.apr ?? percentOfPpm(terms.payment.aprPpm),
            termMonths: terms.payment.termMonths,
            amountFinancedCents: terms.payment.financedAmountCents,
          }
        : null,
  };
}
