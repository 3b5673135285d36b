import { createHash } from "node:crypto";
import { AppError } from "#platform/shared/app-error.ts";
import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import type { CodeFlowProvider } from "../providers/code-flow-provider.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import { insertVisit, type ProviderVisit } from "./provider-visits-repo.ts";
import type { SocialContext } from "./social-context.ts";

interface StartInput {
  readonly provider: CodeFlowName;
  readonly purpose: ProviderVisit["purpose"];
  /** Where the person was going; anything but a path of this site counts as the front page. */
  readonly returnTo: string | undefined;
  /** Where the browser sees us, e.g. `https://cars.example`. */
  readonly origin: string;
  /** What the browser already has, by how its provider answers. */
  readonly browser: Readonly<Record<CodeFlowProvider["answersBy"], string | undefined>>;
}

export type StartedSignIn =
  | {
      readonly kind: "go";
      readonly url: string;
      readonly answersBy: CodeFlowProvider["answersBy"];
      /** For the cookie: whoever comes back has to bring it along. */
      readonly browser: string;
    }
  | { readonly kind: "unavailable" };

const CALLBACK: Readonly<Record<CodeFlowName, string>> = {
  google: "/public/identity/social/callback",
  apple: "/public/identity/social/callback",
  // An address of its own: an answer meant for a retailer's pool never passes for one of Google's (RFC 9700).
  hosted: "/public/identity/hosted/callback",
};

/** 260 bits each, and within what RFC 7636 allows for a verifier. */
const SECRET_LENGTH = 52;

/**
 * Sends a browser to a provider (AUTH-13, AUTH-20): state, nonce and PKCE are new for every visit and stay
 * here; the browser gets the state and a cookie.
 * @throws AppError `not-found` for providers that the retailer does not offer
 */
export async function startProviderSignIn(ctx: SocialContext, input: StartInput): Promise<StartedSignIn> {
  const { provider: name, purpose, origin } = input;
  const provider = ctx.codeFlow.find(ctx, { name, origin });
  if (provider === undefined) throw notOffered();
  const [state, nonce, codeVerifier] = [1, 2, 3].map(() => ctx.ids.random(SECRET_LENGTH)) as [
    string,
    string,
    string,
  ];
  const redirectUri = `${origin}${CALLBACK[name]}`;
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const asked = await provider.authorizeUrl(ctx, { redirectUri, state, nonce, codeChallenge });
  if (!asked.ok) {
    ctx.log.error("an identity provider cannot be reached", {
      code: "identity.providerUnavailable",
      kind: name,
      ...(asked.error.vendorCode !== undefined && { error: asked.error.vendorCode }),
    });
    return { kind: "unavailable" };
  }
  const browser = input.browser[provider.answersBy] ?? ctx.ids.random(SECRET_LENGTH);
  const returnTo = safeReturnTo(input.returnTo);
  const visit = { provider: name, purpose, redirectUri, returnTo, nonce, codeVerifier };
  const at = ctx.clock.now();
  await ctx.db.transaction((trx) => insertVisit(trx, ctx, { visit, state, browser, at }));
  return { kind: "go", url: asked.value.url, answersBy: provider.answersBy, browser };
}

/** The same answer as for an address that does not exist. */
function notOffered(): AppError {
  return new AppError("not-found", { code: "route.notFound", message: "We couldn't find that page." });
}
