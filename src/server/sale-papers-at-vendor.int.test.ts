import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signingServiceJobs } from "#modules/signing-services/jobs.ts";
import { lostPackages } from "#modules/signing-services/server/package-intents.ts";
import { VOID_PACKAGE } from "#modules/signing-services/server/void-package.ts";
import { docusignSigningProvider } from "#modules/signing-services/providers/docusign/docusign-signing-provider.ts";
import { cancelSale } from "#modules/vehicle-acquisition/server/end-sale.ts";
import { insertSale, seal } from "#modules/vehicle-acquisition/server/internal/sale-repo.ts";
import { readPapers } from "#modules/vehicle-acquisition/server/papers/read-papers.ts";
import { signPapers } from "#modules/vehicle-acquisition/server/papers/sign-papers.ts";
import { giveUpLostPapers } from "#modules/vehicle-acquisition/server/papers/void-papers.ts";
import type { SaleContext } from "#modules/vehicle-acquisition/server/sale-context.ts";
import { BEST, SELLER } from "#tests/support/sell-car.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { type DocusignStub, startDocusignStub } from "#tests/vendors/docusign/docusign-stub.ts";

let world: TrackerWorld;
let stub: DocusignStub;
let provider: SaleContext["signingProvider"];
beforeAll(async () => {
  world = await makeTrackerWorld();
  stub = await startDocusignStub();
  provider = docusignSigningProvider({
    settings: stub.settings,
    secrets: () => stub.privateKey,
    deadlineMs: 3000,
  });
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

type Created = (answer: { readonly ref: string }) => Promise<unknown>;
/** A seller's context in which something happens each time that the vendor has made a package. */
function sellerWhere(accountId: string, happens: Created = () => Promise.resolve()): SaleContext {
  const createPackage: typeof provider.createPackage = async (...args) => {
    const answer = await provider.createPackage(...args);
    await happens(answer);
    return answer;
  };
  return {
    ...world.as(accountId),
    signingProvider: { ...provider, createPackage },
  } as unknown as SaleContext;
}

let sales = 0;
/** A sale whose papers can be signed. */
async function openSale() {
  sales += 1;
  const [id, accountId] = [`vsl_${sales}`, `acc_seller_${sales}`];
  const ctx = sellerWhere(accountId);
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select id from rooftop where tenant_id = $1 limit 1",
    [ctx.tenantId],
  );
  await ctx.db.transaction((trx) =>
    insertSale(trx, ctx, { ...saleRow(ctx, id), account_id: accountId, rooftop_id: rows[0]!.id }),
  );
  return { id, accountId, ctx };
}

const saleRow = (ctx: SaleContext, id: string) => ({
  id,
  trade_in_id: `ti_${id}`,
  seller_sealed: seal(ctx, { id, column: "seller" }, SELLER as never),
  deal_sealed: seal(ctx, { id, column: "deal" }, dealOf(500_000)),
  accepted_at: ctx.clock.now(),
  version: 1,
  changed_at: ctx.clock.now(),
});
const dealOf = (offerCents: number) =>
  ({
    car: { year: 2003, make: "Honda", model: "Sample", trim: null, bodyStyle: "sedan", miles: 88_000 },
    vin: "1HGCM82633A004352",
    ownership: "OWNED",
    offerCents,
    payoffEstimateCents: 0,
    lender: null,
    inspection: { miles: 88_000, answers: BEST },
  }) as never;

async function offer({ id, ctx }: { readonly id: string; readonly ctx: SaleContext }, cents: number) {
  await world.database.owner.query("update vehicle_sale set deal_sealed = $1 where id = $2", [
    seal(ctx, { id, column: "deal" }, dealOf(cents)),
    id,
  ]);
}
const seenOf = async (id: string) => {
  const { rows } = await world.database.owner.query<{ version: number }>(
    "select version from vehicle_sale where id = $1",
    [id],
  );
  return { id, version: rows[0]!.version };
};
async function sign(ctx: SaleContext, id: string) {
  const { documentHash, name } = await readPapers(ctx);
  return signPapers(ctx, { ...(await seenOf(id)), documentHash, name, consent: true } as never);
}

async function runVoids(): Promise<void> {
  const { rows } = await world.database.owner.query<{ id: string; payload: object }>(
    "select id, payload from job where kind = $1 and done_at is null",
    [VOID_PACKAGE],
  );
  const handler = signingServiceJobs.find(({ kind }) => kind === VOID_PACKAGE);
  for (const { id, payload } of rows) {
    await handler?.handle({ ...world.system, signingProvider: provider } as never, payload);
    await world.database.owner.query("update job set done_at = now() where id = $1", [id]);
  }
}
const made = (before: number) => [...stub.envelopes.values()].slice(before).map(({ status }) => status);

describe("Papers of a car that its owner sells, at the vendor", () => {
  it("are one package however often its page is opened, and void once the sale ends", async () => {
    const before = stub.envelopes.size;
    const { id, ctx } = await openSale();
    expect(await sign(ctx, id)).toMatchObject({ kind: "page" });
    expect(await sign(ctx, id)).toMatchObject({ kind: "page" });
    await runVoids();
    expect(made(before)).toEqual(["sent"]);
    await cancelSale(ctx, await seenOf(id));
    await runVoids();
    expect(made(before)).toEqual(["voided"]);
  });

  it("are void when others take their place, and equal ones later are a new package", async () => {
    const before = stub.envelopes.size;
    const sale = await openSale();
    for (const cents of [500_000, 450_000, 500_000, 500_000]) {
      await offer(sale, cents);
      await sign(sale.ctx, sale.id);
    }
    await runVoids();
    expect(made(before)).toEqual(["voided", "voided", "sent"]);
  });

  it("are void when the sale ends, or its papers change, while they are sent", async () => {
    const before = stub.envelopes.size;
    const sale = await openSale();
    const changes = sellerWhere(sale.accountId, () => offer(sale, 450_000));
    await expect(sign(changes, sale.id)).rejects.toMatchObject({ details: { code: "sale.papersChanged" } });
    await offer(sale, 500_000);
    await sign(sale.ctx, sale.id);
    await runVoids();
    expect(made(before)).toEqual(["voided", "sent"]);
    await offer(sale, 400_000);
    const ends = sellerWhere(sale.accountId, async () => cancelSale(sale.ctx, await seenOf(sale.id)));
    await expect(sign(ends, sale.id)).rejects.toMatchObject({ kind: "conflict" });
    await runVoids();
    expect(made(before)).toEqual(["voided", "voided", "voided"]);
  });

  it("are sent anew after the vendor ended them", async () => {
    const before = stub.envelopes.size;
    const { id, ctx } = await openSale();
    await sign(ctx, id);
    stub.end([...stub.envelopes.keys()].at(-1)!, "declined");
    await expect(sign(ctx, id)).rejects.toMatchObject({ details: { code: "sale.signingRefused" } });
    expect(await sign(ctx, id)).toMatchObject({ kind: "page" });
    expect(made(before)).toEqual(["declined", "sent"]);
  });

  it("are found and voided a quarter of an hour after a process ended with them", async () => {
    const before = stub.envelopes.size;
    const { id, accountId, ctx } = await openSale();
    const dies = sellerWhere(accountId, () => Promise.reject(new Error("the process ended")));
    await expect(sign(dies, id)).rejects.toThrow("the process ended");
    world.clock.advance({ minutes: 16 });
    await whenDue(world.database, ctx, { run: giveUpLostPapers, due: lostPackages("sale") });
    await runVoids();
    expect(made(before)).toEqual(["voided"]);
    await sign(ctx, id);
    await runVoids();
    expect(made(before)).toEqual(["voided", "sent"]);
    expect(
      await whenDue(world.database, ctx, { run: giveUpLostPapers, due: lostPackages("sale") }),
    ).toBeUndefined();
  });
});
