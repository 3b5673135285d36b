import type { Dictionary } from "#platform/shared/texts/text.ts";
/** What the payment document is about; made on the server, nothing personal in it. */
export interface PaymentDocument {
  readonly orderNumber: string;
  readonly view: "card" | "bank" | "deposit" | "plan";
  /** With `plan`: which purchase is paid. */
  readonly purchaseId: string | null;
  /** With `bank`: the vendor's window is asked for, instead of typing an account in. */
  readonly isLinking: boolean;
  readonly brandName: string;
  readonly supportPhone: string;
  readonly isDemo: boolean;
  /** The retailer's own wordings. */
  readonly messages: Readonly<Record<string, string>>;
  /** The retailer's own wordings by the English text they replace; null without any. */
  readonly wordings: Dictionary | null;
}

/** Where the tracker's payment step is. */
export const stepPath = (orderNumber: string): string =>
  `/progress/${encodeURIComponent(orderNumber)}/payment`;
