import { createHash } from "node:crypto";
import * as v from "valibot";
import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { readAuthorization, type SandboxAuthorization } from "./sandbox-authorization.ts";
import { insertCode, rememberConsent } from "./sandbox-codes-repo.ts";
import { formPostPage } from "./sandbox-page.ts";
import { SANDBOX_PEOPLE, type SandboxPerson } from "./sandbox-people-data.ts";

interface Choice {
  readonly provider: SocialProvider;
  readonly origin: string;
  readonly issuer: string;
  readonly form: URLSearchParams;
}

/** Somebody chose at the stand-in: back to the shop with a code, or with an error. */
export async function answerChoice(ctx: PoolContext, choice: Choice): Promise<Response> {
  const request = readAuthorization(choice.form, choice);
  const answer = new URLSearchParams({ state: request.state });
  const person = choice.form.get("person");
  if (person === "deny")
    answer.set("error", choice.provider === "apple" ? "user_cancelled_authorize" : "access_denied");
  else if (person === "break") answer.set("error", "temporarily_unavailable");
  else await agree(ctx, { ...choice, request, answer });
  if (choice.provider === "google") answer.set("iss", choice.issuer);
  return goBack(request, answer);
}

async function agree(
  ctx: PoolContext,
  { provider, form, request, answer }: Choice & { request: SandboxAuthorization; answer: URLSearchParams },
): Promise<void> {
  const person = personOf(provider, form);
  const subject = createHash("sha256").update(`${provider}|${person.id}`).digest("hex").slice(0, 24);
  const code = ctx.ids.random(40);
  const isFirst = await ctx.db.transaction(async (trx) => {
    await insertCode(trx, ctx, {
      code,
      provider,
      clientId: request.client_id,
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
      claims: claimsOf(provider, { person, subject, nonce: request.nonce }),
    });
    return rememberConsent(trx, ctx, { provider, subject });
  });
  answer.set("code", code);
  const { firstName, lastName, email } = person;
  if (provider === "apple" && isFirst && firstName !== undefined)
    answer.set("user", JSON.stringify({ name: { firstName, lastName }, email }));
}

/** Google puts the name into its token, Apple never does; Apple writes truth values as texts. */
function claimsOf(
  provider: SocialProvider,
  { person, subject, nonce }: { person: SandboxPerson; subject: string; nonce: string },
): Record<string, unknown> {
  const { email, emailVerified, isPrivateEmail, firstName, lastName } = person;
  if (provider === "apple")
    return {
      sub: subject,
      nonce,
      email,
      email_verified: String(emailVerified),
      ...(isPrivateEmail && { is_private_email: "true" }),
    };
  return {
    sub: subject,
    nonce,
    email,
    email_verified: emailVerified,
    ...(firstName !== undefined && { given_name: firstName }),
    ...(lastName !== undefined && { family_name: lastName }),
  };
}

function personOf(provider: SocialProvider, form: URLSearchParams): SandboxPerson {
  const id = form.get("person");
  const known = SANDBOX_PEOPLE[provider].find((person) => person.id === id);
  if (known !== undefined) return known;
  const typed = v.safeParse(emailSchema, form.get("email"));
  if (id !== "typed" || !typed.success) {
    const message = "Choose an account, or enter an email address.";
    throw new AppError("invalid", { code: "sandbox.choiceMissing", message, fields: { person: message } });
  }
  const email = typed.output.toLowerCase();
  return { id: email, label: email, email, emailVerified: true, firstName: "Sam", lastName: "Tester" };
}

function goBack(request: SandboxAuthorization, answer: URLSearchParams): Response {
  if (request.response_mode === "form_post") return formPostPage(request.redirect_uri, answer);
  const headers = { location: `${request.redirect_uri}?${answer.toString()}`, "cache-control": "no-store" };
  return new Response(null, { status: 303, headers });
}
