import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import type { PhonePolicy } from "#platform/shared/fields/phone.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { isFamiliarPassword } from "../domain/familiar-password.ts";
import { CODE_LIMITS } from "../domain/limits-data.ts";
import { type SignUp, signUpSchema } from "../domain/sign-up-schema.ts";
import { SIGN_UP_CODE } from "../message-templates.ts";
import { consentTexts, identityMessages } from "../messages.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { Consent, Person } from "./internal/accounts-repo.ts";
import {
  findAccountByEmail,
  insertAccount,
  replaceUnconfirmed,
} from "./internal/accounts-repo.ts";
import { recordConsents } from "./internal/consents-repo.ts";
import { type CodeRequest, type CodeSent, requestCode } from "./internal/email-code.ts";
import { fieldsError } from "./internal/fields-error.ts";
import { identityError } from "./internal/identity-error.ts";

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
  switch (outcome.kind) {
    case "sent":
      return outcome.sent;
    case "too-soon":
      // A second press of the button: the code of a moment ago still counts.
      return {
        codeExpiresInSeconds: CODE_LIMITS["sign-up"].codeSeconds,
        resendAfterSeconds: outcome.waitSeconds,
      };
    default:
      throw identityError("limited", "identity.requestsExceeded", { retryAfterSeconds: outcome.waitSeconds });
  }
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
  throw fieldsError(fields);
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

async function store(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { form, passwordHash }: { readonly form: SignUp; readonly passwordHash: string },
): Promise<CodeRequest | "exists"> {
  const at = ctx.clock.now();
  const { email, firstName, lastName, phoneNumber: phone } = form;
  const person: Person = { email, firstName, lastName, phone };
  const isNew = await insertAccount(trx, ctx, { id: ctx.ids.next("acc"), person, passwordHash, at });
  const account = await findAccountByEmail(trx, ctx, { email, lock: true });
  if (account === undefined || account.status === "confirmed") return "exists";
  const request = await requestCode(trx, ctx, {
    purpose: "sign-up",
    email,
    account: { ...account, ...person },
    template: SIGN_UP_CODE,
    ownCodesOnly: true,
  });
  if (request.kind !== "sent" && request.kind !== "too-soon") return request;
  if (!isNew) await replaceUnconfirmed(trx, ctx, { id: account.id, person, passwordHash, at });
  if (request.kind === "sent")
    await recordConsents(trx, ctx, { accountId: account.id, consents: consentsOf(form), at });
  return request;
}

function consentsOf(form: SignUp): readonly Consent[] {
  const textVersion = consentTexts.version;
  return [
    { kind: "terms", granted: true, textVersion },
    { kind: "marketing-email", granted: form.isSubscribedToMarketing, textVersion },
    { kind: "marketing-sms", granted: form.isSubscribedToMarketingSms, textVersion },
  ];
}
