import { expect, test, vi } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { turnToWay } from "./turn-to-way.ts";

const order = (type: OrderView["deal"]["type"]): OrderView =>
  ({ orderNumber: "FC1", deal: { type }, choices: { creditTier: "fair" } }) as OrderView;

function calls() {
  return {
    changeDealType: vi.fn(async (_number: string, dealType: OrderView["deal"]["type"]) => ({
      order: order(dealType),
    })),
    saveDraft: vi.fn(async () => ({ order: order("Cash"), buyer: {} })),
  };
}

test("Another type is asked for alone: nothing is chosen for it yet", async () => {
  const { saveDraft, changeDealType } = calls();
  const turned = await turnToWay({ saveDraft, changeDealType }, order("Cash"), {
    dealType: "Finance",
    isOwnLender: false,
  });
  expect(turned.order.deal.type).toBe("Finance");
  expect(saveDraft).not.toHaveBeenCalled();
});

test.each([
  ["the own lender, from a loan of ours", "Finance", true, "THIRD_PARTY_FINANCING", 1],
  ["the own lender, from a cash deal", "Cash", true, "THIRD_PARTY_FINANCING", 0],
  ["own money, from the own lender", "Cash", false, "OWN_FUNDS", 0],
] as const)("%s: choices say which type they are for", async (_way, from, isOwnLender, source, changes) => {
  const { saveDraft, changeDealType } = calls();
  await turnToWay({ saveDraft, changeDealType }, order(from), { dealType: "Cash", isOwnLender });
  expect(changeDealType).toHaveBeenCalledTimes(changes);
  const choices = { creditTier: "fair", funding: { source } };
  expect(saveDraft).toHaveBeenCalledWith("FC1", { choices, dealType: "Cash" });
});
