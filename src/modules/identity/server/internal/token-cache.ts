import { hash } from "node:crypto";

/** What a verified access token says. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  /** Epoch seconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Verified tokens by their hash, so that a repeated one costs a hash instead of a signature check. */
export class TokenCache {
  readonly #capacity: number;
  #young = new Map<string, AccessClaims>();
  #old = new Map<string, AccessClaims>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The key under which a token of a tenant is kept; the token itself is never stored. */
  static key(tenantId: string, token: string): string {
    return hash("sha256", `${tenantId}\n${token}`, "base64");
  }

  get(key: string): AccessClaims | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  /** Two generations: when the young one is full the old one is dropped whole, which bounds both. */
  set(key: string, claims: AccessClaims): void {
    if (this.#young.size >= this.#capacity / 2) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, claims);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }
}
