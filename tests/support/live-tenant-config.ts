import { generateKeyPairSync } from "node:crypto";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Secrets } from "#platform/server/config/secret-reference.ts";
import { CANOPY_TEST_SETTINGS } from "../vendors/canopy-connect/canopy-samples-data.ts";
import { PERSONA_TEST_SETTINGS } from "../vendors/persona/persona-samples-data.ts";
import { testTenantConfig } from "./test-tenant-config.ts";

const PRIVATE_KEY = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

/** Every capability that the product uses is a vendor's; those that nothing uses are left alone. */
export function liveTenantConfig(): TenantConfig {
  const demo = testTenantConfig("live");
  return {
    ...demo,
    isDemo: false,
    providers: {
      ...demo.providers,
      insurance: "canopy-connect",
      idVerification: "persona",
      contracting: "docusign",
      payments: "stripe",
      bankLink: "plaid",
      maps: "none",
      lenders: "autofi",
      creditBureau: "700credit",
      protection: "secure-warranty",
      payoff: "letters",
      plateLookup: "none",
    },
    webhookSecrets: Object.fromEntries(
      ["autofi", "canopy", "dealer", "docusign", "persona", "plaid", "stripe"].map((source) => [
        source,
        [`env:SECRET_${source.toUpperCase()}_WEBHOOK`],
      ]),
    ),
    environment: {
      ...demo.environment,
      canopyConnect: CANOPY_TEST_SETTINGS,
      persona: PERSONA_TEST_SETTINGS,
      docusign: {
        accountId: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a11",
        integrationKey: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a12",
        userId: "7b1f6d0a-5f0e-4a8e-9c25-1f6d3c0e9a13",
        privateKeyRef: "env:SECRET_DOCUSIGN",
        apiUrl: "https://na4.docusign.example",
        oauthUrl: "https://account.docusign.example",
      },
      autofi: {
        clientId: "client-1",
        clientSecretRef: "env:SECRET_AUTOFI",
        apiUrl: "https://api.autofi.example",
        dealerCode: "76KR",
        middleman: null,
        middlemanId: null,
        lenderNames: {},
      },
      sevenHundredCredit: {
        account: "store",
        passwordRef: "env:SECRET_BUREAU",
        prequalify: null,
        bureau: "EFX",
        url: "https://bureau.example/Service.aspx",
      },
      secureWarranty: {
        apiUrl: "https://rates.example",
        apiKeyRef: "env:SECRET_RATES",
        dealerNumber: "D1",
        dealerNumberByRooftop: {},
      },
      paymentPublishableKey: "pk_live_x",
      bankLinkKey: "id",
      bankLinkEnvironment: "production",
      paymentVendors: {
        stripe: { secretKeyRef: "env:SECRET_STRIPE", cardCapture: "automatic" },
        plaid: { secretRef: "env:SECRET_PLAID" },
      },
    },
  };
}

/** Everything that `liveTenantConfig` refers to. */
export const liveSecrets: Secrets = (reference) =>
  reference === "env:SECRET_DOCUSIGN" ? PRIVATE_KEY : "secret";
