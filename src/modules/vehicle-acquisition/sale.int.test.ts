import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SaleView } from "#modules/vehicle-acquisition/domain/sale-view.ts";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { ACCOUNT_NUMBER, SELLER, sellerOf } from "#tests/support/sell-car.ts";

/** The whole product over a real database: a car from an accepted offer to the money for it. */
let app: ComposedApp;
let worker: Awaited<ReturnType<ComposedApp["again"]>>;
let seller: ReturnType<typeof sellerOf>;
beforeAll(async () => {
  app = await makeComposedApp();
  worker = await app.again({ role: "worker" });
  seller = sellerOf(app, await app.signIn());
}, 180_000);
afterAll(async () => {
  await worker.close();
  expect(app.errors).toEqual([]);
  await app.close();
});

/** The bank hears of a payment by a job; until then there is nothing to settle. */
const settled = () =>
  expect
    .poll(
      async () => {
        await seller.desk("payout.settled");
        return (await seller.sale()).body.payouts.filter(({ state }) => state === "PENDING").length;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(0);

/** Everything but the inspection. */
async function ready(amountCents: number, more: object = {}): Promise<SaleView> {
  await seller.keptOffer(amountCents, more);
  expect(await seller.accept()).toMatchObject({ status: 200 });
  await seller.book();
  await seller.uploadAll();
  await seller.giveAccount();
  const { body } = await seller.sign();
  expect(body.sale?.steps).toMatchObject({ APPOINTMENT: "COMPLETED", PAPERS: "COMPLETED" });
  return body.sale!;
}

describe("A sale", () => {
  it("of a car without a loan goes from the offer to the money and its receipt", async () => {
    await ready(500_000);
    const { body: inspected } = await seller.desk("car.inspected", { miles: 88_050 });
    expect(inspected).toMatchObject({
      phase: "PAYING",
      payouts: [{ receiver: "SELLER", amountCents: 500_000 }],
    });
    await settled();
    const { body: paid } = await seller.sale();
    expect(paid).toMatchObject({ phase: "PAID", steps: { PAYMENT: "COMPLETED" }, allowed: [] });
    expect(paid.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["accepted", "booked", "signed", "inspectedAsPromised", "sellerPaid", "paid"]),
    );
    expect((await seller.act("/cancel")).status).toBe(409);
    const copy = await seller.copy();
    expect(copy.status).toBe(200);
    expect(copy.text.startsWith("%PDF")).toBe(true);
    // The car is gone: nothing can be sold or traded in again on the same offer.
    expect((await seller.accept()).body.code).toBe("sale.noOffer");
  });

  it("pays the lender first, and the seller what is left", async () => {
    await ready(900_000, { ownership: "FINANCED", owedCents: 300_000 });
    await seller.desk("car.inspected", { miles: 88_000 });
    expect((await seller.sale()).body.payouts).toEqual([]);
    const quote = { amountCents: 310_000, lender: "First Harbor Bank", goodThrough: "2026-12-10" };
    await seller.desk("payoff.quoted", quote);
    expect((await seller.sale()).body.payouts).toMatchObject([{ receiver: "LENDER", amountCents: 310_000 }]);
    await settled();
    await expect
      .poll(async () => (await seller.sale()).body.payouts, { timeout: 20_000 })
      .toMatchObject([{ state: "PAID" }, { receiver: "SELLER", amountCents: 590_000 }]);
    await settled();
    expect((await seller.sale()).body.phase).toBe("PAID");
  });

  it("waits for the difference where the loan is larger, and then pays the lender alone", async () => {
    await ready(200_000, { ownership: "FINANCED", owedCents: 300_000 });
    const quote = { amountCents: 310_000, lender: "First Harbor Bank", goodThrough: "2026-12-10" };
    expect((await seller.desk("payoff.quoted", quote)).body.money).toEqual({
      toLenderCents: 310_000,
      toSellerCents: 0,
      shortfallCents: 110_000,
    });
    await seller.desk("car.inspected", { miles: 88_000 });
    expect((await seller.sale()).body).toMatchObject({ phase: "AGREED", payouts: [] });
    await seller.desk("shortfall.received");
    await settled();
    expect((await seller.sale()).body).toMatchObject({ phase: "PAID", payouts: [{ receiver: "LENDER" }] });
  });

  it("sends money that came back again, to the corrected account", async () => {
    await seller.keptOffer(500_000);
    await seller.accept();
    await seller.book();
    await seller.uploadAll();
    await seller.sign();
    await seller.desk("car.inspected", { miles: 88_000 });
    const wrong = { accountNumber: "000111111116", accountNumberAgain: "000111111116" };
    expect((await seller.giveAccount(wrong)).body.phase).toBe("PAYING");
    await settled();
    const { body: returned } = await seller.sale();
    expect(returned).toMatchObject({
      steps: { PAYMENT: "NEEDS_ATTENTION" },
      account: null,
      payouts: [{ state: "RETURNED", reason: "R03" }],
    });
    await seller.giveAccount();
    await settled();
    expect((await seller.sale()).body).toMatchObject({ phase: "PAID", payouts: [{}, { state: "PAID" }] });
  });

  it("asks about an amount that the inspection lowered: yes goes on with new papers", async () => {
    await ready(500_000);
    const { body: changed } = await seller.desk("car.inspected", {
      miles: 88_000,
      answers: { tires: "four" },
    });
    expect(changed).toMatchObject({
      phase: "CHANGED",
      steps: { INSPECTION: "NEEDS_ATTENTION" },
      isSigned: false,
    });
    expect(changed.inspection!.amountCents).toBeLessThan(500_000);
    await seller.act("/answer", { answer: "ACCEPTED" });
    expect((await seller.sale()).body).toMatchObject({ phase: "AGREED", payouts: [] });
    await seller.sign();
    await settled();
    expect((await seller.sale()).body.payouts[0]!.amountCents).toBe(changed.inspection!.amountCents);
  });

  it("asks about an amount that the inspection lowered: no leaves the car with its owner", async () => {
    await ready(500_000);
    await seller.desk("car.inspected", { miles: 88_000, answers: { tires: "four" } });
    const { body } = await seller.act("/answer", { answer: "DECLINED" });
    expect(body).toMatchObject({ phase: "CANCELED", canceledBy: "SELLER", payouts: [] });
    expect((await seller.accept()).status).toBe(200);
    await seller.act("/cancel");
  });

  it("ends where the car is nothing that was offered for", async () => {
    await ready(500_000);
    const { body } = await seller.desk("car.inspected", { miles: 88_000, answers: { title: "rebuilt" } });
    expect(body).toMatchObject({ phase: "CANCELED", canceledBy: "RETAILER" });
  });

  it("lets a missed or canceled appointment be made again, and refused papers sent again", async () => {
    await seller.keptOffer(500_000);
    await seller.accept();
    await seller.book();
    expect((await seller.desk("appointment.missed")).body.steps.APPOINTMENT).toBe("NEEDS_ATTENTION");
    expect((await seller.desk("car.inspected", { miles: 88_000 })).status).toBe(409);
    expect((await seller.book(1)).body.steps.APPOINTMENT).toBe("COMPLETED");
    expect((await seller.act("/appointment/cancel")).body.appointment).toMatchObject({ state: "CANCELED" });
    await seller.uploadAll();
    const { body } = await seller.desk("paper.rejected", { paper: "REGISTRATION" });
    expect(body.steps.PAPERS).toBe("NEEDS_ATTENTION");
    await seller.uploadAll();
    expect((await seller.sale()).body.papers.filter(({ isRejected }) => isRejected)).toEqual([]);
    expect((await seller.desk("sale.canceled")).body).toMatchObject({ canceledBy: "RETAILER" });
  });
});

describe("What is refused", () => {
  it("names its field, and nothing else changes", async () => {
    await seller.keptOffer(500_000);
    for (const [change, field] of [
      [{ city: "Dallas" }, "seller.city"],
      [{ state: "CA" }, "seller.state"],
      [{ phone: "123" }, "seller.phone"],
      [{ phone: "7372345670" }, "phoneConsent"],
      [{ lastName: "" }, "seller.lastName"],
    ] as const) {
      const { status, body } = await seller.accept({ seller: { ...SELLER, ...change } });
      expect(status, field).toBe(400);
      expect(Object.keys(body.fields ?? {})).toContain(field);
    }
    await seller.accept();
    for (const [change, field] of [
      [{ routingNumber: "110000001" }, "account.routingNumber"],
      [{ accountNumber: "12" }, "account.accountNumber"],
      [{ accountNumberAgain: "000123456780" }, "account.accountNumberAgain"],
      [{ holder: "Somebody Else" }, "account.holder"],
    ] as const) {
      const { status, body } = await seller.giveAccount(change);
      expect(status, field).toBe(400);
      expect(Object.keys(body.fields ?? {})).toContain(field);
    }
    expect((await seller.sign({ name: "Somebody Else" })).body.fields).toHaveProperty("name");
    expect((await seller.sign({ documentHash: "0".repeat(64) })).body.code).toBe("sale.papersChanged");
    expect((await seller.act("/cancel", { version: 99 })).body.code).toBe("sale.changed");
    await seller.act("/cancel");
  });
});

it("keeps account numbers, VIN, names and addresses sealed, and answers the end of a number only", async () => {
  await seller.keptOffer(500_000);
  await seller.accept();
  await seller.giveAccount();
  const { body } = await seller.sale();
  expect(JSON.stringify(body)).not.toContain(ACCOUNT_NUMBER);
  const { rows } = await app.database.owner.query<{ text: string }>(
    "select row_to_json(s)::text as text from vehicle_sale s union all select row_to_json(p)::text from vehicle_sale_payout p",
  );
  const text = rows.map((row) => row.text).join("\n");
  for (const secret of [ACCOUNT_NUMBER, "110000000", "1HGCM82", "Congress", "Buyer"])
    expect(text).not.toContain(secret);
  await seller.act("/cancel");
});

it("shows a sale to its own account in its own store only", async () => {
  await seller.keptOffer(200_000);
  await seller.accept();
  const other = sellerOf(app, await app.signIn({ email: "second.buyer@example.com" }));
  const mine = (await seller.sale()).body;
  expect((await other.sale()).status).toBe(404);
  expect((await other.act("/cancel", { id: mine.id, version: mine.version })).status).toBe(404);
  const elsewhere = await app.call(`/sandbox/api/vehicle-sales/${mine.id}/events`, {
    method: "POST",
    host: OTHER_HOST,
    body: { event: "sale.canceled" },
  });
  expect(elsewhere.status).toBe(404);
  expect((await seller.sale()).body.phase).toBe("OPEN");
  await seller.act("/cancel");
});

describe("An appointment", () => {
  const remindersOf = async (): Promise<number> => {
    const { rows } = await app.database.owner.query<{ count: number }>(
      "select count(*)::int as count from message_outbox where template like 'sale.reminder%'",
    );
    return rows[0]?.count ?? 0;
  };

  it("within a day is reminded of once, by mail and text", async () => {
    await seller.keptOffer(500_000);
    await seller.accept();
    await seller.book();
    const { id } = (await seller.sale()).body;
    await app.database.owner.query(
      "update vehicle_sale set slot_start = now() + interval '20 hours' where id = $1",
      [id],
    );
    // A worker that starts does at once what is due.
    const first = await app.again({ role: "worker" });
    await expect.poll(remindersOf, { timeout: 30_000 }).toBe(2);
    await first.close();
    const { rows } = await app.database.owner.query<{ is_noted: boolean }>(
      "select reminded_slot = slot_start as is_noted from vehicle_sale where id = $1",
      [id],
    );
    expect(rows[0]?.is_noted).toBe(true);
    await seller.act("/cancel");
  });

  it("on a later day ends a quote that is not good until then", async () => {
    await seller.keptOffer(900_000, { ownership: "FINANCED", owedCents: 300_000 });
    await seller.accept();
    await seller.desk("payoff.quoted", {
      amountCents: 310_000,
      lender: "First Harbor Bank",
      goodThrough: "2020-01-01",
    });
    expect((await seller.sale()).body.payoff).toMatchObject({ amountCents: 310_000, isEstimate: false });
    await seller.book();
    expect((await seller.sale()).body.payoff).toMatchObject({ isEstimate: true });
    await seller.act("/cancel");
  });
});
