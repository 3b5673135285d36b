import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { openAmount } from "../../domain/payment-due.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { english, textInContext, type Text } from "#platform/shared/texts/text.ts";
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
import { CHARGE_WORDS } from "../../messages.ts";
import type { DueLine } from "../../domain/due-lines.ts";
import type { PaymentsView, PaymentView } from "../payments-view.ts";

export interface Invoice extends PaymentsView {
  /** The invoice's own. */
  readonly number: string;
  /** Of a canceled order nothing is left to pay. */
  readonly isCanceled: boolean;
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
  /** The reader's language. */
  readonly t: Text;
}

/** Letter paper under the retailer's head: who bought what, each amount, each payment; tagged, to be read aloud. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, orderNumber, t } = invoice;
  const sheet = openSheet({
    title: t("Invoice {number}", { number: invoice.number }),
    author: brand.legalName,
    subject: t("Order {orderNumber}", { orderNumber }),
    color: brand.color,
    createdAt: invoice.madeAt,
    language: t.language,
  });
  addPage(sheet);
  drawTitle(sheet, t("Invoice"));
  drawText(sheet, greeting(invoice), { size: 11, color: INK.muted });
  sheet.y += 6;
  drawFacts(sheet, factsOf(invoice));
  sheet.y += 10;
  drawAmounts(sheet, t(captionOf(invoice)), [
    ...invoice.lines.map((line) => ({ ...line, label: labelOf(line, t) })),
    { label: t("Total"), amountCents: invoice.totalCents, isTotal: true },
  ]);
  drawPayments(sheet, invoice);
  drawAmounts(sheet, t("Account summary"), [
    { label: t("Paid"), amountCents: invoice.paidCents },
    ...(invoice.onItsWayCents > 0 ? [{ label: t("On its way"), amountCents: invoice.onItsWayCents }] : []),
    { label: t("Balance due"), amountCents: openAmount(invoice), isTotal: true },
  ]);
  drawText(sheet, t("Questions about this invoice? {contact}.", { contact: brand.contact }), {
    color: INK.muted,
  });
  const parts = [{ title: t("Invoice"), from: 0, to: sheet.pages }];
  drawLetterhead(sheet, { parts, brand, reference: t("Order {orderNumber}", { orderNumber }), t });
  return new Uint8Array(await closeSheet(sheet));
}

function captionOf({ isCanceled, dealType }: Invoice): string {
  if (isCanceled) return english("What you ordered");
  return dealRules(dealType).buysTheCar ? english("What you bought") : english("What is due at signing");
}

function labelOf(line: DueLine, t: Text): string {
  const label = line.code === "deliveryFee" ? textInContext(t, line.label, "handover") : t(line.label);
  return line.isEstimate ? `${label} (${t("estimate")})` : label;
}

/** Speaks to the buyer by name and says at once whether anything is left to do. */
function greeting(invoice: Invoice): string {
  const { t } = invoice;
  const { firstName } = invoice.buyer;
  const params = {
    firstName,
    open: formatDollarsAndCents(openAmount(invoice)),
    total: formatDollarsAndCents(invoice.totalCents),
  };
  const [named, unnamed] = GREETINGS[standing(invoice)];
  return t(firstName === "" ? unnamed : named, params);
}

const GREETINGS = {
  cancelled: [
    english("Hello {firstName}, this order was canceled. You don't owe anything."),
    english("This order was canceled. You don't owe anything."),
  ],
  paid: [
    english("Hello {firstName}, thank you. Everything due to us is paid."),
    english("Thank you. Everything due to us is paid."),
  ],
  open: [
    english("Hello {firstName}, your balance due is {open} of {total}."),
    english("Balance due: {open} of {total}."),
  ],
} as const;

function standing(invoice: Invoice): keyof typeof GREETINGS {
  if (invoice.isCanceled) return "cancelled";
  return openAmount(invoice) === 0 ? "paid" : "open";
}

function factsOf(invoice: Invoice): readonly (readonly [string, string])[] {
  const { buyer, t } = invoice;
  return [
    ...(buyer.lines.length > 0 ? [[t("Billed to"), buyer.lines.join(", ")] as const] : []),
    [t("Seller"), `${invoice.brand.legalName}, ${invoice.seller}`],
    [t("Vehicle"), invoice.vehicle],
    [t("Invoice number"), invoice.number],
    [t("Date"), dayOf(invoice.madeAt, invoice)],
  ];
}

const AMOUNT_WIDTH = 110;

function drawPayments(sheet: Sheet, invoice: Invoice): void {
  const { payments, t } = invoice;
  const rows = payments.flatMap((payment) => paymentRows(payment, invoice));
  const table = openTable(sheet, t("Payments"), 20 * Math.min(Math.max(rows.length, 1), 8));
  const body: TextStyle = { size: 10 };
  const width = CONTENT_WIDTH - AMOUNT_WIDTH;
  for (const { label, amount } of rows.length > 0 ? rows : [{ label: t("No payments yet."), amount: "" }]) {
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

function paymentRows(
  payment: PaymentView,
  { t, timeZone }: Pick<Invoice, "t" | "timeZone">,
): { label: string; amount: string }[] {
  const what = payment.purpose === "deposit" ? t("Deposit") : t("Payment");
  const day = dayOf(new Date(payment.createdAt), { t, timeZone });
  const display = accountWords(t, payment.display);
  const paid = {
    label: `${what}, ${day}: ${display}, ${t(CHARGE_WORDS[payment.state])}`,
    amount: formatDollarsAndCents(payment.amountCents),
  };
  if (payment.refundedCents === 0) return [paid];
  const amount = formatDollarsAndCents(-payment.refundedCents);
  return [paid, { label: t("Refund to {display}", { display }), amount }];
}

function dayOf(at: Date, { t, timeZone }: Pick<Invoice, "t" | "timeZone">): string {
  return new Intl.DateTimeFormat(LOCALES[t.language], { dateStyle: "medium", timeZone }).format(at);
}
