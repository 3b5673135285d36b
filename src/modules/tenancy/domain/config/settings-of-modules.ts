import { analyticsSettings } from "#modules/analytics/domain/settings-schema.ts";
import { promoCodesSettings } from "#modules/promo-codes/domain/settings-schema.ts";
import { comparisonSettings } from "#modules/comparison/domain/settings-schema.ts";
import { contentSettings } from "#modules/content/domain/settings-schema.ts";
import { contractingSettings } from "#modules/contracting/domain/settings-schema.ts";
import { signingServiceSettings } from "#modules/signing-services/domain/settings-schema.ts";
import { creditSettings } from "#modules/credit/domain/settings-schema.ts";
import { experimentSettings } from "#modules/experiments/domain/settings-schema.ts";
import { fulfillmentSettings } from "#modules/fulfillment/domain/settings-schema.ts";
import { idVerificationSettings } from "#modules/id-verification/domain/settings-schema.ts";
import { identityPoolSettings } from "#modules/identity-pools/domain/settings-schema.ts";
import { insuranceSettings } from "#modules/insurance/domain/settings-schema.ts";
import { inventorySettings } from "#modules/inventory/domain/settings-schema.ts";
import { leadSettings } from "#modules/leads/domain/settings-schema.ts";
import { bureauSettings } from "#modules/credit-bureaus/domain/settings-schema.ts";
import { lenderSettings } from "#modules/lenders/domain/settings-schema.ts";
import { messagingSettings } from "#modules/messaging/domain/settings-schema.ts";
import { openIdProviderSettings } from "#modules/openid-provider/domain/settings-schema.ts";
import { paymentSettings } from "#modules/payment-gateways/domain/settings-schema.ts";
import { payoffSettings } from "#modules/payoffs/domain/settings-schema.ts";
import { placesSettings } from "#modules/places/domain/settings-schema.ts";
import { protectionContractsSettings } from "#modules/protection-contracts/domain/settings-schema.ts";
import { protectionSettings } from "#modules/protection/domain/settings-schema.ts";
import { tradeInHandoverSettings } from "#modules/trade-in-handover/domain/settings-schema.ts";
import { tradeInSettings } from "#modules/trade-in/domain/settings-schema.ts";
import { prequalificationSettings } from "#modules/prequalification/domain/settings-schema.ts";
import { lookupSettings } from "#modules/car-lookup/domain/settings-schema.ts";
import { priceGuideSettings } from "#modules/price-guide/domain/settings-schema.ts";
import { pricingSettings } from "#modules/worksheet/domain/settings-schema.ts";
import { signInSettings } from "#modules/sign-in/domain/settings-schema.ts";
import { socialSignInSettings } from "#modules/social-sign-in/domain/settings-schema.ts";

/** `config` of the modules that keep rules of their own there. */
export const configOfModules = {
  ...analyticsSettings.config,
  ...promoCodesSettings.config,
  ...contentSettings.config,
  ...contractingSettings.config,
  ...creditSettings.config,
  ...fulfillmentSettings.config,
  ...inventorySettings.config,
  ...leadSettings.config,
  ...lenderSettings.config,
  ...prequalificationSettings.config,
  ...tradeInSettings.config,
  ...tradeInHandoverSettings.config,
  ...protectionSettings.config,
  ...pricingSettings.config,
};

/** `config.consumer` of the modules that serve people. */
export const consumerOfModules = {
  ...identityPoolSettings.consumer,
  ...socialSignInSettings.consumer,
};

/** `config.limits` of the modules that have some. */
export const limitsOfModules = {
  ...comparisonSettings.limits,
  ...leadSettings.limits,
  ...signInSettings.limits,
};

/** `providers` of the modules that work with a vendor. */
export const providersOfModules = {
  ...signingServiceSettings.providers,
  ...idVerificationSettings.providers,
  ...identityPoolSettings.providers,
  ...insuranceSettings.providers,
  ...lookupSettings.providers,
  ...leadSettings.providers,
  ...lenderSettings.providers,
  ...bureauSettings.providers,
  ...messagingSettings.providers,
  ...paymentSettings.providers,
  ...payoffSettings.providers,
  ...placesSettings.providers,
  ...protectionContractsSettings.providers,
};

/** `environment` of the same modules. */
export const environmentOfModules = {
  ...signingServiceSettings.environment,
  ...idVerificationSettings.environment,
  ...identityPoolSettings.environment,
  ...insuranceSettings.environment,
  ...leadSettings.environment,
  ...lenderSettings.environment,
  ...bureauSettings.environment,
  ...messagingSettings.environment,
  ...paymentSettings.environment,
  ...priceGuideSettings.environment,
  ...protectionContractsSettings.environment,
  ...socialSignInSettings.environment,
};

/** What modules declare beside `config`. */
export const tenantOfModules = {
  ...experimentSettings.tenant,
  ...openIdProviderSettings.tenant,
};
