import type { OrderProduct } from "#modules/orders/domain/order.ts";
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

/** What a product of an order means; what it covers, by the retailer's list of today. */
export function planTerms(
  { products }: ProtectionSettings,
  product: OrderProduct,
  deal: { readonly state: string; readonly loanMonths: number | null },
): PlanTerms {
  const listed = products.find(({ id }) => product.id.startsWith(`${id}.`));
  const { termMonths, cancellation } = product;
  return {
    planId: product.id,
    code: product.productCode,
    kind: KINDS.find((kind) => kind === product.code) ?? "ancillary",
    label: product.label,
    administrator: product.administrator,
    formId: product.formId,
    priceCents: product.priceCents,
    termMonths,
    loanMonths: termMonths === null ? deal.loanMonths : null,
    miles: product.miles,
    deductibleCents: product.deductibleCents,
    covers: listed?.covers ?? [],
    excludes: listed?.excludes ?? [],
    cancellation,
    state: deal.state,
    isSample: product.isSample,
  };
}

const KINDS = ["serviceContract", "gap", "ancillary"] as const;
