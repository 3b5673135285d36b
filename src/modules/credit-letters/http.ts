import * as v from "valibot";
import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { NOTICE_KINDS } from "./domain/owed-notice.ts";
import { listNotices } from "./server/list-notices.ts";
import { noticeClocks } from "./server/notice-clocks.ts";
import type { SendingContext } from "./server/notices-context.ts";
import { readNoticePdf } from "./server/read-notice-pdf.ts";

const OWN = "/api/credit-applications/:orderNumber/notices";
const kind = v.picklist(NOTICE_KINDS);

export const creditNoticeEndpoints = [
  endpoint<SendingContext>()({
    method: "GET",
    path: OWN,
    access: "account",
    summary: "The letters about credit that the order's owner was sent, newest first",
    params: orderNumberParams,
    response: v.object({
      notices: v.array(
        v.object({
          noticeId: v.string(),
          kind,
          title: v.string(),
          sentAt: v.string(),
          isEarlier: v.boolean(),
          appliedAt: v.nullable(v.string()),
        }),
      ),
    }),
    handle: (ctx, { params }) => listNotices(ctx, params),
  }),
  endpoint<SendingContext>()({
    method: "GET",
    path: `${OWN}/:noticeId`,
    access: "account",
    summary: "One of them as a PDF, word by word as it was sent",
    params: v.object({
      ...orderNumberParams.entries,
      noticeId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    }),
    handle: async (ctx, { params }) =>
      pdfResponse(await readNoticePdf(ctx, params), { name: "credit-notice.pdf" }),
  }),
  endpoint<SendingContext>()({
    method: "GET",
    path: "/sandbox/api/credit-notices",
    access: "sandbox",
    summary:
      "Every letter about credit that is owed and not sent yet: what it is, its last day, whether you were told.",
    response: v.object({
      clocks: v.array(
        v.object({
          noticeId: v.string(),
          orderNumber: v.string(),
          kind,
          to: v.picklist(["PRIMARY", "JOINT"]),
          dueAt: v.string(),
          sendAt: v.string(),
          isEscalated: v.boolean(),
          paperSince: v.nullable(v.string()),
        }),
      ),
    }),
    handle: (ctx) => noticeClocks(ctx),
  }),
];
