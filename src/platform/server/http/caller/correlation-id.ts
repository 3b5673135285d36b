import type { Ids } from "../../context/request-context.ts";

const VALID = /^[A-Za-z0-9._-]{8,64}$/;

/** A caller's own valid X-Correlation-Id is kept; anything else is replaced by a fresh one. */
export function correlationIdOf(request: Request, ids: Ids): string {
  return validCorrelationId(request.headers.get("x-correlation-id"), ids);
}

/** The same from the header's value. */
export function validCorrelationId(own: string | null | undefined, ids: Ids): string {
  return typeof own === "string" && VALID.test(own) ? own : ids.random(20);
}
