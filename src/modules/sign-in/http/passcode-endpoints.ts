import { endpoint } from "#platform/server/http/endpoint.ts";
import { startPasscodeSchema, verifyPasscodeSchema } from "../domain/passcode-schema.ts";
import type { IdentityContext } from "../server/identity-context.ts";
import { withBrowser } from "#modules/accounts/server/devices/browser-token.ts";
import { countingFailures, limitAddress } from "#modules/accounts/server/limits.ts";
import { startPasscode } from "../server/passcode/start-passcode.ts";
import { verifyPasscode } from "../server/passcode/verify-passcode.ts";
import { codeSentSchema, json, knowing, tokensSchema, withTokens } from "./answers.ts";

/** Sign-in by one-time passcode (AUTH-18). */
export const passcodeEndpoints = [
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/passcode/start",
    access: "public",
    summary: "Sends a one-time passcode, if the address has an account; the answer does not say so.",
    body: startPasscodeSchema,
    response: codeSentSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "passcodeStart");
      const here = withBrowser(ctx, request);
      return knowing(here, request, json(await startPasscode(here, body), 200));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/passcode/verify",
    access: "public",
    summary: "Signs in with a one-time passcode; sets the refresh cookie.",
    body: verifyPasscodeSchema,
    response: tokensSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "passcodeVerify");
      const here = withBrowser(ctx, request);
      const signedIn = await countingFailures(ctx, request, () => verifyPasscode(here, body));
      return knowing(here, request, withTokens(request, signedIn));
    },
  }),
];
