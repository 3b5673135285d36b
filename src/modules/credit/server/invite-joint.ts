import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import { getBuyerDetails } from "#modules/orders/server/drafts/buyer-details.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { CONSENT_REQUIRED, REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { issueText } from "#platform/shared/fields/issue-text.ts";
import { checkPhone, phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { inLanguage, type Language } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";
import * as v from "valibot";
import type { ApplicationView } from "../domain/application-view.ts";
import { JOINT_INVITATION_MAIL, JOINT_INVITATION_SMS } from "../messages.ts";
import type { CreditContext } from "./credit-context.ts";
import { creditFieldError, noSuchApplicant } from "./credit-errors.ts";
import { changeSeat } from "./internal/change-seat.ts";
import { replaceInvitation } from "./internal/invitation-repo.ts";
import type { Seat } from "./internal/seat.ts";

/** 160 random bits. */
const TOKEN_LENGTH = 32;
const LIFETIME_MS = 72 * 3_600_000;
/** More would be harassment. */
const MOST_IN_A_DAY = 6;

interface Invited {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The sender's word that the other person agreed to be texted. */
  readonly phoneConsent: boolean;
  /** The sender knows what the other person reads; that of the sender's pages when left out. */
  readonly language?: Language | undefined;
}

/**
 * Sends the joint applicant a link to their own pages, by mail or by text, in the language that the sender chose (CRED-07); an earlier link ends.
 * @throws AppError invalid `credit.invitationIncomplete`; limited `credit.tooManyInvitations`; and as `takeSeat`
 */
export async function inviteJoint(
  ctx: CreditContext,
  { orderNumber }: { readonly orderNumber: string },
  invited: Invited,
): Promise<ApplicationView> {
  const to = recipientOf(ctx, invited);
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, {
    bucket: "credit-invitation",
    key: `${requireAccountId(ctx)}|${orderNumber}`,
    limit: MOST_IN_A_DAY,
    windowSeconds: 86_400,
  });
  if (!allowed) throw tooMany(retryAfterSeconds);
  return changeSeat(ctx, { orderNumber, role: "PRIMARY" }, async (trx, seat) => {
    if (!seat.application.is_joint || !seat.application.joint_elsewhere) throw noSuchApplicant();
    await send(trx, inTheirLanguage(ctx, invited.language), { seat, to });
  });
}

/** The same as who reads this language is spoken to. */
function inTheirLanguage(ctx: CreditContext, language: Language | undefined): CreditContext {
  if (language === undefined || ctx.readers === undefined) return ctx;
  return { ...ctx, tenant: ctx.readers.translateTenant(ctx.tenant, language) };
}

type Recipient = { readonly channel: "email" | "sms"; readonly to: string; readonly masked: string };

function recipientOf(ctx: CreditContext, { email = "", phone = "", phoneConsent }: Invited): Recipient {
  const wrong = (field: string, message: string) =>
    creditFieldError("credit.invitationIncomplete", field, message);
  if (phone.trim() !== "") {
    const message = checkPhone(phone, phonePolicyOf(ctx));
    if (message !== undefined) throw wrong("phone", message);
    if (!phoneConsent) throw wrong("phoneConsent", CONSENT_REQUIRED);
    const digits = phoneDigits(phone) ?? "";
    return { channel: "sms", to: digits, masked: `(•••) •••-${digits.slice(-4)}` };
  }
  if (email.trim() === "") throw wrong("email", REQUIRED);
  const checked = v.safeParse(emailSchema, email);
  if (!checked.success) throw wrong("email", issueText(checked.issues[0]));
  const address = email.trim();
  return {
    channel: "email",
    to: address,
    masked: `${address.slice(0, 1)}•••@${address.split("@")[1] ?? ""}`,
  };
}

async function send(
  trx: TenantTransaction,
  ctx: CreditContext,
  { seat, to }: { readonly seat: Seat; readonly to: Recipient },
): Promise<void> {
  const { application, order } = seat;
  const token = ctx.ids.random(TOKEN_LENGTH);
  await replaceInvitation(trx, ctx, {
    applicationId: application.id,
    token,
    sentToMasked: to.masked,
    language: languageOf(ctx.tenant),
    expiresAt: new Date(ctx.clock.now().getTime() + LIFETIME_MS),
  });
  const { firstName } = await getBuyerDetails(trx, ctx, order.id);
  // Behind the #, so that no server and no log ever sees it.
  const link = `${ctx.siteOrigin}${inLanguage(languageOf(ctx.tenant), "/co-applicant")}#${token}`;
  const params = {
    sender: firstName ?? english("Someone you know"),
    vehicle: order.snapshot.vehicle.title,
    link,
  };
  const template = to.channel === "email" ? JOINT_INVITATION_MAIL : JOINT_INVITATION_SMS;
  await queueMessage(trx, ctx, { channel: to.channel, to: to.to, template, params });
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("limited", {
    code: "credit.tooManyInvitations",
    message: english("Something went wrong. Please wait {wait} before trying again."),
    retryAfterSeconds,
  });
}
