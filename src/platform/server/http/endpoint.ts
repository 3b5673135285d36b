import type { GenericSchema, InferOutput } from "valibot";
import type { OrderScope, RequestContext } from "../context/request-context.ts";

/**
 * Who may call: `public` anyone; `account` needs a valid access token (401 otherwise);
 * `own-credentials` checks the Authorization header itself (other standards than our tokens);
 * `order-capability` needs an order capability with the endpoint's `scope`, and no other call accepts one;
 * `sandbox` exists only while the sandbox desk is on (404 otherwise).
 */
export type EndpointAccess = "public" | "account" | "order-capability" | "own-credentials" | "sandbox";

export interface EndpointInput<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Value of the Idempotency-Key header, validated, or undefined. */
  readonly idempotencyKey: string | undefined;
  /** The request itself, for cookies, raw bytes and streams. */
  readonly request: Request;
}

/** A use case may answer plain data (200 JSON) or a ready `Response` (binary, redirect, cookies, 201 …). */
type EndpointResult = Response | object | null;

/**
 * One HTTP call. The same schemas validate the request and generate /openapi.json.
 * `Ctx` names the ports the handler needs; composition proves that they are supplied.
 */
export interface Endpoint<Ctx extends RequestContext = RequestContext> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Hono path, e.g. `/api/commerce/orders/:orderNumber`. */
  readonly path: string;
  /** Other addresses of the same call, those that the product's contract names; `params` has what they add as optional. */
  readonly alsoAt?: readonly string[];
  readonly access: EndpointAccess;
  /** With `order-capability`: what the capability has to allow. */
  readonly scope?: OrderScope;
  readonly summary: string;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  /** JSON body; leave out for multipart or no body. At most 64 KiB unless `maxBodyBytes` says otherwise. */
  readonly body?: GenericSchema;
  readonly maxBodyBytes?: number;
  readonly response?: GenericSchema;
  /** A write whose first answer is stored and replayed for the same Idempotency-Key, account and body. */
  readonly idempotent?: boolean;
  readonly handle: (ctx: Ctx, input: EndpointInput<never, never, never>) => Promise<EndpointResult>;
}

type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined;

interface EndpointDefinition<
  Ctx extends RequestContext,
  P extends GenericSchema | undefined,
  Q extends GenericSchema | undefined,
  B extends GenericSchema | undefined,
> extends Omit<Endpoint<Ctx>, "params" | "query" | "body" | "handle"> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly handle: (ctx: Ctx, input: EndpointInput<Out<P>, Out<Q>, Out<B>>) => Promise<EndpointResult>;
}

/** Declares an endpoint with inferred input types: `endpoint<MyCtx>()({ … })`. */
export function endpoint<Ctx extends RequestContext = RequestContext>() {
  return <
    P extends GenericSchema | undefined = undefined,
    Q extends GenericSchema | undefined = undefined,
    B extends GenericSchema | undefined = undefined,
  >(
    definition: EndpointDefinition<Ctx, P, Q, B>,
  ): Endpoint<Ctx> => definition as unknown as Endpoint<Ctx>;
}

/** All addresses of a call, its own first. */
export function addressesOf({ path, alsoAt = [] }: Pick<Endpoint, "path" | "alsoAt">): readonly string[] {
  return [path, ...alsoAt];
}
