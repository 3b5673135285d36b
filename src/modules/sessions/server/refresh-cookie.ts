import { cookieValue } from "#platform/server/http/caller/cookie-value.ts";
import { isHttps } from "#platform/server/http/caller/is-https.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { IDLE_SECONDS } from "./sessions-repo.ts";

/** Over https browsers keep the prefixed name from everything that is not https; the path forbids `__Host-`. */
const nameFor = (request: Request): string => (isHttps(request) ? "__Secure-fc_refresh" : "fc_refresh");
const VALUE = /^[0-9A-Z]{52}$/u;
const PATH = "/public/identity";

/** The refresh token of this browser, if it has a well-formed one. */
export function readRefreshCookie(request: Request): string | undefined {
  const value = cookieValue(request, nameFor(request));
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

/** Out of reach of scripts and of other sites, sent to the identity calls only. */
export function refreshCookie(request: Request, token: string): string {
  return `${nameFor(request)}=${token}; Max-Age=${IDLE_SECONDS}; ${attributes(request)}`;
}

export function clearedRefreshCookie(request: Request): string {
  return `${nameFor(request)}=; Max-Age=0; ${attributes(request)}`;
}

function attributes(request: Request): string {
  const secure = isHttps(request) ? "; Secure" : "";
  return `Path=${PATH}; HttpOnly; SameSite=Strict${secure}`;
}

/**
 * Calls that work with the cookie answer only the site itself. SameSite=Strict is the first lock,
 * the browser's own word about where the call comes from the second.
 * @throws AppError `forbidden` `identity.crossSite`
 */
export function refuseOtherSites(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const foreignSite = site !== null && site !== "same-origin" && site !== "none";
  const foreignOrigin = origin !== null && hostOf(origin) !== host.toLowerCase();
  if (foreignSite || foreignOrigin) throw identityError("forbidden", "identity.crossSite");
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
