import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import {
  type ProviderPerTenant,
  providerPerTenant,
  requireSetting,
} from "#platform/server/vendor-calls/provider-per-tenant.ts";
import { requireWebhookSecrets } from "#platform/server/vendor-calls/require-webhook-secrets.ts";
import type { BankLinkProvider } from "../server/bank-link.ts";
import type { PaymentGateway } from "../server/payment-gateway.ts";
import { createPlaidBankLink } from "./plaid/plaid-bank-link.ts";
import { plaidUrl } from "./plaid/plaid-call.ts";
import { sandboxBankLink } from "./sandbox/sandbox-bank-link.ts";
import { sandboxPaymentGateway } from "./sandbox/sandbox-payment-gateway.ts";
import { createStripeGateway } from "./stripe/stripe-gateway.ts";

const STRIPE_URL = "https://api.stripe.com";

/** Who takes each retailer's money, as `providers.payments` names it. */
export function createPaymentGateways(secrets: Secrets): ProviderPerTenant<TenantConfig, PaymentGateway> {
  return providerPerTenant({
    setting: "providers.payments",
    vendorOf: ({ providers }) => providers.payments,
    settingsOf: ({ environment, webhookSecrets }) => [
      environment.paymentVendors.stripe,
      environment.paymentPublishableKey,
      webhookSecrets["stripe"],
    ],
    adapters: {
      sandbox: () => sandboxPaymentGateway,
      stripe(tenant) {
        const { paymentVendors, paymentPublishableKey } = tenant.environment;
        const stripe = requireSetting(tenant, "environment.paymentVendors.stripe", paymentVendors.stripe);
        requireWebhookSecrets(tenant, "stripe", secrets);
        return createStripeGateway({
          apiUrl: STRIPE_URL,
          secretKey: secrets(stripe.secretKeyRef),
          publishableKey: paymentPublishableKey,
          cardCapture: stripe.cardCapture,
        });
      },
    },
  });
}

/** Who links the bank accounts of each retailer's buyers, as `providers.bankLink` names it. */
export function createBankLinks(secrets: Secrets): ProviderPerTenant<TenantConfig, BankLinkProvider> {
  return providerPerTenant({
    setting: "providers.bankLink",
    vendorOf: ({ providers }) => providers.bankLink,
    settingsOf: ({ brandName, providers, environment, webhookSecrets }) => [
      brandName,
      providers.payments,
      environment.paymentVendors.plaid,
      environment.bankLinkEnvironment,
      environment.bankLinkKey,
      webhookSecrets["plaid"],
    ],
    adapters: {
      sandbox: () => sandboxBankLink,
      plaid(tenant) {
        const { id, environment, providers } = tenant;
        const plaid = requireSetting(
          tenant,
          "environment.paymentVendors.plaid",
          environment.paymentVendors.plaid,
        );
        if (providers.payments !== "stripe")
          throw new Error(`tenant ${id}: bankLink plaid needs payments stripe`);
        requireWebhookSecrets(tenant, "plaid", secrets);
        return createPlaidBankLink({
          apiUrl: plaidUrl(environment.bankLinkEnvironment),
          clientId: environment.bankLinkKey,
          secret: secrets(plaid.secretRef),
          clientName: tenant.brandName,
        });
      },
    },
  });
}
