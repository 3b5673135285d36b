import { LRUCache } from "lru-cache";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { afterCommit } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "../../domain/order.ts";
import { requireAccountId } from "../find-order-for-step.ts";

/** Nobody notices such a wait, and lenders that decide by themselves answer within a fraction of it. */
const LONGEST_MS = 100;
/** Those of other processes, and more than these at once, are looked for as before. */
const MOST_KEPT = 400;

interface Expected {
  readonly come: Promise<void>;
  readonly tell: () => void;
}

const expected = new LRUCache<string, Expected>({ max: MOST_KEPT, dispose: ({ tell }) => tell() });

/** Lenders are asked as soon as this transaction has committed: the buyer's first look waits a moment for them (0723). */
export function expectAnswers(ctx: TenantContext, order: Order): void {
  const key = keyOf(ctx, order);
  const { promise: come, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(() => expected.delete(key), LONGEST_MS);
  late.unref();
  const tell = (): void => {
    clearTimeout(late);
    resolve();
  };
  expected.set(key, { come, tell });
}

/** The deal has moved by what lenders said: whoever waits looks once that is written. */
export function answersCame(trx: TenantTransaction, ctx: TenantContext, order: Order): void {
  const key = keyOf(ctx, order);
  afterCommit(trx, () => void expected.delete(key));
}

/** At once where the caller has submitted no application a moment ago. @throws AppError unauthenticated */
export function untilAnswersCame(ctx: TenantContext, orderNumber: string): Promise<void> | undefined {
  return expected.get(keyOf(ctx, { accountId: requireAccountId(ctx), orderNumber }))?.come;
}

function keyOf(
  { tenantId }: TenantContext,
  { accountId, orderNumber }: Pick<Order, "accountId" | "orderNumber">,
): string {
  return `${tenantId}|${accountId}|${orderNumber}`;
}
