import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { json, codeSentSchema, knowing, tokensSchema, withTokens } from "./http/answers.ts";
import {
  confirmSignUpSchema,
  resendCodeSchema,
  signInSchema,
} from "#modules/accounts/domain/sign-in-schema.ts";
import { passcodeEndpoints } from "./http/passcode-endpoints.ts";
import { passwordResetEndpoints } from "./http/password-reset-endpoints.ts";
import { poolEndpoints } from "./http/pool-endpoints.ts";
import { checkEmailAvailability } from "#modules/accounts/server/check-email-availability.ts";
import { confirmSignUp } from "./server/confirm-sign-up.ts";
import { getJwks } from "#modules/sessions/server/tokens/get-jwks.ts";
import type { IdentityContext } from "./server/identity-context.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { withBrowser } from "#modules/accounts/server/devices/browser-token.ts";
import { countingFailures, limitAddress } from "#modules/accounts/server/limits.ts";
import {
  clearedRefreshCookie,
  readRefreshCookie,
  refuseOtherSites,
} from "#modules/sessions/server/refresh-cookie.ts";
import { isCommonPassword } from "#modules/accounts/server/passwords/is-common-password.ts";
import { refreshSession } from "./server/refresh-session.ts";
import { resendCode } from "./server/resend-code.ts";
import { signIn } from "./server/sign-in.ts";
import { signOut } from "#modules/sessions/server/sign-out.ts";
import { signUp } from "./server/sign-up.ts";

/** Shape only: the use case collects everything that is wrong with every field (VAL-30). */
const signUpBody = formSchema({
  firstName: v.optional(v.string(REQUIRED)),
  lastName: v.optional(v.string(REQUIRED)),
  email: v.optional(v.string(REQUIRED)),
  phoneNumber: v.optional(v.string(REQUIRED)),
  password: v.optional(v.string(REQUIRED)),
  isSubscribedToMarketing: v.optional(v.boolean()),
  isSubscribedToMarketingSms: v.optional(v.boolean()),
});

const aroundText = v.optional(v.pipe(v.string(), v.maxLength(100)), "");
const passwordCheckBody = formSchema({
  password: v.pipe(v.string(REQUIRED), v.nonEmpty(REQUIRED), v.maxLength(512, REQUIRED)),
  email: aroundText,
  firstName: aroundText,
  lastName: aroundText,
});

export const signInEndpoints = [
  ...passcodeEndpoints,
  ...passwordResetEndpoints,
  ...poolEndpoints,
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/sign-up",
    access: "public",
    summary: "Makes an unconfirmed account and sends a six-digit code to its address.",
    body: signUpBody,
    response: codeSentSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "signUpTry");
      const here = withBrowser(ctx, request);
      const admit = () => limitAddress(ctx, request, "signUp");
      return knowing(here, request, json(await signUp(here, body, admit), 201));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/password-check",
    access: "public",
    summary: "Whether a new password is too common (VAL-17); nothing of it is kept.",
    body: passwordCheckBody,
    response: v.object({ common: v.boolean() }),
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "passwordCheck");
      return json({ common: await isCommonPassword(ctx, body) }, 200);
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/confirm",
    access: "public",
    summary: "Confirms a sign-up by its code; with the password it signs in as well.",
    body: confirmSignUpSchema,
    response: v.union([tokensSchema, v.object({ confirmed: v.literal(true) })]),
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "confirm");
      const here = withBrowser(ctx, request);
      const signedIn = await confirmSignUp(here, body);
      if (signedIn === undefined) return { confirmed: true };
      return knowing(here, request, withTokens(request, signedIn));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/resend",
    access: "public",
    summary: "Sends another sign-up code.",
    body: resendCodeSchema,
    response: codeSentSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "resend");
      const here = withBrowser(ctx, request);
      return knowing(here, request, json(await resendCode(here, body), 200));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/sign-in",
    access: "public",
    summary: "Signs in with a password; sets the refresh cookie.",
    body: signInSchema,
    response: tokensSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "signIn");
      const here = withBrowser(ctx, request);
      const signedIn = await countingFailures(ctx, request, () => signIn(here, body));
      return knowing(here, request, withTokens(request, signedIn));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/token",
    access: "public",
    summary: "Trades the refresh cookie for new tokens and a new cookie.",
    response: tokensSchema,
    handle: async (ctx, { request }) => {
      refuseOtherSites(request);
      const refreshToken = readRefreshCookie(request);
      if (refreshToken === undefined) throw identityError("unauthenticated", "identity.sessionExpired");
      return withTokens(request, await refreshSession(ctx, { refreshToken }));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/sign-out",
    access: "public",
    summary: "Ends this browser's session and removes the refresh cookie.",
    handle: async (ctx, { request }) => {
      refuseOtherSites(request);
      await signOut(ctx, { refreshToken: readRefreshCookie(request) });
      return new Response(null, {
        status: 204,
        headers: { "set-cookie": clearedRefreshCookie(request), "cache-control": "no-store" },
      });
    },
  }),
  endpoint<IdentityContext>()({
    method: "GET",
    path: "/public/identity/email-availability",
    access: "public",
    summary: "Whether an address can still sign up.",
    query: formSchema({ email: emailSchema }),
    response: v.object({ available: v.boolean() }),
    handle: async (ctx, { query, request }) => {
      await limitAddress(ctx, request, "emailAvailability");
      return checkEmailAvailability(ctx, query);
    },
  }),
  endpoint<IdentityContext>()({
    method: "GET",
    path: "/.well-known/jwks.json",
    access: "public",
    summary: "The public keys that verify this retailer's tokens (RFC 7517).",
    response: v.object({ keys: v.array(v.looseObject({ kid: v.string(), kty: v.string() })) }),
    handle: async (ctx) => json(await getJwks(ctx), 200, { "cache-control": "public, max-age=60" }),
  }),
];
