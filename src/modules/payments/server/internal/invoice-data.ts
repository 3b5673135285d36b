import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import type { PaymentView } from "../payments-view.ts";
import type { Invoice } from "./draw-invoice.ts";

/** For tests: a payment that arrived. */
export const payment: PaymentView = {
  id: "pay_1",
  purpose: "balance",
  method: "bank-linked",
  status: "PAYMENT_CAPTURED",
  state: "received",
  amountCents: 2_000_000,
  display: "Bank account ending in 6789",
  refundedCents: 0,
  refund: null,
  message: null,
  createdAt: "2026-11-20T10:00:00Z",
};

/** For tests: an invoice of which nothing is paid. */
export const invoice = (own: Partial<Invoice> = {}): Invoice =>
  ({
    orderNumber: "FCK7Q2M9P4XW",
    number: "INV-7K2M9P4XWQ",
    dealType: DEFAULT_DEAL_TYPE,
    onItsWayCents: 0,
    lines: [
      { label: "Vehicle price", amountCents: 2_750_000 },
      { label: "Sales tax", amountCents: 171_875 },
    ],
    totalCents: 2_921_875,
    paidCents: 0,
    payments: [],
    isCanceled: false,
    brand: {
      name: "North",
      legalName: "North Motors LLC",
      contact: "(512) 555-0100, help@north.example.com",
      color: "#B5006E",
      ground: "#FFD60A",
      onGround: "#1C1230",
      logo: null,
    },
    seller: "North Austin, Austin, TX 78701",
    buyer: { firstName: "Łucja", lines: ["Łucja Nguyễn", "12 Main Street", "Austin, TX 78701"] },
    vehicle: "2025 Toyota Tacoma, VIN 3TYLC5LNXST397231",
    madeAt: new Date("2026-11-21T10:00:00Z"),
    timeZone: "America/Chicago",
    t: englishText,
    ...own,
  }) as Invoice;
