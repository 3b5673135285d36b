import { languageOfReader } from "#modules/accounts/server/people/language-of-reader.ts";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { openFlagRuntime } from "#modules/experiments/server/flag-runtime.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { oncePer } from "#platform/shared/once-per.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { TranslatedTenants } from "../language/translated-tenants.ts";
import { sandboxClock } from "../sandbox/sandbox-clock.ts";
import type { ServerContext } from "../server-context.ts";
import { betweenModules } from "./between-modules.ts";
import { showsOf } from "./demo-stores.ts";
import { openProcessParts } from "./process-parts.ts";
import type { Stores } from "./stores.ts";
import { openWaysIn } from "./ways-in.ts";

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly stores: Stores;
}

export type Contexts = Awaited<ReturnType<typeof openContexts>>;

/** What every use case is called with, for requests and for work of the process itself. */
export async function openContexts(parts: Parts) {
  const { config, log, stores } = parts;
  const { ids, registry, prepared, vehicleSearch } = stores;
  const datafile = (tenantId: string) => {
    const tenant = registry.forId(tenantId);
    return tenant && datafileOf(tenant.config);
  };
  const flags = await openFlagRuntime({ domain: ids.next("flags"), find: datafile, log });
  const translated = new TranslatedTenants();
  const hasDesk = (tenant: TenantEntry): boolean => config.demo && tenant.isDemo;
  const { sharedOf, close } = sharedParts(parts, { translated, hasDesk });
  const makeContext = (tenant: TenantEntry, actor: Actor, correlationId: string): ServerContext => ({
    ...sharedOf(tenant),
    flags: flags.of({ tenantId: tenant.id, actor }),
    keys: prepared.keysOf(tenant.id),
    actor,
    correlationId,
  });
  const systemContext = (tenantId: string) =>
    makeContext(registry.requireId(tenantId), { kind: "system", name: "worker" }, ids.random(20));
  const residentContext = async (tenantId: string) => {
    await vehicleSearch.makeResident(tenantId);
    return systemContext(tenantId);
  };
  const readyTenants = () => registry.all().filter(({ id }) => prepared.isReady(id));
  return { translated, hasDesk, makeContext, systemContext, residentContext, readyTenants, close };
}

interface OfLanguageAndDesk {
  readonly translated: TranslatedTenants;
  readonly hasDesk: (tenant: TenantEntry) => boolean;
}

/** Nearly all of the hundred parts of a context belong to its retailer as configured: they are put together once. */
function sharedParts({ config, log, database, stores }: Parts, { translated, hasDesk }: OfLanguageAndDesk) {
  const { clock, ids, registry, vendors, vinDecoder, vehicleSearch, vehicles, progressFeed, geo } = stores;
  const ports = {
    ...betweenModules,
    ...openProcessParts(config, log),
    paperKeys: vendors.paperKeys,
    readers: {
      languageOf: languageOfReader,
      translateTenant: (tenant: TenantConfig, language: Language) =>
        translated.translateTenant(tenant, language),
    },
    clock,
    ids,
    log,
    vehicleSearch,
    vehicles,
    vinFacts: (vin: string) => vinDecoder.decode(vin),
    progressFeed,
    geo,
    messageTransports: stores.messageTransports,
    productClock: sandboxClock(clock, () => registry.all().every(({ isDemo }) => isDemo)),
  };
  const waysIn = openWaysIn(config);
  const sharedOf = oncePer((tenant: TenantEntry) => ({
    ...ports,
    ...(hasDesk(tenant) ? { ...waysIn.demo, ...showsOf(registry) } : waysIn.live),
    ...vendors.of(tenant.config),
    tenantId: tenant.id,
    tenant: tenant.config,
    themeCss: tenant.themeCss,
    siteOrigin: tenant.siteOrigin,
    db: database.forTenant(tenant.id),
  }));
  return { sharedOf, close: () => ports.picturePainter.close() };
}
