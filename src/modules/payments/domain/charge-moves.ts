import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { isLive, paymentTransitions, settledStatus } from "./payment-status.ts";

/** Kinds of lines in the ledger. `plan-refunded` went back for a protection plan that ended: the car stays paid. */
export type EntryKind = "captured" | "refunded" | "returned" | "plan-refunded" | "plan-refund-returned";

/** One line of the ledger; positive came to the retailer, negative went back to the buyer. */
export interface LedgerEntry {
  readonly kind: EntryKind;
  readonly amountCents: Cents;
}

/** A charge as far as the rules care. */
interface Charge {
  readonly purpose: "balance" | "deposit" | "difference";
  readonly dealType: DealType;
  readonly status: PaymentStatus;
  readonly amountCents: Cents;
  readonly entries: readonly LedgerEntry[];
  /** It failed, and meanwhile others took its place: with it, more than what is due would be paid. */
  readonly isReplaced: boolean;
  /** With it, everything that is due is there. */
  readonly isLast: boolean;
}

/** What a gateway, a bank or the retailer says of a charge. Says nothing new when repeated or late. */
export type ChargeWord = "pending" | "held" | "captured" | "failed" | "released" | "returned";

interface ChargeMove {
  readonly status: PaymentStatus;
  readonly entry: LedgerEntry | null;
  /** What people are told, once. `surplus`: money for something that is paid already; it goes back. */
  readonly news: "received" | "failed" | "returned" | "surplus" | null;
}

const WAITING: Readonly<Record<"pending" | "held", PaymentStatus>> = {
  pending: "PAYMENT_PENDING",
  held: "PAYMENT_HOLD",
};

/** What the retailer holds of a charge. */
export function heldCents(entries: readonly LedgerEntry[]): Cents {
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether live charges leave no room for one that was given up; see `Charge.isReplaced`. */
export function isReplacedBy(
  charge: Pick<Charge, "purpose" | "status" | "amountCents">,
  others: readonly Pick<Charge, "purpose" | "status" | "amountCents">[],
  dueCents: Cents,
): boolean {
  if (charge.status !== "PAYMENT_FAILED") return false;
  const live = others.filter(({ status }) => isLive(status));
  const total = live.reduce((sum, { amountCents }) => sum + amountCents, charge.amountCents);
  return total > dueCents || live.some(({ purpose }) => purpose === charge.purpose);
}

/**
 * Table F for one charge, with what it means in money.
 * @returns null for a word that changes nothing
 * @throws AppError conflict `state.transitionNotAllowed`
 */
export function moveCharge(charge: Charge, word: ChargeWord): ChargeMove | null {
  const has = (kind: EntryKind) => charge.entries.some((entry) => entry.kind === kind);
  if (word === "captured") return has("captured") ? null : captured(charge);
  if (word === "released") {
    // Only what was never captured can be let go; said after a capture, it is late.
    return has("captured") || charge.status === "PAYMENT_FAILED" ? null : failed(charge);
  }
  if (word === "failed" || word === "returned") {
    if (charge.status === "PAYMENT_FAILED" && !has("captured")) return null;
    // A charge that failed after the money arrived is money that went back.
    return has("captured") ? takenBack(charge, has("returned")) : failed(charge);
  }
  // Late: the charge has gone further since.
  if (isPaid(charge.status) || charge.status === "PAYMENT_FAILED") return null;
  const status = WAITING[word];
  if (!requireTransition(paymentTransitions, charge.status, status)) return null;
  return { status, entry: null, news: null };
}

function captured(charge: Charge): ChargeMove {
  const entry = { kind: "captured", amountCents: charge.amountCents } as const;
  if (charge.isReplaced) return { status: charge.status, entry, news: "surplus" };
  requireTransition(paymentTransitions, charge.status, "PAYMENT_CAPTURED");
  if (charge.purpose === "deposit" || !charge.isLast)
    return { status: "PAYMENT_CAPTURED", entry, news: "received" };
  const status = settledStatus(charge.dealType);
  requireTransition(paymentTransitions, "PAYMENT_CAPTURED", status);
  return { status, entry, news: "received" };
}

function failed(charge: Charge): ChargeMove {
  requireTransition(paymentTransitions, charge.status, "PAYMENT_FAILED");
  return { status: "PAYMENT_FAILED", entry: null, news: "failed" };
}

/** A bank takes back the whole charge, whatever was refunded meanwhile. */
function takenBack(charge: Charge, isKnown: boolean): ChargeMove | null {
  if (isKnown) return null;
  requireTransition(paymentTransitions, charge.status, "PAYMENT_FAILED");
  const entry = { kind: "returned", amountCents: -charge.amountCents } as const;
  return { status: "PAYMENT_FAILED", entry, news: "returned" };
}

/** A refund that happened, as the books say it. */
interface RefundFact {
  readonly entry: LedgerEntry;
  /** More went back than was held: the bank had taken the money back before, and the refund came on top. */
  readonly isTooMuch: boolean;
}

/**
 * The line of a refund that a gateway confirmed. Money that left is written down whatever the books held; `heldCents`
 * goes below zero then, and nothing that is shown does (`paymentStanding`).
 * @param amountCents more than zero
 */
export function refundFact(
  entries: readonly LedgerEntry[],
  amountCents: Cents,
  kind: "refunded" | "plan-refunded" = "refunded",
): RefundFact {
  const entry = { kind, amountCents: -amountCents } as const;
  return { entry, isTooMuch: amountCents > heldCents(entries) };
}
