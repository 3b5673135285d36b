import type { Cents } from "#platform/shared/money.ts";
import { addMonths, type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";
import { FEE_CAPS } from "./state-fee-caps-data.ts";

/** What was sold, and on which terms it ends early (PROT-08). */
export interface RefundTerms {
  readonly kind: "serviceContract" | "gap" | "ancillary";
  readonly priceCents: Cents;
  /** Null where it lasts as long as the loan: then `endsOn` says when that ends. */
  readonly termMonths: number | null;
  readonly endsOn?: CivilDate | undefined;
  /** Covered miles from the sale; null has no limit. */
  readonly miles: number | null;
  readonly startsOn: CivilDate;
  readonly startMiles: number;
  readonly freeLookDays: number;
  readonly feeCents: Cents;
  /** `lesser` pays the smaller of unused time and unused miles. */
  readonly unusedBy: "time" | "lesser";
  readonly takesOffClaims: boolean;
  /** Two letters: whose cap of the fee holds. */
  readonly state: string;
}

/** The day of the cancellation. */
interface RefundDay {
  readonly onDate: CivilDate;
  /** On the odometer; left out, miles count as unused as time is. */
  readonly miles?: number | undefined;
  readonly claimsPaidCents: Cents;
}

export type PlanRefund =
  | { readonly kind: "not-possible"; readonly why: "before-start" | "miles-below-start" | "ended" }
  | {
      readonly kind: "refund";
      readonly isFull: boolean;
      readonly refundCents: Cents;
      /** Before claims and fee. */
      readonly unusedCents: Cents;
      readonly feeCents: Cents;
      readonly claimsCents: Cents;
      /** Parts per million that were not used. */
      readonly unusedTimePpm: number;
      readonly unusedMilesPpm: number | null;
    };

/**
 * PROT-08: all of the price within the free look where no claim was paid; later the unused part, rounded half up, less
 * claims and the fee, which no state's cap lets grow. Never less than nothing, never more than the price.
 */
export function planRefund(terms: RefundTerms, day: RefundDay): PlanRefund {
  const used = daysBetween(terms.startsOn, day.onDate);
  const whole = daysBetween(terms.startsOn, endOf(terms));
  const drivenMiles = day.miles === undefined ? null : day.miles - terms.startMiles;
  if (used < 0) return { kind: "not-possible", why: "before-start" };
  if (drivenMiles !== null && drivenMiles < 0) return { kind: "not-possible", why: "miles-below-start" };
  const areMilesUsed = terms.miles !== null && drivenMiles !== null && drivenMiles >= terms.miles;
  if (used >= whole || areMilesUsed) return { kind: "not-possible", why: "ended" };
  const time = { left: whole - used, of: whole };
  const miles =
    terms.miles === null || drivenMiles === null
      ? null
      : { left: terms.miles - drivenMiles, of: terms.miles };
  const shares = {
    unusedTimePpm: ppmOf(time),
    unusedMilesPpm: miles === null ? null : ppmOf(miles),
  };
  if (used <= terms.freeLookDays && day.claimsPaidCents === 0)
    return {
      kind: "refund",
      isFull: true,
      refundCents: terms.priceCents,
      unusedCents: terms.priceCents,
      feeCents: 0,
      claimsCents: 0,
      ...shares,
    };
  const counted =
    terms.unusedBy === "lesser" && miles !== null && miles.left * time.of < time.left * miles.of
      ? miles
      : time;
  return { kind: "refund", isFull: false, ...proRata(terms, day, counted), ...shares };
}

interface Unused {
  readonly left: number;
  readonly of: number;
}

function proRata(
  terms: RefundTerms,
  { claimsPaidCents }: RefundDay,
  { left, of }: Unused,
): { unusedCents: Cents; claimsCents: Cents; feeCents: Cents; refundCents: Cents } {
  const unusedCents = Math.floor((2 * terms.priceCents * left + of) / (2 * of));
  const claimsCents = terms.takesOffClaims ? Math.min(claimsPaidCents, unusedCents) : 0;
  const beforeFeeCents = unusedCents - claimsCents;
  const feeCents = Math.min(cappedFee(terms, beforeFeeCents), beforeFeeCents);
  return { unusedCents, claimsCents, feeCents, refundCents: beforeFeeCents - feeCents };
}

/** The contract's fee, or what the buyer's state lets an administrator keep. */
function cappedFee({ state, kind, feeCents }: RefundTerms, refundCents: Cents): Cents {
  const caps = FEE_CAPS.filter((cap) => cap.state === state && cap.kinds.includes(kind));
  return caps.reduce((fee, { percent, amountCents }) => {
    const share = percent === null ? fee : Math.floor((refundCents * percent) / 100);
    return Math.min(fee, share, amountCents ?? fee);
  }, feeCents);
}

/** The first day without coverage. */
function endOf({ termMonths, startsOn, endsOn }: RefundTerms): CivilDate {
  return termMonths === null ? (endsOn ?? startsOn) : addMonths(startsOn, termMonths);
}

function ppmOf({ left, of }: Unused): number {
  return Math.floor((left * 1_000_000) / of);
}
