import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { countersignContract } from "./countersign-contract.ts";
import { cancelContract } from "./package/end-contract.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { signAsBuyer, signBodyFor } from "#tests/support/sign-contract.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { downloadContract } from "./download-contract.ts";
import { getSigningSession } from "./get-signing-session.ts";
import { giveConsent } from "./give-consent.ts";
import { readTrail } from "#modules/contract-record/server/contract-events-repo.ts";
import { sha256Of } from "#modules/contract-record/server/contract-files-repo.ts";
import { prepareContract } from "./package/prepare-contract.ts";
import { signContract } from "./sign-contract.ts";
import { startSigning } from "./start-signing.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const caller = { address: "203.0.113.7", userAgent: "Tests/1.0", origin: "https://shop.test" };
const buyer = () => ({ ...world.ctx, caller });
const code = (name: string) => ({ details: { code: name } });

/** A submitted order with its documents and its contract. */
async function orderWithContract(): Promise<OrderView> {
  const order = await world.submittedOrder();
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await prepareContract(world.system, { orderId: order.deal.dealId, byRetailer: true });
  return order;
}

/** The same, opened and agreed to. */
async function openedOrder(): Promise<OrderView> {
  const order = await orderWithContract();
  await startSigning(buyer(), order);
  const { packageId, consentVersion } = await getSigningSession(buyer(), order);
  await giveConsent(buyer(), { orderNumber: order.orderNumber, packageId, consentVersion });
  return order;
}

/** Until checkout finances, a test writes what it would; the database itself refuses to change a submitted order. */
async function rewriteOrder(order: OrderView, input: { dealType: string; snapshot: object }): Promise<void> {
  const { owner } = world.database;
  await owner.query("alter table orders disable trigger user");
  await owner.query(
    "update orders set deal_type = $2, snapshot = $3, snapshot_version = gen_random_uuid() where id = $1",
    [order.deal.dealId, input.dealType, JSON.stringify(input.snapshot)],
  );
  await owner.query("alter table orders enable trigger user");
}

const countersign = (order: OrderView) =>
  world.ctx.db.transaction(async (trx) =>
    countersignContract(trx, world.system, await requireOrder(trx, world.system, order)),
  );

const count = async (table: string, order: OrderView) => {
  const { rows } = await world.database.owner.query<{ n: string }>(
    `select count(*) n from ${table} t join contract_package p on p.tenant_id = t.tenant_id and p.id = t.package_id
     where p.order_id = $1`,
    [order.deal.dealId],
  );
  return Number(rows[0]?.n);
};

describe("A contract from the first look to the countersignature", () => {
  it("is read, signed and kept with its evidence", async () => {
    const order = await openedOrder();
    const read = await getSigningSession(buyer(), order);
    expect(read.files.map(({ name }) => name)).toEqual(read.documents.map(({ kind }) => kind));
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
    const signed = await downloadContract(buyer(), { orderNumber: order.orderNumber, name: "contract" });
    expect(sha256Of(signed.bytes)).toBe(signed.sha256);
    const text = (await pdfPages(signed.bytes)).join("\n").replace(/\s+/gu, " ");
    for (const proof of [
      read.documentHash,
      caller.address,
      caller.userAgent,
      "The buyer signed",
      "Robin Buyer",
    ])
      expect(text).toContain(proof);
    for (const { sha256 } of read.files) expect(text).toContain(sha256);
    expect(text).toContain("the retailer countersigns");

    await countersign(order);
    await countersign(order);
    const completed = await downloadContract(buyer(), { orderNumber: order.orderNumber, name: "contract" });
    const whole = (await pdfPages(completed.bytes)).join("\n");
    expect(whole).toContain("Completed: signed by both");
    expect(whole).toContain("The retailer countersigned");
    expect(await count("contract_signature", order)).toBe(2);
  });

  it("leaves a trail whose digests add up, with origins sealed", async () => {
    const order = await openedOrder();
    await signAsBuyer(buyer(), order.orderNumber);
    const { packageId } = await getSigningSession(buyer(), order);
    const trail = () => world.ctx.db.transaction((trx) => readTrail(trx, world.ctx, packageId));
    const { events, isSound } = await trail();
    expect(events.map(({ kind }) => kind)).toEqual(["created", "sent", "opened", "consented", "signed"]);
    expect(events.at(-1)).toMatchObject({
      address: caller.address,
      userAgent: caller.userAgent,
      actor: "buyer",
    });
    expect(isSound).toBe(true);
    const { rows } = await world.database.owner.query("select * from contract_event");
    expect(JSON.stringify(rows)).not.toContain(caller.address);
    await world.database.owner.query(
      "update contract_event set detail = 'version 9' where package_id = $1 and seq = 4",
      [packageId],
    );
    expect((await trail()).isSound).toBe(false);
    await expect(
      world.ctx.db.transaction((trx) => trx.deleteFrom("contract_event").execute()),
    ).rejects.toThrow(/permission denied/u);
  });

  it.each(["Finance", "Lease"] as const)("discloses a %s deal", async (dealType) => {
    const order = await world.submittedOrder();
    const snapshot = pricedSnapshot({ dealType });
    await rewriteOrder(order, { dealType, snapshot });
    for (const type of ["DriversLicense", "InsuranceCard"] as const)
      await upload(world.ctx, {
        dealId: order.deal.dealId,
        type,
        files: [{ name: "a.png", bytes: freshPng() }],
      });
    await startSigning(buyer(), order);
    await signAsBuyer(buyer(), order.orderNumber);
    const { bytes } = await downloadContract(buyer(), { orderNumber: order.orderNumber, name: "signed" });
    const text = (await pdfPages(bytes)).join("\n");
    expect(text).toContain(dealType === "Finance" ? "ANNUAL PERCENTAGE RATE" : "Rent charge");
  });
});

describe("A tampered signature", () => {
  const tampered: readonly (readonly [string, object, string])[] = [
    ["another document's hash", { documentHash: "0".repeat(64) }, "contract.changed"],
    ["another package", { packageId: "con_other" }, "contract.changed"],
    ["a missing field", { fields: ["purchase-agreement.initials"] }, "contract.fieldMissing"],
    ["no field", { fields: [] }, "contract.fieldMissing"],
    ["somebody else's name", { name: "Robin Byer" }, "contract.nameMismatch"],
    ["somebody else's initials", { initials: "XY" }, "contract.initialsMismatch"],
  ];

  it.each(tampered)("with %s is refused and leaves nothing", async (_, change, refused) => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    await expect(signContract(buyer(), { ...body, ...change })).rejects.toMatchObject(code(refused));
    expect(await count("contract_signature", order)).toBe(0);
    expect((await signContract(buyer(), body)).signersCompleted).toBe(true);
  });

  it("with a field twice or one that is not there is refused", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    const [first = "", ...rest] = body.fields;
    for (const fields of [
      [first, first, ...rest.slice(1)],
      [...body.fields, "lease-agreement.signature"],
    ])
      await expect(signContract(buyer(), { ...body, fields })).rejects.toMatchObject(
        code("contract.fieldMissing"),
      );
  });

  it("under the package of another order is refused, by its own buyer and by a stranger", async () => {
    const [one, other] = [await openedOrder(), await openedOrder()];
    const body = signBodyFor(await getSigningSession(buyer(), other));
    const moved = { ...body, orderNumber: one.orderNumber };
    await expect(signContract(buyer(), moved)).rejects.toMatchObject(code("contract.changed"));
    await expect(signContract(world.as("acc_two"), body)).rejects.toMatchObject(code("order.notFound"));
    const elsewhere = { ...world.otherTenantCtx, actor: world.ctx.actor };
    await expect(signContract(elsewhere, body)).rejects.toMatchObject(code("order.notFound"));
  });

  it("before the agreement, or before opening, is refused", async () => {
    const order = await orderWithContract();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    await expect(signContract(buyer(), body)).rejects.toMatchObject(code("contract.notStarted"));
    await startSigning(buyer(), order);
    await expect(signContract(buyer(), body)).rejects.toMatchObject(code("contract.consentMissing"));
    const old = { orderNumber: order.orderNumber, packageId: body.packageId, consentVersion: 1 };
    await expect(giveConsent(buyer(), old)).rejects.toMatchObject(code("contract.consentChanged"));
  });

  it("twice, and by ten hands at once, is one signature", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    const answers = await Promise.all(Array.from({ length: 10 }, () => signContract(buyer(), body)));
    expect(answers.every(({ signersCompleted }) => signersCompleted)).toBe(true);
    await signContract(buyer(), body);
    expect(await count("contract_signature", order)).toBe(1);
  });

  it("is lost whole, never in part, when the process ends in between", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    const dying = {
      ...buyer(),
      db: {
        ...buyer().db,
        transaction: ((run: never) => {
          calls += 1;
          if (calls === 3) return Promise.reject(new Error("killed"));
          return world.ctx.db.transaction(run);
        }) as typeof world.ctx.db.transaction,
      },
    };
    let calls = 0;
    await expect(signContract(dying, body)).rejects.toThrow("killed");
    expect(await count("contract_signature", order)).toBe(0);
    expect((await signContract(buyer(), body)).signersCompleted).toBe(true);
    expect(await count("contract_signature", order)).toBe(1);
  });
});

describe("A kept contract that somebody changed", () => {
  it.each([
    ["its bytes", "update contract_file set bytes_sealed = 'AQEAAAA' where package_id = $1"],
    ["its hash", "update contract_file set sha256 = repeat('0', 64) where package_id = $1"],
    ["its size", "update contract_file set size = size + 1 where package_id = $1"],
    [
      "its place",
      "update contract_file f set bytes_sealed = o.bytes_sealed, sha256 = o.sha256, size = o.size from contract_file o where f.package_id = $1 and o.package_id = $1 and f.name = 'signed' and o.name = 'odometer-statement'",
    ],
  ])("in %s is not handed out", async (_, sql) => {
    const order = await openedOrder();
    await signAsBuyer(buyer(), order.orderNumber);
    const { packageId } = await getSigningSession(buyer(), order);
    await world.database.owner.query(sql, [packageId]);
    await expect(
      downloadContract(buyer(), { orderNumber: order.orderNumber, name: "signed" }),
    ).rejects.toMatchObject(code("contract.altered"));
  });

  it("is found by nobody else", async () => {
    const order = await openedOrder();
    const ask = { orderNumber: order.orderNumber, name: "purchase-agreement" };
    await expect(downloadContract(world.as("acc_two"), ask)).rejects.toMatchObject(code("order.notFound"));
    await expect(downloadContract(buyer(), { ...ask, name: "contract" })).rejects.toMatchObject(
      code("contract.fileNotFound"),
    );
  });
});

describe("A package that is over", () => {
  it("by the clock refuses the signature as expired and shows as Cancelled (SIGN-08)", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    world.clock.advance({ seconds: 15 * 24 * 3600 });
    await expect(signContract(buyer(), body)).rejects.toMatchObject(
      code("error.validation.transactionExpired"),
    );
    expect((await getSigningSession(buyer(), order)).state.status).toBe("Cancelled");
  });

  it("by the retailer is replaced when the buyer starts again, and the old papers can't be signed", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    await world.ctx.db.transaction(async (trx) =>
      cancelContract(trx, world.system, await requireOrder(trx, world.system, order)),
    );
    await expect(signContract(buyer(), body)).rejects.toMatchObject(
      code("error.validation.wrongPackageStatus"),
    );
    await startSigning(buyer(), order);
    await expect(signContract(buyer(), body)).rejects.toMatchObject(code("contract.changed"));
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
  });

  it("at the provider only is found out by signing", async () => {
    const order = await openedOrder();
    const body = signBodyFor(await getSigningSession(buyer(), order));
    await world.database.owner.query("update sandbox_signing_package set state = 'cancelled'");
    await expect(signContract(buyer(), body)).rejects.toMatchObject(
      code("error.validation.wrongPackageStatus"),
    );
    expect((await getSigningSession(buyer(), order)).state.status).toBe("Cancelled");
  });
});

describe("Making a contract", () => {
  it("by many at once makes one package", async () => {
    const order = await world.submittedOrder();
    for (const type of ["DriversLicense", "InsuranceCard"] as const)
      await upload(world.ctx, {
        dealId: order.deal.dealId,
        type,
        files: [{ name: "a.png", bytes: freshPng() }],
      });
    const orderId = order.deal.dealId;
    await Promise.all(Array.from({ length: 5 }, () => prepareContract(world.system, { orderId })));
    const { rows } = await world.database.owner.query("select 1 from contract_package where order_id = $1", [
      orderId,
    ]);
    expect(rows).toHaveLength(1);
    await startSigning(buyer(), order);
    expect((await signAsBuyer(buyer(), order.orderNumber)).signersCompleted).toBe(true);
  });
});
