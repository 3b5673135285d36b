import { centsOf } from "#modules/pricing/domain/rate.ts";
import type { WorksheetProduct } from "#modules/pricing/domain/worksheet/worksheet-input.ts";
import type { RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import type { ProtectionSettings } from "#modules/protection/domain/settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";

/** A plan as its form prints it; frozen with the papers, whatever the retailer lists later. */
export interface PlanTerms {
  /** `<product>.<plan>`. */
  readonly planId: string;
  /** PROT-01. */
  readonly code: string;
  readonly kind: RefundTerms["kind"];
  readonly label: string;
  readonly administrator: string;
  readonly formId: string;
  readonly priceCents: Cents;
  readonly termMonths: number | null;
  /** Of a plan that lasts as long as the loan; null where it has a term or nobody lends. */
  readonly loanMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
  readonly cancellation: Pick<RefundTerms, "freeLookDays" | "feeCents" | "unusedBy" | "takesOffClaims">;
  /** Two letters: whose law caps the fee. */
  readonly state: string;
  readonly isSample: boolean;
}

/** PROT-08, for a plan that the retailer's list has no more. */
const USUAL = { freeLookDays: 60, fee: 50, unusedBy: "time", takesOffClaims: true } as const;

/** What a product of an order means, by the retailer's list of today. */
export function planTerms(
  { products }: ProtectionSettings,
  product: WorksheetProduct,
  deal: { readonly state: string; readonly loanMonths: number | null },
): PlanTerms {
  const listed = products.find(({ id }) => product.id.startsWith(`${id}.`));
  const plan = listed?.plans.find(({ id }) => product.id === `${listed.id}.${id}`);
  const { freeLookDays, fee, unusedBy, takesOffClaims } = listed?.cancellation ?? USUAL;
  return {
    planId: product.id,
    code: listed?.code ?? "PLAN",
    kind: listed?.kind ?? "ancillary",
    label: product.label,
    administrator: listed?.administrator ?? "",
    formId: plan?.formId ?? product.id,
    priceCents: product.priceCents,
    termMonths: product.termMonths,
    loanMonths: product.termMonths === null ? deal.loanMonths : null,
    miles: product.miles,
    deductibleCents: centsOf(plan?.deductible ?? 0),
    covers: listed?.covers ?? [],
    excludes: listed?.excludes ?? [],
    cancellation: { freeLookDays, feeCents: centsOf(fee), unusedBy, takesOffClaims },
    state: deal.state,
    isSample: listed?.isSample ?? false,
  };
}
