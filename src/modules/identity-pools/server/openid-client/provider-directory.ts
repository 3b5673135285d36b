import { HOUR_MS } from "#platform/shared/time/durations.ts";
import type { ExportedJWKSCache, ServerMetadata } from "openid-client";

const FRESH_MS = HOUR_MS;

interface Known {
  readonly server: ServerMetadata;
  readonly foundAt: number;
  jwks: ExportedJWKSCache | undefined;
}

/** What a process knows of providers: their discovery documents for an hour, and their keys. */
export class ProviderDirectory {
  readonly #known = new Map<string, Known>();

  /** `now` in milliseconds. */
  find(issuer: string, now: number): Known | undefined {
    const known = this.#known.get(issuer);
    return known !== undefined && Math.abs(now - known.foundAt) < FRESH_MS ? known : undefined;
  }

  remember(issuer: string, server: ServerMetadata, now: number): Known {
    const known: Known = { server, foundAt: now, jwks: undefined };
    this.#known.set(issuer, known);
    return known;
  }

  forget(issuer: string): void {
    this.#known.delete(issuer);
  }
}
