import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { beginEnd } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../../domain/order.ts";
import { answersCame, expectAnswers, untilAnswersCame } from "./expected-answers.ts";

const contextOf = (accountId: string, tenantId = "demo") =>
  ({ tenantId, actor: { kind: "account", accountId } }) as unknown as TenantContext;
const buyer = contextOf("acc_one");
const orderOf = (orderNumber: string) => ({ orderNumber, accountId: "acc_one" }) as Order;

/** A transaction in which answers come, and its commit. */
function answering(orderNumber: string): { commit: () => void } {
  const trx = {} as TenantTransaction;
  const end = beginEnd(trx);
  answersCame(trx, contextOf("acc_lender"), orderOf(orderNumber));
  return { commit: () => end.afterwards.forEach((tell) => tell()) };
}

async function isOver(wait: Promise<void> | undefined): Promise<boolean> {
  let over = false;
  void wait?.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a look after a submission waits until answers are committed, and the next one doesn't", async () => {
  expectAnswers(buyer, orderOf("FC1"));
  const look = untilAnswersCame(buyer, "FC1");
  const { commit } = answering("FC1");
  expect(await isOver(look)).toBe(false);
  commit();
  expect(await isOver(look)).toBe(true);
  expect(untilAnswersCame(buyer, "FC1")).toBeUndefined();
});

test("a look waits a tenth of a second at most, and not again", async () => {
  expectAnswers(buyer, orderOf("FC2"));
  const look = untilAnswersCame(buyer, "FC2");
  await vi.advanceTimersByTimeAsync(99);
  expect(await isOver(look)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(look)).toBe(true);
  expect(untilAnswersCame(buyer, "FC2")).toBeUndefined();
});

test("an application that is sent again is waited for anew, and its first look goes on", async () => {
  expectAnswers(buyer, orderOf("FC3"));
  const first = untilAnswersCame(buyer, "FC3");
  await vi.advanceTimersByTimeAsync(60);
  expectAnswers(buyer, orderOf("FC3"));
  expect(await isOver(first)).toBe(true);
  const second = untilAnswersCame(buyer, "FC3");
  await vi.advanceTimersByTimeAsync(60);
  expect(await isOver(second)).toBe(false);
});

test("nobody but the buyer waits, and for no other order", () => {
  expectAnswers(buyer, orderOf("FC4"));
  expect(untilAnswersCame(buyer, "FC4")).toBeDefined();
  expect(untilAnswersCame(buyer, "FC5")).toBeUndefined();
  expect(untilAnswersCame(contextOf("acc_two"), "FC4")).toBeUndefined();
  expect(untilAnswersCame(contextOf("acc_one", "other"), "FC4")).toBeUndefined();
});

test("answers that nobody expects wake nobody", () => {
  expect(() => answering("FC6").commit()).not.toThrow();
});
