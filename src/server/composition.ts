import { EventBuffer } from "#modules/analytics/server/event-buffer.ts";
import { storeEvents } from "#modules/analytics/server/store-events.ts";
import { openNewDrafts } from "#modules/checkout/server/new-drafts.ts";
import { createSigningProviders } from "#modules/contracting/providers/signing-providers.ts";
import { noteDepositChange } from "#modules/contracting/server/renew-contract.ts";
import { PaperKeys } from "#modules/contracting/server/paper-keys.ts";
import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import { InvoicePress } from "#modules/payments/server/invoice-press.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import { PicturePainter } from "#modules/discovery/server/picture-painter.ts";
import { openObjectStore, openVirusScanner } from "#modules/documents/providers/document-ports.ts";
import { processThumbnailer } from "#modules/documents/providers/thumbnails/process-thumbnailer.ts";
import { createIdCaptureProviders } from "#modules/id-verification/providers/id-capture-providers.ts";
import { datafileOf } from "#modules/experiments/domain/datafile.ts";
import { openFlagRuntime } from "#modules/experiments/server/flag-runtime.ts";
import { appointmentFactSource } from "#modules/fulfilment/server/appointment-facts.ts";
import { openIdConnectPool } from "#modules/identity-pools/providers/openid-connect/openid-connect-pool.ts";
import { createCodeFlowProviders } from "#modules/social-sign-in/providers/social/code-flow-providers.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { requirePoolSecrets } from "#modules/identity-pools/server/require-pool-secrets.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { signingFactSource } from "#modules/contracting/server/signing-fact-source.ts";
import { idFactSource } from "#modules/id-verification/server/id-fact-source.ts";
import { createInsuranceProviders } from "#modules/insurance/providers/insurance-providers.ts";
import { ChangePruner } from "#modules/vehicle-search/server/prune-inventory-changes.ts";
import { stockTenantOf } from "#modules/vehicle-search/server/stock-tenant.ts";
import { VehicleReader } from "#modules/inventory/server/vehicle-reader.ts";
import { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { takeLeadForm } from "#modules/leads/server/take-lead-form.ts";
import { createMessageTransports } from "#modules/messaging/providers/message-transports.ts";
import { orderFactsFrom } from "#modules/orders/server/order-facts.ts";
import { createBankLinks, createPaymentGateways } from "#modules/payments/providers/payment-providers.ts";
import {
  paymentFactSource,
  readDepositReceived,
  readPaymentStatus,
} from "#modules/payments/server/payment-facts.ts";
import { ProgressFeed } from "#modules/progress-tracker/server/progress-feed.ts";
import { privacyPages } from "#modules/privacy-requests/server/privacy-pages.ts";
import { TenantRegistry, type TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import { forgetFinishedJobs } from "#platform/server/jobs/job-store.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { listen } from "#platform/server/database/notifications/listen.ts";
import type { Log } from "#platform/server/context/log.ts";
import { loadMasterKey } from "#platform/server/crypto/master-key.ts";
import { openProductClock } from "#platform/server/context/product-clock.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { verificationFacts } from "#modules/retailer-operations/server/verification-facts.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import type { Frontend } from "./http/frontend.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { languageOfReader } from "#modules/accounts/server/language-of-reader.ts";
import { SpokenTenants } from "./language/spoken-tenants.ts";
import { cachedAnswersOf, createHttpApp, type HttpAppParts } from "./http/http-app.ts";
import type { CachedAnswers } from "./pages/answer-from-cache.ts";
import { HtmlCache } from "./pages/html-cache.ts";
import { PictureCache } from "./pages/picture-cache.ts";
import { Pages } from "./pages/serve-pages.ts";
import { personalDataSources } from "./personal-data-sources.ts";
import { accountKeepers, endpoints, jobs, webhookSources } from "./modules.ts";
import { startPeriodic } from "./process/periodic.ts";
import { periodicTenantTasks } from "./periodic-tasks.ts";
import { CardsAhead } from "./pages/cards-ahead.ts";
import { liveTenantProblems, refuseProblems } from "./process/live-tenant-problems.ts";
import { PreparedTenants } from "./process/prepared-tenants.ts";
import { knownAlertTexts } from "./known-alert-texts.ts";
import { licenceKeeper } from "./licence-keeper.ts";
import type { ServerContext } from "./server-context.ts";
import { contractNews } from "./contract-news.ts";
import { sandboxClock } from "./sandbox/sandbox-clock.ts";
import { STEPS } from "./steps.ts";
import { watchDatabase } from "./process/watch-database.ts";
import { webhookSecretsFrom } from "./process/webhook-secrets.ts";

export interface Application {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stored pages and API answers, for `answerFromCache`. */
  readonly cached: CachedAnswers;
  tenants(): readonly TenantEntry[];
  /** Ends what would stay open for ever; call it before waiting for running requests. */
  endStreams(): void;
  close(): Promise<void>;
}

interface Input {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly frontend: Frontend;
}

/** Wires everything once, in order. The only place that knows adapters. */
export async function composeApplication({ config, log, database, frontend }: Input): Promise<Application> {
  const clock = await openProductClock({ database, log });
  const ids = systemIds();
  const keyring = tenantKeyring({ owner: database.owner, masterKey: loadMasterKey(config) });
  const registry = new TenantRegistry({
    database,
    log,
    address: { scheme: config.publicScheme, port: config.publicPort, listensOn: config.port },
  });
  await registry.start();
  const messageTransports = createMessageTransports(config.messaging);
  const problemsOf = (tenant: TenantEntry) =>
    liveTenantProblems(tenant, { masterKey: config.masterKey, messages: messageTransports });
  refuseProblems(registry.all().flatMap(problemsOf));
  for (const { config: tenant } of registry.all()) requirePoolSecrets(tenant, config.secrets);
  const { secrets } = config;
  const vendors = {
    paymentGateway: createPaymentGateways(secrets),
    bankLink: createBankLinks(secrets),
    insuranceProvider: createInsuranceProviders(secrets),
    idCaptureProvider: createIdCaptureProviders(secrets),
    signingProvider: createSigningProviders(secrets),
  };
  const paperKeys = new PaperKeys({ secrets: config.secrets });
  for (const { config: tenant } of registry.all()) {
    paperKeys.requireConfigured(tenant);
    for (const vendor of Object.values(vendors)) vendor.of(tenant);
  }
  const vehicleSearch = new VehicleSearch({
    database,
    clock,
    log,
    tenants: async () => registry.all().map(({ config: tenant }) => stockTenantOf(tenant)),
    listen: (onHint) => listen(database, "inventory", { onMessage: onHint, onReconnect: onHint, log }),
  });
  const progressFeed = new ProgressFeed({
    log,
    listen: ({ change, gap }) => listen(database, "progress", { onMessage: change, onReconnect: gap, log }),
  });
  const prepared = new PreparedTenants({
    registry,
    keyring,
    problemsOf,
    log,
    reloadStock: (tenantId) => vehicleSearch.reload(tenantId),
  });
  await prepared.loadKeys();
  const [geo] = await Promise.all([ZipDirectory.load(), vehicleSearch.start(), progressFeed.start()]);
  const flags = await openFlagRuntime({
    domain: ids.next("flags"),
    find: (tenantId) => {
      const tenant = registry.forId(tenantId);
      return tenant && datafileOf(tenant.config);
    },
    log,
  });
  const hostedPool = openIdConnectPool({ secrets: config.secrets, allowLoopbackHttp: config.demo });
  const picturePainter = new PicturePainter();
  const spoken = new SpokenTenants();
  const ports = {
    readers: {
      languageOf: languageOfReader,
      speak: (tenant: TenantConfig, language: Language) => spoken.speak(tenant, language),
    },
    picturePainter,
    brandLogos: new BrandLogos({ log }),
    invoicePress: new InvoicePress(),
    paperKeys,
    clock,
    ids,
    log,
    vehicleSearch,
    vehicles: new VehicleReader(database, (tenantId) => vehicleSearch.stock(tenantId).tenant.estimate),
    progressFeed,
    steps: STEPS,
    takeLeadForm,
    privacyPages,
    geo,
    newDrafts: openNewDrafts(),
    accountKeepers,
    personalDataSources,
    messageTransports,
    orderFacts: orderFactsFrom([paymentFactSource, appointmentFactSource, idFactSource, signingFactSource]),
    licenceKeeper,
    signingFacts: { isContractSigned },
    contractNews,
    depositFacts: { readDepositReceived },
    depositNews: { depositChanged: noteDepositChange },
    verificationFacts,
    paymentFacts: { readPaymentStatus },
    productClock: sandboxClock(clock, () => registry.all().every(({ isDemo }) => isDemo)),
    webhooks: {
      sources: webhookSources,
      secrets: webhookSecretsFrom({ secrets: config.secrets, sandbox: config.demo }),
    },
    objectStore: openObjectStore(config.objectStoreUrl),
    virusScanner: openVirusScanner(config, log),
    thumbnailer: processThumbnailer(),
    analytics: { buffer: new EventBuffer(), alertTexts: knownAlertTexts },
  };
  const hasDesk = (tenant: TenantEntry): boolean => config.demo && tenant.isDemo;
  const identity = createIdentityRuntime({
    sandbox: config.demo,
    secrets: config.secrets,
    openIdConnect: hostedPool,
  });
  const codeFlow = { secrets: config.secrets, hosted: hostedPool };
  // What the sandbox opens is opened for demo retailers only; one process may serve both kinds.
  const played = {
    sandbox: true,
    allowsTestNumbers: true,
    identity,
    codeFlow: createCodeFlowProviders({ ...codeFlow, sandbox: true }),
  };
  const real = {
    sandbox: false,
    allowsTestNumbers: false,
    identity: { ...identity, sandbox: false },
    codeFlow: createCodeFlowProviders({ ...codeFlow, sandbox: false }),
  };
  const makeContext = (tenant: TenantEntry, actor: Actor, correlationId: string): ServerContext => ({
    ...ports,
    ...(hasDesk(tenant) ? played : real),
    paymentGateway: vendors.paymentGateway.of(tenant.config),
    bankLink: vendors.bankLink.of(tenant.config),
    insuranceProvider: vendors.insuranceProvider.of(tenant.config),
    idCaptureProvider: vendors.idCaptureProvider.of(tenant.config),
    signingProvider: vendors.signingProvider.of(tenant.config),
    tenantId: tenant.id,
    tenant: tenant.config,
    flags: flags.of({ tenantId: tenant.id, actor }),
    themeCss: tenant.themeCss,
    keys: prepared.keysOf(tenant.id),
    db: database.forTenant(tenant.id),
    actor,
    correlationId,
    siteOrigin: tenant.siteOrigin,
  });
  const systemContext = (tenantId: string) =>
    makeContext(registry.requireId(tenantId), { kind: "system", name: "worker" }, ids.random(20));
  const readyTenants = () => registry.all().filter(({ id }) => prepared.isReady(id));
  const worker =
    config.role === "web"
      ? undefined
      : startWorker({ database, clock, log, handlers: jobs, makeContext: systemContext });
  const changePruner = new ChangePruner(database.system, () => performance.now());
  const cardsAhead = new CardsAhead({
    tenants: readyTenants,
    cardsOf: (tenantId) => vehicleSearch.stock(tenantId).index.cards(),
    write: (tenant, cards) => frontend.writeCardsAhead?.(tenant, cards) ?? false,
  });
  const periodic = startPeriodic(
    [
      { name: "write-cards-ahead", everyMs: 1_000, run: () => cardsAhead.catchUp() },
      { name: "prepare-tenants", everyMs: 1_000, run: () => prepared.catchUp() },
      {
        name: "forget-finished-jobs",
        everyMs: 3_600_000,
        run: () => forgetFinishedJobs(database, clock.now()),
      },
      { name: "prune-inventory-changes", everyMs: 600_000, run: async () => void (await changePruner.run()) },
      ...periodicTenantTasks(() => readyTenants().map(({ id }) => systemContext(id))),
    ],
    log,
  );
  const pages = new Pages<ServerContext>({
    // While developing, an edit must show at once.
    cache: frontend.middleware === undefined ? new HtmlCache() : new HtmlCache(0),
    inventoryVersion: (tenantId) => vehicleSearch.version(tenantId),
    render: frontend.render,
  });
  const http: HttpAppParts<ServerContext> = {
    version: "0.1.0",
    endpoints,
    tenants: registry,
    isPrepared: (tenantId) => prepared.isReady(tenantId),
    readiness: {
      reason: () => (vehicleSearch.isReady ? undefined : "starting: search index"),
      hasDatabase: watchDatabase(database.app),
    },
    ids,
    log,
    spoken,
    hasSandboxDesk: hasDesk,
    keysOf: (tenantId) => prepared.keysOf(tenantId),
    makeContext,
    authenticate,
    pages,
    files: frontend.files,
    pictures: new PictureCache(),
    storedAnswer: (tenantId, asked) => vehicleSearch.storedAnswer(tenantId, asked),
  };
  return {
    fetch: createHttpApp(http),
    cached: cachedAnswersOf(http),
    tenants: () => registry.all(),
    endStreams: () => progressFeed.closeStreams(),
    async close() {
      await progressFeed.stop();
      cardsAhead.stop();
      await picturePainter.close();
      await periodic.stop();
      for (const tenant of readyTenants()) await storeEvents(systemContext(tenant.id));
      await worker?.stop();
      await vehicleSearch.stop();
      await registry.close();
      await clock.close();
    },
  };
}
