import { createPlateServices } from "#modules/car-lookup/providers/plate-services.ts";
import { createPriceGuides } from "#modules/price-guide/providers/price-guides.ts";
import { createSigningProviders } from "#modules/signing-services/providers/signing-providers.ts";
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

/**
 * Each vendor a retailer chose, made once per retailer. A vendor that a retailer named without its secrets stops the start.
 * @throws SecretMissing naming the reference that no secret answers
 */
export function openVendors(secrets: Secrets, tenants: readonly TenantConfig[]) {
  const gateways = createPaymentGateways(secrets);
  const bankLinks = createBankLinks(secrets);
  const carriers = createInsuranceProviders(secrets);
  const lenders = createLenderProviders(secrets);
  const bureaus = createCreditBureaus(secrets);
  const idCaptures = createIdCaptureProviders(secrets);
  const administrators = createProtectionAdministrators(secrets);
  const signing = createSigningProviders(secrets);
  const payoffs = createPayoffServices();
  const guides = createPriceGuides(secrets);
  const plates = createPlateServices();
  const paperKeys = new PaperKeys({ secrets });
  /** The vendors of one retailer, by the names of the ports. */
  const of = (tenant: TenantConfig) => ({
    paymentGateway: gateways.of(tenant),
    bankLink: bankLinks.of(tenant),
    insuranceProvider: carriers.of(tenant),
    lenderProvider: lenders.of(tenant),
    creditBureau: bureaus.of(tenant),
    idCaptureProvider: idCaptures.of(tenant),
    signingProvider: signing.of(tenant),
    payoutProvider: sandboxPayoutProvider,
    payoffService: payoffs.of(tenant),
    priceGuide: guides.of(tenant),
    plateService: plates.of(tenant),
    protectionAdministrator: administrators.of(tenant),
  });
  for (const tenant of tenants) {
    requirePoolSecrets(tenant, secrets);
    paperKeys.requireConfigured(tenant);
    of(tenant);
  }
  return { of, paperKeys };
}
