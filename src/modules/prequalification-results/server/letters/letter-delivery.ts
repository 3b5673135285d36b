import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { english } from "#platform/shared/texts/text.ts";
import {
  type DeliveryBody,
  emailHint,
  type LetterConsentWords,
  letterConsentWords,
  type LetterDelivery,
} from "../../domain/letter-delivery.ts";
import {
  noSuchJourney,
  tooMany,
  wrongField,
} from "#modules/prequalification/server/journey/journey-errors.ts";
import { journeyOfCapability } from "#modules/prequalification/server/journey/journey-of-capability.ts";
import { type Door, requireAccount } from "../internal/own-result.ts";
import type { LettersContext } from "../result-context.ts";
import {
  findLetters,
  type LetterRow,
  openContent,
  sealContent,
  updateLetter,
} from "./internal/letter-repo.ts";
import { consentRecord } from "./letter-consent.ts";
import { askToSend } from "./owe-letter.ts";

const WRONG_CODE = english("That isn't the code in the PDF. Open it and look for the six characters.");
const CHANGED = english("This text has changed. Please read it again.");
const ON_ITS_WAY = english("Your letter is already on its way by mail.");
const CODE_LENGTH = 6;
/** Of one letter and hour: samples and answers. */
const TRIES = { bucket: "prequalification-letter-delivery", limit: 30, windowSeconds: 3_600 };

/**
 * How the letter about a decline goes to whoever asks.
 * @throws AppError unauthenticated; not-found `prequalification.notFound`
 */
export async function readDelivery(ctx: LettersContext, door: Door): Promise<LetterDelivery> {
  const row = await ctx.db.transaction((trx) => ownLetter(trx, ctx, door));
  return viewOf(ctx, row);
}

/**
 * The sample PDF with the code that is typed to show that such files can be opened (E-SIGN 101(c)(1)(C)).
 * @throws AppError as `readDelivery`; limited `prequalification.tooMany`
 */
export async function readSample(ctx: LettersContext, door: Door): Promise<Uint8Array<ArrayBuffer>> {
  const code = await ctx.db.transaction(async (trx) => {
    const row = await ownLetter(trx, ctx, { ...door, lock: true });
    if (row.sample_code !== null) return row.sample_code;
    const fresh = ctx.ids.random(CODE_LENGTH);
    await updateLetter(trx, ctx, { id: row.id, sample_code: fresh });
    return fresh;
  });
  return ctx.declineLetters.sample(ctx, code);
}

/**
 * By email after the demonstration, or on paper. Said again it changes to what was said last, until the letter is gone.
 * @throws AppError as `readDelivery`; invalid with `fields`; conflict `prequalification.consentChanged`,
 * `prequalification.letterOnItsWay`; limited `prequalification.tooMany`
 */
export async function chooseDelivery(
  ctx: LettersContext,
  door: Door,
  body: DeliveryBody,
): Promise<LetterDelivery> {
  const found = await ctx.db.transaction((trx) => ownLetter(trx, ctx, door));
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...TRIES, key: found.id });
  if (!allowed) throw tooMany(retryAfterSeconds);
  return ctx.db.transaction(async (trx) => {
    const row = await ownLetter(trx, ctx, { ...door, lock: true });
    if (row.sent_at !== null) return viewOf(ctx, row);
    if (row.printed_at !== null)
      throw new AppError("conflict", { code: "prequalification.letterOnItsWay", message: ON_ITS_WAY });
    await (body.by === "email" ? byEmail(trx, ctx, { row, body }) : onPaper(trx, ctx, { row, body }));
    return viewOf(ctx, await ownLetter(trx, ctx, door));
  });
}

async function ownLetter(
  trx: TenantTransaction,
  ctx: LettersContext,
  door: Door & { readonly lock?: boolean },
): Promise<LetterRow> {
  const row = await findOwn(trx, ctx, door);
  if (row === undefined || row.send_at > ctx.clock.now()) throw noSuchJourney();
  return row;
}

async function findOwn(
  trx: TenantTransaction,
  ctx: LettersContext,
  door: Door & { readonly lock?: boolean },
): Promise<LetterRow | undefined> {
  const lock = door.lock === true;
  if ("account" in door) return (await findLetters(trx, ctx, { accountId: requireAccount(ctx), lock }))[0];
  const { id: journeyId } = await journeyOfCapability(trx, ctx, { capability: door.capability });
  const [row] = await findLetters(trx, ctx, { journeyId, lock });
  return row?.account_id === null ? row : undefined;
}

async function byEmail(
  trx: TenantTransaction,
  ctx: LettersContext,
  { row, body }: { readonly row: LetterRow; readonly body: Extract<DeliveryBody, { by: "email" }> },
): Promise<void> {
  const words = consentWords(ctx);
  if (body.version !== words.version)
    throw new AppError("conflict", { code: "prequalification.consentChanged", message: CHANGED });
  if (body.sampleCode.replace(/[\s-]/gu, "").toUpperCase() !== row.sample_code)
    throw wrongField("prequalification.codeWrong", "sampleCode", WRONG_CODE);
  const content = openContent(ctx, row);
  const email = body.email ?? content.reader.email;
  if (email === null) throw wrongField("request.invalid", "email", REQUIRED);
  await updateLetter(trx, ctx, {
    id: row.id,
    content_sealed: sealContent(ctx, row.id, { ...content, reader: { ...content.reader, email } }),
    has_address: true,
    ...consentRecord(ctx, { id: row.id, email, words }),
  });
  await askToSend(trx, ctx, { letterId: row.id, sendAt: ctx.clock.now() });
}

async function onPaper(
  trx: TenantTransaction,
  ctx: LettersContext,
  { row, body }: { readonly row: LetterRow; readonly body: Extract<DeliveryBody, { by: "paper" }> },
): Promise<void> {
  const { address } = body;
  if (address === undefined && !row.has_street) throw wrongField("request.invalid", "line1", REQUIRED);
  const content = openContent(ctx, row);
  const addressLines = address === undefined ? content.reader.addressLines : linesOf(address);
  await updateLetter(trx, ctx, {
    id: row.id,
    content_sealed: sealContent(ctx, row.id, { ...content, reader: { ...content.reader, addressLines } }),
    has_street: true,
    consent_sealed: null,
    consented_at: null,
    paper_from: ctx.clock.now(),
  });
}

type Address = NonNullable<Extract<DeliveryBody, { by: "paper" }>["address"]>;

function linesOf({ line1, line2, city, state, zipCode }: Address): readonly string[] {
  return [[line1, line2].filter(Boolean).join(", "), `${city}, ${state} ${zipCode}`];
}

function consentWords({ tenant }: LettersContext): LetterConsentWords {
  return letterConsentWords(textOf(tenant), {
    brand: tenant.brandName,
    phone: formatPhone(tenant.support.phone),
  });
}

function viewOf(ctx: LettersContext, row: LetterRow): LetterDelivery {
  const { email } = openContent(ctx, row).reader;
  const isOnPaper = row.printed_at !== null || (row.has_street && row.paper_from <= ctx.clock.now());
  return {
    state: row.sent_at !== null ? "sent" : row.consented_at !== null ? "email" : isOnPaper ? "paper" : "ask",
    emailHint: email === null ? null : emailHint(email),
    hasStreet: row.has_street,
    paperFrom: row.paper_from.toISOString(),
    consent: consentWords(ctx),
  };
}
