import { AppError } from "#platform/shared/app-error.ts";
import { type AuthorizationRequest, withCode, withError } from "../domain/authorization-request.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { findSessionStart } from "#modules/sessions/server/sessions-repo.ts";
import { deleteOldGrants, insertGrant } from "./internal/openid-codes-repo.ts";
import { readAuthorization } from "./read-authorization.ts";

/** How long ago the person may have signed in when the application asks for a fresh sign-in. Seconds. */
const FRESH_SECONDS = 120;
const KEEP_CODES_MS = 3_600_000;

interface AuthorizationAnswer {
  /** The question of the authorization page, without the `?`. */
  readonly query: string;
  readonly agreed: boolean;
  /** Origin of the host the person is on. */
  readonly issuer: string;
}

type AuthorizationOutcome =
  | { readonly redirectTo: string }
  /** The application wants a sign-in that is younger than this one. */
  | { readonly signInAgain: true };

/**
 * What the signed-in person says to an application that asks who they are. The request is checked again:
 * the browser's word for it counts for nothing.
 * @throws AppError `unauthenticated`; `invalid` `openid.clientUnknown` or `openid.redirectUnknown`
 */
export async function answerAuthorization(
  ctx: IdentityContext,
  input: AuthorizationAnswer,
): Promise<AuthorizationOutcome> {
  if (ctx.actor.kind !== "account") {
    throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
  }
  const checked = readAuthorization(ctx, {
    parameters: new URLSearchParams(input.query),
    issuer: input.issuer,
  });
  if (checked.kind === "return") return { redirectTo: checked.redirectTo };
  if (checked.kind === "refuse") throw refused(checked.field);
  const { request } = checked;
  if (!input.agreed) return { redirectTo: denied(request, input.issuer) };
  return grant(
    ctx,
    { accountId: ctx.actor.accountId, sessionId: ctx.actor.sessionId },
    { ...input, request },
  );
}

async function grant(
  ctx: IdentityContext,
  who: { readonly accountId: string; readonly sessionId: string },
  { request, issuer }: { readonly request: AuthorizationRequest; readonly issuer: string },
): Promise<AuthorizationOutcome> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (trx) => {
    const session = await findSessionStart(trx, ctx.tenantId, who.sessionId);
    const authTime = session?.authTime ?? new Date(0);
    const age = (at.getTime() - authTime.getTime()) / 1000;
    const allowed = request.prompt === "login" ? FRESH_SECONDS : (request.maxAge ?? Number.POSITIVE_INFINITY);
    if (age > Math.max(allowed, FRESH_SECONDS)) return { signInAgain: true };
    await deleteOldGrants(trx, ctx.tenantId, new Date(at.getTime() - KEEP_CODES_MS));
    const { redirectUri, state } = request;
    const code = await insertGrant(trx, ctx, {
      at,
      grant: {
        ...who,
        issuer,
        redirectUri,
        authTime,
        clientId: request.client.clientId,
        scope: request.scopes.join(" "),
        nonce: request.nonce ?? null,
        codeChallenge: request.codeChallenge,
      },
    });
    return { redirectTo: withCode(redirectUri, { code, state, issuer }) };
  });
}

function denied({ redirectUri, state }: AuthorizationRequest, issuer: string): string {
  return withError(redirectUri, { error: "access_denied", description: "the person said no", state, issuer });
}

function refused(field: "client_id" | "redirect_uri"): AppError {
  const message = "This application is not set up to use your account.";
  const code = field === "client_id" ? "openid.clientUnknown" : "openid.redirectUnknown";
  return new AppError("invalid", { code, message, fields: { [field]: message } });
}
