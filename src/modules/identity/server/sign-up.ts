import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import type { PhonePolicy } from "#platform/shared/fields/phone.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { CODE_SECONDS, judgeRequest, RESEND_SECONDS } from "../domain/code-rules.ts";
import { isFamiliarPassword } from "../domain/familiar-password.ts";
import { type SignUp, signUpSchema } from "../domain/sign-up-schema.ts";
import { SIGN_UP_CODE } from "../message-templates.ts";
import { consentTexts, identityMessages } from "../messages.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { Consent, Person } from "./internal/accounts-repo.ts";
import {
  findAccountByEmail,
  insertAccount,
  insertConsents,
  replaceUnconfirmed,
} from "./internal/accounts-repo.ts";
import { findCodes, insertCode } from "./internal/codes-repo.ts";
import { identityError } from "./internal/identity-error.ts";

/** A code is on its way. Seconds. */
export interface CodeSent {
  readonly codeExpiresInSeconds: number;
  readonly resendAfterSeconds: number;
}

export const CODE_SENT: CodeSent = { codeExpiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS };

/**
 * Makes an unconfirmed account and sends its code (AUTH-08, VAL-01 to VAL-04, VAL-07, VAL-17, VAL-30).
 * Every wrong field is named, each with everything that is wrong with it. Signing up again before
 * confirming replaces what was said before.
 * @throws AppError `invalid`; `conflict` `identity.accountExists` (MSG-16); `limited` (MSG-20)
 */
export async function signUp(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
): Promise<CodeSent> {
  const form = await checkForm(ctx, input);
  const passwordHash = await ctx.identity.passwords.hash(form.password);
  const outcome = await ctx.db.transaction((trx) => store(trx, ctx, { form, passwordHash }));
  if (outcome === "exists") throw identityError("conflict", "identity.accountExists", { field: "email" });
  if (typeof outcome === "object") {
    throw identityError("limited", "identity.requestsExceeded", { retryAfterSeconds: outcome.waitSeconds });
  }
  return CODE_SENT;
}

async function checkForm(ctx: IdentityContext, input: Readonly<Record<string, unknown>>): Promise<SignUp> {
  const parsed = v.safeParse(signUpSchema(phonePolicyOf(ctx)), input);
  const fields = parsed.success ? {} : fieldErrors(parsed.issues);
  const { password } = input;
  if (typeof password === "string" && (await isTooCommon(ctx, input, password))) {
    (fields["password"] ??= []).push(COMMON_PASSWORD);
  }
  if (parsed.success && Object.keys(fields).length === 0) return parsed.output;
  if (fields["email"] === undefined && (await isTaken(ctx, input["email"]))) {
    fields["email"] = [identityMessages["identity.accountExists"]];
  }
  throw new AppError("invalid", {
    code: "identity.checkFields",
    message: identityMessages["identity.checkFields"],
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, messages]) => [field, messages.join("; ")]),
    ),
  });
}

function phonePolicyOf(ctx: IdentityContext): PhonePolicy {
  return {
    allowTestNumbers: ctx.identity.sandbox,
    excludedAreaCodes: ctx.tenant.config.limits.excludedAreaCodes,
  };
}

async function isTooCommon(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
  password: string,
): Promise<boolean> {
  const text = (field: string): string => (typeof input[field] === "string" ? input[field] : "");
  const around = {
    email: text("email"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    brand: ctx.tenant.brandName,
  };
  return isFamiliarPassword(password, around) || (await ctx.identity.commonPasswords.has(password));
}

async function isTaken(ctx: IdentityContext, email: unknown): Promise<boolean> {
  const parsed = v.safeParse(emailSchema, email);
  if (!parsed.success) return false;
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email: parsed.output }));
  return account?.status === "confirmed";
}

type Outcome = "sent" | "exists" | { readonly waitSeconds: number };

async function store(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { form, passwordHash }: { readonly form: SignUp; readonly passwordHash: string },
): Promise<Outcome> {
  const at = ctx.clock.now();
  const person: Person = {
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phoneNumber,
  };
  let id = ctx.ids.next("acc");
  if (!(await insertAccount(trx, ctx, { id, person, passwordHash, at }))) {
    const known = await findAccountByEmail(trx, ctx, { email: form.email, lock: true });
    if (known === undefined || known.status === "confirmed") return "exists";
    id = known.id;
    const verdict = judgeRequest(await findCodes(trx, ctx, id), at.getTime());
    if (verdict.kind === "exceeded") return verdict;
    await replaceUnconfirmed(trx, ctx, { id, person, passwordHash, at });
    // A second press of the button: the code of a moment ago still counts.
    if (verdict.kind === "too-soon") return "sent";
  }
  await insertConsents(trx, ctx.tenantId, { accountId: id, consents: consentsOf(form), at });
  const code = await insertCode(trx, ctx, { accountId: id, at });
  const params = { code, firstName: form.firstName };
  await queueMessage(trx, ctx, { channel: "email", to: form.email, template: SIGN_UP_CODE, params });
  return "sent";
}

function consentsOf(form: SignUp): readonly Consent[] {
  const textVersion = consentTexts.version;
  return [
    { kind: "terms", granted: true, textVersion },
    { kind: "marketing-email", granted: form.isSubscribedToMarketing, textVersion },
    { kind: "marketing-sms", granted: form.isSubscribedToMarketingSms, textVersion },
  ];
}
