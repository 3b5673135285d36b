import type { SaleView } from "../domain/sale-view.ts";

/** What the pages know of their retailer; nothing about who asks. */
export interface SaleSite {
  readonly brand: string;
  readonly supportPhone: string;
}

/** What every part of a sale's page gets. */
export interface SalePartProps {
  readonly sale: SaleView;
  readonly site: SaleSite;
  /** Puts a newer state in place. */
  readonly onChange: (sale: SaleView) => void;
}
