import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/shared/app-error.ts";
import { WorkThread } from "#platform/server/process/work-thread.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { paymentsMessages } from "../../messages.ts";
import type { Invoice } from "../internal/draw-invoice.ts";
import { type PlainInvoice, plainInvoice } from "../internal/plain-invoice.ts";

type Pdf = Uint8Array<ArrayBuffer>;

/** A drawing takes about 40 ms, so that the last one waits two seconds. */
const MOST_WAITING = 40;
/** About a hundred invoices. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Draws every invoice, those of mails too, in a thread of its own: drawing holds nobody up. What was drawn is kept in
 * memory by all that it says, so that asking again draws nothing (decision 0252). Built once per process.
 */
export class InvoicePress {
  readonly #thread = new WorkThread<PlainInvoice, Pdf>(
    new URL("../internal/invoice-worker.ts", import.meta.url),
  );
  readonly #kept = new LRUCache<string, Pdf>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #drawing = new Map<string, Promise<Pdf>>();
  readonly #mostWaiting: number;

  constructor({ mostWaiting = MOST_WAITING }: { readonly mostWaiting?: number } = {}) {
    this.#mostWaiting = mostWaiting;
  }

  /** Whether this invoice was drawn already and costs nothing. */
  has(invoice: Invoice): boolean {
    return this.#kept.has(keyOf(invoice));
  }

  /**
   * The invoice as a PDF; the same facts on the same day are the same bytes.
   * @throws AppError provider-unavailable `invoice.busy` when too many are waiting
   */
  async draw(invoice: Invoice): Promise<Pdf> {
    const key = keyOf(invoice);
    return this.#kept.get(key) ?? this.#drawing.get(key) ?? this.#begin(key, invoice);
  }

  async #begin(key: string, invoice: Invoice): Promise<Pdf> {
    if (this.#thread.waiting >= this.#mostWaiting) throw busy();
    const drawing = this.#thread.ask(plainInvoice(invoice));
    this.#drawing.set(key, drawing);
    try {
      const pdf = await drawing;
      this.#kept.set(key, pdf);
      return pdf;
    } finally {
      this.#drawing.delete(key);
    }
  }
}

/** Of everything that is printed; of the instant only the day is. */
function keyOf(invoice: Invoice): string {
  const { dictionary: _texts, logo, madeAt, ...facts } = plainInvoice(invoice);
  const day = localTimeOf(madeAt.getTime(), facts.timeZone).date;
  const hash = createHash("sha256").update(JSON.stringify({ ...facts, day }));
  return (logo === null ? hash : hash.update(logo.jpeg)).digest("base64url");
}

function busy(): AppError {
  return new AppError("provider-unavailable", {
    code: "invoice.busy",
    message: paymentsMessages.invoiceBusy,
    retryAfterSeconds: 5,
  });
}
