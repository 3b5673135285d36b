import { buyerNameOf, type ContractInput } from "../contract-input.ts";
import type { Block, DocumentKind, SignatureField } from "../package-document.ts";

const miles = new Intl.NumberFormat("en-US");

/** `21,000 miles`, or that nobody stated them. */
export function mileageText(mileage: number | null): string {
  return mileage === null ? "not stated" : `${miles.format(mileage)} miles`;
}

/** Who deals with whom about which car: the head of every paper. */
export function partiesBlock(input: ContractInput, names: { buyer: string; seller: string }): Block {
  const { snapshot, buyer } = input;
  const { vehicle, rooftop } = snapshot;
  const address = [
    buyer.addressLine1,
    buyer.addressLine2,
    [buyer.city, [buyer.state, buyer.zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
  ];
  return {
    kind: "facts",
    rows: [
      [names.buyer, [buyerNameOf(buyer), ...address].filter(Boolean).join(", ")],
      [
        names.seller,
        `${input.seller.legalName}, ${rooftop.name}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`,
      ],
      ["Vehicle", vehicle.title],
      ["VIN", vehicle.vin ?? "not assigned yet"],
      ["Odometer", mileageText(vehicle.mileage)],
      ["Condition", CONDITIONS[vehicle.condition]],
      ["Order", input.orderNumber],
      ["Date", input.dates.contract],
    ],
  };
}

const CONDITIONS = { new: "New", used: "Used", certified: "Used, certified by its maker" } as const;

/** A place to write in. */
export function fieldBlock(
  document: DocumentKind,
  field: Pick<SignatureField, "kind" | "label"> & { readonly name?: string },
): Block {
  const { kind, label, name = kind } = field;
  return { kind: "field", field: { id: `${document}.${name}`, kind, label } };
}

export const text = (words: string): Block => ({ kind: "text", text: words });
export const heading = (words: string): Block => ({ kind: "heading", text: words });
