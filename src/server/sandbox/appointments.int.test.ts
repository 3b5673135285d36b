import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { makeDraft, TEST_BUYER } from "#tests/support/checkout-world.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { getCalendar, getFulfillment } from "#modules/fulfillment/server/get-fulfillment.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { cancelAppointment, confirmAppointment } from "#modules/fulfillment/server/move-appointment.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";

/** Orders here count as signed, so that only booking is looked at. */
let world: TrackerWorld;
let ctx: TrackerTestContext;
const HOME = {
  streetAddress: "12 Main Street",
  addressLine2: "",
  city: "Houston",
  state: "TX",
  zipCode: "77002",
};

beforeAll(async () => {
  world = await makeTrackerWorld();
  ctx = { ...world.ctx, signingFacts: { isContractSigned: () => Promise.resolve(true) } };
});
afterAll(() => world.close());

const newOrder = (): Promise<OrderView> => world.submittedOrder();
const pickup = ({ orderNumber }: OrderView, slot: { date: string; hour: number }) =>
  requestAppointment(ctx, { orderNumber, option: "PICKUP", slot });
const deliver = ({ orderNumber }: OrderView, change: object = {}, hour = 9) =>
  requestAppointment(ctx, {
    orderNumber,
    option: "DELIVERY",
    slot: { date: "2026-06-17", hour },
    address: { ...HOME, ...change },
    instructions: "",
  });
const mails = async () => {
  const messages = await listSandboxMessages(ctx, { to: TEST_BUYER.email! });
  return messages.filter(({ subject }) => /appointment/iu.test(subject)).map(({ subject }) => subject);
};

/** The order's entry: number, standing and begin. */
async function entryOf(order: OrderView): Promise<Record<string, string>> {
  const lines = (await getCalendar(ctx, order)).replaceAll("\r\n ", "").split("\r\n");
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/su).slice(0, 2)));
}

describe("One hour and a hundred buyers", () => {
  it("has one winner, and ninety-nine are told in words", async () => {
    const orders: OrderView[] = [];
    for (let count = 0; count < 100; count += 1) {
      const one = world.as(`acc_${count}`);
      orders.push(await submitOrder(one, await makeDraft(one, await world.addVehicle())));
    }
    const slot = { date: "2026-06-12", hour: 9 };
    const answers = await Promise.allSettled(
      orders.map(({ orderNumber }, count) =>
        requestAppointment(
          { ...ctx, actor: { kind: "account", accountId: `acc_${count}`, sessionId: "s" } },
          { orderNumber, option: "PICKUP", slot },
        ),
      ),
    );
    const codes = answers.map((answer) =>
      answer.status === "fulfilled"
        ? "booked"
        : (answer.reason as { details: { code: string } }).details.code,
    );
    expect(codes.filter((code) => code === "booked")).toHaveLength(1);
    expect(codes.filter((code) => code === "fulfillment.slotTaken")).toHaveLength(99);
    const { rows } = await world.database.owner.query(
      "select count(*)::int as booked from fulfillment where slot_start = '2026-06-12T14:00:00Z'",
    );
    expect(rows[0]).toEqual({ booked: 1 });
  }, 120_000);
});

describe("A delivery's address", () => {
  it.each([{ city: "Bee Cave", zipCode: "78738" }, { city: "Austin", zipCode: "78738" }, {}])(
    "that checkout accepted is accepted again when the delivery is booked: %j",
    async (change) => {
      const { orderNumber } = await makeDraft(ctx, await world.addVehicle());
      await updateOrder(ctx, { orderNumber, buyer: change, deliveryOption: "DELIVERY" });
      const order = await submitOrder(ctx, { orderNumber });
      const { phone: _phone, ...known } = (await getFulfillment(ctx, order)).known;
      const { instructions: _none, ...address } = known;
      const slot = { date: "2026-06-22", hour: 9 + ((change.city?.length ?? 0) % 5) };
      const booked = await requestAppointment(ctx, {
        ...order,
        option: "DELIVERY",
        slot,
        address,
        instructions: "",
      });
      expect(booked.appointment).toMatchObject({ address });
    },
  );

  it("comes with a consent where the driver calls another number than the order's", async () => {
    const order = await newOrder();
    const slot = { date: "2026-06-16", hour: 13 };
    const call = { ...order, option: "DELIVERY" as const, address: HOME, instructions: "", slot };
    const refused = { details: { fields: { phoneConsent: "Please agree to be contacted at this number." } } };
    await expect(requestAppointment(ctx, { ...call, phone: "5122345679" })).rejects.toMatchObject(refused);
    await requestAppointment(ctx, { ...call, phone: "5122345679", phoneConsent: true });
    const moved = await requestAppointment(ctx, {
      ...call,
      phone: "5122345679",
      slot: { ...slot, hour: 14 },
    });
    expect(moved.known.phone).toBe("5122345679");
  });

  it("comes with a phone number that obeys the retailer's rule", async () => {
    const { config } = ctx.tenant;
    const limits = { ...config.limits, excludedAreaCodes: ["605"] };
    const strict = { ...ctx, tenant: { ...ctx.tenant, config: { ...config, limits } } };
    const order = await newOrder();
    const request = { ...order, option: "DELIVERY" as const, address: HOME, instructions: "" };
    const call = { ...request, slot: { date: "2026-06-16", hour: 15 }, phone: "6052345678" };
    await expect(requestAppointment(strict, call)).rejects.toMatchObject({
      details: { fields: { phone: "We can't accept phone numbers from this area." } },
    });
    const live = { ...ctx, allowsTestNumbers: false };
    await expect(requestAppointment(live, { ...call, phone: "5125550123" })).rejects.toThrow(
      "fulfillment.phoneInvalid",
    );
  });

  it("starts with what the order says", async () => {
    const order = await newOrder();
    expect((await getFulfillment(ctx, order)).known).toEqual({
      streetAddress: "12 Main Street",
      addressLine2: "",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      phone: "5122345678",
      instructions: "",
    });
    const { appointment, known } = await deliver(order);
    expect(appointment).toMatchObject({ address: HOME, phone: "5122345678" });
    expect(known).toMatchObject(HOME);
    // Checkout chose a pickup; the order says what was booked.
    const booked = await getOrder(ctx, order);
    expect([booked.deliveryOption, booked.delivery?.option]).toEqual(["PICKUP", "DELIVERY"]);
  });

  it.each([
    [{ state: "CA" }, "fulfillment.addressMismatch"],
    [{ city: "Dallas" }, "fulfillment.addressMismatch"],
    [{ zipCode: "99501", state: "AK", city: "Anchorage" }, "fulfillment.outOfRange"],
    [{ zipCode: "00000" }, "fulfillment.zipUnknown"],
  ])("is refused with %j: %s", async (change, code) => {
    await expect(deliver(await newOrder(), change, 15)).rejects.toThrow(code);
  });
});

describe("A delivery to another state than the one whose taxes the contract has", () => {
  const SHREVEPORT = { city: "Shreveport", state: "LA", zipCode: "71101" };

  it("is refused until the buyer says that the car will be registered where it was taxed", async () => {
    const order = await newOrder();
    expect(order.buyerState).toBe("TX");
    const ask = (registrationState?: string) =>
      requestAppointment(ctx, {
        orderNumber: order.orderNumber,
        option: "DELIVERY",
        slot: { date: "2026-06-17", hour: 16 },
        address: { ...HOME, ...SHREVEPORT },
        instructions: "",
        ...(registrationState !== undefined && { registrationState }),
      });
    for (const said of [undefined, "", "LA"])
      await expect(ask(said)).rejects.toMatchObject({
        details: {
          code: "fulfillment.otherState",
          fields: {
            registrationState: expect.stringMatching(/taxes and fees of Texas.*bring it to Louisiana/u),
          },
        },
      });
    expect((await getFulfillment(ctx, order)).appointment).toBeNull();
    expect((await ask("TX")).appointment).toMatchObject({ address: SHREVEPORT });
  });
});

describe("What the buyer is told of an appointment", () => {
  const newest = async () => (await listSandboxMessages(ctx, { to: TEST_BUYER.email! }))[0];

  it("names where the car is brought to, when, and what is due there", async () => {
    const order = await newOrder();
    await deliver(order, {}, 11);
    const mail = await newest();
    expect(mail?.subject).toBe("We received your appointment request");
    expect(mail?.text).toMatch(
      /asked for the delivery of the .* on Wednesday, June 17, 2026 at 11:00\sAM CDT\.\n\nWhere: 12 Main Street, Houston, TX 77002\./u,
    );
    const { feeCents } = (await getFulfillment(ctx, order)).appointment!;
    expect(feeCents).toBeGreaterThan(0);
    const due = `Due when we bring it: $${(feeCents / 100).toFixed(2)} for the delivery.`;
    expect(mail?.text).toContain(due);
    expect((await entryOf(order))["DESCRIPTION"]).toContain(due);
  });

  it("names the store of a pickup, and no amount where nothing is due", async () => {
    const order = await newOrder();
    await pickup(order, { date: "2026-06-17", hour: 13 });
    const mail = await newest();
    expect(mail?.text).toContain("Where: Austin South, 1 Congress Avenue, Austin, TX 78701.");
    expect(mail?.text).not.toMatch(/Due when|\n\n\n/u);
  });

  it("is the payment, where the contract is signed and a loan's money is still missing", async () => {
    const order = await newOrder();
    await world.database.owner.query(
      "update orders set deal_type = 'Finance', deal_status = 'SUBS' where order_number = $1",
      [order.orderNumber],
    );
    await expect(pickup(order, { date: "2026-06-17", hour: 15 })).rejects.toMatchObject({
      details: {
        code: "fulfillment.notReady",
        message: expect.stringMatching(/^Your payment comes first\./u),
      },
    });
  });
});

describe("An appointment and its calendar entry", () => {
  it("keeps its name and grows its number while it is moved, confirmed, canceled and asked for again", async () => {
    const order = await newOrder();
    await pickup(order, { date: "2026-06-18", hour: 9 });
    const first = await entryOf(order);
    expect(first).toMatchObject({ SEQUENCE: "0", STATUS: "TENTATIVE", DTSTART: "20260618T140000Z" });
    await pickup(order, { date: "2026-06-18", hour: 9 });
    expect(await entryOf(order)).toEqual(first);
    await pickup(order, { date: "2026-06-18", hour: 11 });
    expect(await entryOf(order)).toMatchObject({
      UID: first["UID"],
      SEQUENCE: "1",
      DTSTART: "20260618T160000Z",
    });
    await ctx.db.transaction(async (trx) =>
      confirmAppointment(trx, ctx, await requireOrder(trx, ctx, { orderNumber: order.orderNumber })),
    );
    expect(await entryOf(order)).toMatchObject({ UID: first["UID"], SEQUENCE: "2", STATUS: "CONFIRMED" });
    await cancelAppointment(ctx, order);
    const [canceled] = await listSandboxMessages(ctx, { to: TEST_BUYER.email! });
    // Nobody is sent to a place where nothing happens any more.
    expect(canceled?.text).toMatch(/ is canceled\.\n\nThe attached file/u);
    await expect(getCalendar(ctx, order)).rejects.toThrow("fulfillment.noAppointment");
    await pickup(order, { date: "2026-06-18", hour: 11 });
    expect(await entryOf(order)).toMatchObject({ UID: first["UID"], SEQUENCE: "4", STATUS: "TENTATIVE" });
    expect((await mails()).slice(0, 5)).toEqual([
      "We received your appointment request",
      "Your appointment is canceled",
      "Your appointment is confirmed",
      "We received your new appointment request",
      "We received your appointment request",
    ]);
  });

  it("is told of in mails that lead to where it can be changed", async () => {
    const order = await newOrder();
    await pickup(order, { date: "2026-06-19", hour: 14 });
    const [newest] = await listSandboxMessages(ctx, { to: TEST_BUYER.email! });
    expect(newest?.text).toMatch(
      new RegExp(`Open your order: https?://\\S+/progress/${order.orderNumber}$`, "u"),
    );
  });

  it("keeps the old hour when the new one is taken meanwhile", async () => {
    const [one, other] = [await newOrder(), await newOrder()];
    await pickup(one, { date: "2026-06-19", hour: 9 });
    await pickup(other, { date: "2026-06-19", hour: 10 });
    await expect(pickup(one, { date: "2026-06-19", hour: 10 })).rejects.toThrow("fulfillment.slotTaken");
    expect((await getFulfillment(ctx, one)).appointment).toMatchObject({ hour: 9, status: "REQUESTED" });
  });

  it("offers nothing on a closed day, and takes nothing there", async () => {
    const order = await newOrder();
    const { delivery } = ctx.tenant.config;
    const config = { ...ctx.tenant.config, delivery: { ...delivery, closedDates: ["2026-06-15"] } };
    const closed = { ...ctx, tenant: { ...ctx.tenant, config } };
    const { slots } = await listOpenSlots(closed, order);
    expect(slots.some(({ date }) => date === "2026-06-15")).toBe(false);
    expect(slots.some(({ date }) => date === "2026-06-16")).toBe(true);
    const request = {
      orderNumber: order.orderNumber,
      option: "PICKUP",
      slot: { date: "2026-06-15", hour: 9 },
    } as const;
    await expect(requestAppointment(closed, request)).rejects.toThrow("fulfillment.slotUnavailable");
  });

  it("may be moved and canceled until a day before, and then by phone", async () => {
    const order = await newOrder();
    const { appointment } = await pickup(order, { date: "2026-06-16", hour: 9 });
    expect(appointment).toMatchObject({ isChangeable: true, changeableUntil: "2026-06-15T14:00:00.000Z" });
    const late = { ...ctx, clock: { now: () => new Date("2026-06-15T14:00:01.000Z") } };
    const moved = (slot: { date: string; hour: number }) =>
      requestAppointment(late, { orderNumber: order.orderNumber, option: "PICKUP", slot });
    expect((await getFulfillment(late, order)).appointment?.isChangeable).toBe(false);
    await expect(cancelAppointment(late, order)).rejects.toThrow("fulfillment.tooLate");
    await expect(moved({ date: "2026-06-18", hour: 13 })).rejects.toThrow("fulfillment.tooLate");
    expect((await moved({ date: "2026-06-16", hour: 9 })).appointment?.hour).toBe(9);
  });
});
