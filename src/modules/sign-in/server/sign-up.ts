import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { type SignUp, signUpSchema } from "../domain/sign-up-schema.ts";
import { consentTexts, identityMessages } from "#modules/accounts/messages.ts";
import type { Consent, PoolCodeSent, PoolSignUp } from "#modules/identity-pools/ports/identity-pool.ts";
import type { IdentityContext } from "./identity-context.ts";
import { isCommonPassword } from "#modules/accounts/server/passwords/is-common-password.ts";
import {
  findAccountByEmail,
  insertAccount,
  NO_PASSWORD,
  replaceUnconfirmed,
} from "#modules/accounts/server/accounts-repo.ts";
import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import { poolError, type PoolTexts } from "#modules/identity-pools/server/pool-error.ts";

/** What stands between a valid form and the account; throws to refuse. */
type Admit = () => Promise<void>;

/**
 * Makes an unconfirmed account and sends its code (AUTH-08, VAL-01 to VAL-04, VAL-07, VAL-17, VAL-30).
 * Every wrong field is named, each with everything that is wrong with it. Signing up again before
 * confirming replaces what was said before.
 * @param admit asked once the form is valid, so that mistakes cost nothing
 * @throws AppError `invalid`; `conflict` `identity.accountExists` (MSG-16); `limited` (MSG-20);
 * `provider-unavailable` `identity.signUpUnavailable` (AUTH-23, MSG-20)
 */
export async function signUp(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
  admit?: Admit,
): Promise<PoolCodeSent> {
  const form = await checkForm(ctx, input);
  await admit?.();
  const { email, password, firstName, lastName, phoneNumber: phone } = form;
  const command = { email, password, firstName, lastName, phone, consents: consentsOf(form) };
  const pool = await ctx.identity.pools.of(ctx);
  const { embeddedForms, canSignUp } = await pool.capabilities(ctx);
  if (!embeddedForms) throw poolError({ code: "UNSUPPORTED" });
  if (!canSignUp) throw poolError({ code: "UNAVAILABLE" }, TEXTS);
  const keeps = pool.descriptor.keepsAccounts === true;
  if (!keeps && !(await keepProfile(ctx, command))) throw poolError({ code: "EMAIL_IN_USE" });
  const answer = await pool.signUp(ctx, command);
  if (!answer.ok) throw poolError(answer.error, TEXTS);
  const { contested, ...sent } = answer.value;
  if (!keeps && contested === true) await contest(ctx, email);
  return sent;
}

const TEXTS: PoolTexts = {
  UNAVAILABLE: { text: "identity.signUpUnavailable" },
  ATTEMPTS_EXCEEDED: { text: "identity.signUpCodesExceeded", field: "email" },
  REQUESTS_EXCEEDED: { text: "identity.signUpCodesExceeded" },
};

async function checkForm(ctx: IdentityContext, input: Readonly<Record<string, unknown>>): Promise<SignUp> {
  const parsed = v.safeParse(
    signUpSchema(phonePolicyOf({ tenant: ctx.tenant, allowsTestNumbers: ctx.identity.sandbox })),
    input,
  );
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

function isTooCommon(
  ctx: IdentityContext,
  input: Readonly<Record<string, unknown>>,
  password: string,
): Promise<boolean> {
  const text = (field: string): string => (typeof input[field] === "string" ? input[field] : "");
  const [email, firstName, lastName] = [text("email"), text("firstName"), text("lastName")];
  return isCommonPassword(ctx, { password, email, firstName, lastName });
}

async function isTaken(ctx: IdentityContext, email: unknown): Promise<boolean> {
  const parsed = v.safeParse(emailSchema, email);
  if (!parsed.success) return false;
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email: parsed.output }));
  return account?.status === "confirmed";
}

/** Keeps here what a hosted pool does not: consents, and the account that will be connected to its user. */
function keepProfile(ctx: IdentityContext, command: PoolSignUp): Promise<boolean> {
  const at = ctx.clock.now();
  const { email, firstName, lastName, phone, consents } = command;
  const person = { email, firstName, lastName, phone };
  return ctx.db.transaction(async (trx) => {
    const id = ctx.ids.next("acc");
    const isNew = await insertAccount(trx, ctx, { id, person, passwordHash: NO_PASSWORD, at });
    const account = await findAccountByEmail(trx, ctx, { email, lock: true });
    if (account === undefined || account.status === "confirmed") return false;
    const { id: accountId } = account;
    if (!isNew) await replaceUnconfirmed(trx, ctx, { id: accountId, person, passwordHash: NO_PASSWORD, at });
    await recordConsents(trx, ctx, { accountId, consents, at });
    return true;
  });
}

/** The pool knew an unconfirmed user of this address before us: the password there may be a stranger's. */
async function contest(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const account = await findAccountByEmail(trx, ctx, { email, lock: true });
    if (account?.status !== "unconfirmed") return;
    const { id, passwordHash } = account;
    await replaceUnconfirmed(trx, ctx, { id, person: account, passwordHash, at: ctx.clock.now() });
  });
}

function consentsOf(form: SignUp): readonly Consent[] {
  const textVersion = consentTexts.version;
  return [
    { kind: "terms", granted: true, textVersion },
    { kind: "phone-contact", granted: true, textVersion },
    { kind: "marketing-email", granted: form.isSubscribedToMarketing, textVersion },
    { kind: "marketing-sms", granted: form.isSubscribedToMarketingSms, textVersion },
  ];
}
