import { CAR_FACTS, type OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";

type Deal = Pick<OrderSnapshot, "vehicle" | "rooftop" | "lines" | "amountDueCents" | "terms">;

/** A car of which one of these is another one is another car to a lender. */
const IDENTITY = ["vin", "year", "make", "model", "condition"] as const;

/**
 * What of a deal is no longer as it was, as fields of an answer: `<what>.before` and `<what>.now`, the left-out one where
 * there was or is none. `what` is the code of a line, `amountDue`, `monthlyPayment` (all in cents), `firstPaymentDate`
 * (ISO day), `dealer` (its name) or a fact of the car such as `mileage`.
 */
export type DealChanges = Readonly<Record<string, string>>;

/** Every line whose amount is another one, and what is due (promise 6). */
export function lineChanges(before: Deal, now: Deal): DealChanges {
  const [old, fresh] = [centsByCode(before), centsByCode(now)];
  const codes = new Set([...old.keys(), ...fresh.keys()]);
  return differing([...codes].map((code) => [code, old.get(code), fresh.get(code)] as const));
}

/** The same of a loan's or lease's payments. */
export function paymentChanges(before: Deal, now: Deal): DealChanges {
  const [old, fresh] = [paymentsOf(before), paymentsOf(now)];
  return differing([
    ["monthlyPayment", old.monthly, fresh.monthly],
    ["firstPaymentDate", old.first, fresh.first],
  ]);
}

/** What the dealer says otherwise of the car by now, and who sells it. */
export function carChanges(
  before: Pick<Deal, "vehicle" | "rooftop">,
  now: {
    readonly vehicle: Omit<Deal["vehicle"], "photo">;
    readonly rooftop: Pick<Deal["rooftop"], "id" | "name">;
  },
): DealChanges {
  const facts = CAR_FACTS.map((fact) => [fact, before.vehicle[fact], now.vehicle[fact]] as const);
  const isMoved = before.rooftop.id !== now.rooftop.id;
  return differing([
    ...facts,
    ...(isMoved ? [["dealer", before.rooftop.name, now.rooftop.name] as const] : []),
  ]);
}

/** True where lenders decided about another car than this one. A VIN that was not known before is none. */
export function isOtherCar(before: Deal["vehicle"], now: Omit<Deal["vehicle"], "photo">): boolean {
  return IDENTITY.some((fact) => (before[fact] ?? now[fact]) !== (now[fact] ?? before[fact]));
}

type Told = string | number | null | undefined;

function differing(facts: readonly (readonly [what: string, before: Told, now: Told])[]): DealChanges {
  const entries = facts
    .filter(([, before, now]) => (before ?? null) !== (now ?? null))
    .flatMap(([what, before, now]) => [
      [`${what}.before`, before ?? null],
      [`${what}.now`, now ?? null],
    ]);
  return Object.fromEntries(
    entries.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  );
}

/** Several lines may have one code, e.g. each program its own. */
function centsByCode({ lines, amountDueCents }: Deal): ReadonlyMap<string, Cents> {
  const cents = new Map<string, Cents>();
  for (const { code, amountCents } of lines) cents.set(code, (cents.get(code) ?? 0) + amountCents);
  return cents.set("amountDue", amountDueCents);
}

function paymentsOf({ terms }: Deal): { readonly monthly?: Cents; readonly first?: string | undefined } {
  if (terms === undefined) return {};
  const first = terms.kind === "finance" ? terms.firstPaymentDate : undefined;
  return { monthly: terms.payment.monthlyPaymentCents, first };
}
