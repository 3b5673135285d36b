import type { BuyersGuideView } from "#modules/inventory/domain/buyers-guide.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";

/** What the papers of a deal are made from. */
export interface ContractInput {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly snapshot: OrderSnapshot;
  readonly seller: { readonly legalName: string; readonly phone: string };
  readonly buyer: BuyerDraft;
  /** What the vehicle's page says of its warranty, as it is today; null for a new vehicle. */
  readonly guide: BuyersGuideView | null;
  /** Days as they are printed, e.g. `November 21, 2026`, in the rooftop's zone. */
  readonly dates: { readonly contract: string; readonly firstPayment: string };
}

/** An order whose figures cannot make a contract; the message is for engineers. */
export class ContractImpossible extends Error {
  override name = "ContractImpossible";
}

/** Full name as the contract prints it. */
export function buyerNameOf({ firstName = "", lastName = "" }: BuyerDraft): string {
  return `${firstName} ${lastName}`.trim();
}
