import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { CreditPort } from "#modules/deal-drafts/server/checkout-context.ts";
import type { CoBuyerDetails } from "#modules/orders/domain/order-party.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";

/** What checkout told the one who takes applications, and what it is to be answered. */
export interface TestLender extends CreditPort {
  /** Orders whose application was taken, in this sequence. */
  readonly submitted: string[];
  readonly accepted: { readonly orderId: string; readonly offerId: string }[];
  readonly calledOff: { readonly orderId: string; readonly why: string }[];
  readonly lookedAgain: string[];
  /** By order id. */
  readonly answers: Map<string, readonly LenderAnswer[]>;
  /** By order id; who is not here buys alone. */
  readonly coBuyers: Map<string, CoBuyerDetails>;
}

/** Takes every application and answers what a test says. Remembers outside of the database: it never rolls back. */
export function makeTestLender(): TestLender {
  const submitted: string[] = [];
  const accepted: TestLender["accepted"] = [];
  const calledOff: TestLender["calledOff"] = [];
  const lookedAgain: string[] = [];
  const coBuyers: TestLender["coBuyers"] = new Map();
  const answers = new Map<string, readonly LenderAnswer[]>();
  return {
    takesApplications: true,
    submitted,
    accepted,
    calledOff,
    lookedAgain,
    answers,
    coBuyers,
    async submitApplication(_trx, _ctx, { order }) {
      submitted.push(order.id);
      return { hasMoved: false };
    },
    readAnswers: async (_trx, _ctx, order) => answers.get(order.id) ?? [],
    async readOwnAnswers(trx, ctx, { orderNumber }) {
      const { id } = await requireOrder(trx, ctx, { orderNumber });
      return answers.get(id) ?? [];
    },
    async holdOffers(trx, ctx, { orderNumber }) {
      const { id: orderId } = await requireOrder(trx, ctx, { orderNumber });
      return {
        answers: answers.get(orderId) ?? [],
        coBuyer: coBuyers.get(orderId) ?? null,
        async accept(_order, { offerId }) {
          accepted.push({ orderId, offerId });
        },
      };
    },
    async callOff(_trx, _ctx, { order, why }) {
      calledOff.push({ orderId: order.id, why });
    },
    async takeBack() {},
    async lookAgain(_trx, _ctx, order) {
      lookedAgain.push(order.id);
    },
  };
}
