import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";

export interface ContractLine {
  readonly label: string;
  readonly amountCents: Cents;
  readonly isEstimate: boolean;
}

/** What the buyer reads and signs; every amount is the snapshot's own. */
export interface ContractDocument {
  readonly title: string;
  readonly orderNumber: string;
  readonly seller: string;
  readonly buyer: string;
  readonly vehicle: string;
  readonly vin: string | null;
  readonly mileage: number | null;
  readonly lines: readonly ContractLine[];
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly balanceCents: Cents;
  readonly paragraphs: readonly string[];
}

export interface ContractInput {
  readonly orderNumber: string;
  readonly snapshot: OrderSnapshot;
  readonly sellerLegalName: string;
  readonly buyerName: string;
}

/** SIGN-09: the purchase agreement from the order's immutable snapshot (promise 6). */
export function contractDocument(input: ContractInput): ContractDocument {
  const { snapshot } = input;
  const totalCents = snapshot.amountDueCents;
  return {
    title: "Purchase Agreement",
    orderNumber: input.orderNumber,
    seller: `${input.sellerLegalName}, ${snapshot.rooftop.name}, ${snapshot.rooftop.city}, ${snapshot.rooftop.state}`,
    buyer: input.buyerName,
    vehicle: snapshot.vehicle.title,
    vin: snapshot.vehicle.vin,
    mileage: snapshot.vehicle.mileage,
    lines: snapshot.lines.map(({ label, amountCents, isEstimate }) => ({ label, amountCents, isEstimate })),
    totalCents,
    depositCents: snapshot.depositCents,
    balanceCents: totalCents - snapshot.depositCents,
    paragraphs: PARAGRAPHS,
  };
}

const PARAGRAPHS: readonly string[] = [
  "The buyer agrees to buy, and the seller to sell, the vehicle named above for the amounts listed above.",
  "Amounts marked as an estimate follow from rates of the buyer's state; the seller corrects them at no cost to the buyer if they turn out lower.",
  "The buyer receives the vehicle when the balance is paid and this agreement is countersigned by the seller.",
  "Sample agreement; the retailer's legal text replaces it.",
];

/** The exact text whose SHA-256 is signed: one line per fact, always in this order. */
export function contractText(document: ContractDocument): string {
  const money = (label: string, cents: Cents) => `${label}: ${formatDollarsAndCents(cents)}`;
  return [
    document.title,
    `Order: ${document.orderNumber}`,
    `Seller: ${document.seller}`,
    `Buyer: ${document.buyer}`,
    `Vehicle: ${document.vehicle}`,
    `VIN: ${document.vin ?? "not assigned"}`,
    `Odometer: ${document.mileage ?? "not stated"}`,
    ...document.lines.map(({ label, amountCents, isEstimate }) =>
      money(isEstimate ? `${label} (estimate)` : label, amountCents),
    ),
    money("Total", document.totalCents),
    money("Deposit", document.depositCents),
    money("Balance", document.balanceCents),
    ...document.paragraphs,
  ].join("\n");
}

/** The typed signature is the buyer's own name, however it is spaced or capitalised. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").toLocaleLowerCase("en").replace(/\s+/g, " ").trim();
  return plain(typed) === plain(name);
}
