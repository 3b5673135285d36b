import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { visitedOrigin } from "#platform/server/http/caller/visited-origin.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { type SandboxCall, serveSandbox } from "./sandbox-provider.ts";

const ROOT = "/sandbox/gateway/identity/:provider";
const params = v.object({ provider: v.picklist(["google", "apple"]) });

const calls: readonly (readonly ["GET" | "POST", string, SandboxCall, string])[] = [
  ["GET", "/.well-known/openid-configuration", "discovery", "Describes the embedded sign-in provider."],
  ["GET", "/jwks", "jwks", "Its public keys."],
  ["GET", "/authorize", "authorize", "Its page to choose an account."],
  ["POST", "/authorize", "choose", "What somebody chose there; sends the browser back to the shop."],
  ["POST", "/token", "token", "Trades its code for tokens; answers and errors as RFC 6749 wants them."],
  ["POST", "/revoke", "revoke", "Ends a token (RFC 7009)."],
];

/** The embedded stand-ins for Google and Apple over HTTP; they exist only while the sandbox is on. */
export const sandboxSignInEndpoints = calls.map(([method, path, call, summary]) =>
  endpoint<PoolContext>()({
    method,
    path: `${ROOT}${path}`,
    access: "sandbox",
    summary,
    params,
    handle: (ctx, input) =>
      serveSandbox(ctx, {
        call,
        provider: input.params.provider,
        request: input.request,
        origin: visitedOrigin(input.request, ctx.siteOrigin),
      }),
  }),
);
