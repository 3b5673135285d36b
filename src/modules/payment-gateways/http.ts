import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { tokenSchema } from "./domain/token-schema.ts";
import type { GatewayContext } from "./server/gateway-context.ts";
import { createBankLink, exchangeBankLink } from "./server/links/link-bank.ts";

const ROOT = "/api/payments/:orderNumber";
const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

/** Linking a bank account, for whoever pays an order with it. */
export const bankLinkEndpoints = [
  endpoint<GatewayContext>()({
    method: "POST",
    path: `${ROOT}/bank/link-token`,
    access: "account",
    summary: "Begins linking a bank account.",
    params,
    response: v.variant("kind", [
      v.object({ kind: v.literal("page"), linkToken: v.string(), linkUrl: v.string() }),
      v.object({ kind: v.literal("plaid"), linkToken: v.string() }),
    ]),
    handle: (ctx, input) => createBankLink(ctx, input.params),
  }),
  endpoint<GatewayContext>()({
    method: "POST",
    path: `${ROOT}/bank/exchange`,
    access: "account",
    summary: "Turns a finished bank link into a token to pay with.",
    params,
    body: v.strictObject({ publicToken: tokenSchema }),
    response: v.object({ token: v.string(), display: v.string() }),
    handle: (ctx, input) => exchangeBankLink(ctx, { ...input.params, ...input.body }),
  }),
];
