import type { RequestContext } from "../context/request-context.ts";

/**
 * Work done after a commit, at least once: handlers must be repeatable.
 * `ctx.actor` is `system`; a thrown error is retried with backoff, then kept as a dead letter.
 */
export interface JobHandler<Ctx extends RequestContext = RequestContext> {
  readonly kind: string;
  handle(ctx: Ctx, payload: unknown): Promise<void>;
}
