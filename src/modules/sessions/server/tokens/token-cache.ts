import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** What a verified access token says. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  /** Epoch seconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Verified tokens by their hash, so that a repeated one costs a hash instead of a signature check. */
export type TokenCache = LRUCache<string, AccessClaims>;

/** @param max tokens kept; the ones used longest ago go first */
export function makeTokenCache(max: number): TokenCache {
  return new LRUCache({ max });
}

/** The key under which a token of a tenant is kept; the token itself is never stored. */
export function tokenCacheKey(tenantId: string, token: string): string {
  return hash("sha256", `${tenantId}\n${token}`, "base64");
}
