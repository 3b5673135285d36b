import type { IdentityPool, PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";

/** A pool under test, with the hands of a mailbox and of the vendor's administrator. */
export interface PoolSubject {
  readonly pool: IdentityPool;
  readonly ctx: PoolContext;
  /** The newest code that reached this address. */
  readonly codeOf: (email: string) => Promise<string>;
  /** The administrator shuts a person out. */
  readonly disable?: (email: string) => Promise<void>;
  /** Lets the pause between two codes pass, where the pool has one. */
  readonly later?: () => Promise<void>;
  /** Codes sent so far are over. */
  readonly expireCodes?: (email: string) => Promise<void>;
  /** Makes every region silent, and takes that back. */
  outage?: { begin(): Promise<void>; end(): Promise<void> };
  /** A person signs in at the provider's page; answers the address the browser comes back to. */
  visit?(url: string): Promise<string>;
  close(): Promise<void>;
}

/** Which parts of the contract apply; the first test holds `capabilities` to it. */
export interface PoolTraits {
  readonly embeddedForms: boolean;
  /** Pools that have one keep a handle per session. */
  readonly handles: boolean;
  readonly redirects: boolean;
  /** Who the person at the provider's page is. */
  readonly visitor?: { readonly email: string };
}

/** The subject, once it is there. */
export type Get = () => PoolSubject;
