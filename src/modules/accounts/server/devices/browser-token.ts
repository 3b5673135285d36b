import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { cookieValue } from "#platform/server/http/caller/cookie-value.ts";
import { isHttps } from "#platform/server/http/caller/is-https.ts";
import type { Browser } from "../../domain/browser.ts";
import type { AccountsContext } from "../accounts-context.ts";

const NAME = "fc_device";
const PATH = "/public/identity";
/** 260 random bits, and a signature of this retailer's: a cookie from elsewhere is none. */
const VALUE = /^([0-9A-Z]{52})\.([\w-]{16})$/u;
const MAX_AGE_SECONDS = 400 * 86_400;

/** The context with the browser that calls: by its cookie, or a new one that the answer hands out. */
export function withBrowser<T extends AccountsContext>(
  ctx: T,
  request: Request,
): T & { readonly browser: Browser } {
  const token = readToken(ctx, request);
  return { ...ctx, browser: { token: token ?? ctx.ids.random(52), isNew: token === undefined } };
}

/**
 * Kept for as long as browsers keep cookies; Lax, because people come back from Google and Apple with it.
 * @param path the calls that it goes to; those of identity when left out
 */
export function browserTokenCookie(
  ctx: AccountsContext & { readonly browser: Browser },
  request: Request,
  path = PATH,
): string {
  const https = isHttps(request);
  const value = `${ctx.browser.token}.${signatureOf(ctx, ctx.browser.token)}`;
  const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${https ? "__Secure-" : ""}${NAME}=${value}; ${attributes}`;
}

function readToken(ctx: AccountsContext, request: Request): string | undefined {
  const value = cookieValue(request, isHttps(request) ? `__Secure-${NAME}` : NAME) ?? "";
  const [, token = "", signature] = VALUE.exec(value) ?? [];
  return token !== "" && signature === signatureOf(ctx, token) ? token : undefined;
}

function signatureOf(ctx: AccountsContext, token: string): string {
  return blindIndex(ctx.keys, `browser_token|${token}`).slice(0, 16);
}
