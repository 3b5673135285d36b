import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { findRegion } from "#modules/identity-pools/server/find-region.ts";
import type { IdentityContext } from "../server/identity-context.ts";
import { limitAddress } from "#modules/accounts/server/limits.ts";
import { playIdentityOutage } from "#modules/identity-pools/server/play-identity-outage.ts";
import { readSignInOptions } from "../server/read-sign-in-options.ts";
import { json } from "./answers.ts";

/** What pages may know of the retailer's pool of identities, and where it is. */
export const poolEndpoints = [
  endpoint<IdentityContext>()({
    method: "GET",
    path: "/public/identity/options",
    access: "public",
    summary: "Which ways to sign in and up work right now (AUTH-23).",
    response: v.object({
      embeddedForms: v.boolean(),
      passcode: v.boolean(),
      passcodeLength: v.number(),
      canSignUp: v.boolean(),
      canReset: v.boolean(),
    }),
    handle: async (ctx) => json(await readSignInOptions(ctx), 200),
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/user/region",
    access: "public",
    summary: "Where an account lives and where to sign in now (API-17); the same for unknown addresses.",
    body: formSchema({ email: emailSchema }),
    response: v.object({ region: v.string(), activeRegion: v.string() }),
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "region");
      return json(await findRegion(ctx, body), 200);
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/sandbox/api/identity/events",
    access: "sandbox",
    summary: "Lets the home region of the embedded user pool fail, or come back.",
    body: v.object({ event: v.picklist(["region.failed", "region.recovered"]) }),
    response: v.object({ down: v.boolean() }),
    handle: (ctx, { body }) => playIdentityOutage(ctx, { down: body.event === "region.failed" }),
  }),
];
