import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { lostPackages } from "#modules/signing-services/server/package-intents.ts";
import { SEND_PAYOUT } from "./server/advance-sale.ts";
import { followPayouts, sendPayout } from "./server/follow-payouts.ts";
import { nearAppointments, remindAppointments } from "./server/remind-appointments.ts";
import { giveUpLostPapers } from "./server/papers/void-papers.ts";
import { forgetSales, oldSales } from "./server/retention/forget-sales.ts";
import type { SaleContext } from "./server/sale-context.ts";

export const saleJobs: readonly JobHandler<SaleContext>[] = [{ kind: SEND_PAYOUT, handle: sendPayout }];

const pending: DueRows = { table: "vehicle_sale_payout", where: () => sql`state = 'PENDING'` };
export const payoutFollowing = {
  name: "vehicle-acquisition.payouts",
  everyMs: 60_000,
  run: followPayouts,
  due: pending,
};

export const saleForgetting = {
  name: "vehicle-acquisition.forget",
  everyMs: 3_600_000,
  run: forgetSales,
  due: oldSales,
};

export const paperRecovery = {
  name: "vehicle-acquisition.lost-papers",
  everyMs: 300_000,
  run: giveUpLostPapers,
  due: lostPackages("sale"),
};

export const saleReminders = {
  name: "vehicle-acquisition.remind",
  everyMs: 600_000,
  run: remindAppointments,
  due: nearAppointments,
};
