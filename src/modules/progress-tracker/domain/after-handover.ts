import { cancelUntil } from "#modules/orders/domain/cancel-right-of.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";

/** What a buyer needs to know once the car is theirs. Instants are epoch milliseconds. */
export interface AfterHandover {
  readonly deliveredAt: number;
  /** Until when it can be brought back (ORD-03); null when the retailer takes nothing back. */
  readonly returnUntil: number | null;
  /** Begun days until then; 0 once it is over. */
  readonly returnDaysLeft: number;
  /** How far it may be driven until then; null for any distance. */
  readonly returnMiles: number | null;
  /** Beside that: what the law of the dealer's state gives, and until when; null where it gives nothing. */
  readonly cancel:
    | (NonNullable<OrderView["cancelRight"]> & { readonly until: number; readonly isOver: boolean })
    | null;
  /** The maker's own warranty starts on the day of the handover of a new car. */
  readonly isNew: boolean;
  /** Length of the dealer's warranty on a used car; null when it has none or is not limited so. */
  readonly warrantyMonths: number | null;
  readonly warrantyMiles: number | null;
  readonly timeZone: string;
}

interface Handover extends Pick<AfterHandover, "deliveredAt" | "isNew" | "timeZone"> {
  /** Null or 0 when nothing is taken back. */
  readonly returnDays: number | null;
  readonly returnMiles: number | null;
  readonly cancelRight: OrderView["cancelRight"];
  readonly warranty: { readonly months: number | null; readonly miles: number | null } | null;
}

/** The days of the same guarantee that the mail names, counted from the handover. @param now epoch milliseconds */
export function afterHandover(handover: Handover, now: number): AfterHandover {
  const { deliveredAt, returnDays, returnMiles, cancelRight, warranty, isNew, timeZone } = handover;
  const returnUntil = returnDays ? deliveredAt + returnDays * DAY_MS : null;
  const left = returnUntil === null ? 0 : Math.ceil((returnUntil - now) / DAY_MS);
  return {
    deliveredAt,
    returnUntil,
    returnDaysLeft: Math.max(0, left),
    returnMiles,
    cancel: cancelRight && withEnd(cancelRight, handover, now),
    isNew,
    warrantyMonths: isNew ? null : (warranty?.months ?? null),
    warrantyMiles: isNew ? null : (warranty?.miles ?? null),
    timeZone,
  };
}

function withEnd(
  right: NonNullable<OrderView["cancelRight"]>,
  { deliveredAt, timeZone }: Handover,
  now: number,
): NonNullable<AfterHandover["cancel"]> {
  const until = cancelUntil(right, deliveredAt, timeZone);
  return { ...right, until, isOver: now >= until };
}
