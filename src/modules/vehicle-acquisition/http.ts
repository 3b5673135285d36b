import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import {
  acceptBody,
  accountBody,
  answerBody,
  bookBody,
  retailerEventBody,
  seenBody,
} from "./domain/sale-schemas.ts";
import { answerInspection } from "./server/answer-inspection.ts";
import { bookHour, giveUpAppointment, listSaleHours } from "./server/appointment.ts";
import { cancelSale } from "./server/end-sale.ts";
import { getSale } from "./server/get-sale.ts";
import { giveAccount } from "./server/give-account.ts";
import { hearRetailer } from "./server/hear-retailer.ts";
import type { SaleContext } from "./server/sale-context.ts";
import { startSale } from "./server/start-sale.ts";

const OWN = "/api/vehicle-sale";

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
    summary: "Free hours for the hand-over at every rooftop",
    handle: (ctx) => listSaleHours(ctx),
  }),
  endpoint<SaleContext>()({
    method: "PUT",
    path: `${OWN}/appointment`,
    access: "account",
    summary: "Book an hour for the hand-over, or move it",
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
