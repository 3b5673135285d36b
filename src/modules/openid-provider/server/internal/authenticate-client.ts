import { createHash, timingSafeEqual } from "node:crypto";
import type { OpenIdClient } from "../../domain/settings-schema.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { OAuthError } from "./oauth-error.ts";

interface Presented {
  readonly clientId: string | undefined;
  readonly secret: string | undefined;
}

/**
 * Who calls the token endpoint: a confidential client proves its secret (in the header or the form, never
 * both), a public one only names itself and is held by PKCE.
 * @throws OAuthError `invalid_client`
 */
export function authenticateClient(
  ctx: IdentityContext,
  headers: Headers,
  form: URLSearchParams,
): OpenIdClient {
  const presented = presentedIn(headers, form);
  const client = ctx.tenant.openIdClients.find(({ clientId }) => clientId === presented.clientId);
  if (client === undefined || !provesItself(client, presented.secret)) {
    throw new OAuthError("invalid_client", "the client or its secret is not known");
  }
  return client;
}

function presentedIn(headers: Headers, form: URLSearchParams): Presented {
  const inForm = {
    clientId: form.get("client_id") ?? undefined,
    secret: form.get("client_secret") ?? undefined,
  };
  const [, basic] = /^Basic +([A-Za-z0-9+/=]+)$/iu.exec(headers.get("authorization") ?? "") ?? [];
  if (basic === undefined) return inForm;
  if (inForm.secret !== undefined) throw new OAuthError("invalid_client", "the secret is there twice");
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString("utf8").split(":", 2);
  const decoded = { clientId: formDecoded(id), secret: formDecoded(secret) };
  if (inForm.clientId !== undefined && inForm.clientId !== decoded.clientId) {
    throw new OAuthError("invalid_client", "two clients are named");
  }
  return decoded;
}

/** Both halves are form-encoded before they are joined (RFC 6749 2.3.1). */
function formDecoded(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll("&", "%26")}`).get("v") ?? "";
}

function provesItself(client: OpenIdClient, secret: string | undefined): boolean {
  if (client.secretHash === null) return secret === undefined || secret === "";
  const given = createHash("sha256")
    .update(secret ?? "")
    .digest();
  const known = Buffer.from(client.secretHash, "base64url");
  return known.length === given.length && timingSafeEqual(known, given);
}
