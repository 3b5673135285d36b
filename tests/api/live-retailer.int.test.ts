import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { CANOPY_TEST_SETTINGS } from "../vendors/canopy-connect/canopy-samples-data.ts";
import { PERSONA_TEST_SETTINGS } from "../vendors/persona/persona-samples-data.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import type { Config } from "#platform/server/config/config.ts";
import { endpoints } from "#server/modules.ts";

const HOST = "live.localhost";
const PRIVATE_KEY = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

/** Every capability that the product uses is a vendor's; those that nothing uses are left alone. */
function liveConfig(): TenantConfig {
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
    webhookSecrets: { ...demo.webhookSecrets, autofi: ["env:SECRET_AUTOFI_CALLBACK"] },
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

const WITH_CARRIERS: Partial<Config> = {
  messaging: {
    smtp: {
      server: { host: "localhost", port: 25, secure: false, requireTls: false, auth: undefined },
      from: "a@b.example",
    },
    twilio: {
      apiUrl: "http://127.0.0.1:1",
      accountSid: `AC${"0".repeat(32)}`,
      authToken: "t".repeat(20),
      from: "+15125550100",
    },
  },
  secrets: (reference) => (reference === "env:SECRET_DOCUSIGN" ? PRIVATE_KEY : "secret"),
};

let app: ComposedApp;
const save = (config: TenantConfig) =>
  upsertTenant(app.database, {
    id: "live",
    slug: "live",
    hosts: [],
    config,
    isDemo: false,
    now: new Date(),
  });

beforeAll(async () => {
  app = await makeComposedApp();
  await save(liveConfig());
});
afterAll(() => app.close());

describe("A live retailer beside demo retailers, with the desk switched on", () => {
  let served: Awaited<ReturnType<ComposedApp["again"]>>;
  beforeAll(async () => {
    served = await app.again({ ...WITH_CARRIERS, demo: true, production: false });
  });
  afterAll(() => served.close());

  it("is served", async () => {
    expect((await served.call("/public/tenants/current", { host: HOST })).status).toBe(200);
  });

  it.each(
    endpoints.filter(({ access }) => access === "sandbox").map(({ method, path }) => ({ method, path })),
  )("has no $method $path", async ({ method, path }) => {
    const address = path.replaceAll(/:\w+/g, "google");
    const call = { method, ...(method === "GET" ? {} : { body: {} }) };
    const answer = await served.call(address, { ...call, host: HOST });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "route.notFound" });
    expect((await served.call(address, call)).headers.get("content-type")).toBeTruthy();
  });

  it.each(["/sandbox", "/sandbox/messages", "/es/sandbox"])("has no page %s", async (path) => {
    expect((await served.call(path, { host: HOST })).status).toBe(404);
    expect((await served.call(path)).status).toBe(200);
  });

  it("limits callers of the machine itself, which a demo does not", async () => {
    const guess = async (host: string) => {
      const codes: number[] = [];
      for (let count = 0; count < 25; count += 1) {
        const answer = await served.call("/public/identity/sign-in", {
          method: "POST",
          host,
          headers: { "x-client-address": "127.0.0.1" },
          body: { email: `nobody-${count}@example.com`, password: "wrong-Password-1" },
        });
        codes.push(answer.status);
      }
      return codes;
    };
    expect(await guess(HOST)).toContain(429);
    expect(await guess("localhost")).not.toContain(429);
  });

  it("takes no test phone number", async () => {
    const body = { firstName: "A", lastName: "B", email: "a@example.org", phoneNumber: "5125550123" };
    const answer = await served.call("/public/identity/sign-up", { method: "POST", host: HOST, body });
    expect(JSON.stringify(await answer.json())).toContain("phoneNumber");
  });

  it("has a clock that no demo's desk moves", async () => {
    const answer = await served.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 60 } });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "sandbox.clockShared" });
  });

  it("is not served any more once it turns to a provider that only plays", async () => {
    const config = liveConfig();
    await save({ ...config, providers: { ...config.providers, insurance: "sandbox" } });
    const status = async () => (await served.call("/public/tenants/current", { host: HOST })).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(503);
    await save(config);
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
  });
});

describe("A start with a live retailer", () => {
  const start = (change: Partial<Config>) =>
    app.again({ ...WITH_CARRIERS, production: false, ...change }).then(
      async (served) => {
        await served.close();
        return "started";
      },
      (error: Error) => error.message,
    );

  it.each([true, false])("needs a master key whatever NODE_ENV and DEMO say (DEMO %s)", async (demo) => {
    expect(await start({ demo, masterKey: undefined })).toContain(
      "tenant live is live but MASTER_KEY is not set",
    );
  });

  it("needs carriers of its messages", async () => {
    expect(await start({ messaging: { smtp: undefined, twilio: undefined } })).toContain(
      "uses the sandbox for: email (set SMTP_URL), sms (set TWILIO_ACCOUNT_SID)",
    );
  });

  it("names every provider that only plays, and none that nothing uses", async () => {
    const config = liveConfig();
    const providers = testTenantConfig("live").providers;
    await save({ ...config, providers });
    const message = await start({});
    const named = message.split("uses the sandbox for: ")[1]?.split(", ").toSorted();
    const all = [
      "insurance",
      "idVerification",
      "contracting",
      "payments",
      "bankLink",
      "maps",
      "lenders",
      "creditBureau",
      "protection",
      "payoff",
      "plateLookup",
    ];
    expect(named).toEqual(all.toSorted());
    await save(config);
  });

  it("needs the secret of every vendor that is named", async () => {
    const secrets: Config["secrets"] = (reference) => {
      if (reference === "env:SECRET_DOCUSIGN") throw new Error(`${reference} is not set`);
      return "secret";
    };
    expect(await start({ secrets })).toBe("tenant live: env:SECRET_DOCUSIGN is not set");
  });

  it("lets a retailer without lenders of its own name nobody who carries applications", async () => {
    const config = liveConfig();
    const lenders = { ...config.config.lenders, programs: [] };
    const providers = { ...config.providers, lenders: "sandbox" };
    await save({ ...config, providers, config: { ...config.config, lenders } });
    expect(await start({})).toBe("started");
    await save(config);
  });

  it("needs nothing more", async () => {
    expect(await start({})).toBe("started");
  });
});
