import type { RequestContext } from "../context/request-context.ts";

/** What arrived: raw bytes, because signatures are over bytes and not over what a parser makes of them. */
export interface Delivery {
  readonly body: Uint8Array;
  readonly headers: Headers;
  /** What the address carried, for senders that sign nothing and call an address of ours that does. */
  readonly query?: URLSearchParams;
  /** The retailer's secrets for this source; any one may have signed, so that secrets can be replaced. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

export type Verification =
  | {
      readonly kind: "authentic";
      /** The sender's own id of the event; equal ids are one event. */
      readonly eventId: string;
      readonly type: string;
      readonly occurredAt: Date | null;
    }
  /** `reason` goes to the log, never to the sender. */
  | { readonly kind: "refused"; readonly reason: "signature" | "too-old" | "malformed" };

/** A stored event. */
export interface WebhookEvent {
  readonly eventId: string;
  readonly type: string;
  /** When it became true, in the sender's words. */
  readonly occurredAt: Date | null;
  readonly receivedAt: Date;
  /** The body parsed as JSON. */
  readonly payload: unknown;
}

/**
 * One sender of webhooks. Module owners declare theirs (`export const canopyWebhooks: WebhookSource<…>`),
 * composition lists them; the inbox does the rest.
 */
export interface WebhookSource<Ctx extends RequestContext = RequestContext> {
  /** Last part of the address `/webhooks/:source`. */
  readonly name: string;
  /** Checks a delivery before anything is parsed for meaning; pure, constant-time where it compares. */
  verify(delivery: Delivery): Verification | Promise<Verification>;
  /**
   * Acts on an event, after it was stored; at least once, so it must be repeatable. A webhook is a hint:
   * re-read the object from the sender before money, identity or insurance moves. A thrown `conflict` or
   * `provider-unavailable` is tried again with backoff, because events arrive in any order; other AppErrors
   * end the event with their code. "overtaken" for an event that is older than what was applied: it is kept and changes
   * nothing.
   */
  apply(ctx: Ctx, event: WebhookEvent): Promise<"overtaken" | void>;
}

/** Supplies the secrets of a source for the context's tenant; an empty list refuses every delivery. */
export interface WebhookSecrets {
  of(ctx: RequestContext, source: string): readonly string[];
}
