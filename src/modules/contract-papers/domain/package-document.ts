import type { Cents } from "#platform/shared/money.ts";
import type { BuyingSigner } from "./buying-signer.ts";

/** The kinds of paper a package may hold, in the order in which they are read. */
export const DOCUMENT_KINDS = [
  "purchase-agreement",
  "retail-installment-contract",
  "lease-agreement",
  "trade-in-agreement",
  "trade-in-odometer-statement",
  "payoff-authorization",
  "lease-buyout-statement",
  "title-power-of-attorney",
  "bill-of-sale",
  "odometer-statement",
  "buyers-guide",
  "protection-plan-1",
  "protection-plan-2",
  "protection-plan-3",
  "protection-plan-4",
  "protection-plan-5",
  "protection-plan-6",
] as const;
/** Names under which papers of earlier packages are kept; what was signed keeps its name. */
export const FORMER_KINDS = ["retail-instalment-contract"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number] | (typeof FORMER_KINDS)[number];

/** One amount of a table; cents are the order's own, `text` is printed where there is no amount. */
export interface AmountRow {
  readonly label: string;
  readonly amountCents: Cents;
  /** Where the number comes from, or what it is. */
  readonly note?: string;
  /** A sum of what stands above it. */
  readonly isTotal?: boolean;
}

/** One box of a disclosure: name, number, and what it means in a sentence. */
export interface DisclosureBox {
  readonly label: string;
  readonly value: string;
  readonly meaning: string;
  /** Regulation Z: must stand out from the others. */
  readonly isConspicuous?: boolean;
}

/** Where the buyer writes. Ids are unique in a package; the place is found by the renderer. */
export interface SignatureField {
  readonly id: string;
  readonly kind: "signature" | "initials";
  /** What is agreed to by writing here; the field's accessible name. */
  readonly label: string;
  /** Whose it is; the buyer's when left out. */
  readonly signer?: "co-buyer" | undefined;
}

/** What a page is made of. The browser shows it as HTML, the server sets it as PDF, from the same data. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly isStrong?: boolean }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: "amounts"; readonly caption: string; readonly rows: readonly AmountRow[] }
  | { readonly kind: "disclosure"; readonly caption: string; readonly boxes: readonly DisclosureBox[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: "choices";
      readonly caption: string;
      readonly options: readonly { readonly text: string; readonly isChosen: boolean }[];
    }
  | { readonly kind: "field"; readonly field: SignatureField }
  /** Where the retailer countersigns, and who does it. */
  | { readonly kind: "seller"; readonly label: string; readonly signatory?: Signatory | undefined };

/** A natural person who signs for the retailer. */
export interface Signatory {
  readonly name: string;
  readonly title: string;
}

export interface PackageDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  /** One sentence: what this paper does. */
  readonly purpose: string;
  readonly blocks: readonly Block[];
}

/** What the buyer reads and signs, and whom it binds; sealed as it was made. */
export interface ContractPackage {
  readonly orderNumber: string;
  /** Who signs, as the documents print it. */
  readonly buyer: string;
  /** Who buys and signs together with them; left out where one person buys. */
  readonly coBuyer?: string | undefined;
  readonly seller: string;
  readonly documents: readonly PackageDocument[];
}

/** What waits for the hand of one of those who buy, in reading order. */
export function fieldsOfSigner(
  documents: readonly PackageDocument[],
  signer: BuyingSigner,
): readonly SignatureField[] {
  return fieldsOf(documents).filter((field) => (field.signer ?? "buyer") === signer);
}

/** A package's name of one of those who buy. */
export function signersName(
  { buyer, coBuyer = "" }: Pick<ContractPackage, "buyer" | "coBuyer">,
  signer: BuyingSigner,
): string {
  return signer === "co-buyer" ? coBuyer : buyer;
}

/** Everything that waits for the hands of those who buy, in reading order. */
export function fieldsOf(documents: readonly PackageDocument[]): readonly SignatureField[] {
  return documents.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "field" ? [block.field] : [])),
  );
}
