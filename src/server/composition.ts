import { languageOfReader } from "#modules/accounts/server/people/language-of-reader.ts";
import { storeEvents } from "#modules/analytics/server/store-events.ts";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { openFlagRuntime } from "#modules/experiments/server/flag-runtime.ts";
import { createMessageTransports } from "#modules/messaging/providers/message-transports.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { ProgressFeed } from "#modules/progress-tracker/server/progress-feed.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { TenantRegistry, type TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import type { Log } from "#platform/server/context/log.ts";
import { openProductClock } from "#platform/server/context/product-clock.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { edgePolicy } from "#platform/server/edge/edge-policy.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { Application } from "./composition/application.ts";
import { betweenModules } from "./composition/between-modules.ts";
import { showsOf } from "./composition/demo-stores.ts";
import { openEdgePurger } from "./composition/edge-purging.ts";
import { httpParts } from "./composition/http-parts.ts";
import { periodicWork } from "./composition/periodic-work.ts";
import { openProcessParts } from "./composition/process-parts.ts";
import { openStock } from "./composition/stock.ts";
import { openVendors } from "./composition/vendors.ts";
import { openWaysIn } from "./composition/ways-in.ts";
import type { Frontend } from "./http/frontend.ts";
import { cachedAnswersOf, createHttpApp } from "./http/http-app.ts";
import { TranslatedTenants } from "./language/translated-tenants.ts";
import { jobs } from "./modules.ts";
import { CardPrerenderer } from "./pages/card-prerenderer.ts";
import { periodicTenantTasks } from "./periodic-tasks.ts";
import { liveTenantProblems, refuseProblems } from "./process/live-tenant-problems.ts";
import { startPeriodic } from "./process/periodic.ts";
import { PreparedTenants } from "./process/prepared-tenants.ts";
import { sandboxClock } from "./sandbox/sandbox-clock.ts";
import type { ServerContext } from "./server-context.ts";
import type { Telemetry } from "#platform/server/telemetry/telemetry.ts";
import { publicAddress } from "./composition/public-address.ts";
import { oncePer } from "#platform/shared/once-per.ts";

interface Input {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly frontend: Frontend;
  readonly telemetry?: Telemetry | undefined;
}

/** Wires everything once, in order; the parts are in `composition/`, what modules offer in `modules.ts`. */
export async function composeApplication(input: Input): Promise<Application> {
  const { config, log, database, frontend, telemetry } = input;
  const clock = await openProductClock({ database, log });
  const ids = systemIds();
  const keyring = tenantKeyring({ owner: database.owner, ...loadMasterKeys(config) });
  const address = publicAddress(config);
  const registry = new TenantRegistry({ database, log, address });
  await registry.start();
  const messageTransports = createMessageTransports(config.messaging);
  const problemsOf = (tenant: TenantEntry) =>
    liveTenantProblems(tenant, { masterKey: config.masterKey, messages: messageTransports });
  refuseProblems(registry.all().flatMap(problemsOf));
  const vendors = openVendors(
    config.secrets,
    registry.all().map(({ config: tenant }) => tenant),
  );
  const { vehicleSearch, vehicles, vinDecoder } = openStock({
    database,
    clock,
    log,
    registry,
    dataDir: config.dataDir,
    edge: edgePolicy(config.edgeCacheSeconds),
    stockMemoryMb: config.stockMemoryMb,
    openSearchUrl: config.openSearchUrl,
    nextId: () => ids.next("idx"),
  });
  const edgePurger = openEdgePurger({ config, database, log });
  vehicleSearch.onChange((tenantId, _version, vehicleIds) => edgePurger?.changed(tenantId, vehicleIds));
  const progressFeed = new ProgressFeed({
    log,
    listen: ({ change, gap }) => listen(database, "progress", { onMessage: change, onReconnect: gap, log }),
  });
  const reloadStock = (tenantId: string) => vehicleSearch.reload(tenantId);
  const prepared = new PreparedTenants({ registry, keyring, problemsOf, log, reloadStock });
  await prepared.loadKeys();
  const [geo] = await Promise.all([ZipDirectory.load(), vehicleSearch.start(), progressFeed.start()]);
  const datafile = (tenantId: string) => {
    const tenant = registry.forId(tenantId);
    return tenant && datafileOf(tenant.config);
  };
  const flags = await openFlagRuntime({ domain: ids.next("flags"), find: datafile, log });
  const translated = new TranslatedTenants();
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
    messageTransports,
    productClock: sandboxClock(clock, () => registry.all().every(({ isDemo }) => isDemo)),
  };
  const hasDesk = (tenant: TenantEntry): boolean => config.demo && tenant.isDemo;
  const waysIn = openWaysIn(config);
  // Nearly all of the hundred parts of a context belong to its retailer as configured.
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
  const makeContext = (tenant: TenantEntry, actor: Actor, correlationId: string): ServerContext => ({
    ...sharedOf(tenant),
    flags: flags.of({ tenantId: tenant.id, actor }),
    keys: prepared.keysOf(tenant.id),
    actor,
    correlationId,
  });
  const systemContext = (tenantId: string) =>
    makeContext(registry.requireId(tenantId), { kind: "system", name: "worker" }, ids.random(20));
  const readyTenants = () => registry.all().filter(({ id }) => prepared.isReady(id));
  const residentContext = async (tenantId: string) => {
    await vehicleSearch.makeResident(tenantId);
    return systemContext(tenantId);
  };
  const work = { database, clock, log, telemetry, handlers: jobs, makeContext: residentContext };
  const worker = config.role === "web" ? undefined : startWorker(work);
  const cardPrerenderer = new CardPrerenderer({
    tenants: () => readyTenants().filter(({ id }) => vehicleSearch.isResident(id)),
    cardsOf: (tenantId) => vehicleSearch.stock(tenantId).index.cards(),
    write: (tenant, cards) => frontend.prerenderCards?.(tenant, cards) ?? false,
  });
  const forRetailers = periodicTenantTasks({
    database,
    now: () => clock.now(),
    works: worker !== undefined,
    readyIds: () => readyTenants().map(({ id }) => id),
    contextOf: systemContext,
    residentContextOf: residentContext,
  });
  const ownWork = periodicWork({ database, clock, prepared, cardPrerenderer });
  const periodic = startPeriodic([...ownWork, ...forRetailers], log);
  // Whoever moves the sandbox's clock sees what is due then without waiting for the next round.
  clock.onMoved(() => periodic.wake());
  const shell = { database, clock, log, ids, registry, prepared, vehicleSearch, translated, frontend };
  const http = await httpParts({ ...shell, hasDesk, makeContext });
  return {
    fetch: createHttpApp(http),
    cached: cachedAnswersOf(http),
    tenants: () => registry.all(),
    stores: () =>
      registry.all().map(({ id }) => {
        const isReady = prepared.isReady(id);
        return { isReady, cars: vehicleSearch.isResident(id) ? vehicleSearch.stock(id).index.size : 0 };
      }),
    endStreams: () => progressFeed.closeStreams(),
    async close() {
      await progressFeed.stop();
      await edgePurger?.stop();
      cardPrerenderer.stop();
      await ports.picturePainter.close();
      await vinDecoder.close();
      await periodic.stop();
      for (const tenant of readyTenants()) await storeEvents(systemContext(tenant.id));
      await worker?.stop();
      await vehicleSearch.stop();
      await registry.close();
      await clock.close();
    },
  };
}
