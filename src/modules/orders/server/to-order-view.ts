import { chosenPrograms } from "#modules/incentives/domain/order-incentives.ts";
import type { Order } from "../domain/order.ts";
import type { OrderView } from "../domain/order-view.ts";
import { reasonedLines } from "../domain/line-reason.ts";
import { cancelRightOf } from "../domain/cancel-right-of.ts";
import { isOrderOver } from "../domain/states/is-order-over.ts";
import { orderStateLabel } from "../domain/order-state-label.ts";
import { isInCart } from "../domain/visible-orders.ts";
import type { OrderFact } from "./order-facts.ts";
import { termsDigest } from "./drafts/terms-digest.ts";
import type { VehicleState } from "#modules/inventory/server/vehicle-states.ts";

interface OrderParts {
  readonly order: Order;
  readonly fact: OrderFact | undefined;
  readonly vehicle: VehicleState | undefined;
  readonly now: Date;
  readonly funded?: OrderView["funded"];
}

/** Puts the order, today's vehicle and the facts of other modules into one answer. */
export function toOrderView({ order, fact, vehicle, now, funded }: OrderParts): OrderView {
  const { snapshot } = order;
  const availability = vehicle?.availability ?? null;
  return {
    orderNumber: order.orderNumber,
    deal: { type: order.dealType, dealRefId: order.dealRefId, dealId: order.id, status: order.dealStatus },
    orderStatus: order.orderStatus,
    stateLabel: orderStateLabel({ ...order, vehicleAvailability: availability }),
    creationDate: order.creationDate,
    submittedAt: order.submittedAt,
    cancellationDate: order.canceledAt,
    paymentInfo: fact?.paymentStatus ? { status: fact.paymentStatus } : null,
    delivery: deliveryOf(order, fact),
    idVerification: fact?.idStatus ? { status: fact.idStatus } : null,
    isSigned: fact?.isSigned ?? false,
    orderType: "REGULAR",
    locationType: "DEALERSHIP_LOCATION",
    deliveryOption: snapshot.delivery.option,
    deliveryZipCode: snapshot.delivery.zipCode,
    deliveryMiles: snapshot.delivery.miles,
    vehicle: {
      ...snapshot.vehicle,
      photo: vehicle?.photo ?? null,
      availability,
      isTaken: isTaken(order, vehicle, now),
    },
    dealer: snapshot.rooftop,
    buyerState: snapshot.buyerState,
    receipt: receiptOf(order, fact),
    terms: snapshot.terms ?? null,
    ...promiseOf(snapshot),
    ...chosenIn(snapshot),
    funded: funded ?? null,
    cancelRight: rightOf(order, now),
    hold: holdOf(order, vehicle, now),
  };
}

/** What the buyer chose; an order of an earlier release says nothing of some. */
function chosenIn(
  snapshot: Order["snapshot"],
): Pick<OrderView, "choices" | "funding" | "promo" | "incentives" | "products" | "coverage" | "tradeIn"> {
  return {
    choices: snapshot.choices ?? {},
    funding: snapshot.funding ?? null,
    promo: snapshot.promo ?? null,
    incentives: incentivesOf(snapshot),
    products: snapshot.products ?? [],
    coverage: snapshot.coverage ?? null,
    tradeIn: snapshot.tradeIn ?? null,
  };
}

/** Nothing where a loan became a lease or cash, or a lease a loan. */
function promiseOf({ promised, terms }: Order["snapshot"]): Pick<OrderView, "promisedCents"> {
  const kind = terms?.kind === "finance" ? "loan" : terms?.kind;
  return promised !== undefined && promised.input.terms?.kind === kind
    ? { promisedCents: promised.paymentCents }
    : {};
}

/** By the day the order was placed; a cart shows what it would be today. */
function rightOf({ snapshot, submittedAt }: Order, now: Date): OrderView["cancelRight"] {
  return cancelRightOf(snapshot, submittedAt === null ? now : new Date(submittedAt));
}

function receiptOf({ snapshot }: Order, fact: OrderFact | undefined): OrderView["receipt"] {
  const depositCents = Math.min(fact?.depositCents ?? 0, snapshot.amountDueCents);
  return {
    lines: reasonedLines(snapshot),
    amountDueCents: snapshot.amountDueCents,
    depositCents,
    balanceCents: snapshot.amountDueCents - depositCents,
    currency: snapshot.currency,
    termsDigest: termsDigest(snapshot),
  };
}

function deliveryOf(order: Order, fact: OrderFact | undefined): OrderView["delivery"] {
  if (!fact?.appointmentTime) return null;
  return {
    appointmentTime: fact.appointmentTime,
    option: fact.appointmentOption ?? order.snapshot.delivery.option,
    isMissed: fact.isAppointmentMissed && !isOrderOver(order.orderStatus),
  };
}

function isTaken(order: Order, vehicle: VehicleState | undefined, now: Date): boolean {
  if (!vehicle) return isInCart(order.orderStatus);
  if (vehicle.heldByOrderId === order.id) return false;
  if (vehicle.availability === "PendingSale")
    return vehicle.holdExpiresAt === null || vehicle.holdExpiresAt > now;
  return vehicle.availability !== "Available";
}

function holdOf(order: Order, vehicle: VehicleState | undefined, now: Date): OrderView["hold"] {
  const expiresAt = vehicle?.heldByOrderId === order.id ? vehicle.holdExpiresAt : null;
  if (!expiresAt || expiresAt <= now || !isInCart(order.orderStatus)) return null;
  return {
    expiresAt: expiresAt.toISOString(),
    secondsLeft: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  };
}

function incentivesOf({ incentives }: Order["snapshot"]): OrderView["incentives"] {
  if (incentives === undefined) return { applied: [], ended: [] };
  const applied = chosenPrograms(incentives).map(({ id, title, amountCents, ratePpm, until, proof }) => ({
    id,
    title,
    amountCents,
    ratePpm,
    until,
    proof,
  }));
  return { applied, ended: incentives.ended };
}
