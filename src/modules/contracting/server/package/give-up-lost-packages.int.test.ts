import { afterAll, beforeAll, expect, it } from "vitest";
import { findAbandoned } from "#modules/contract-record/server/abandoned-packages-repo.ts";
import { intendPackage } from "#modules/signing-services/server/package-intents.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { giveUpLostPackages } from "./give-up-lost-packages.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

/** A service that knows each key's package, and which keys were asked about. */
function withService(asked: string[]): ContractingContext {
  const { tenant, signingProvider } = world.system;
  const find = (_: unknown, key: string) => {
    asked.push(key);
    return Promise.resolve({ ref: `made for ${key}` });
  };
  return {
    ...world.system,
    signingProvider: { ...signingProvider, find },
    signingProviderOf: () => {
      throw new AppError("provider-unavailable", { code: "vendor.outOfService", message: "Gone." });
    },
    tenant: { ...tenant, providers: { ...tenant.providers, contracting: "elsewhere" } },
  };
}

const atLostService = (ctx: ContractingContext): ContractingContext => ({
  ...ctx,
  tenant: { ...ctx.tenant, providers: { ...ctx.tenant.providers, contracting: "gone" } },
});

it("A lost package whose service can't be opened keeps no other one waiting, and is let go when it has ended", async () => {
  const asked: string[] = [];
  const ctx = withService(asked);
  const { deal, orderNumber: here } = await world.submittedOrder();
  const intend = (at: ContractingContext, key: string) =>
    intendPackage(at, { key, purpose: "contract", subjectId: deal.dealId });
  // More than are looked at in one go, and all older than the one that can be given up.
  await Promise.all(
    Array.from({ length: 25 }, (_, one) => intend(atLostService(ctx), `${here}-gone-${one}`)),
  );
  world.clock.advance({ seconds: 1 });
  await intend(ctx, here);
  world.clock.advance({ minutes: 16 });

  await expect(giveUpLostPackages(ctx)).rejects.toThrow("vendor.outOfService");
  expect(asked).toEqual([here]);
  const abandoned = () => ctx.db.transaction((trx) => findAbandoned(trx, ctx, deal.dealId));
  expect(await abandoned()).toEqual([`made for ${here}`]);

  world.clock.advance({ days: 15 });
  await giveUpLostPackages(ctx);
  expect(await abandoned()).toEqual([`made for ${here}`]);
  const { rows } = await world.database.owner.query("select 1 from signing_package_intent");
  expect(rows).toEqual([]);
});
