import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";

/** Where the sealed papers of a package live; a copy in another row does not open. */
export const contractPlace = (packageId: string): string => `contract_package|document|${packageId}`;

/** Where the sealed name of a signature lives. */
export const signaturePlace = (packageId: string, role: string): string =>
  `contract_signature|name|${packageId}|${role}`;

/** Where its sealed act lives; a buyer's is where it was before there were co-buyers. */
export const actPlace = (packageId: string, signer: BuyingSigner): string =>
  `contract_signature|act|${packageId}${signer === "buyer" ? "" : `|${signer}`}`;

/** Where what somebody wrote is sealed for, while the embedded signing service keeps it. */
export const handPlace = (packageId: string, signer: BuyingSigner): string =>
  `contract_package|hand|${packageId}${signer === "buyer" ? "" : `|${signer}`}`;
