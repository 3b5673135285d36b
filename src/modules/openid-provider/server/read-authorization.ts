import { type CheckedRequest, checkAuthorizationRequest } from "../domain/authorization-request.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";

/** Checks an authorization request for the page that puts it before the person. */
export function readAuthorization(
  ctx: Pick<IdentityContext, "tenant">,
  input: { readonly parameters: URLSearchParams; readonly issuer: string },
): CheckedRequest {
  return checkAuthorizationRequest(input.parameters, ctx.tenant.openIdClients, input.issuer);
}
