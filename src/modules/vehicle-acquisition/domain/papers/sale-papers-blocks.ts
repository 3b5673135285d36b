import type { Block, DocumentKind } from "#modules/contract-papers/domain/package-document.ts";
import { nameOf, type Seller } from "../seller-schema.ts";
import type { SalePaperInput } from "./sale-paper-input.ts";

const miles = new Intl.NumberFormat("en-US");

export const paragraph = (words: string): Block => ({ kind: "text", text: words });
export const milesOf = (count: number): string => `${miles.format(count)} miles`;

function addressOf({ streetAddress, addressLine2, city, state, zipCode }: Seller): string {
  return [streetAddress, addressLine2, `${city}, ${state} ${zipCode}`]
    .filter((part) => part !== "")
    .join(", ");
}

/** Who sells what to whom: the head of every paper. */
export function partiesBlock({ seller, deal, retailer, reference, date }: SalePaperInput): Block {
  const { rooftop, legalName } = retailer;
  const { car } = deal;
  return {
    kind: "facts",
    rows: [
      ["Seller (transferor)", `${nameOf(seller)}, ${addressOf(seller)}`],
      ...(seller.coOwner ? [["Second owner (transferor)", nameOf(seller.coOwner)] as const] : []),
      [
        "Buyer (transferee)",
        `${legalName}, ${rooftop.name}, ${rooftop.streetAddress}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`,
      ],
      ["Vehicle", [car.year, car.make, car.model, car.trim].filter(Boolean).join(" ")],
      ["Body type", car.bodyStyle?.toUpperCase() ?? "not stated"],
      ["VIN", deal.vin],
      ["Odometer", milesOf(deal.inspection.miles)],
      ["Reference", reference],
      ["Date", date],
    ],
  };
}

/** Where each owner signs, and where the retailer does. */
export function signatureBlocks(
  kind: DocumentKind,
  label: string,
  { seller }: SalePaperInput,
): readonly Block[] {
  const field = { id: `${kind}.signature`, kind: "signature", label } as const;
  return [
    { kind: "field", field },
    ...(seller.coOwner
      ? [{ kind: "field", field: { ...field, id: `${field.id}.co-buyer`, signer: "co-buyer" } } as const]
      : []),
    { kind: "seller", label: "Buyer" },
  ];
}
