import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import {
  firstPayment,
  type FirstPaymentRule,
  nearestFirstPayment,
} from "#modules/worksheet/domain/first-payment-date.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

interface Dated {
  readonly choices: DealChoices;
  /** A lender's terms; undefined for the retailer's estimate. */
  readonly offer: LoanTerms | LeaseOfferTerms | undefined;
  readonly contractDate: CivilDate;
}

/**
 * The chosen first payment date, or the possible one nearest to it: days pass while a draft is stored and while lenders
 * decide, and a lender has days of its own. Undefined where the retailer's usual date counts.
 */
export function firstPaymentDateOf(
  settings: Pick<TenantSettings, "payment" | "lenders">,
  { choices, offer, contractDate }: Dated,
): CivilDate | undefined {
  const rule = ruleOf(settings, offer);
  const chosen = choices.firstPaymentDate;
  if (chosen !== undefined) return nearestFirstPayment(contractDate, { wanted: chosen, rule });
  if (rule === undefined) return undefined;
  const usual = firstPayment(contractDate, {
    usualDays: settings.payment.firstPaymentDays,
    chosen: undefined,
  }).date;
  const possible = nearestFirstPayment(contractDate, { wanted: usual, rule });
  return possible === usual ? undefined : possible;
}

function ruleOf(
  { lenders }: Pick<TenantSettings, "lenders">,
  offer: Dated["offer"],
): FirstPaymentRule | undefined {
  return offer?.kind === "loan"
    ? lenders.programs.find(({ id }) => id === offer.lenderId)?.firstPayment
    : undefined;
}
