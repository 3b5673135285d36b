import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { getInvoice } from "#modules/payments/server/invoices/get-invoice.ts";
import { getPayments } from "#modules/payments/server/get-payments.ts";
import type { PaymentsView } from "#modules/payments/server/payments-view.ts";
import { runRefund } from "#modules/payments/server/refund-order.ts";
import { captureHold, endCharge } from "#modules/payments/server/settle-payment.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { betweenStatements } from "#tests/support/between-statements.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { paymentToken } from "#tests/support/payment-token.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const deposit = async ({ orderNumber }: OrderView, number?: string) =>
  takePayment(world.ctx, {
    orderNumber,
    purpose: "deposit",
    token: await paymentToken(world.ctx, "card", number),
    family: "any",
  });
const play = ({ orderNumber }: OrderView, event: string) => applyEvent(world.system, { orderNumber, event });
const rowsOf = async (table: "payment" | "payment_refund", { orderNumber }: OrderView) => {
  const { rows } = await world.database.owner.query(
    `select t.* from ${table} t join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id where o.order_number = $1`,
    [orderNumber],
  );
  return rows as { id: string; status: string }[];
};
const mailsAbout = async (subject: string, { orderNumber }: OrderView) => {
  const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
  return mails.filter((mail) => mail.subject.includes(subject) && mail.text.includes(orderNumber));
};

describe("A canceled order", () => {
  it("gives back what it holds, once, however often the refund runs or dies", async () => {
    const order = await world.submittedOrder();
    const { paidCents } = await deposit(order);
    await play(order, "order.cancelled");
    await play(order, "order.cancelled");
    const [refund, ...others] = await rowsOf("payment_refund", order);
    expect(others).toEqual([]);
    // Killed after the gateway acted and before it was written down: the answer is lost, twice.
    const gateway = {
      ...world.ctx.paymentGateway,
      refund: async (...args: Parameters<typeof world.ctx.paymentGateway.refund>) => {
        await world.ctx.paymentGateway.refund(...args);
        throw new Error("killed");
      },
    };
    const dying = { ...world.system, paymentGateway: gateway };
    for (let turn = 0; turn < 2; turn += 1)
      await expect(runRefund(dying, refund!.id)).rejects.toThrow("killed");
    await Promise.all([runRefund(world.system, refund!.id), runRefund(world.system, refund!.id)]);
    await runRefund(world.system, refund!.id);
    const view = await getPayments(world.ctx, order);
    expect(view).toMatchObject({ paidCents: 0, refundedCents: paidCents });
    expect(view.payments).toMatchObject([{ refund: "REFUNDED", refundedCents: paidCents }]);
    const { rows } = await world.database.owner.query(
      "select count(*)::int as found from sandbox_gateway_refund where provider_key = $1",
      [refund!.id],
    );
    expect(rows).toEqual([{ found: 1 }]);
    expect(await mailsAbout("refund", order)).toHaveLength(1);
    const [invoice = ""] = await pdfPages((await getInvoice(world.ctx, order)).bytes);
    expect(invoice).toMatch(/Refund to Visa ending in 4242\s+-\$500\.00/u);
    expect(invoice).toMatch(/Balance due\s+\$0\.00/u);
  });

  it("has it in the books when the bank took the money back and the refund went out as well", async () => {
    const order = await world.submittedOrder();
    const { paidCents } = await deposit(order);
    await play(order, "order.cancelled");
    await play(order, "payment.returned");
    const [refund] = await rowsOf("payment_refund", order);
    // The gateway sent the refund before the bank's news reached it.
    const confirms = {
      ...world.ctx.paymentGateway,
      refund: async () => ({ ref: "re_late", outcome: "refunded" as const }),
    };
    const lines: unknown[] = [];
    const log = {
      ...world.system.log,
      warn: (message: string, fields?: object) => lines.push([message, fields]),
    };
    const late = { ...world.system, log, paymentGateway: confirms };
    for (let turn = 0; turn < 2; turn += 1) await runRefund(late, refund!.id);
    const { rows } = await world.database.owner.query(
      "select kind, amount_cents::int as cents from payment_entry where payment_id = $1 order by created_at, id",
      [(await rowsOf("payment", order))[0]!.id],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: "captured", cents: paidCents },
        { kind: "returned", cents: -paidCents },
        { kind: "refunded", cents: -paidCents },
      ]),
    );
    expect(rows).toHaveLength(3);
    const view = await getPayments(world.ctx, order);
    expect(view).toMatchObject({ paidCents: 0, onItsWayCents: 0, balanceCents: 0, refundedCents: paidCents });
    expect(view.payments).toMatchObject([{ state: "returned", refund: "REFUNDED" }]);
    const [invoice = ""] = await pdfPages((await getInvoice(world.ctx, order)).bytes);
    expect(invoice).toMatch(/Paid\s+\$0\.00/u);
    expect(invoice).toMatch(/Balance due\s+\$0\.00/u);
    expect(lines).toEqual([
      [
        expect.stringContaining("after the bank had taken"),
        expect.objectContaining({ orderNumber: order.orderNumber }),
      ],
    ]);
    const alerts = await listSandboxMessages(world.ctx, { to: world.ctx.tenant.support.email });
    const about = alerts.filter(({ text }) => text.includes(order.orderNumber));
    expect(about.filter(({ text }) => text.includes("received the money twice"))).toHaveLength(1);
  });

  it("lets go of what is on hold, and refunds nothing", async () => {
    const order = await world.submittedOrder();
    await deposit(order, "4000000000000259");
    const [payment] = await rowsOf("payment", order);
    expect(payment?.status).toBe("PAYMENT_HOLD");
    await play(order, "order.cancelled");
    await endCharge(world.system, payment!.id);
    expect((await rowsOf("payment", order)).map(({ status }) => status)).toEqual(["PAYMENT_FAILED"]);
    expect(await rowsOf("payment_refund", order)).toEqual([]);
  });
});

describe("What a buyer reads while a refund goes out", () => {
  type Ctx = TrackerWorld["ctx"];
  type Read = (ctx: Ctx, order: OrderView) => Promise<Pick<PaymentsView, "paidCents" | "refundedCents">>;
  /** What the invoice says, without its drawing. */
  const readInvoice: Read = async (ctx, order) => {
    const drawn: PaymentsView[] = [];
    const draw = async (invoice: PaymentsView) => void drawn.push(invoice);
    await getInvoice({ ...ctx, invoicePress: { has: () => true, draw } as never }, order);
    return drawn[0]!;
  };
  const READERS: readonly (readonly [string, Read])[] = [
    ["payment page", getPayments],
    ["invoice", readInvoice],
  ];

  it.each(READERS)(
    "adds up on the %s, whichever of its statements the refund comes after",
    async (_, read) => {
      for (let statement = 1, asked = 1; statement <= asked; statement += 1) {
        const order = await world.submittedOrder();
        await deposit(order);
        await play(order, "order.cancelled");
        const [refund] = await rowsOf("payment_refund", order);
        // Its number is made at the first time of asking.
        await read(world.ctx, order);
        const meanwhile = () => runRefund(world.system, refund!.id);
        const reader = betweenStatements(world.ctx, { statement, meanwhile });
        const { paidCents, refundedCents } = await read(reader.ctx, order);
        expect(paidCents + refundedCents, `after statement ${statement}`).toBe(50_000);
        asked = reader.asked();
        expect(asked).toBeGreaterThan(3);
      }
    },
  );
});

describe("Money on hold", () => {
  it("is taken when the retailer says so, once", async () => {
    const order = await world.submittedOrder();
    await deposit(order, "4000000000000259");
    const [payment] = await rowsOf("payment", order);
    await play(order, "payment.captured");
    for (let turn = 0; turn < 2; turn += 1) await captureHold(world.system, payment!.id);
    const view = await getPayments(world.ctx, order);
    expect(view.payments).toMatchObject([{ status: "PAYMENT_CAPTURED" }]);
    expect(view.paidCents).toBe(view.payments[0]?.amountCents);
  });
});

describe("A vehicle", () => {
  it("is not handed over before it is paid, nor after the bank took the money back", async () => {
    const order = await world.submittedOrder();
    const refused = expect.objectContaining({
      details: expect.objectContaining({ code: "payment.notPaid" }),
    });
    for (const event of ["insurance.verified", "id.completed"] as const) await play(order, event);
    await expect(play(order, "order.delivered")).rejects.toEqual(refused);
    await deposit(order);
    await play(order, "payment.returned");
    await expect(play(order, "order.delivered")).rejects.toEqual(refused);
    expect(await mailsAbout("Your bank returned your payment", order)).toHaveLength(1);
    const [last] = (await getPayments(world.ctx, order)).payments;
    expect(last?.message).toMatch(/^Your bank returned your payment\./);
  });
});

describe("A card number", () => {
  it("is nowhere: not in the database, the object folder, the answers or the invoice", async () => {
    const numbers = ["4242424242424242", "4000000000000002", "4111111111111111"];
    const order = await world.submittedOrder();
    await deposit(order, numbers[1]);
    const view = await deposit(order, numbers[0]);
    await expect(paymentToken(world.ctx, "card", numbers[2])).rejects.toThrow("test card numbers");
    const { bytes } = await getInvoice(world.ctx, order);
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
    const found: string[] = [];
    const search = (place: string, text: string) => {
      if (numbers.some((number) => text.includes(number))) found.push(place);
    };
    search("answer", JSON.stringify(view));
    search("invoice", Buffer.from(bytes).toString("latin1"));
    const tables = await world.database.owner.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables.rows as { name: string }[]) {
      const { rows } = await world.database.owner.query(`select t::text as row from "${name}" t`);
      for (const { row } of rows as { row: string }[]) search(name, row);
    }
    for (const file of await readdir(world.objects, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) search(file.name, await readFile(path.join(file.parentPath, file.name), "latin1"));
    }
    expect(found).toEqual([]);
    expect(tables.rows.length).toBeGreaterThan(30);
  });
});
