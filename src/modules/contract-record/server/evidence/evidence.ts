import type { PaperIdentity } from "#platform/server/pdf/signature/paper-identity.ts";
import type { ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import type { SignatureMark } from "#modules/contract-papers/domain/signature-mark.ts";
import type { ContractEvent } from "../contract-events-repo.ts";
import type { ContractFileInfo } from "../contract-files-repo.ts";
import type { ContractRow } from "../contracts-repo.ts";

/** What the buyer wrote, besides the name. */
export interface SigningAct {
  readonly initials: string;
  readonly mark: SignatureMark;
  /** Ids of the fields that were filled in. */
  readonly fields: readonly string[];
}

/** Everything a signed copy shows; read in a transaction, set outside of it. */
export interface Evidence {
  readonly row: ContractRow;
  readonly package: ContractPackage;
  readonly timeZone: string;
  readonly events: readonly ContractEvent[];
  readonly papers: readonly Paper[];
  readonly signer: { readonly accountId: string; readonly email: string };
  /** Empty where one person buys. */
  readonly coBuyerEmail: string;
  /** With what the copy is sealed. */
  readonly identity: PaperIdentity;
}

/** One paper of the package as it was read. */
export type Paper = ContractFileInfo & { readonly bytes: Buffer };

/** A whole signature of somebody who buys. */
export type SignedHand = SigningAct & { readonly name: string; readonly signedAt: Date };

/** A copy is made once everybody who buys has signed. */
export interface Signatures {
  readonly buyer: SignedHand;
  /** Left out where one person buys. */
  readonly coBuyer?: SignedHand | undefined;
  readonly seller?: SellerHand;
}

/** Who signs for the retailer. */
export interface SellerHand {
  readonly name: string;
  /** Null where the retailer names no person and signs with its legal name. */
  readonly title: string | null;
  readonly company: string;
  readonly signedAt: Date;
}

/** `Dana Whitfield, General Sales Manager, for North Motors LLC`. */
export function printedName({ name, title, company }: Omit<SellerHand, "signedAt">): string {
  return title === null ? company : `${name}, ${title}, for ${company}`;
}
