import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { SEND_PAYOUT } from "./server/advance-sale.ts";
import { followPayouts, sendPayout } from "./server/follow-payouts.ts";
import { forgetSales } from "./server/retention/forget-sales.ts";
import type { SaleContext } from "./server/sale-context.ts";

export const saleJobs: readonly JobHandler<SaleContext>[] = [{ kind: SEND_PAYOUT, handle: sendPayout }];

export const payoutFollowing = { name: "vehicle-acquisition.payouts", everyMs: 60_000, run: followPayouts };

export const saleForgetting = { name: "vehicle-acquisition.forget", everyMs: 3_600_000, run: forgetSales };
