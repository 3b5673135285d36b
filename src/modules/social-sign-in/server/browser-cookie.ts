import { cookieValue } from "#platform/server/http/caller/cookie-value.ts";
import { isHttps } from "#platform/server/http/caller/is-https.ts";
import type { CodeFlowProvider } from "../providers/code-flow-provider.ts";
import { VISIT_SECONDS } from "./provider-visits-repo.ts";

type AnswersBy = CodeFlowProvider["answersBy"];

/**
 * Who left for a provider must be who comes back (login CSRF). Links bring a Lax cookie along; a form that
 * another site posts brings only SameSite=None, which browsers accept over https alone. On plain http the
 * only such form is the sandbox's own, of the same site.
 */
const NAMES: Readonly<Record<AnswersBy, string>> = { query: "fc_visit", form_post: "fc_visit_post" };
const VALUE = /^[0-9A-Z]{52}$/u;

/** Over https browsers keep the prefixed name from everything that is not https. */
const nameOf = (kind: AnswersBy, https: boolean): string => `${https ? "__Secure-" : ""}${NAMES[kind]}`;

/** What this browser brought along. Values that we did not make count as none. */
export function readBrowser(request: Request): Readonly<Record<AnswersBy, string | undefined>> {
  const valueOf = (kind: AnswersBy): string | undefined => {
    const value = cookieValue(request, nameOf(kind, isHttps(request)));
    return value !== undefined && VALUE.test(value) ? value : undefined;
  };
  return { query: valueOf("query"), form_post: valueOf("form_post") };
}

/** Out of reach of scripts, for as long as a visit lasts. */
export function browserCookie(kind: AnswersBy, value: string, https: boolean): string {
  const site = kind === "form_post" && https ? "None" : "Lax";
  const secure = https ? "; Secure" : "";
  return `${nameOf(kind, https)}=${value}; Max-Age=${VISIT_SECONDS}; Path=/public/identity; HttpOnly; SameSite=${site}${secure}`;
}
