import * as v from "valibot";
import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { SANDBOX_CALLBACK, SANDBOX_CLIENT } from "./sandbox-names.ts";

const text = v.pipe(v.string(), v.maxLength(500));

const schema = v.object({
  client_id: v.literal(SANDBOX_CLIENT),
  response_type: v.literal("code"),
  redirect_uri: text,
  scope: v.pipe(text, v.regex(/(?:^| )openid(?: |$)/u)),
  state: v.pipe(text, v.nonEmpty()),
  nonce: v.pipe(text, v.nonEmpty()),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/u)),
  code_challenge_method: v.literal("S256"),
  response_mode: v.optional(v.picklist(["query", "form_post"]), "query"),
});

export type SandboxAuthorization = v.InferOutput<typeof schema>;

/**
 * What an authorization request asks for. Stricter than a real provider: what it would let pass here
 * would be a fault of the shop.
 * @throws AppError `invalid` naming the parameter
 */
export function readAuthorization(
  parameters: URLSearchParams,
  { provider, origin }: { readonly provider: SocialProvider; readonly origin: string },
): SandboxAuthorization {
  const parsed = v.safeParse(schema, Object.fromEntries(parameters));
  if (!parsed.success) throw refused(v.getDotPath(parsed.issues[0]) ?? "request");
  const request = parsed.output;
  if (request.redirect_uri !== `${origin}${SANDBOX_CALLBACK}`) throw refused("redirect_uri");
  // Apple insists on the form once a name or an address is asked for.
  if (provider === "apple" && request.response_mode !== "form_post") throw refused("response_mode");
  return request;
}

function refused(field: string): AppError {
  const message = `The embedded provider refuses this ${field}.`;
  return new AppError("invalid", {
    code: "sandbox.authorizationRefused",
    message,
    fields: { [field]: message },
  });
}
