import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { BankLinkProvider } from "./bank-link.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { createPlaidBankLink } from "./plaid/plaid-bank-link.ts";
import { plaidUrl } from "./plaid/plaid-call.ts";
import { sandboxBankLink } from "./sandbox/sandbox-bank-link.ts";
import { sandboxPaymentGateway } from "./sandbox/sandbox-payment-gateway.ts";
import { createStripeGateway } from "./stripe/stripe-gateway.ts";

export interface TenantPayments {
  readonly paymentGateway: PaymentGateway;
  readonly bankLink: BankLinkProvider;
}

const STRIPE_URL = "https://api.stripe.com";

/** Who takes a tenant's money and links its buyers' accounts (`providers.payments`, `providers.bankLink`). */
export interface PaymentProviders {
  /** @throws Error naming the setting that is missing; SecretMissing */
  of(tenant: TenantConfig): TenantPayments;
}

/** Built once per process; a tenant's adapters live as long as its configuration. */
export function createPaymentProviders(secrets: Secrets): PaymentProviders {
  const made = new WeakMap<TenantConfig, TenantPayments>();
  return {
    of(tenant) {
      const known = made.get(tenant);
      if (known !== undefined) return known;
      const payments = { paymentGateway: gatewayOf(tenant, secrets), bankLink: bankLinkOf(tenant, secrets) };
      made.set(tenant, payments);
      return payments;
    },
  };
}

function gatewayOf({ id, providers, environment }: TenantConfig, secrets: Secrets): PaymentGateway {
  if (providers.payments === "sandbox") return sandboxPaymentGateway;
  const { stripe } = environment.paymentVendors;
  if (stripe === null) throw missing(id, "environment.paymentVendors.stripe");
  return createStripeGateway({
    apiUrl: STRIPE_URL,
    secretKey: secrets(stripe.secretKeyRef),
    publishableKey: environment.paymentPublishableKey,
    cardCapture: stripe.cardCapture,
  });
}

function bankLinkOf(tenant: TenantConfig, secrets: Secrets): BankLinkProvider {
  const { id, providers, environment } = tenant;
  if (providers.bankLink === "sandbox") return sandboxBankLink;
  const { plaid } = environment.paymentVendors;
  if (plaid === null) throw missing(id, "environment.paymentVendors.plaid");
  if (providers.payments !== "stripe") throw new Error(`tenant ${id}: bankLink plaid needs payments stripe`);
  return createPlaidBankLink({
    apiUrl: plaidUrl(environment.bankLinkEnvironment),
    clientId: environment.bankLinkKey,
    secret: secrets(plaid.secretRef),
    clientName: tenant.brandName,
  });
}

function missing(id: string, setting: string): Error {
  return new Error(`tenant ${id}: ${setting} is missing`);
}
