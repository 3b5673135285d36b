import type { Cents } from "#platform/shared/money.ts";
import type { SaleDeal, SalePayoff, SaleRooftop } from "../sale-view.ts";
import type { Seller } from "../seller-schema.ts";

/** Everything that the papers of a sale print. */
export interface SalePaperInput {
  /** `Sale 7Q2M9K1T`. */
  readonly reference: string;
  readonly seller: Seller;
  readonly deal: SaleDeal;
  readonly amountCents: Cents;
  /** The lender's word where there is one, else the owner's estimate. */
  readonly payoff: (Pick<SalePayoff, "amountCents" | "lender"> & { readonly isEstimate: boolean }) | null;
  readonly retailer: { readonly legalName: string; readonly rooftop: SaleRooftop };
  /** `November 26, 2026`, and its year. */
  readonly date: string;
  readonly year: number;
}
