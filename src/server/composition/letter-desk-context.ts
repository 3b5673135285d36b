import { languageOfReader } from "#modules/accounts/server/people/language-of-reader.ts";
import { declineLettersOf } from "#modules/credit-letters/server/decline-letters.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import type { PaperLettersContext } from "#modules/credit-letters/server/paper/print-letter-to-mail.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import { readClockOffset } from "#platform/server/context/product-clock.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { TranslatedTenants } from "../language/translated-tenants.ts";
import { publicAddress } from "./public-address.ts";

interface DeskInput {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * What a retailer's letters on paper need outside of a server: its words, keys and brand, and the product's clock.
 * @throws AppError not-found for a retailer that is suspended, or whose configuration is wrong
 */
export async function letterDeskContext(input: DeskInput, tenantId: string): Promise<PaperLettersContext> {
  const { config, database, log, now } = input;
  const address = publicAddress(config);
  const registry = new TenantRegistry({ database, log, address });
  await registry.refresh();
  const tenant = registry.requireId(tenantId);
  const noticePress = new NoticePress();
  const translated = new TranslatedTenants();
  const ids = systemIds();
  const offsetMs = await readClockOffset(database);
  return {
    tenantId,
    tenant: tenant.config,
    keys: await tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) }).forTenant(tenantId),
    db: database.forTenant(tenantId),
    actor: { kind: "system", name: "operator" },
    clock: { now: () => new Date(now().getTime() + offsetMs) },
    ids,
    log,
    correlationId: ids.random(20),
    siteOrigin: tenant.siteOrigin,
    readers: {
      languageOf: languageOfReader,
      translateTenant: (of, language) => translated.translateTenant(of, language),
    },
    noticePress,
    declineLetters: declineLettersOf(noticePress),
    brandLogos: new BrandLogos({ log }),
  };
}
