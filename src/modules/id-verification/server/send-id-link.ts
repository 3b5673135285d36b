import { requirePhoneConsent } from "#platform/shared/fields/phone/require-phone-consent.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOwnedOrderWithBuyer } from "#modules/orders/server/drafts/buyer-details.ts";
import { markEvents } from "#modules/orders/server/event-marks.ts";
import { viewOrder } from "#modules/orders/server/view-order.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import {
  ID_LINK_LIFETIME_SECONDS,
  idRecordTransitions,
  type IdVerificationRecord,
  isInPersonIdState,
} from "../domain/id-verification.ts";
import { ID_LINK, idVerificationMessages } from "../messages.ts";
import { endAtProvider } from "./end-captures.ts";
import { replaceLink } from "./internal/capture-link-repo.ts";
import {
  findIdVerifications,
  type IdRow,
  isExpiredAt,
  lockIdVerification,
  toRecord,
  updateIdVerification,
} from "./internal/id-verification-repo.ts";

/** Unguessable: 32 characters of 5 bits. */
const TOKEN_LENGTH = 32;
/** More would be harassment by text message. */
const MAX_LINKS = 10;

interface SendIdLinkInput {
  readonly orderNumber: string;
  /** Ten digits, validated. */
  readonly phone: string;
  /** State of the license where it differs from the home address (OP-19). */
  readonly idState: string | null;
  /** VAL-09; only asked for with another number than the order's own. */
  readonly phoneConsent?: boolean | undefined;
  /** Whose ID; the owner's when left out. */
  readonly person?: PartyRole | undefined;
}

/**
 * IDV-07: texts a link that works once and for 24 hours; it replaces every earlier one.
 * @throws AppError conflict `idVerification.inPersonOnly` (Illinois), `idVerification.alreadyComplete`;
 * invalid `idVerification.phoneConsent`; limited
 */
export async function sendIdLink(ctx: QueueContext, input: SendIdLinkInput): Promise<IdVerificationRecord> {
  const { phone, phoneConsent: consent, orderNumber, person = "buyer" } = input;
  return ctx.db.transaction(async (trx) => {
    const { buyer } = await requireOwnedOrderWithBuyer(trx, ctx, { orderNumber, lock: true });
    // Somebody else's number is agreed to each time, by its owner beside the buyer.
    const agreedPhone = person === "buyer" ? buyer.phone : undefined;
    requirePhoneConsent("idVerification.phoneConsent", { phone, consent, agreedPhone });
    const { record, path } = await makeLink(trx, ctx, { ...input, phone, person });
    const params = { link: `${ctx.siteOrigin}${path}` };
    await queueMessage(trx, ctx, { channel: "sms", to: phone, template: ID_LINK, params });
    return record;
  });
}

/**
 * The same link without a text, for a buyer who is on a phone already; only the owner's own page gets it.
 * @throws AppError as `sendIdLink`
 */
export async function openIdLinkHere(
  ctx: QueueContext,
  { person = "buyer", ...input }: Pick<SendIdLinkInput, "orderNumber" | "idState" | "person">,
): Promise<{ readonly path: string }> {
  return ctx.db.transaction(async (trx) => {
    const { path } = await makeLink(trx, ctx, { ...input, phone: null, person });
    return { path };
  });
}

async function makeLink(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: Pick<SendIdLinkInput, "orderNumber" | "idState"> & {
    readonly phone: string | null;
    readonly person: PartyRole;
  },
): Promise<{ readonly record: IdVerificationRecord; readonly path: string }> {
  const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
  const { "co-buyer": coBuyer } = await findIdVerifications(trx, ctx, order.id);
  if (input.person === "co-buyer" && coBuyer === undefined) throw nobodyElse();
  const row = await lockIdVerification(trx, ctx, { orderId: order.id, person: input.person });
  if (isInPersonIdState([input.idState]) || toRecord(row, order, ctx.clock.now()).isInPersonOnly)
    throw inPersonOnly();
  requireNewLink(row, ctx.clock.now());
  const token = ctx.ids.random(TOKEN_LENGTH);
  const after = await writeLink(trx, ctx, { row, token, input });
  const path = inLanguage(languageOf(ctx.tenant), `/progress/id-verification/capture/${token}`);
  return { record: toRecord(after, order, ctx.clock.now()), path };
}

function requireNewLink(row: IdRow, now: Date): void {
  if (row.order_id_status === "COMPLETED" || row.record_status === "SUCCESSFUL") {
    throw new AppError("conflict", {
      code: "idVerification.alreadyComplete",
      message: "Your ID is already verified.",
    });
  }
  if (row.transactions_amount >= MAX_LINKS) {
    throw new AppError("limited", {
      code: "idVerification.tooManyLinks",
      message: "Something went wrong. Please wait {wait} before trying again.",
      retryAfterSeconds: 3600,
    });
  }
  // A running link may be sent again; an expired one counts as over.
  const isRunning = row.record_status === "INITIATED" && !isExpiredAt(row, now);
  if (!isRunning && row.record_status !== "INITIATED")
    requireTransition(idRecordTransitions, row.record_status, "INITIATED");
}

async function writeLink(
  trx: TenantTransaction,
  ctx: QueueContext,
  change: {
    readonly row: IdRow;
    readonly token: string;
    readonly input: { readonly phone: string | null; readonly idState: string | null };
  },
): Promise<IdRow> {
  const { row, token, input } = change;
  const expiresAt = new Date(ctx.clock.now().getTime() + ID_LINK_LIFETIME_SECONDS * 1000);
  const { order_id: orderId, person } = row;
  // Events from outside are about the buyer's own check.
  if (person === "buyer") await markEvents(trx, ctx, { orderId, subjects: ["id"], event: "link" });
  await viewOrder(trx, ctx, { orderId, at: expiresAt });
  const link = { orderId, person, token, expiresAt, isHere: input.phone === null };
  await endAtProvider(trx, ctx, await replaceLink(trx, ctx, link));
  return updateIdVerification(trx, ctx, {
    orderId,
    person,
    set: {
      record_status: "INITIATED",
      order_id_status: null,
      transactions_amount: row.transactions_amount + 1,
      expires_at: expiresAt,
      sent_to_masked: input.phone === null ? null : `(•••) •••-${input.phone.slice(-4)}`,
      ...(input.idState !== null && { id_state: input.idState }),
    },
  });
}

function nobodyElse(): AppError {
  return new AppError("conflict", {
    code: "idVerification.noCoBuyer",
    message: idVerificationMessages.noCoBuyer,
  });
}

function inPersonOnly(): AppError {
  return new AppError("conflict", {
    code: "idVerification.inPersonOnly",
    message: idVerificationMessages.inPerson,
  });
}
