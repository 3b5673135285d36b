import { buyerNameOf, type ContractInput, sellerOf } from "../contract-input.ts";
import type { Block, DocumentKind, SignatureField } from "../package-document.ts";

const miles = new Intl.NumberFormat("en-US");

/** A sentence that ends with a name; "Inc." brings its period along. */
export const endingWith = (words: string, name: string): string => `${words} ${name.replace(/\.$/u, "")}.`;

/** `21,000 miles`, or that nobody stated them. */
export function mileageText(mileage: number | null): string {
  return mileage === null ? "not stated" : `${miles.format(mileage)} miles`;
}

type Address = Pick<ContractInput["buyer"], "addressLine1" | "addressLine2" | "city" | "state" | "zipCode">;

/** Street, city, state and zip on one line, as far as they are known. */
function buyerAddress(buyer: Address): string {
  const place = [buyer.city, [buyer.state, buyer.zipCode].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  return [buyer.addressLine1, buyer.addressLine2, place].filter(Boolean).join(", ");
}

/** One person who buys, as every paper prints them. */
export function nameAndAddress(person: Parameters<typeof buyerNameOf>[0] & Address): string {
  return [buyerNameOf(person), buyerAddress(person)].filter(Boolean).join(", ");
}

/** Who deals with whom about which car: the head of every paper. */
export function partiesBlock(input: ContractInput, names: { buyer: string; seller: string }): Block {
  const { snapshot, buyer, coBuyer } = input;
  const { vehicle } = snapshot;
  return {
    kind: "facts",
    rows: [
      [names.buyer, nameAndAddress(buyer)],
      ...(coBuyer ? [[`Co-${names.buyer.toLowerCase()}`, nameAndAddress(coBuyer)] as const] : []),
      [names.seller, sellerOf(input)],
      ...(input.seller.license === null
        ? []
        : [[`${names.seller}'s dealer license`, input.seller.license] as const]),
      ["Vehicle", vehicle.title],
      ["VIN", vehicle.vin ?? "not assigned yet"],
      ["Odometer", mileageText(vehicle.mileage)],
      ["Condition", CONDITIONS[vehicle.condition]],
      ["Order", input.orderNumber],
      ["Date", input.dates.contract],
    ],
  };
}

const CONDITIONS = { new: "New", used: "Used", certified: "Used, certified by its manufacturer" } as const;

/** Where a natural person signs for the retailer. */
export function sellerBlock({ seller }: Pick<ContractInput, "seller">, label: string): Block {
  return { kind: "seller", label, ...(seller.signatory && { signatory: seller.signatory }) };
}

/** What an amount that is marked as an estimate means; nothing where none is. */
export function estimateBlocks({ snapshot }: Pick<ContractInput, "snapshot">): readonly Block[] {
  if (!snapshot.lines.some(({ isEstimate }) => isEstimate)) return [];
  return [
    text(
      "Amounts marked as an estimate, and the totals they are part of, follow from the rates of your state. If they turn out lower, we refund the difference; if they turn out higher, we pay it.",
    ),
  ];
}

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
