import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { liveSecrets, liveTenantConfig } from "#tests/support/live-tenant-config.ts";
import { signingWebhooks } from "#modules/signing-services/providers/signing-providers.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import type { Config } from "#platform/server/config/config.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openVendors } from "#server/composition/vendors.ts";
import { endpoints, webhookSources } from "#server/modules.ts";

const HOST = "live.localhost";
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
  secrets: liveSecrets,
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
  await save(liveTenantConfig());
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
    const config = liveTenantConfig();
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
    const config = liveTenantConfig();
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

  it("needs the secret with which a vendor signs what it tells", async () => {
    const config = liveTenantConfig();
    const { docusign: _, ...webhookSecrets } = config.webhookSecrets;
    await save({ ...config, webhookSecrets });
    expect(await start({})).toBe("tenant live: webhookSecrets.docusign is missing");
    await save(config);
  });

  it("lets a retailer without lenders of its own name nobody who carries applications", async () => {
    const config = liveTenantConfig();
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

/** Systems of the retailer's own, which it may not have yet; nothing in its settings says that they will call. */
const OF_THE_RETAILER = new Set(["letters", "privacy", "trade-in"]);
/** Every signing service is asked for its secrets by the list it stands in: one of them shows it. */
const OTHER_SIGNING = new Set(signingWebhooks.map(({ name }) => name).filter((name) => name !== "docusign"));

describe("Whoever reports by webhook", () => {
  const vendors = openVendors(liveSecrets, silentLog);
  const names = webhookSources
    .map(({ name }) => name)
    .filter((name) => !OF_THE_RETAILER.has(name) && !OTHER_SIGNING.has(name));

  it.each(names)("keeps a live retailer without a secret for %s from being served", (name) => {
    const config = liveTenantConfig();
    const { [name]: _, ...webhookSecrets } = config.webhookSecrets;
    const problem = `webhookSecrets.${name} is missing`;
    expect(vendors.problemsOf({ ...config, webhookSecrets })).toEqual([`tenant live: ${problem}`]);
    if (name !== "dealer") expect(() => vendors.of({ ...config, webhookSecrets })).toThrow(problem);
  });

  it("keeps it from being served where one of its own systems is named and its secret isn't there", () => {
    const none = openVendors((reference) => {
      if (reference === "env:SECRET_LETTERS") throw new Error(`${reference} is not set`);
      return liveSecrets(reference);
    }, silentLog);
    const config = liveTenantConfig();
    const webhookSecrets = { ...config.webhookSecrets, letters: ["env:SECRET_LETTERS"] };
    expect(none.problemsOf({ ...config, webhookSecrets })).toEqual([
      "tenant live: env:SECRET_LETTERS is not set",
    ]);
    expect(none.problemsOf({ ...config, webhookSecrets, isDemo: true })).toEqual([]);
  });

  it("keeps it from being served where the secret is named and isn't there", () => {
    const none = openVendors((reference) => {
      if (reference.endsWith("_WEBHOOK")) throw new Error(`${reference} is not set`);
      return liveSecrets(reference);
    }, silentLog);
    expect(new Set(none.problemsOf(liveTenantConfig()))).toEqual(
      new Set(names.map((name) => `tenant live: env:SECRET_${name.toUpperCase()}_WEBHOOK is not set`)),
    );
  });
});
