import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { CANCELLING_ERRORS, SigningStatus } from "../domain/signing-status.ts";

/** Why a package can't be signed any more (SIGN-08). */
export type SigningRefusal = (typeof CANCELLING_ERRORS)[number];

export interface SigningRefused {
  readonly kind: "refused";
  readonly code: SigningRefusal;
}

/** One paper with the places to write in; points from the top left corner of a US letter page. */
export interface PaperToSign {
  readonly name: string;
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly fields: readonly {
    readonly id: string;
    readonly kind: "signature" | "initials";
    readonly label: string;
    readonly page: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Whose it is; the buyer's when left out. */
    readonly signer?: "co-buyer" | undefined;
  }[];
}

export interface NewPackage {
  /** The same for every attempt at the same package: a vendor makes one, however often it is asked. */
  readonly key: string;
  readonly title: string;
  readonly documentHash: string;
  readonly expiresAt: Date;
  readonly papers: readonly PaperToSign[];
  readonly buyer: { readonly name: string; readonly email: string };
  /** Signs together with the buyer, before or after them; left out where one person buys. */
  readonly coBuyer?: NewPackage["buyer"] | undefined;
  readonly seller: { readonly name: string; readonly email: string };
}

/** What the keeper of a package says of it, in our words. */
export interface PackageReport {
  readonly status: SigningStatus;
  /** Instants; null while the signature is missing. */
  readonly buyerSignedAt: Date | null;
  readonly sellerSignedAt: Date | null;
  /** What was handed in with the buyer's signature on our page; null where the vendor's page took it. */
  readonly hand: string | null;
  /** The same of who buys together with the buyer; left out where one person buys. */
  readonly coBuyer?: { readonly signedAt: Date | null; readonly hand: string | null } | undefined;
}

/**
 * Who buys signs on our page, which hands the signature over. Signing the same papers twice is one signature, the first
 * one. `hand` is what they wrote, sealed by the shop; it is kept with the signature and reported with it.
 */
export interface SignedHere {
  readonly place: "here";
  sign(
    ctx: TenantContext,
    input: {
      readonly ref: string;
      readonly documentHash: string;
      readonly hand: string;
      readonly signer: BuyingSigner;
    },
  ): Promise<{ readonly kind: "signed" } | SigningRefused>;
}

/** The buyer signs on a page of the vendor: an address for one visit, made for each click and never stored. */
export interface SignedElsewhere {
  readonly place: "elsewhere";
  openPage(
    ctx: TenantContext,
    input: {
      readonly ref: string;
      readonly person: NewPackage["buyer"];
      readonly signer: BuyingSigner;
      readonly returnUrl: string;
    },
  ): Promise<{ readonly kind: "page"; readonly url: string } | SigningRefused>;
}

/**
 * Keeps the packages that are signed and vouches for the signatures. Writes that may have happened although no
 * answer came are repeatable. @throws AppError provider-unavailable `signing.unavailable`
 */
export interface SigningProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** Where the buyer signs, and what can be done there. */
  readonly signing: SignedHere | SignedElsewhere;
  /** A new package around exact papers. */
  createPackage(ctx: TenantContext, input: NewPackage): Promise<{ readonly ref: string }>;
  /**
   * The package that was made for a key; null for none. Left out where packages are kept in our own database: what is made
   * there is never unknown here.
   */
  find?(ctx: TenantContext, key: string): Promise<{ readonly ref: string } | null>;
  /** Where a package stands; asked once for each event about it, never from a polling call. */
  read(ctx: TenantContext, ref: string): Promise<PackageReport>;
  /** All papers with the signatures so far and the vendor's own certificate, where the vendor keeps them. */
  download(ctx: TenantContext, ref: string): Promise<Uint8Array | null>;
  /** Ending a package that is over changes nothing. */
  cancel(ctx: TenantContext, ref: string): Promise<void>;
}
