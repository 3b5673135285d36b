import { sql } from "kysely";
import * as v from "valibot";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { SendingContext } from "./server/notices-context.ts";
import { SEND_NOTICE } from "./server/owe-notices.ts";
import { ringNoticeClock } from "./server/ring-notice-clock.ts";
import { sendNotice } from "./server/send-notice.ts";

const payloadSchema = v.object({ noticeId: v.string() });

export const creditNoticeJobs: readonly JobHandler<SendingContext>[] = [
  { kind: SEND_NOTICE, handle: (ctx, payload) => sendNotice(ctx, v.parse(payloadSchema, payload)) },
];

const unsent: DueRows = {
  table: "credit_notice",
  where: () => sql`sent_at is null and dropped_at is null`,
};

/** Letters' last days come whether or not anybody asks. */
export const creditNoticeClock = {
  name: "credit.notice-clock",
  everyMs: 600_000,
  run: ringNoticeClock,
  due: unsent,
};
