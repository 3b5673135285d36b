import { signingSettings } from "#modules/contracting/domain/settings-schema.ts";
import { idVerificationSettings } from "#modules/id-verification/domain/settings-schema.ts";
import { insuranceSettings } from "#modules/insurance/domain/settings-schema.ts";
import { lenderSettings } from "#modules/lenders/domain/settings-schema.ts";
import { paymentSettings } from "#modules/payments/domain/settings-schema.ts";

/** `providers` of the modules that work with a vendor; each module declares its own. */
export const providersOfModules = {
  ...insuranceSettings.providers,
  ...idVerificationSettings.providers,
  ...signingSettings.providers,
  ...paymentSettings.providers,
  ...lenderSettings.providers,
};

/** `environment` of the same modules. */
export const environmentOfModules = {
  ...insuranceSettings.environment,
  ...idVerificationSettings.environment,
  ...signingSettings.environment,
  ...paymentSettings.environment,
};

/** `config` of the modules that keep rules of their own there. */
export const configOfModules = {
  ...lenderSettings.config,
};
