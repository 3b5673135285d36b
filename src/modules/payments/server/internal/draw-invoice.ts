import PDFDocument from "pdfkit";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { formatPhone } from "#platform/shared/fields/phone.ts";
import type { PaymentsView, PaymentView } from "../get-payments.ts";

export interface Invoice extends PaymentsView {
  /** Of a cancelled order nothing is left to pay. */
  readonly isCancelled: boolean;
  readonly seller: string;
  readonly supportPhone: string;
  readonly buyerName: string;
  readonly vehicle: string;
  readonly madeAt: Date;
  /** IANA zone of the rooftop, for dates. */
  readonly timeZone: string;
}

const LEFT = 56;
const RIGHT = 556;
const BOTTOM = 720;

const WORDS: Readonly<Record<PaymentView["status"], string>> = {
  PAYMENT_PENDING: "on its way",
  PAYMENT_HOLD: "being checked",
  PAYMENT_FAILED: "not charged",
  PAYMENT_CAPTURED: "received",
  DOWNPAYMENT_PAID: "received",
  FULLY_PAID: "received",
};

/** Letter paper, one column of words and one of amounts; tagged, so that it can be read aloud. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: "LETTER",
    margin: LEFT,
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    pdfVersion: "1.7",
    info: { Title: `Invoice ${invoice.orderNumber}`, Author: invoice.seller, CreationDate: invoice.madeAt },
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on("data", (part: Uint8Array) => parts.push(part));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const write = writerOf(pdf, root);
  drawHead(write, invoice);
  for (const line of invoice.lines) write.row(line.label, formatDollarsAndCents(line.amountCents));
  write.row("Total", formatDollarsAndCents(invoice.totalCents), true);
  write.heading("Payments");
  if (invoice.payments.length === 0) write.text("Nothing was paid yet.");
  for (const payment of invoice.payments) drawPayment(write, payment, invoice.timeZone);
  const due = invoice.isCancelled ? 0 : Math.max(0, invoice.totalCents - invoice.paidCents);
  write.row("Paid", formatDollarsAndCents(invoice.paidCents), true);
  write.row("Open", formatDollarsAndCents(due), true);
  root.end();
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}

type Writer = ReturnType<typeof writerOf>;

function drawHead(write: Writer, invoice: Invoice): void {
  write.title("Invoice");
  write.text(`${invoice.seller}, ${formatPhone(invoice.supportPhone)}`);
  write.text(`Order ${invoice.orderNumber}, ${dayOf(invoice.madeAt, invoice.timeZone)}`);
  if (invoice.buyerName !== "") write.text(`For ${invoice.buyerName}`);
  write.heading(invoice.vehicle);
}

function drawPayment(write: Writer, payment: PaymentView, timeZone: string): void {
  const what = payment.purpose === "deposit" ? "Deposit" : "Payment";
  const day = dayOf(new Date(payment.createdAt), timeZone);
  write.row(
    `${what}, ${day}: ${payment.display}, ${WORDS[payment.status]}`,
    formatDollarsAndCents(payment.amountCents),
  );
  if (payment.refundedCents > 0) {
    write.row(`Refund to ${payment.display}`, formatDollarsAndCents(-payment.refundedCents));
  }
}

function writerOf(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  const block = (kind: "H1" | "H2" | "P", draw: () => void) => {
    if (pdf.y > BOTTOM) pdf.addPage();
    root.add(pdf.struct(kind, {}, draw));
  };
  return {
    title: (text: string) =>
      block("H1", () => {
        pdf.font("Helvetica-Bold").fontSize(24).text(text, LEFT);
      }),
    heading: (text: string) =>
      block("H2", () => {
        pdf
          .font("Helvetica-Bold")
          .fontSize(13)
          .text(text, LEFT, pdf.y + 16, { paragraphGap: 6 });
      }),
    text: (text: string) =>
      block("P", () => {
        pdf.font("Helvetica").fontSize(11).text(text, LEFT, pdf.y, { paragraphGap: 2 });
      }),
    /** A line with its amount at the right edge. */
    row: (label: string, amount: string, isStrong = false) =>
      block("P", () => {
        const top = pdf.y + 4;
        pdf.font(isStrong ? "Helvetica-Bold" : "Helvetica").fontSize(11);
        pdf.text(amount, RIGHT - 120, top, { width: 120, align: "right" });
        pdf.text(label, LEFT, top, { width: RIGHT - LEFT - 140 });
      }),
  };
}

function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(at);
}
