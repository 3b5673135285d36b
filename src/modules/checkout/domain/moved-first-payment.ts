import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";

type Terms = FinanceTerms | LeaseTerms | null;

interface MovedDate {
  /** ISO dates. */
  readonly asked: string;
  readonly offered: string;
}

/** A first payment on another day than the one that was applied with: days passed, or the lender has days of its own. */
export function movedFirstPayment(applied: Terms, offer: Terms): MovedDate | null {
  const asked = dateOf(applied);
  const offered = dateOf(offer);
  return asked === undefined || offered === undefined || asked === offered ? null : { asked, offered };
}

const dateOf = (terms: Terms): string | undefined =>
  terms?.kind === "finance" ? terms.firstPaymentDate : undefined;
