import { oncePer } from "#platform/shared/once-per.ts";
import { LRUCache } from "lru-cache";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PaymentColumn, type PaymentOf } from "../../domain/terms/payment-column.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";

/** The event loop is never kept longer at once. */
const SLICE_MS = 5;
/** Kept: some 200 people's payments for a stock of 56,000 cars, and everybody's for small ones. */
const PAYMENTS_BYTES = 48 * 1024 * 1024;
/** Beside the payments themselves. */
const OVERHEAD_BYTES = 4096;

interface Wanted {
  /** Equal names have equal payments for equal vehicles. */
  readonly name: string;
  readonly index: StockIndex;
  readonly paymentOf: PaymentOf;
}

/**
 * What people would pay for every car of a stock, kept by the terms they stand for and never by who it is. Worked out in
 * slices between other requests, one stock after the other; what changes in a stock is priced again on the next question.
 */
export class PaymentColumns {
  readonly #columns: LRUCache<string, PaymentColumn>;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param limit bytes kept */
  constructor(limit: number) {
    this.#columns = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ bytes }) => bytes + OVERHEAD_BYTES,
    });
  }

  /** Whether nothing has to be worked out anew. */
  has({ name, index }: Pick<Wanted, "name" | "index">): boolean {
    return this.#columns.get(name)?.index === index;
  }

  /** The column as the stock is now; take `payments` before anything else is awaited. */
  async column(wanted: Wanted): Promise<PaymentColumn> {
    const column = this.#columnOf(wanted);
    if (column.price(stopAfterSlice())) return column;
    // One at a time: however many ask, other requests wait for one slice only.
    const done = this.#turn.then(() => inSlices(column));
    this.#turn = done;
    await done;
    return column;
  }

  #columnOf({ name, index, paymentOf }: Wanted): PaymentColumn {
    const known = this.#columns.get(name);
    // A stock that was loaded anew has other rows, and perhaps other rules.
    if (known?.index === index) return known;
    const column = new PaymentColumn(index, paymentOf);
    this.#columns.set(name, column);
    return column;
  }
}

/** The columns of the stock that a process searches. */
export const columnsOf = oncePer((_stock: object) => new PaymentColumns(PAYMENTS_BYTES));

async function inSlices(column: PaymentColumn): Promise<void> {
  while (!column.price(stopAfterSlice())) await nextTurn();
}

function stopAfterSlice(): () => boolean {
  const until = performance.now() + SLICE_MS;
  return () => performance.now() >= until;
}
