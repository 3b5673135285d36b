import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverMessage } from "#modules/messaging/server/deliver-message.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { MAX_DELIVERY_ATTEMPTS } from "#modules/messaging/domain/delivery-limits.ts";
import type { MessagingContext } from "#modules/messaging/server/messaging-context.ts";
import { makeTestContext, type TestContext, type TestWorld } from "#tests/support/test-context.ts";
import { whenDue } from "#tests/support/when-due.ts";
import type { AdfLead } from "../domain/adf-lead.ts";
import { KEEP_LEADS_DAYS, MAX_SENDINGS } from "../domain/lead-limits-data.ts";
import { insertLead } from "./internal/leads-repo.ts";
import { leadMailbox, queueLeadMail } from "./internal/queue-lead-mail.ts";
import { followUpLeads, leadsAccountHook, oldLeads, pruneLeads } from "./keep-leads.ts";

type Transport = ReturnType<MessagingContext["messageTransports"]["of"]>;
type Delivery = Awaited<ReturnType<Transport["deliver"]>>;

const DEALER = "leads-austin@sunlane.example.com";
const RETAILER = "hello@sunlane.example.com";

function adf(id: string): AdfLead {
  const place = { streetAddress: "1 Main Street", city: "Austin", state: "TX", zipCode: "78701" };
  return {
    id,
    kind: "contact",
    isResent: false,
    requestedAt: "2026-06-10T10:00:00-05:00",
    vehicle: {
      year: 2022,
      make: "Toyota",
      model: "RAV4",
      vin: null,
      stockNumber: null,
      trim: null,
      doors: null,
      bodyStyle: null,
      transmission: null,
      mileage: null,
      condition: "used",
      exteriorColor: null,
      interiorColor: null,
      priceCents: null,
      url: null,
    },
    customer: { firstName: "Ann", lastName: "Lee", email: "ann@example.com", phone: "", comments: "" },
    timeframe: null,
    vendor: { id: "sunlane-austin", name: "Sunlane Austin", phone: "5125550104", ...place },
    provider: { name: "Sunlane", url: null, email: "help@example.com", phone: "5125550100" },
  };
}

describe("Leads after they were sent", () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await makeTestContext();
  });
  afterEach(() => world.close());

  const keep = (ctx: TestContext, id: string, accountId: string | null = null) =>
    ctx.db.transaction(async (trx) => {
      const lead = adf(id);
      const messageId = await queueLeadMail(trx, ctx, {
        adf: lead,
        to: leadMailbox(ctx.tenant, "sunlane-austin"),
      });
      const at = ctx.clock.now();
      await insertLead(trx, ctx, {
        adf: lead,
        vehicleId: "veh_1",
        accountId,
        fingerprint: id,
        messageId,
        at,
      });
      return messageId;
    });
  const deliver = (delivery: Delivery, messageId: string) => {
    const transport = { keepsCopies: true, deliver: () => Promise.resolve(delivery) };
    const ctx = { ...world.ctx, messageTransports: { of: () => transport, sandboxed: () => [] } };
    return deliverMessage(ctx, { messageId });
  };
  const stored = async () =>
    (
      await world.database.owner.query(
        "select id, message_id, times_sent, delivered_at from lead order by id",
      )
    ).rows;
  const mailTo = async (to: string) => (await listSandboxMessages(world.ctx, { to })).map(({ text }) => text);

  it("are noted as delivered once a mail server has them, and left alone", async () => {
    const messageId = await keep(world.ctx, "lead_1");
    await followUpLeads(world.ctx);
    expect(await stored()).toMatchObject([{ delivered_at: null, times_sent: 1 }]);
    await deliver({ kind: "delivered", ref: null }, messageId);
    await followUpLeads(world.ctx);
    expect(await stored()).toMatchObject([{ delivered_at: world.clock.now(), times_sent: 1 }]);
    expect(await mailTo(RETAILER)).toEqual([]);
  });

  it("go to the retailer at once when the dealer's mailbox refuses them, then to both in turn, a day apart", async () => {
    await deliver({ kind: "refused", code: "smtp-550" }, await keep(world.ctx, "lead_1"));
    await followUpLeads(world.ctx);
    expect(await mailTo(RETAILER)).toEqual([expect.stringContaining('<prospect status="resend">')]);
    for (let sending = 3; sending <= MAX_SENDINGS + 2; sending += 1) {
      const [lead] = await stored();
      await deliver({ kind: "refused", code: "smtp-550" }, lead?.message_id as string);
      await followUpLeads(world.ctx);
      expect((await stored())[0]?.message_id).toBe(lead?.message_id);
      world.clock.advance({ hours: 24 });
      await followUpLeads(world.ctx);
    }
    expect(await stored()).toMatchObject([{ times_sent: MAX_SENDINGS, delivered_at: null }]);
    expect([await mailTo(DEALER), await mailTo(RETAILER)].map((mails) => mails.length)).toEqual([5, 5]);
  });

  it("wait with their mail while a server is only down", async () => {
    const messageId = await keep(world.ctx, "lead_1");
    for (let attempt = 1; attempt < MAX_DELIVERY_ATTEMPTS; attempt += 40) {
      await expect(deliver({ kind: "later", code: "smtp-connect" }, messageId)).rejects.toThrow("wait");
      await followUpLeads(world.ctx);
    }
    expect(await stored()).toMatchObject([{ message_id: messageId, times_sent: 1 }]);
  });

  it("are erased with the account, or when they are a year old, and only those of this retailer", async () => {
    await keep(world.ctx, "lead_1", "acc_1");
    await keep(world.ctx, "lead_2", "acc_2");
    await keep(world.otherTenantCtx, "lead_3", "acc_1");
    await world.ctx.db.transaction((trx) => leadsAccountHook.forget(trx, world.ctx, "acc_1"));
    expect((await stored()).map(({ id }) => id as string)).toEqual(["lead_2", "lead_3"]);
    world.clock.advance({ days: KEEP_LEADS_DAYS + 1 });
    await keep(world.ctx, "lead_4");
    expect(await whenDue(world.database, world.ctx, { run: pruneLeads, due: oldLeads })).toBe(1);
    expect((await stored()).map(({ id }) => id as string)).toEqual(["lead_3", "lead_4"]);
    const seen = await world.ctx.db.transaction((trx) => trx.selectFrom("lead").select("id").execute());
    expect(seen).toEqual([{ id: "lead_4" }]);
  });
});
