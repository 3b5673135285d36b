import { createPlateServices } from "#modules/car-lookup/providers/plate-services.ts";
import { createPriceGuides } from "#modules/price-guide/providers/price-guides.ts";
import { createSigningProviders } from "#modules/signing-services/providers/signing-providers.ts";
import type { SigningProvider } from "#modules/signing-services/server/signing-provider.ts";
import { PaperKeys } from "#modules/contract-papers/server/paper-keys.ts";
import { createIdCaptureProviders } from "#modules/id-verification/providers/id-capture-providers.ts";
import { requirePoolSecrets } from "#modules/identity-pools/server/require-pool-secrets.ts";
import { createInsuranceProviders } from "#modules/insurance/providers/insurance-providers.ts";
import { createCreditBureaus } from "#modules/credit-bureaus/providers/credit-bureaus.ts";
import { createLenderProviders } from "#modules/lenders/providers/lender-providers.ts";
import {
  createBankLinks,
  createPaymentGateways,
} from "#modules/payment-gateways/providers/payment-providers.ts";
import { createProtectionAdministrators } from "#modules/protection-contracts/providers/protection-administrators.ts";
import { createPayoffServices } from "#modules/payoffs/providers/payoff-services.ts";
import { sandboxPayoutProvider } from "#modules/vehicle-acquisition/providers/sandbox/sandbox-payout-provider.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { Log } from "#platform/server/context/log.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import { outOfService } from "#platform/server/vendor-calls/out-of-service.ts";

const DEMO_VENDOR_MISSING = "a demo store's vendor is out of service";
const FORMER_SERVICE_MISSING = "a signing service that still keeps packages can't be opened";

/**
 * Each vendor a retailer chose, made once per retailer. Where one is named without its settings or secrets, a live
 * retailer is not served; at a demo store only that vendor is missing, and the log says which (decision 0695).
 */
export function openVendors(secrets: Secrets, log: Pick<Log, "warn">) {
  const ports = choices(secrets);
  const paperKeys = new PaperKeys({ secrets });
  const standIn = standIns(log);
  /** The vendors of one retailer, by the names of the ports. */
  const of = (tenant: TenantConfig) => ({
    paymentGateway: standIn.orOutOfService(tenant, ports.paymentGateway),
    bankLink: standIn.orOutOfService(tenant, ports.bankLink),
    insuranceProvider: standIn.orOutOfService(tenant, ports.insuranceProvider),
    lenderProvider: standIn.orOutOfService(tenant, ports.lenderProvider),
    creditBureau: standIn.orOutOfService(tenant, ports.creditBureau),
    idCaptureProvider: standIn.orOutOfService(tenant, ports.idCaptureProvider),
    signingProvider: standIn.orOutOfService(tenant, ports.signingProvider),
    signingProviderOf: (vendor: string) =>
      standIn.former(tenant, () => ports.signingProvider.ofVendor(tenant, vendor)),
    payoutProvider: sandboxPayoutProvider,
    payoffService: standIn.orOutOfService(tenant, ports.payoffService),
    priceGuide: standIn.orOutOfService(tenant, ports.priceGuide),
    plateService: standIn.orOutOfService(tenant, ports.plateService),
    protectionAdministrator: standIn.orOutOfService(tenant, ports.protectionAdministrator),
  });
  /** What keeps each vendor that a retailer names from being called; empty where everything is there. */
  const problemsOf = (tenant: TenantConfig): string[] => {
    const asked = [
      () => requirePoolSecrets(tenant, secrets),
      () => paperKeys.requireConfigured(tenant),
      () => requireOwnWebhooks(tenant, secrets),
      ...Object.values(ports).map((choice) => () => void choice.of(tenant)),
    ];
    return [...new Set(asked.flatMap((ask) => problemOf(tenant, ask)))];
  };
  return { of, paperKeys, problemsOf };
}

/** Systems of the retailer's own that a store may be without. */
const OPTIONAL_SYSTEMS = ["letters", "privacy", "trade-in"];

/**
 * The retailer's own systems: without a secret for `dealer` nobody could countersign, hand a car over or cancel an order of
 * a live store. The others may be left out; what a named one refers to must be there. @throws Error naming it
 */
function requireOwnWebhooks(tenant: TenantConfig, secrets: Secrets): void {
  if (tenant.isDemo) return;
  const named = OPTIONAL_SYSTEMS.filter((source) => tenant.webhookSecrets[source] !== undefined);
  for (const source of ["dealer", ...named]) requireWebhookSecrets(tenant, source, secrets);
}

/** What stands where a vendor can't be opened; said once for each store and reason. */
function standIns(log: Pick<Log, "warn">) {
  const warned = new Set<string>();
  return {
    orOutOfService<Provider extends object>(
      tenant: TenantConfig,
      choice: { of(retailer: TenantConfig): Provider },
    ): Provider {
      try {
        return choice.of(tenant);
      } catch (error) {
        if (!tenant.isDemo) throw error;
        warnOnce({ log, warned, message: DEMO_VENDOR_MISSING }, tenant, error);
        return outOfService<Provider>();
      }
    },
    /** Where packages from before a change lie: at any store only these are missing. */
    former(tenant: TenantConfig, open: () => SigningProvider): SigningProvider {
      try {
        return open();
      } catch (error) {
        warnOnce({ log, warned, message: FORMER_SERVICE_MISSING }, tenant, error);
        return outOfService<SigningProvider>();
      }
    },
  };
}

function choices(secrets: Secrets) {
  return {
    paymentGateway: createPaymentGateways(secrets),
    bankLink: createBankLinks(secrets),
    insuranceProvider: createInsuranceProviders(secrets),
    lenderProvider: createLenderProviders(secrets),
    creditBureau: createCreditBureaus(secrets),
    idCaptureProvider: createIdCaptureProviders(secrets),
    protectionAdministrator: createProtectionAdministrators(secrets),
    signingProvider: createSigningProviders(secrets),
    payoffService: createPayoffServices(),
    priceGuide: createPriceGuides(secrets),
    plateService: createPlateServices(),
  };
}

function problemOf(tenant: TenantConfig, ask: () => void): string[] {
  try {
    ask();
    return [];
  } catch (error) {
    return [wordsOf(tenant, error)];
  }
}

/** Names the store, which a missing secret does not know. */
function wordsOf({ id }: TenantConfig, error: unknown): string {
  const why = error instanceof Error ? error.message : "unknown";
  return why.startsWith(`tenant ${id}`) ? why : `tenant ${id}: ${why}`;
}

interface Warnings {
  readonly log: Pick<Log, "warn">;
  readonly warned: Set<string>;
  readonly message: string;
}

/** A store has a configuration for each language and change; what is wrong is said once. */
function warnOnce({ log, warned, message }: Warnings, tenant: TenantConfig, error: unknown): void {
  const words = wordsOf(tenant, error);
  if (warned.has(words)) return;
  warned.add(words);
  log.warn(message, { tenantId: tenant.id, error: words });
}
