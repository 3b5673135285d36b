import * as v from "valibot";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addressFieldProblem } from "#platform/shared/fields/address/address-field-problem.ts";
import { fieldErrors, formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema } from "#platform/shared/fields/phone/phone.ts";
import {
  ADDRESS_FIELDS,
  type HomeAddress,
  homeAddressSchema,
  NO_ADDRESS,
} from "#modules/accounts/domain/profile-schema.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { consentTexts } from "#modules/accounts/messages.ts";
import { PHONE_CHANGED } from "#modules/accounts/profile-message-templates.ts";
import { getProfile, type Profile, viewProfile } from "./get-profile.ts";
import { type Account, findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { findConsents, recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import { lockOwnAccount } from "#modules/sessions/server/current-account.ts";
import {
  updateHomeAddress,
  updateLanguage,
  updatePerson,
} from "#modules/accounts/server/people/profile-repo.ts";
import { requireRecentSignIn } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { fieldsError } from "#modules/accounts/server/fields-error.ts";
import type { ProfileContext } from "./profile-context.ts";

/** Fields left out keep their value; an address is given or removed as a whole (all of it empty). */
interface ProfileChange extends Partial<Record<(typeof ADDRESS_FIELDS)[number], string | undefined>> {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly currentPassword?: string | undefined;
  /** In which mails are written from now on. */
  readonly language?: Language | undefined;
}

/**
 * Changes names, phone, home address and language (AUTH-19, VAL-01, VAL-03, VAL-07 to VAL-13). A new phone number needs
 * a recent sign-in, is told by mail, and ends the consent to text messages, which was for the old one.
 * @throws AppError `invalid` `identity.checkFields` with every wrong field; those of `requireRecentSignIn`
 */
export async function updateProfile(ctx: ProfileContext, input: ProfileChange): Promise<Profile> {
  const before = await getProfile(ctx);
  const change = check(ctx, input, before);
  const { phone } = change.person;
  if (phone !== undefined && phone !== before.phoneNumber) await requireRecentSignIn(ctx, input);
  return ctx.db.transaction(async (trx) => {
    const account = await lockOwnAccount(trx, ctx);
    const at = ctx.clock.now();
    if (Object.keys(change.person).length > 0) {
      await updatePerson(trx, ctx, { id: account.id, at, person: change.person });
    }
    if (change.address !== undefined) {
      await updateHomeAddress(trx, ctx, { id: account.id, at, address: change.address });
    }
    if (input.language !== undefined) {
      await updateLanguage(trx, ctx, { id: account.id, at, language: input.language });
    }
    if (phone !== undefined && phone !== account.phone) await onNewPhone(trx, ctx, { account, phone });
    return viewProfile(trx, ctx, (await findAccount(trx, ctx, account.id)) ?? account);
  });
}

interface Checked {
  readonly person: { readonly firstName?: string; readonly lastName?: string; readonly phone?: string };
  /** Null removes it, undefined leaves it. */
  readonly address: HomeAddress | null | undefined;
}

function check(ctx: ProfileContext, input: ProfileChange, before: Profile): Checked {
  const policy = phonePolicyOf({ tenant: ctx.tenant, allowsTestNumbers: ctx.identity.sandbox });
  const person = v.safeParse(
    formSchema({
      firstName: v.optional(firstNameSchema),
      lastName: v.optional(lastNameSchema),
      phoneNumber: v.optional(phoneSchema(policy)),
    }),
    input,
  );
  const address = checkAddress(ctx, input, before);
  const wrong = { ...(person.success ? {} : fieldErrors(person.issues)), ...address.wrong };
  if (!person.success || Object.keys(wrong).length > 0) throw fieldsError(wrong);
  const { firstName, lastName, phoneNumber: phone } = person.output;
  return {
    person: {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone !== undefined && { phone }),
    },
    address: address.value,
  };
}

function checkAddress(
  ctx: ProfileContext,
  input: ProfileChange,
  before: HomeAddress,
): { readonly value?: HomeAddress | null; readonly wrong: Readonly<Record<string, string[]>> } {
  const given = ADDRESS_FIELDS.filter((field) => input[field] !== undefined);
  if (given.length === 0) return { wrong: {} };
  const typed = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, input[field] ?? before[field] ?? NO_ADDRESS[field]]),
  );
  if (Object.values(typed).every((text) => text.trim() === "")) return { value: null, wrong: {} };
  const parsed = v.safeParse(homeAddressSchema, typed);
  if (!parsed.success) return { wrong: fieldErrors(parsed.issues) };
  const wrong = placeProblems(ctx, parsed.output);
  return Object.keys(wrong).length > 0 ? { wrong } : { value: parsed.output, wrong };
}

/** VAL-13: city and state belong to the zip code. */
function placeProblems(ctx: ProfileContext, address: HomeAddress): Record<string, string[]> {
  const wrong = addressFieldProblem(ctx.geo, { firstLine: "address", address, isDelivery: false });
  return wrong === undefined ? {} : { [wrong.field]: [wrong.message] };
}

async function onNewPhone(
  trx: TenantTransaction,
  ctx: ProfileContext,
  { account, phone }: { readonly account: Account; readonly phone: string },
): Promise<void> {
  const contact = { kind: "phone-contact", granted: true, textVersion: consentTexts.version } as const;
  await recordConsents(trx, ctx, { accountId: account.id, consents: [contact], at: ctx.clock.now() });
  const agreed = (await findConsents(trx, ctx.tenantId, account.id)).get("marketing-sms")?.granted === true;
  if (agreed) {
    const withdrawn = { kind: "marketing-sms", granted: false, textVersion: consentTexts.version } as const;
    await recordConsents(trx, ctx, { accountId: account.id, consents: [withdrawn], at: ctx.clock.now() });
  }
  const params = { firstName: account.firstName, lastDigits: phone.slice(-4) };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: PHONE_CHANGED, params });
}
