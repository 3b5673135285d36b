import { sql } from "kysely";
import * as v from "valibot";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineEvents, latest } from "#modules/order-steps/server/step-events.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type TitleFacts, titleStep } from "./title-step.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    title: true;
  }
}

/** The step's migration. */
export const TITLE_TABLE = `
create table title_registration (
  tenant_id text not null,
  order_id text not null,
  status text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id)
);
call protect_by_tenant('title_registration');
call track_step('title_registration', 'title');
`;

async function write(trx: TenantTransaction, ctx: TenantContext, { orderId, status }: Title): Promise<void> {
  await sql`insert into title_registration values (${ctx.tenantId}, ${orderId}, ${status}, ${ctx.clock.now()})
    on conflict (tenant_id, order_id) do update set status = excluded.status, updated_at = excluded.updated_at`.execute(
    trx,
  );
}

interface Title {
  readonly orderId: string;
  readonly status: "ISSUED" | "REJECTED";
}

const event = (status: Title["status"]) => ({
  ...latest("title"),
  apply: (
    trx: TenantTransaction,
    ctx: TenantContext,
    { order }: { readonly order: { readonly id: string } },
  ) => write(trx, ctx, { orderId: order.id, status }),
});

const text = { subject: "More papers", text: "The county needs more papers for your {vehicle}." };

export const titleStepSource: StepSource<TitleFacts> = {
  step: titleStep,
  factsSchema: { title: v.nullable(v.object({ status: v.string() })) },
  async readFacts(trx, ctx, { order }) {
    const { rows } = await sql<{ status: string }>`select status from title_registration
      where tenant_id = ${ctx.tenantId} and order_id = ${order.id}`.execute(trx);
    return { own: { title: { status: rows[0]?.status ?? "WAITING" } } };
  },
  notices: defineNotices({
    ask: (all) => ({ notice: "titleRejected", occasion: newestOccasion(all, "title") }),
    messages: {
      titleRejected: {
        mail: messageTemplate({ key: "title.rejected", ...text }),
        sms: messageTemplate({ key: "title.rejectedSms", ...text }),
      },
    },
  }),
  events: defineEvents<TenantContext>()({
    details: {},
    rules: { "title.issued": event("ISSUED"), "title.rejected": event("REJECTED") },
  }),
};
