import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestAccount } from "./create-test-account.ts";
import type { IdentityContext } from "./identity-context.ts";
import { languageOfReader } from "#modules/accounts/server/people/language-of-reader.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { TranslatedTenants } from "#server/language/translated-tenants.ts";
import { makeIdentityWorld } from "#tests/support/identity-world.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";

const PAID = messageTemplate({
  key: "test.paid",
  subject: "We received your payment",
  text: "Hi {firstName},\n\nWe received {amount} for order {orderNumber} ({display}).\n\nQuestions? Call {supportPhone}.",
});
const params = { firstName: "Ana", amount: "$1.00", orderNumber: "FC1", display: "Visa 4242" };
const translated = new TranslatedTenants();
const readers = {
  languageOf: languageOfReader,
  translateTenant: (tenant: TenantConfig, language: Language) => translated.translateTenant(tenant, language),
};

describe("the language of a message", () => {
  let world: Awaited<ReturnType<typeof makeIdentityWorld>>;
  let ctx: IdentityContext & { readonly readers: typeof readers };
  beforeAll(async () => {
    world = await makeIdentityWorld();
    ctx = { ...world.ctx, readers };
    await createTestAccount(
      { ...ctx, tenant: translated.translateTenant(ctx.tenant, "es") },
      { email: "ana@example.com", firstName: "Ana" },
    );
    await createTestAccount(ctx, { email: "ann@example.com", firstName: "Ann" });
  });
  afterAll(() => world.close());

  const subjectFor = async (to: string, from: IdentityContext, template = PAID): Promise<string> => {
    await ctx.db.transaction((trx) =>
      queueMessage(trx, { ...from, readers }, { channel: "email", to, template, params }),
    );
    const [newest] = await listSandboxMessages(ctx, { to });
    return newest?.subject ?? "";
  };
  const spanish = () => ({ ...ctx, tenant: translated.translateTenant(ctx.tenant, "es") });

  test("is the account's, although a job knows nothing of it", async () => {
    expect(await subjectFor("ana@example.com", ctx)).toBe("Recibimos su pago");
    expect(await subjectFor("ann@example.com", spanish())).toBe("We received your payment");
  });

  test("is the page's for whoever has no account yet", async () => {
    expect(await subjectFor("new@example.com", spanish())).toBe("Recibimos su pago");
    expect(await subjectFor("other@example.com", ctx)).toBe("We received your payment");
  });

  test("is English for the retailer's own people", async () => {
    const template = { ...PAID, isForRetailer: true } as const;
    expect(await subjectFor("desk@example.com", spanish(), template)).toBe("We received your payment");
  });

  test("leaves room for the retailer's own words in either language", async () => {
    const tenant = { ...ctx.tenant, messages: { "es.test.paid.subject": "¡Gracias por su pago!" } };
    const own = { ...ctx, tenant };
    expect(await subjectFor("ana@example.com", own)).toBe("¡Gracias por su pago!");
    expect(textOf(translated.translateTenant(tenant, "es"))("Try again")).toBe("Intentar de nuevo");
  });
});
