import { describe, expect, it } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { textIn } from "#platform/shared/texts/text.ts";
import { drawInvoice, type Invoice } from "./draw-invoice.ts";
import { invoice, payment } from "./invoice-data.ts";

const read = async (own: Partial<Invoice> = {}) =>
  (await pdfPages(await drawInvoice(invoice(own)))).join(" ").replace(/\s+/gu, " ");

describe("An invoice", () => {
  it("is Spanish for whoever reads Spanish, and says so to screen readers", async () => {
    const t = textIn("es", SPANISH);
    const own = { t, paidCents: 2_000_000, payments: [{ ...payment, refundedCents: 10_000 }] };
    const text = await read(own);
    for (const words of [
      "Factura",
      "Hola, Łucja: quedan por pagar $9,218.75 de $29,218.75.",
      "Página 1 de 1",
      "20 nov 2026",
      "Impuesto sobre la venta",
      "terminada en 6789",
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\b(?:of|the|Paid|Open|Order|Refund|Payment|Vehicle|received)\b/u);
    expect(Buffer.from(await drawInvoice(invoice(own))).toString("latin1")).toContain("/Lang (es-US)");
  });

  it("names its retailer, its buyer in any letters, the vehicle and every amount", async () => {
    const text = await read();
    for (const words of [
      "North",
      "(512) 555-0100, help@north.example.com",
      "Łucja Nguyên, 12 Main Street, Austin, TX 78701",
      "2025 Toyota Tacoma, VIN 3TYLC5LNXST397231",
      "$27,500.00",
      "$1,718.75",
      "Page 1 of 1",
    ])
      expect(text).toContain(words);
  });

  it.each([
    ["what is open", {}, "Hello Łucja, your balance due is $29,218.75 of $29,218.75."],
    [
      "that a part is paid",
      { paidCents: 2_000_000, payments: [payment] },
      "Hello Łucja, your balance due is $9,218.75 of $29,218.75.",
    ],
    ["that all is paid", { paidCents: 2_921_875 }, "Hello Łucja, thank you. Everything due to us is paid."],
    [
      "that it was cancelled",
      { isCanceled: true },
      "Hello Łucja, this order was canceled. You don't owe anything.",
    ],
    [
      "the same to somebody without a name",
      { buyer: { firstName: "", lines: [] }, paidCents: 2_921_875 },
      "Thank you.",
    ],
  ] satisfies [string, Partial<Invoice>, string][])("says first %s", async (_, own, words) =>
    expect(await read(own)).toContain(words),
  );

  it("has a number of its own, marks estimates, and says what is due of a lease", async () => {
    const [price, tax] = invoice().lines;
    const text = await read({ lines: [price!, { ...tax!, isEstimate: true }], dealType: "Lease" });
    expect(text).toContain("Invoice number INV-7K2M9P4XWQ");
    expect(text).toContain("Sales tax (estimate)");
    expect(text).toContain("What is due at signing");
    expect(await read({ isCanceled: true })).toContain("What you ordered");
  });

  it("tells each payment and what went back", async () => {
    const text = await read({ payments: [{ ...payment, refundedCents: 50_000, refund: "REFUNDED" }] });
    expect(text).toContain("Payment, Nov 20, 2026: Bank account ending in 6789, received");
    expect(text).toContain("Refund to Bank account ending in 6789");
    expect(text).toContain("-$500.00");
  });

  it("of many payments goes on, on pages with the same head", async () => {
    const text = await read({ payments: Array.from({ length: 60 }, () => payment) });
    expect(text).toContain("Page 2 of 3");
    expect(text.split("(512) 555-0100").length).toBeGreaterThan(3);
  });
});
