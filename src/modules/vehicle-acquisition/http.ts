import * as v from "valibot";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { limitedBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  acceptBody,
  accountBody,
  answerBody,
  bookBody,
  retailerEventBody,
  seenBody,
  signBody,
} from "./domain/sale-schemas.ts";
import { SALE_PAPERS } from "./domain/sale-papers.ts";
import { readPapers, readSignedCopy } from "./server/papers/read-papers.ts";
import { checkSignature } from "./server/papers/record-signature.ts";
import { signPapers } from "./server/papers/sign-papers.ts";
import { uploadPaper } from "./server/papers/upload-paper.ts";
import { answerInspection } from "./server/answer-inspection.ts";
import { bookHour, giveUpAppointment, listSaleHours } from "./server/appointment.ts";
import { cancelSale } from "./server/end-sale.ts";
import { getSale } from "./server/get-sale.ts";
import { giveAccount } from "./server/give-account.ts";
import { hearRetailer } from "./server/hear-retailer.ts";
import type { SaleContext } from "./server/sale-context.ts";
import { startSale } from "./server/start-sale.ts";

const OWN = "/api/vehicle-sale";
/** One picture of the largest kind, and its envelope. */
const MOST_UPLOADED_BYTES = 26 * 1024 * 1024;

/** Never run, never cached. */
function pdf(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="sale-papers.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}

export const saleEndpoints = [
  endpoint<SaleContext>()({
    method: "POST",
    path: OWN,
    access: "account",
    summary: "Accept the offer that the account keeps, as a sale without a purchase",
    body: acceptBody,
    idempotent: true,
    handle: (ctx, { body }) => startSale(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "GET",
    path: OWN,
    access: "account",
    summary: "One's newest sale as it stands",
    handle: (ctx) => getSale(ctx),
  }),
  endpoint<SaleContext>()({
    method: "GET",
    path: `${OWN}/hours`,
    access: "account",
    summary: "Free hours for the handover at every rooftop",
    handle: (ctx) => listSaleHours(ctx),
  }),
  endpoint<SaleContext>()({
    method: "PUT",
    path: `${OWN}/appointment`,
    access: "account",
    summary: "Book an hour for the handover, or move it",
    body: bookBody,
    idempotent: true,
    handle: (ctx, { body }) => bookHour(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: `${OWN}/appointment/cancel`,
    access: "account",
    summary: "Give up the appointment; the offer stays accepted",
    body: seenBody,
    idempotent: true,
    handle: (ctx, { body }) => giveUpAppointment(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "GET",
    path: `${OWN}/papers`,
    access: "account",
    summary: "The papers to read and sign, with their hash",
    handle: (ctx) => readPapers(ctx),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: `${OWN}/papers/sign`,
    access: "account",
    summary: "Sign the papers that were read, or learn where the signing service takes the signature",
    body: signBody,
    handle: (ctx, { body }) => signPapers(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: `${OWN}/papers/check`,
    access: "account",
    summary: "After a visit to the signing service: how the papers stand there",
    body: seenBody,
    handle: (ctx, { body }) => checkSignature(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "GET",
    path: `${OWN}/papers/copy`,
    access: "account",
    summary: "The signed papers as one PDF",
    handle: async (ctx) => pdf(await readSignedCopy(ctx)),
  }),
  endpoint<SaleContext>()({
    method: "PUT",
    path: `${OWN}/papers/:kind`,
    access: "account",
    summary: "A picture or scan of a paper, as a multipart part named documents",
    params: v.object({ kind: v.picklist(SALE_PAPERS) }),
    query: v.object({
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      version: v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/u), v.transform(Number)),
    }),
    handle: (ctx, { params, query, request }) => {
      const body = limitedBody(request, MOST_UPLOADED_BYTES);
      const parts = readMultipart(body, request.headers.get("content-type"));
      return uploadPaper(ctx, { ...query, ...params, parts });
    },
  }),
  endpoint<SaleContext>()({
    method: "PUT",
    path: `${OWN}/account`,
    access: "account",
    summary: "Where the seller is paid by ACH; the number is never answered",
    body: accountBody,
    handle: (ctx, { body }) => giveAccount(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: `${OWN}/answer`,
    access: "account",
    summary: "Accept or decline the amount after the inspection",
    body: answerBody,
    idempotent: true,
    handle: (ctx, { body }) => answerInspection(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: `${OWN}/cancel`,
    access: "account",
    summary: "Cancel the sale; possible until money is on its way",
    body: seenBody,
    idempotent: true,
    handle: (ctx, { body }) => cancelSale(ctx, body),
  }),
  endpoint<SaleContext>()({
    method: "POST",
    path: "/sandbox/api/vehicle-sales/:id/events",
    access: "sandbox",
    summary: "Say as the retailer what happened to a sale",
    params: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    body: retailerEventBody,
    handle: (ctx, { params, body }) => hearRetailer(ctx, { ...params, word: body }),
  }),
];
