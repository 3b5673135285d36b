import type { SignatureMark } from "../domain/signature-mark.ts";

/** What one of those who buy wrote. */
export interface BuyersSignature {
  readonly name: string;
  readonly initials: string;
  readonly mark: SignatureMark;
  /** As printed beside it, with its zone. */
  readonly signedAt: string;
}

/** What was written on the papers, for the signed copy. */
export interface DrawnSignatures {
  readonly buyer: BuyersSignature;
  readonly coBuyer?: BuyersSignature | undefined;
  /** The retailer's countersignature, once it is there. */
  readonly seller:
    | {
        readonly name: string;
        /** With title and company, as printed beside it. */
        readonly printed: string;
        readonly signedAt: string;
      }
    | undefined;
}
