import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import {
  type IdentityPem,
  openIdentity,
  type PaperIdentity,
} from "#platform/server/pdf/signature/paper-identity.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { findPaperKey, insertPaperKey, retirePaperKey } from "./internal/paper-keys-repo.ts";

/** Its certificate is good for five years, so a paper of its last day can be checked for two more. */
const ROTATE_AFTER_MS = 3 * 365 * DAY_MS;

type KeyContext = RequestContext & { readonly keys: TenantKeys; readonly tenant: TenantConfig };

/**
 * With what each retailer's signed papers are sealed: the certificate its configuration refers to, or one that is made
 * on first use, kept encrypted and replaced after three years.
 */
export class PaperKeys {
  readonly #secrets: Secrets;
  readonly #opened = new Map<string, PaperIdentity>();

  constructor({ secrets }: { readonly secrets: Secrets }) {
    this.#secrets = secrets;
  }

  /** The identity that seals papers now. */
  async of(trx: TenantTransaction, ctx: KeyContext): Promise<PaperIdentity> {
    return this.#configured(ctx.tenant) ?? this.#open(await storedKey(trx, ctx));
  }

  /** At boot: a key that is missing or does not fit is found before the first buyer. @throws Error */
  requireConfigured(tenant: TenantConfig): void {
    this.#configured(tenant);
  }

  #configured({ config }: TenantConfig): PaperIdentity | undefined {
    const { signature } = config.contracting;
    if (signature === null) return undefined;
    const certificate = this.#secrets(signature.certificateRef);
    return this.#open({ certificate, privateKey: this.#secrets(signature.privateKeyRef) });
  }

  /** Kept by certificate: opening a key takes longer than sealing with it. */
  #open(pem: IdentityPem): PaperIdentity {
    const known = this.#opened.get(pem.certificate);
    if (known !== undefined) return known;
    const identity = openIdentity(pem);
    this.#opened.set(pem.certificate, identity);
    return identity;
  }
}

async function storedKey(trx: TenantTransaction, ctx: KeyContext): Promise<IdentityPem> {
  const now = ctx.clock.now();
  const known = await findPaperKey(trx, ctx);
  if (known !== undefined && now.getTime() - known.createdAt.getTime() < ROTATE_AFTER_MS) return known;
  if (known !== undefined) await retirePaperKey(trx, ctx);
  const { makeIdentity } = await import("#platform/server/pdf/signature/make-identity.ts");
  await insertPaperKey(trx, ctx, await makeIdentity(ctx.tenant.legalName, now));
  const made = await findPaperKey(trx, ctx);
  if (made === undefined) throw new Error("a retailer has no key for its papers");
  return made;
}
