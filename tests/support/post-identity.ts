import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { signInEndpoints } from "#modules/sign-in/http.ts";
import { callEndpoint } from "#platform/server/http/call-endpoint.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { toErrorResponse } from "#platform/server/http/error-response.ts";

const HOST = "cars.example";
const all: readonly Endpoint<IdentityContext>[] = signInEndpoints;

/** One public call of identity with everything the shell does to its answer, under one correlation id. */
export async function postIdentity(
  ctx: IdentityContext,
  path: string,
  input: { readonly body: unknown; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const endpoint = all.find((one) => one.path === `/public/identity/${path}`);
  if (endpoint === undefined) throw new Error(`identity has no call ${path}`);
  const request = new Request(`http://${HOST}${endpoint.path}`, {
    method: "POST",
    headers: { host: HOST, "content-type": "application/json", ...input.headers },
    body: JSON.stringify(input.body),
  });
  try {
    return await callEndpoint(endpoint, ctx, { request, params: {} });
  } catch (error) {
    return toErrorResponse(error, "test", ctx);
  }
}
