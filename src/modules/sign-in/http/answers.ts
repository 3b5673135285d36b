import * as v from "valibot";
import type { Browser } from "#modules/accounts/domain/browser.ts";
import type { IdentityContext } from "../server/identity-context.ts";
import { browserTokenCookie } from "#modules/accounts/server/devices/browser-token.ts";
import type { SignedIn } from "#modules/sessions/server/open-session.ts";
import { refreshCookie } from "#modules/sessions/server/refresh-cookie.ts";

/** A code is on its way, whether or not anybody gets it. */
export const codeSentSchema = v.object({
  codeExpiresInSeconds: v.number(),
  resendAfterSeconds: v.number(),
  oneRequestLeft: v.optional(v.boolean()),
});

export const tokensSchema = v.object({
  accessToken: v.string(),
  idToken: v.string(),
  tokenType: v.literal("Bearer"),
  expiresIn: v.number(),
});

/** Tokens for the page, the refresh token in its cookie. */
export function withTokens(request: Request, { tokens, refreshToken }: SignedIn): Response {
  return json(tokens, 200, { "set-cookie": refreshCookie(request, refreshToken) });
}

/** The same answer with the cookie that knows this browser again. */
export function knowing(
  ctx: IdentityContext & { readonly browser: Browser },
  request: Request,
  answer: Response,
): Response {
  answer.headers.append("set-cookie", browserTokenCookie(ctx, request));
  return answer;
}

/** JSON that no cache keeps, unless `headers` say otherwise. */
export function json(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
