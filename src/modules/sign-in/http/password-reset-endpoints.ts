import * as v from "valibot";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { forgotPasswordSchema } from "../domain/password-reset-schema.ts";
import type { IdentityContext } from "../server/identity-context.ts";
import { withBrowser } from "#modules/accounts/server/devices/browser-token.ts";
import { limitAddress } from "#modules/accounts/server/limits.ts";
import { confirmPasswordReset } from "../server/password-reset/confirm-password-reset.ts";
import { requestPasswordReset } from "../server/password-reset/request-password-reset.ts";
import { codeSentSchema, json, knowing } from "./answers.ts";

/** Shape only: the use case collects everything that is wrong with every field (VAL-30). */
const resetBody = formSchema({
  email: v.optional(v.string(REQUIRED)),
  code: v.optional(v.string(REQUIRED)),
  password: v.optional(v.string(REQUIRED)),
  confirmPassword: v.optional(v.string(REQUIRED)),
});

/** A new password for who can read the account's mail (AUTH-04, AUTH-05). */
export const passwordResetEndpoints = [
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/forgot",
    access: "public",
    summary:
      "Sends a code to choose a new password, if the address has an account; the answer does not say so.",
    body: forgotPasswordSchema,
    response: codeSentSchema,
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "forgot");
      const here = withBrowser(ctx, request);
      return knowing(here, request, json(await requestPasswordReset(here, body), 200));
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/public/identity/forgot/confirm",
    access: "public",
    summary: "Replaces the password by a code and ends every session of the account.",
    body: resetBody,
    response: v.object({ reset: v.literal(true) }),
    handle: async (ctx, { body, request }) => {
      await limitAddress(ctx, request, "forgotConfirm");
      await confirmPasswordReset(withBrowser(ctx, request), body);
      return json({ reset: true }, 200);
    },
  }),
];
