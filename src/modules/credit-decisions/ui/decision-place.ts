import type { DecisionState, DecisionView } from "../domain/decision-view.ts";

/** Pages of table A that show a decision, by the last part of their address. */
const PLACES = ["received", "decision", "accept", "decline", "declined"] as const;
type DecisionPlace = (typeof PLACES)[number];

/** Which page an address is. */
export function placeAt(pathname: string): DecisionPlace {
  const last = pathname.split("/").at(-1);
  return PLACES.find((place) => place === last) ?? "decision";
}

/** Address below `/checkout/{orderNumber}/`. */
export function decisionPath(place: DecisionPlace): string {
  return place === "received" || place === "decision" ? place : `decision/${place}`;
}

/**
 * The page that shows a state: the one that was asked for where it can, so that links and the back button work.
 * @param hasOffer the offer that the address names can be accepted
 */
export function placeFor(
  state: DecisionState,
  { place, hasOffer }: { readonly place: DecisionPlace; readonly hasOffer: boolean },
): DecisionPlace {
  if (state === "declined") return "declined";
  if (state === "offers") {
    if (place === "decline" || (place === "accept" && hasOffer)) return place;
    return "decision";
  }
  return place === "received" ? place : "decision";
}

/** Somebody else has the car that lenders decide about: what they answer can't be used. */
export function isCarGone({
  state,
  order,
}: {
  readonly state: DecisionState;
  readonly order: { readonly vehicle: Pick<DecisionView["order"]["vehicle"], "isTaken"> };
}): boolean {
  return order.vehicle.isTaken && (state === "offers" || state === "waiting" || state === "timed-out");
}
