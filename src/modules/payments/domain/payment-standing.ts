import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentFact } from "./payment-due.ts";
import { isLive, isWaiting, settledStatus } from "./payment-status.ts";

/** A charge with what the ledger says of it. */
export interface ChargeFact extends PaymentFact {
  /** The sum of its ledger lines; below zero when a bank took back what had been refunded. */
  readonly heldCents: Cents;
  /** The bank took it back after it had arrived. */
  readonly isReturned: boolean;
}

/** Where an order stands with its money. No amount is ever below zero. */
export interface PaymentStanding {
  /** PMT-06 of the order as a whole; null before anything has to be said. */
  readonly status: PaymentStatus | null;
  /** What arrived, was neither given back nor taken back, and is meant to stay. */
  readonly paidCents: Cents;
  /** Held or under way at a bank. */
  readonly onItsWayCents: Cents;
  /** What a new payment would take now: due, less what is there, less what is on its way. */
  readonly balanceCents: Cents;
  /** The place of a new payment that is not running or filled (promise 3); null when nothing is to be paid. */
  readonly nextPurpose: PaymentFact["purpose"] | null;
}

/**
 * PMT-06: the state of all charges together, deposits included. `FULLY_PAID` and `DOWNPAYMENT_PAID` mean that what is
 * due is there; money on its way covers the rest or somebody can pay it. An order that needs nothing is paid.
 */
export function paymentStanding(
  order: {
    readonly dueCents: Cents;
    /** Part of it that an amended worksheet added. */
    readonly differenceCents?: Cents | undefined;
    readonly dealType: DealType;
    readonly isCanceled: boolean;
  },
  charges: readonly ChargeFact[],
): PaymentStanding {
  const paidCents = sum(charges.filter(({ status }) => isLive(status)).map(kept));
  const waiting = charges.filter(({ status }) => isWaiting(status));
  const onItsWayCents = sum(waiting.map(({ amountCents }) => amountCents));
  const openCents = Math.max(0, order.dueCents - paidCents - onItsWayCents);
  const balanceCents = order.isCanceled ? 0 : openCents;
  const isBalanceTaken = charges.some(({ purpose, status }) => purpose === "balance" && isLive(status));
  const afterBalance = order.differenceCents ? "difference" : "deposit";
  return {
    status: statusOf(order, { charges, waiting, paidCents, openCents }),
    paidCents,
    onItsWayCents,
    balanceCents,
    // Each charge was made for what the others left open, so when something is missing one of the places is free.
    nextPurpose: balanceCents === 0 ? null : isBalanceTaken ? afterBalance : "balance",
  };
}

function statusOf(
  order: Parameters<typeof paymentStanding>[0],
  sums: {
    readonly charges: readonly ChargeFact[];
    readonly waiting: readonly ChargeFact[];
    readonly paidCents: Cents;
    readonly openCents: Cents;
  },
): PaymentStatus | null {
  const { charges, waiting, paidCents, openCents } = sums;
  if (paidCents >= order.dueCents) return settledStatus(order.dealType);
  if (openCents === 0 || (order.isCanceled && waiting.length > 0))
    return waiting.some(({ status }) => status === "PAYMENT_HOLD") ? "PAYMENT_HOLD" : "PAYMENT_PENDING";
  if (order.isCanceled) return null;
  // A deposit that was declined asks for nothing: the balance is simply the whole.
  const isLost = charges.some(({ purpose, isReturned }) => purpose === "balance" || isReturned);
  return isLost ? "PAYMENT_FAILED" : null;
}

/** PMT-07: what arrived as a deposit and is still there. */
export function depositReceived(charges: readonly ChargeFact[]): Cents {
  return sum(charges.filter(({ purpose, status }) => purpose === "deposit" && isLive(status)).map(kept));
}

const kept = ({ heldCents }: ChargeFact): Cents => Math.max(0, heldCents);

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0);
