import { AppError } from "#platform/shared/app-error.ts";
import { failpoint, withinCall } from "../process/failpoint.ts";
import type { Actor, RequestContext } from "../context/request-context.ts";
import type { Endpoint, EndpointInput } from "./endpoint.ts";
import { idempotencyKeyOf, runIdempotent } from "./idempotency.ts";
import { readJsonBody } from "./bodies/read-body.ts";
import { questionOf } from "./path-and-query.ts";
import { validate } from "./validate.ts";

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/**
 * Authorizes first, parses second, calls the use case, and answers.
 * Throws AppError for everything a caller did wrong.
 */
export async function callEndpoint<Ctx extends RequestContext>(
  endpoint: Endpoint<Ctx>,
  ctx: Ctx,
  call: {
    readonly request: Request;
    readonly params: Record<string, string>;
    /** Told what was sent before it is checked; for the security log. */
    readonly onBody?: (raw: unknown) => void;
  },
): Promise<Response> {
  if (!mayCall(endpoint, ctx.actor)) {
    throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
  }
  refuseNul(call);
  const params = endpoint.params ? validate(endpoint.params, call.params, "params.invalid") : undefined;
  const query = endpoint.query ? validate(endpoint.query, queryOf(call.request), "query.invalid") : undefined;
  const raw = endpoint.body ? await readJsonBody(call.request, endpoint.maxBodyBytes) : undefined;
  call.onBody?.(raw);
  const body = endpoint.body ? validate(endpoint.body, raw, "body.invalid") : undefined;
  const idempotencyKey = endpoint.method === "GET" ? undefined : idempotencyKeyOf(call.request);
  const input = { params, query, body, idempotencyKey, request: call.request };
  const name = `${endpoint.method} ${endpoint.path}`;
  const run = async () => {
    failpoint("received");
    return answer(await endpoint.handle(ctx, input as EndpointInput<never, never, never>));
  };
  return withinCall(name, async () => {
    const response = await runOnce(ctx, { endpoint, raw, idempotencyKey, request: call.request, run });
    failpoint("answered");
    return response;
  });
}

/** Once per Idempotency-Key where the endpoint offers that, as often as it arrives elsewhere. */
function runOnce(
  ctx: RequestContext,
  call: {
    readonly endpoint: Pick<Endpoint, "method" | "path" | "idempotent">;
    readonly raw: unknown;
    readonly idempotencyKey: string | undefined;
    readonly request: Request;
    readonly run: () => Promise<Response>;
  },
): Promise<Response> {
  const { endpoint, raw, idempotencyKey, request, run } = call;
  if (!endpoint.idempotent || idempotencyKey === undefined) return run();
  const fingerprint = `${new URL(request.url).pathname}\n${JSON.stringify(raw ?? null)}`;
  return runIdempotent(
    ctx,
    { key: idempotencyKey, route: `${endpoint.method} ${endpoint.path}`, fingerprint },
    run,
  );
}

/** An order capability opens the calls that name its scope and, unlike an account, not even the public ones. */
function mayCall({ access, scope }: Pick<Endpoint, "access" | "scope">, actor: Actor): boolean {
  if (actor.kind === "order-capability" || access === "order-capability") {
    return (
      access === "order-capability" &&
      actor.kind === "order-capability" &&
      scope !== undefined &&
      actor.scopes.includes(scope)
    );
  }
  return access !== "account" || actor.kind === "account";
}

/** PostgreSQL text cannot hold NUL. */
export const hasNul = ({ url }: Pick<Request, "url">): boolean => url.includes("%00");

/** Throws `invalid` for an address that has one. */
function refuseNul(call: { readonly request: Request; readonly params: Record<string, string> }): void {
  if (hasNul(call.request) || Object.values(call.params).some((value) => value.includes("\0"))) {
    throw new AppError("invalid", {
      code: "url.nulCharacter",
      message: "The address may not contain NUL characters.",
    });
  }
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(questionOf(request)));
}

function answer(result: Response | object | null): Response {
  if (result instanceof Response) return result;
  if (result === null) return new Response(null, { status: 204 });
  return new Response(JSON.stringify(result), { headers: JSON_HEADERS });
}
