import type { Selectable } from "kysely";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { sealText, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { keptInsert, keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { ConsentCode } from "../../../domain/consents.ts";
import { consentVersion, shownWords, wordsHash } from "./consent-words.ts";
import type { CreditConsentTable } from "../credit-tables.ts";

type ConsentRow = Selectable<CreditConsentTable>;
type Keeper = TenantContext & { readonly keys: TenantKeys };

interface GivenConsents {
  readonly applicantId: string;
  /** False where nothing was agreed to before, so that nothing can be taken back. */
  readonly mayTakeBack: boolean;
  readonly codes: readonly ConsentCode[];
  readonly givenOn: ConsentRow["given_on"];
}

const give = keptInsert((db, rows: ConsentRow[]) =>
  db
    .insertInto("credit_consent")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "applicant_id", "code"])
        .doUpdateSet((eb) => ({
          version: eb.ref("excluded.version"),
          text_hash: eb.ref("excluded.text_hash"),
          given_at: eb.ref("excluded.given_at"),
          given_on: eb.ref("excluded.given_on"),
          address_sealed: eb.ref("excluded.address_sealed"),
          words: eb.ref("excluded.words"),
          taken_back_at: null,
        }))
        .where((is) =>
          is.or([
            is("credit_consent.version", "!=", is.ref("excluded.version")),
            is("credit_consent.taken_back_at", "is not", null),
          ]),
        ),
    ),
);

/**
 * Exactly these are given; one that was given before in the same version keeps its record.
 * @returns what is given now; undefined where some of it may be older
 */
export async function replaceConsents(
  trx: TenantTransaction,
  ctx: Keeper,
  input: GivenConsents,
): Promise<readonly ConsentRow[] | undefined> {
  const { applicantId, codes } = input;
  const gone = trx
    .deleteFrom("credit_consent")
    .where("tenant_id", "=", ctx.tenantId)
    .where("applicant_id", "=", applicantId);
  if (input.mayTakeBack) await (codes.length === 0 ? gone : gone.where("code", "not in", codes)).execute();
  if (codes.length === 0) return [];
  const rows = rowsOf(ctx, input);
  if (input.mayTakeBack) await give(trx, rows);
  else await writeLast(trx, () => give(trx, rows));
  return input.mayTakeBack ? undefined : rows;
}

const findEmailConsent = keptStatement(
  (db, of: { readonly tenantId: string; readonly applicantId: string }) =>
    db
      .selectFrom("credit_consent")
      .select("code")
      .where("tenant_id", "=", of.tenantId)
      .where("applicant_id", "=", of.applicantId)
      .where("code", "=", "ELECTRONIC_RECORDS")
      .where("taken_back_at", "is", null),
);

/** Whether letters may go to somebody's email (12 CFR 1002.4(d)(2)): agreed after a demonstration, and not taken back. */
export async function agreedToEmail(
  trx: TenantTransaction,
  ctx: TenantContext,
  { applicantId }: { readonly applicantId: string },
): Promise<boolean> {
  const rows = await findEmailConsent(trx, { tenantId: ctx.tenantId, applicantId });
  return rows.length > 0;
}

/** What was sent until now stays valid; the record of the consent stays as evidence. */
export async function withdrawEmailConsent(
  trx: TenantTransaction,
  ctx: TenantContext,
  { applicantId, at }: { readonly applicantId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("credit_consent")
    .set({ taken_back_at: at })
    .where("tenant_id", "=", ctx.tenantId)
    .where("applicant_id", "=", applicantId)
    .where("code", "=", "ELECTRONIC_RECORDS")
    .where("taken_back_at", "is", null)
    .execute();
}

function rowsOf(ctx: Keeper, { applicantId, codes, givenOn }: GivenConsents): ConsentRow[] {
  const address = ctx.caller?.address ?? "";
  return codes.map((code) => {
    const version = consentVersion(ctx.tenant, code);
    const words = shownWords(ctx.tenant, code);
    return {
      tenant_id: ctx.tenantId,
      applicant_id: applicantId,
      code,
      version,
      text_hash: wordsHash(version, words),
      given_at: ctx.clock.now(),
      given_on: givenOn,
      address_sealed: sealText(ctx.keys, `credit_consent|address|${applicantId}|${code}`, address),
      words: JSON.stringify(words),
      taken_back_at: null,
    };
  });
}
