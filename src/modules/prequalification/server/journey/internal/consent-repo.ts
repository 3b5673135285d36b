import { createHash } from "node:crypto";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { sealText } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { type ConsentWords, consentWords } from "../../../domain/journey/consent-words.ts";
import { KEEP_ENDED_DAYS } from "../../../domain/journey/journey-limits-data.ts";
import type { JourneyContext } from "../journey-context.ts";

/** The words as they stand today for this reader, and their hash. */
export function currentConsent({ tenant }: Pick<TenantContext, "tenant">): ConsentWords & { hash: string } {
  const lenders = tenant.config.lenders.programs.map(({ legalName }) => legalName);
  const words = consentWords(textOf(tenant), { brand: tenant.brandName, lenders });
  const hash = createHash("sha256")
    .update(JSON.stringify([languageOf(tenant), words]))
    .digest("hex");
  return { ...words, hash };
}

/**
 * Keeps what was agreed to, word by word, with the time and the caller's address. Until a bureau is asked it goes with its
 * journey. @returns its id
 */
export async function insertConsent(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { journeyId, phone }: { readonly journeyId: string; readonly phone: string },
): Promise<string> {
  const id = ctx.ids.next("pqc");
  const { hash, ...words } = currentConsent(ctx);
  const now = ctx.clock.now();
  const seal = (column: string, value: string) =>
    sealText(ctx.keys, `prequalification_consent|${column}|${id}`, value);
  await trx
    .insertInto("prequalification_consent")
    .values({
      tenant_id: ctx.tenantId,
      id,
      journey_id: journeyId,
      version: words.version,
      language: languageOf(ctx.tenant),
      words: JSON.stringify(words),
      page_hash: hash,
      agreed_at: now,
      address_sealed: seal("address", ctx.caller?.address ?? ""),
      phone_sealed: seal("phone", phone),
      proven_at: null,
      proven_by: null,
      keep_until: new Date(now.getTime() + KEEP_ENDED_DAYS * DAY_MS),
    })
    .execute();
  return id;
}

/** The code that was sent came back: whoever agreed holds the phone, or reads the mail. From here on it is evidence. */
export async function proveConsent(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, by }: { readonly id: string; readonly by: "sms" | "email" },
): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .updateTable("prequalification_consent")
    .set({ proven_at: now, proven_by: by, keep_until: keepUntil(now) })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}

/** Of a journey that ended before any bureau was asked. */
export async function deleteUnprovenConsent(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id }: { readonly id: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_consent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .where("proven_at", "is", null)
    .execute();
}

export async function deleteOldConsents(trx: TenantTransaction, ctx: RequestContext): Promise<void> {
  await trx
    .deleteFrom("prequalification_consent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("keep_until", "<=", ctx.clock.now())
    .execute();
}
