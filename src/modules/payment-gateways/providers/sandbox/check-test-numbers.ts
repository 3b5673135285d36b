import { accountCode } from "#modules/orders/domain/payment-account.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TokenAnswer, TokenRequest } from "../../server/payment-gateway.ts";
import type { NewToken } from "./sandbox-vault.ts";
import { TEST_ACCOUNTS, TEST_CARDS, TEST_ROUTING_NUMBER } from "./test-numbers-data.ts";

type CheckedNumbers = NewToken | Extract<TokenAnswer, { kind: "refused" }>;

/** What the embedded gateway keeps of a number, or why it refuses it. Nothing but test numbers is taken. */
export function checkTestNumbers(ctx: RequestContext, request: TokenRequest): CheckedNumbers {
  return request.kind === "card" ? checkCard(ctx, request) : checkAccount(request);
}

function checkCard(ctx: RequestContext, request: Extract<TokenRequest, { kind: "card" }>): CheckedNumbers {
  const card = TEST_CARDS.find(({ number }) => number === request.number);
  if (card === undefined)
    return { kind: "refused", field: "number", message: "Use one of the test card numbers." };
  const now = ctx.clock.now();
  const isOver = request.expYear * 12 + request.expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isOver) return { kind: "refused", field: "expiry", message: "This card has expired." };
  const display = accountCode({ kind: "card", name: card.brand, ending: card.number.slice(-4) });
  return { kind: "card", outcome: card.outcome, display };
}

function checkAccount(request: Extract<TokenRequest, { kind: "bank" }>): CheckedNumbers {
  if (request.routingNumber !== TEST_ROUTING_NUMBER) {
    return { kind: "refused", field: "routingNumber", message: "Use the test routing number." };
  }
  const account = TEST_ACCOUNTS.find(({ number }) => number === request.accountNumber);
  if (account === undefined) {
    return { kind: "refused", field: "accountNumber", message: "Use one of the test account numbers." };
  }
  const display = accountCode({ kind: "bank", name: null, ending: account.number.slice(-4) });
  return { kind: "bank-manual", outcome: account.outcome, display };
}
