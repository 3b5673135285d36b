import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { drawAmounts, drawFacts, drawText, openTable, drawRule } from "#platform/server/pdf/draw-parts.ts";
import { drawLetterhead, type PaperBrand } from "#platform/server/pdf/letterhead.ts";
import {
  addPage,
  closeSheet,
  CONTENT_WIDTH,
  drawTitle,
  heightOf,
  INK,
  needSpace,
  openSheet,
  PAGE,
  type Sheet,
  setText,
  tagged,
  type TextStyle,
} from "#platform/server/pdf/sheet.ts";
import type { PaymentsView, PaymentView } from "../get-payments.ts";

export interface Invoice extends PaymentsView {
  /** Of a cancelled order nothing is left to pay. */
  readonly isCancelled: boolean;
  readonly brand: PaperBrand;
  /** Where the seller is: rooftop and city. */
  readonly seller: string;
  readonly buyer: {
    readonly firstName: string;
    /** Full name and address, as far as they are known. */
    readonly lines: readonly string[];
  };
  readonly vehicle: string;
  readonly madeAt: Date;
  /** IANA zone of the rooftop, for dates. */
  readonly timeZone: string;
}

const WORDS: Readonly<Record<PaymentView["status"], string>> = {
  PAYMENT_PENDING: "on its way",
  PAYMENT_HOLD: "being checked",
  PAYMENT_FAILED: "not charged",
  PAYMENT_CAPTURED: "received",
  DOWNPAYMENT_PAID: "received",
  FULLY_PAID: "received",
};

/** Letter paper under the retailer's head: who bought what, each amount, each payment; tagged, to be read aloud. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, orderNumber } = invoice;
  const sheet = openSheet({
    title: `Invoice ${orderNumber}`,
    author: brand.legalName,
    subject: `Order ${orderNumber}`,
    color: brand.color,
    createdAt: invoice.madeAt,
  });
  addPage(sheet);
  drawTitle(sheet, "Invoice");
  drawText(sheet, greeting(invoice), { size: 11, color: INK.muted });
  sheet.y += 6;
  drawFacts(sheet, factsOf(invoice));
  sheet.y += 10;
  drawAmounts(sheet, "What you bought", [
    ...invoice.lines,
    { label: "Total", amountCents: invoice.totalCents, isTotal: true },
  ]);
  drawPayments(sheet, invoice);
  drawAmounts(sheet, "Where you stand", [
    { label: "Paid", amountCents: invoice.paidCents },
    { label: "Open", amountCents: openCents(invoice), isTotal: true },
  ]);
  drawText(sheet, `Questions about this invoice? ${brand.contact}.`, { color: INK.muted });
  const parts = [{ title: "Invoice", from: 0, to: sheet.pages }];
  drawLetterhead(sheet, { parts, brand, reference: `Order ${orderNumber}` });
  return new Uint8Array(await closeSheet(sheet));
}

const openCents = ({ isCancelled, totalCents, paidCents }: Invoice): number =>
  isCancelled ? 0 : Math.max(0, totalCents - paidCents);

/** Speaks to the buyer by name and says at once whether anything is left to do. */
function greeting(invoice: Invoice): string {
  const { firstName } = invoice.buyer;
  const hello = firstName === "" ? "" : `Hello ${firstName}, `;
  const say = (words: string) =>
    hello + (hello === "" ? words.charAt(0).toUpperCase() + words.slice(1) : words);
  if (invoice.isCancelled) return say("this order was cancelled. Nothing is left to pay.");
  const open = openCents(invoice);
  if (open === 0) return say("thank you. Everything is paid.");
  return say(`${formatDollarsAndCents(open)} of ${formatDollarsAndCents(invoice.totalCents)} is open.`);
}

function factsOf(invoice: Invoice): readonly (readonly [string, string])[] {
  const { buyer } = invoice;
  return [
    ...(buyer.lines.length > 0 ? [["Billed to", buyer.lines.join(", ")] as const] : []),
    ["Seller", `${invoice.brand.legalName}, ${invoice.seller}`],
    ["Vehicle", invoice.vehicle],
    ["Date", dayOf(invoice.madeAt, invoice.timeZone)],
  ];
}

const AMOUNT_WIDTH = 110;

function drawPayments(sheet: Sheet, { payments, timeZone }: Invoice): void {
  const rows = payments.flatMap((payment) => paymentRows(payment, timeZone));
  const table = openTable(sheet, "Payments", 20 * Math.min(Math.max(rows.length, 1), 8));
  const body: TextStyle = { size: 10 };
  const width = CONTENT_WIDTH - AMOUNT_WIDTH;
  for (const { label, amount } of rows.length > 0 ? rows : [{ label: "Nothing was paid yet.", amount: "" }]) {
    const height = heightOf(sheet, label, { width, ...body }) + 2;
    needSpace(sheet, height);
    const y = sheet.y;
    const row = sheet.doc.struct("TR");
    table.add(row);
    row.add(tagged(sheet, "TH", () => setText(sheet, label, { x: PAGE.left, y, width, ...body })));
    const place = { x: PAGE.left + width, y, width: AMOUNT_WIDTH };
    row.add(tagged(sheet, "TD", () => setText(sheet, amount, { ...place, ...body, align: "right" })));
    row.end();
    sheet.y += height;
    drawRule(sheet, INK.line);
    sheet.y += 2.5;
  }
  table.end();
  sheet.y += 8;
}

function paymentRows(payment: PaymentView, timeZone: string): { label: string; amount: string }[] {
  const what = payment.purpose === "deposit" ? "Deposit" : "Payment";
  const day = dayOf(new Date(payment.createdAt), timeZone);
  const paid = {
    label: `${what}, ${day}: ${payment.display}, ${WORDS[payment.status]}`,
    amount: formatDollarsAndCents(payment.amountCents),
  };
  if (payment.refundedCents === 0) return [paid];
  const amount = formatDollarsAndCents(-payment.refundedCents);
  return [paid, { label: `Refund to ${payment.display}`, amount }];
}

function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(at);
}
