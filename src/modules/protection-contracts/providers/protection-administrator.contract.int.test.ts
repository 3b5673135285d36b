import { afterAll, beforeAll, describe } from "vitest";
import { protectionAdministratorContract } from "#tests/contracts/protection-administrator.contract.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { TEST_PROTECTION } from "#tests/support/protection-products.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { startSecureWarrantyStub } from "#tests/vendors/secure-warranty/secure-warranty-stub.ts";
import { playAdministrator } from "./sandbox/play-administrator.ts";
import { sandboxAdministrator } from "./sandbox/sandbox-administrator.ts";
import { secureWarrantyAdministrator } from "./secure-warranty/secure-warranty-administrator.ts";

let world: TestWorld;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const { config } = testTenantConfig("any");
  world = await makeTestContext({ tenant: { config: { ...config, protection: TEST_PROTECTION } } });
});
afterAll(async () => {
  for (const close of closing) await close();
  await world.close();
});

const [service] = TEST_PROTECTION.products;
const plan = service!.plans[0]!;
const planId = `${service!.id}.${plan.id}`;

describe("The embedded administrator", () => {
  protectionAdministratorContract(async () => {
    await playAdministrator(world.ctx, { play: "up" });
    await playAdministrator(world.ctx, { play: "restore" });
    return {
      administrator: sandboxAdministrator,
      ctx: world.ctx,
      planId,
      car: nextVin,
      withdraw: () => playAdministrator(world.ctx, { play: "withdraw", planId }),
      breakDown: () => playAdministrator(world.ctx, { play: "down" }),
    };
  });
});

describe("SecureWarranty, by a stub that answers as documented", () => {
  protectionAdministratorContract(async () => {
    const {
      formId: FormId,
      termMonths: TermMonths,
      miles: TermMiles,
      deductible: Deductible,
      price: Retail,
    } = plan;
    const stub = await startSecureWarrantyStub([{ FormId, TermMonths, TermMiles, Deductible, Retail }]);
    closing.push(() => stub.close());
    const settings = {
      apiUrl: stub.url,
      apiKeyRef: "env:KEY",
      dealerNumber: "D1",
      dealerNumberByRooftop: {},
    };
    return {
      administrator: secureWarrantyAdministrator({ settings, secrets: () => "key", deadlineMs: 5_000 }),
      ctx: world.ctx,
      planId,
      car: nextVin,
      withdraw: () => stub.withdraw(),
      breakDown: () => stub.breakDown(),
    };
  });
});
