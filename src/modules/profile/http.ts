import * as v from "valibot";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { LANGUAGES } from "#platform/shared/texts/language.ts";
import { passwordSchema } from "#modules/accounts/domain/sign-in-schema.ts";
import { getProfile } from "./server/get-profile.ts";
import { clearedRefreshCookie } from "#modules/sessions/server/refresh-cookie.ts";
import { changePassword } from "./server/change-password.ts";
import { confirmEmailChange } from "./server/confirm-email-change.ts";
import { deleteAccount } from "./server/delete-account.ts";
import type { ProfileContext } from "./server/profile-context.ts";
import { requestEmailChange } from "./server/request-email-change.ts";
import { savePreferences } from "./server/save-preferences.ts";
import { updateProfile } from "./server/update-profile.ts";
import { endSession } from "#modules/sessions/server/end-session.ts";
import { listSessions } from "#modules/sessions/server/list-sessions.ts";
import { SIGN_OUT_SCOPES, signOutEverywhere } from "#modules/sessions/server/sign-out-everywhere.ts";

/** Shape only: the use cases say everything that is wrong with every field (VAL-30). */
const typed = v.optional(v.string(REQUIRED));
const currentPassword = v.optional(passwordSchema);

const profileSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  zipCode: v.string(),
  isSubscribedToMarketing: v.boolean(),
  isSubscribedToMarketingSms: v.boolean(),
  consents: v.array(
    v.object({
      kind: v.picklist(["terms", "marketing-email", "marketing-sms", "phone-contact", "order-push"]),
      granted: v.boolean(),
      textVersion: v.string(),
      at: v.string(),
    }),
  ),
  hasPassword: v.boolean(),
  canChangePassword: v.boolean(),
  signsInWith: v.array(v.string()),
  language: v.nullable(v.picklist(LANGUAGES)),
});

const sessionsSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      createdAt: v.string(),
      lastUsedAt: v.string(),
      current: v.boolean(),
    }),
  ),
});

/** The profile (table L) and where the account is signed in. */
export const profileEndpoints = [
  endpoint<ProfileContext>()({
    method: "GET",
    path: "/api/profile",
    access: "account",
    summary: "Who is signed in, and what the account says about them.",
    response: profileSchema,
    handle: (ctx) => getProfile(ctx),
  }),
  endpoint<ProfileContext>()({
    method: "PATCH",
    path: "/api/profile",
    access: "account",
    summary: "Changes names, phone, home address or language; a new phone number needs a recent sign-in.",
    body: formSchema({
      firstName: typed,
      lastName: typed,
      phoneNumber: typed,
      address: typed,
      addressLine2: typed,
      city: typed,
      state: typed,
      zipCode: typed,
      language: v.optional(v.picklist(LANGUAGES, "Choose a language.")),
      currentPassword,
    }),
    response: profileSchema,
    handle: (ctx, { body }) => updateProfile(ctx, body),
  }),
  endpoint<ProfileContext>()({
    method: "PUT",
    path: "/api/profile/preferences",
    access: "account",
    summary: "Gives or withdraws the marketing consents.",
    body: formSchema({
      isSubscribedToMarketing: v.boolean(REQUIRED),
      isSubscribedToMarketingSms: v.boolean(REQUIRED),
      consentVersion: v.string(REQUIRED),
    }),
    response: profileSchema,
    handle: (ctx, { body }) => savePreferences(ctx, body),
  }),
  endpoint<ProfileContext>()({
    method: "POST",
    path: "/api/profile/password",
    access: "account",
    summary: "Replaces the password and ends every other session.",
    body: formSchema({ currentPassword: typed, newPassword: typed, passwordConfirmation: typed }),
    handle: async (ctx, { body }) => {
      await changePassword(ctx, body);
      return null;
    },
  }),
  endpoint<ProfileContext>()({
    method: "POST",
    path: "/api/profile/email",
    access: "account",
    summary: "Sends a code to a new address; nothing changes until it is entered.",
    body: formSchema({ email: typed, emailConfirmation: typed, currentPassword }),
    response: v.object({
      email: v.string(),
      codeExpiresInSeconds: v.number(),
      resendAfterSeconds: v.number(),
      oneRequestLeft: v.boolean(),
    }),
    handle: (ctx, { body }) => requestEmailChange(ctx, body),
  }),
  endpoint<ProfileContext>()({
    method: "POST",
    path: "/api/profile/email/confirm",
    access: "account",
    summary: "Moves the account to the new address by its code.",
    body: formSchema({ code: verificationCodeSchema }),
    response: profileSchema,
    handle: (ctx, { body }) => confirmEmailChange(ctx, body),
  }),
  endpoint<ProfileContext>()({
    method: "GET",
    path: "/api/profile/sessions",
    access: "account",
    summary: "Where the account is signed in.",
    response: sessionsSchema,
    handle: (ctx) => listSessions(ctx),
  }),
  endpoint<ProfileContext>()({
    method: "DELETE",
    path: "/api/profile/sessions/:sessionId",
    access: "account",
    summary: "Signs one browser out.",
    params: v.object({ sessionId: v.pipe(v.string(), v.maxLength(64)) }),
    handle: async (ctx, { params }) => {
      await endSession(ctx, params);
      return null;
    },
  }),
  endpoint<ProfileContext>()({
    method: "POST",
    path: "/api/profile/sign-out-everywhere",
    access: "account",
    summary: "Ends every session of the account, or every other one.",
    body: formSchema({ scope: v.picklist(SIGN_OUT_SCOPES, REQUIRED) }),
    response: v.object({ ended: v.number() }),
    handle: async (ctx, { body, request }) => {
      const answer = await signOutEverywhere(ctx, body);
      return body.scope === "everywhere" ? goodbye(request, answer) : answer;
    },
  }),
  endpoint<ProfileContext>()({
    method: "POST",
    path: "/api/profile/delete",
    access: "account",
    summary: "Deletes the account; refused while an order is open.",
    body: formSchema({ confirm: v.literal("delete-account", REQUIRED), currentPassword }),
    response: v.object({ deleted: v.literal(true) }),
    handle: async (ctx, { body, request }) => {
      await deleteAccount(ctx, body);
      return goodbye(request, { deleted: true });
    },
  }),
];

/** Takes the refresh cookie along: this browser's session is over as well. */
function goodbye(request: Request, answer: object): Response {
  return Response.json(answer, {
    headers: { "set-cookie": clearedRefreshCookie(request), "cache-control": "no-store" },
  });
}
