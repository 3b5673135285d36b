import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { betweenStatements } from "#tests/support/between-statements.ts";
import { signAsBuyer, signBodyFor } from "#tests/support/sign-contract.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { countersignContract } from "./countersign-contract.ts";
import { downloadContract } from "./download-contract.ts";
import { getSigningSession } from "./get-signing-session.ts";
import { giveConsent } from "./give-consent.ts";
import { prepareContract } from "./package/prepare-contract.ts";
import { signContract } from "./sign-contract.ts";
import { startSigning } from "./start-signing.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const logged: string[] = [];
const log = {
  ...silentLog,
  error: (_: string, fields?: { code?: string }) => logged.push(fields?.code ?? ""),
};
const buyer = () => ({ ...world.ctx, log });
const broken = { kind: "conflict", details: { code: "contract.recordBroken" } };

async function openedOrder(): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await prepareContract(world.system, { orderId: order.deal.dealId, byRetailer: true });
  await startSigning(buyer(), order);
  const { packageId, consentVersion } = await getSigningSession(buyer(), order);
  await giveConsent(buyer(), { orderNumber: order.orderNumber, packageId, consentVersion });
  return order;
}

/** As somebody does who got hold of the database: the triggers and rights of the application do not bind them. */
const tamper = (sql: string, packageId: string) => world.database.owner.query(sql, [packageId]);

const countersign = (order: OrderView) =>
  world.ctx.db.transaction(async (trx) =>
    countersignContract(trx, { ...world.system, log }, await requireOrder(trx, world.system, order)),
  );

const BEFORE_SIGNING: readonly (readonly [string, string])[] = [
  ["a line's detail", "update contract_event set detail = 'version 9' where package_id = $1 and seq = 4"],
  ["a line's time", "update contract_event set at = at - interval '1 day' where package_id = $1 and seq = 4"],
  [
    "a line's origin",
    "update contract_event set origin_sealed = 'AQEAAAA' where package_id = $1 and seq = 3",
  ],
  ["a line in the middle that is gone", "delete from contract_event where package_id = $1 and seq = 2"],
  ["the last line that is gone", "delete from contract_event where package_id = $1 and seq = 4"],
  ["all lines that are gone", "delete from contract_event where package_id = $1"],
  ["the seal of the trail", "update contract_package set trail_seal = null where id = $1"],
  [
    "the digest of a paper",
    "update contract_file set sha256 = repeat('0', 64) where package_id = $1 and name = 'odometer-statement'",
  ],
  ["a paper that is gone", "delete from contract_file where package_id = $1 and name = 'buyers-guide'"],
  ["the sealed text", "update contract_package set document_sealed = 'AQEAAAA' where id = $1"],
];

describe("A contract whose record grows while somebody reads it", () => {
  it("shows no signature that came after the package it shows", async () => {
    const order = await openedOrder();
    const meanwhile = () => signAsBuyer(buyer(), order.orderNumber);
    const { ctx } = betweenStatements(world.system, { statement: 1, meanwhile });
    const look = (at: typeof ctx) => at.db.transaction((trx) => findContract(trx, at, order.deal.dealId));
    expect((await look(ctx))?.signers).toEqual([]);
    expect((await look(world.system))?.signers).toMatchObject([{ role: "buyer" }]);
  });

  it("is sound, whichever of the reader's statements the signature comes after", async () => {
    for (let statement = 1, asked = 1; statement <= asked; statement += 1) {
      const order = await openedOrder();
      const meanwhile = () => signAsBuyer(buyer(), order.orderNumber);
      const reader = betweenStatements(buyer(), { statement, meanwhile });
      await expect(
        getSigningSession(reader.ctx, order),
        `after statement ${statement}`,
      ).resolves.toBeDefined();
      asked = reader.asked();
      expect(asked).toBeGreaterThan(3);
    }
  });
});

describe("A contract whose record somebody changed in the database", () => {
  it.each(BEFORE_SIGNING)("in %s is neither shown nor signed", async (_, sql) => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    await tamper(sql, body.packageId);
    logged.length = 0;
    await expect(signContract(buyer(), body)).rejects.toMatchObject(broken);
    await expect(getSigningSession(buyer(), order)).rejects.toMatchObject(broken);
    expect(logged).toEqual(["contract.recordBroken", "contract.recordBroken"]);
    const { rows } = await tamper("select 1 from contract_signature where package_id = $1", body.packageId);
    expect(rows).toEqual([]);
  });

  it.each([
    ["a line of the trail", "update contract_event set actor = 'dealer' where package_id = $1 and seq = 5"],
    [
      "the line of the signature that is gone",
      "delete from contract_event where package_id = $1 and seq = 5",
    ],
    ["the time of the signature", "update contract_signature set signed_at = now() where package_id = $1"],
    [
      "what was signed",
      "update contract_signature set document_hash = repeat('0', 64) where package_id = $1",
    ],
    ["the signature that is gone", "delete from contract_signature where package_id = $1"],
  ])("after signing in %s is neither handed out nor certified", async (_, sql) => {
    const order = await openedOrder();
    await signAsBuyer(buyer(), order.orderNumber);
    const { packageId } = await getSigningSession(buyer(), order);
    await tamper(sql, packageId);
    for (const name of ["contract", "purchase-agreement"])
      await expect(downloadContract(buyer(), { orderNumber: order.orderNumber, name })).rejects.toMatchObject(
        broken,
      );
    await expect(countersign(order)).rejects.toMatchObject({ kind: "conflict" });
    const { rows } = await tamper(
      "select 1 from contract_signature where package_id = $1 and role = 'dealer'",
      packageId,
    );
    expect(rows).toEqual([]);
  });

  it.each(["act_sealed", "name_sealed"])("in the buyer's %s is not countersigned", async (column) => {
    const order = await openedOrder();
    await signAsBuyer(buyer(), order.orderNumber);
    const { packageId } = await getSigningSession(buyer(), order);
    await tamper(`update contract_signature set ${column} = 'AQEAAAA' where package_id = $1`, packageId);
    await expect(countersign(order)).rejects.toMatchObject(broken);
  });
});
