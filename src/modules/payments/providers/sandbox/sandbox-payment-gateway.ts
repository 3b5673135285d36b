import type { RequestContext } from "#platform/server/request-context.ts";
import type {} from "../../server/internal/payments-table.ts";
import type {
  ChargeOutcome,
  GatewayFields,
  PaymentGateway,
  TokenAnswer,
  TokenRequest,
} from "../payment-gateway.ts";
import { TEST_ACCOUNTS, TEST_CARDS, TEST_ROUTING_NUMBER } from "./test-numbers-data.ts";

const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** PMT-05: bank money arrives within three days. */
const SETTLEMENT_MS = 3 * 24 * 60 * 60 * 1000;

interface NewToken {
  readonly kind: "card" | "bank-manual" | "bank-link" | "bank-linked";
  readonly outcome: string;
  readonly display: string;
  readonly orderNumber?: string;
}

async function storeToken(ctx: RequestContext, input: NewToken): Promise<string> {
  const token = `tok_${ctx.ids.random(26)}`;
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_gateway_token")
      .values({
        tenant_id: ctx.tenantId,
        token,
        kind: input.kind,
        outcome: input.outcome,
        display: input.display,
        order_number: input.orderNumber ?? null,
        expires_at: new Date(ctx.clock.now().getTime() + TOKEN_LIFETIME_MS),
      })
      .execute(),
  );
  return token;
}

async function findToken(ctx: RequestContext, token: string) {
  const row = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_gateway_token")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("token", "=", token)
      .executeTakeFirst(),
  );
  return row && row.expires_at > ctx.clock.now() ? row : undefined;
}

async function findCharge(ctx: RequestContext, key: string) {
  return ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_gateway_charge")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("provider_key", "=", key)
      .executeTakeFirst(),
  );
}

const fields: GatewayFields = {
  async tokenize(ctx, request) {
    const found = request.kind === "card" ? judgeCard(ctx, request) : judgeAccount(request);
    if ("field" in found) return found;
    return { kind: "token", token: await storeToken(ctx, found), display: found.display };
  },

  async finishBankLink(ctx, { linkToken, institution, succeeds }) {
    const link = await findToken(ctx, linkToken);
    if (link?.kind !== "bank-link" || link.order_number === null) return undefined;
    const display = `${institution} account ending in 6789`;
    const outcome = succeeds ? "linked" : "refused";
    return {
      publicToken: await storeToken(ctx, {
        kind: "bank-link",
        outcome,
        display,
        orderNumber: link.order_number,
      }),
    };
  },
};

/** The embedded gateway: test numbers only, last four digits kept, charges by key in the database. */
export const sandboxPaymentGateway: PaymentGateway = {
  fields,
  scenarios: [
    ...TEST_CARDS.map(({ number, brand, outcome }) => ({
      outcome: `card ${outcome}`,
      input: `${brand} ${number}`,
    })),
    ...TEST_ACCOUNTS.map(({ number, outcome }) => ({
      outcome: `bank account ${outcome}`,
      input: `routing ${TEST_ROUTING_NUMBER}, account ${number}`,
    })),
    { outcome: "linked bank pending, captured after 3 days", input: "finish the bank link" },
    { outcome: "bank link refused", input: "give up at the bank" },
  ],

  async describe(ctx, { token, orderNumber }) {
    const row = await findToken(ctx, token);
    if (row === undefined || row.kind === "bank-link") return undefined;
    if (row.order_number !== null && row.order_number !== orderNumber) return undefined;
    return { method: row.kind, display: row.display };
  },

  async charge(ctx, { key, token, amountCents }) {
    const source = await findToken(ctx, token);
    const outcome = (source?.outcome ?? "declined") as ChargeOutcome;
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_gateway_charge")
        .values({
          tenant_id: ctx.tenantId,
          provider_key: key,
          ref: ctx.ids.next("ch"),
          outcome,
          amount_cents: amountCents,
          created_at: ctx.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const stored = await findCharge(ctx, key);
    if (stored === undefined) throw new Error("a charge just written is gone");
    return { ref: stored.ref, outcome: stored.outcome as ChargeOutcome };
  },

  async readCharge(ctx, key) {
    const row = await findCharge(ctx, key);
    if (row === undefined) return undefined;
    const isSettled = row.created_at.getTime() + SETTLEMENT_MS <= ctx.clock.now().getTime();
    const outcome = row.outcome === "pending" && isSettled ? "captured" : (row.outcome as ChargeOutcome);
    return { ref: row.ref, outcome };
  },

  async createBankLink(ctx, orderNumber) {
    const linkToken = await storeToken(ctx, { kind: "bank-link", outcome: "open", display: "", orderNumber });
    return { linkToken, linkUrl: `/sandbox/gateway/bank-links/${linkToken}` };
  },

  async exchangeBankLink(ctx, { publicToken, orderNumber }) {
    const row = await findToken(ctx, publicToken);
    if (row?.kind !== "bank-link" || row.outcome !== "linked" || row.order_number !== orderNumber)
      return undefined;
    const { display } = row;
    return {
      token: await storeToken(ctx, { kind: "bank-linked", outcome: "pending", display, orderNumber }),
      display,
    };
  },
};

type Judged = NewToken | Extract<TokenAnswer, { kind: "refused" }>;

function judgeCard(ctx: RequestContext, request: Extract<TokenRequest, { kind: "card" }>): Judged {
  const card = TEST_CARDS.find(({ number }) => number === request.number);
  if (card === undefined)
    return { kind: "refused", field: "number", message: "Use one of the test card numbers." };
  const now = ctx.clock.now();
  const isOver = request.expYear * 12 + request.expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isOver) return { kind: "refused", field: "expiry", message: "This card has expired." };
  const display = `${card.brand} ending in ${card.number.slice(-4)}`;
  return { kind: "card", outcome: card.outcome, display };
}

function judgeAccount(request: Extract<TokenRequest, { kind: "bank" }>): Judged {
  if (request.routingNumber !== TEST_ROUTING_NUMBER) {
    return { kind: "refused", field: "routingNumber", message: "Use the test routing number." };
  }
  const account = TEST_ACCOUNTS.find(({ number }) => number === request.accountNumber);
  if (account === undefined) {
    return { kind: "refused", field: "accountNumber", message: "Use one of the test account numbers." };
  }
  return {
    kind: "bank-manual",
    outcome: account.outcome,
    display: `${account.brand} ending in ${account.number.slice(-4)}`,
  };
}
