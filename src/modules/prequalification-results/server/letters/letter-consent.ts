import { createHash } from "node:crypto";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { openText, sealJson, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LetterConsentWords } from "../../domain/letter-delivery.ts";
import { findLetters, type LetterRow } from "./internal/letter-repo.ts";

/** What was agreed to, word by word, for which address and from where. Personal data: stored sealed. */
interface KeptConsent {
  readonly words: LetterConsentWords;
  readonly hash: string;
  readonly email: string;
  readonly address: string;
}

const place = (id: string): string => `prequalification_letter|consent|${id}`;

/** The consent of a reader, kept as long as the letter. */
export function consentRecord(
  ctx: QueueContext,
  { id, email, words }: { readonly id: string; readonly email: string; readonly words: LetterConsentWords },
): Pick<LetterRow, "consent_sealed" | "consented_at"> {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  const kept: KeptConsent = { words, hash, email, address: ctx.caller?.address ?? "" };
  return {
    consent_sealed: sealJson(ctx.keys, place(id), kept),
    consented_at: ctx.clock.now(),
  };
}

/** What an account agreed to for an earlier letter to the same address: nobody is asked twice. */
export async function earlierConsent(
  trx: TenantTransaction,
  ctx: QueueContext,
  whose: { readonly accountId: string; readonly email: string; readonly letterId: string },
): Promise<Pick<LetterRow, "consent_sealed" | "consented_at"> | undefined> {
  const { accountId, email, letterId } = whose;
  for (const row of await findLetters(trx, ctx, { accountId })) {
    if (row.consent_sealed === null || row.id === letterId) continue;
    const kept = openText(ctx.keys, place(row.id), row.consent_sealed);
    if ((JSON.parse(kept) as KeptConsent).email === email)
      return { consent_sealed: sealText(ctx.keys, place(letterId), kept), consented_at: row.consented_at };
  }
  return undefined;
}
