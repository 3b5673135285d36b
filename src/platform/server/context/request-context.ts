import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { TenantDatabase } from "../database/transactions/tenant-database.ts";

/** What an order capability may do; never more. */
export type OrderScope = "progress:read" | "signing:enter";

/**
 * Who asks. `system` is a job or a provider event, never an HTTP caller. `order-capability` is somebody who
 * proved to be the signer of one order, for half an hour: by what they know, or by a code sent to them.
 */
export type Actor =
  | { readonly kind: "anonymous" }
  | { readonly kind: "account"; readonly accountId: string; readonly sessionId: string }
  | {
      readonly kind: "order-capability";
      readonly orderId: string;
      readonly scopes: readonly OrderScope[];
      readonly proof: "knowledge" | "code";
      /** Somebody who buys together with the order's own buyer; left out for the buyer. */
      readonly signer?: "co-buyer" | undefined;
      /** Instant at which it ends. */
      readonly expiresAt: Date;
    }
  | { readonly kind: "system"; readonly name: string };

/** Where an HTTP call comes from. Personal data: seal it or reduce it before it is stored. */
export interface Caller {
  /** Network address as the process shell saw it; empty when unknown. */
  readonly address: string;
  /** `User-Agent` as sent, at most 512 characters; empty without one. */
  readonly userAgent: string;
  /** Where the caller's browser is, e.g. `https://cars.example.com`; only for what answers this very call. */
  readonly origin: string;
}

/** Everything a use case may touch; built once per request, no business types. */
export interface RequestContext {
  readonly tenantId: string;
  readonly actor: Actor;
  readonly db: TenantDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly correlationId: string;
  /** Where the retailer is found, e.g. `https://cars.example.com`: for links in messages and whatever is stored. */
  readonly siteOrigin: string;
  /** Absent in jobs, events and seeds. */
  readonly caller?: Caller;
}

/** Source of unguessable identifiers. */
export interface Ids {
  /** Opaque id, e.g. `ord_01J…`; time-ordered after the prefix. */
  next(prefix: string): string;
  /** `length` random characters of Crockford base32 (5 bits each). */
  random(length: number): string;
  /** Uniform random integer in [0, maxExclusive). */
  integer(maxExclusive: number): number;
}
