import { expect, test } from "vitest";
import { SPANISH } from "#tests/support/spanish.ts";
import { textIn } from "#platform/shared/texts/text.ts";
import { drawInvoice } from "../internal/draw-invoice.ts";
import { invoice } from "../internal/invoice-data.ts";
import { InvoicePress } from "./invoice-press.ts";

/** One thread for all tests of this file: starting one takes longer than drawing ten invoices. */
const press = new InvoicePress({ mostWaiting: 3 });

test.each([
  ["English", invoice()],
  ["Spanish", invoice({ t: textIn("es", SPANISH), buyer: { firstName: "", lines: [] } })],
])("an invoice in %s from the thread is the one that is drawn here", async (_language, asked) => {
  expect(Buffer.from(await press.draw(asked)).equals(await drawInvoice(asked))).toBe(true);
});

test("an invoice that says the same is the same bytes, without another drawing", async () => {
  const asked = invoice({ vehicle: "2024 Honda Civic" });
  expect(press.has(asked)).toBe(false);
  const [first, beside] = await Promise.all([press.draw(asked), press.draw(asked)]);
  const later = invoice({ vehicle: "2024 Honda Civic", madeAt: new Date("2026-11-21T18:00:00Z") });
  expect(press.has(later)).toBe(true);
  expect(beside).toBe(first);
  expect(await press.draw(later)).toBe(first);
});

test("anything that is printed differently is drawn anew", async () => {
  await press.draw(invoice());
  const logo = { jpeg: Buffer.from("a logo"), width: 10, height: 10 };
  for (const other of [
    invoice({ paidCents: 1 }),
    invoice({ isCanceled: true }),
    invoice({ orderNumber: "FCOTHER" }),
    invoice({ madeAt: new Date("2026-11-23T10:00:00Z") }),
    invoice({ t: textIn("es", SPANISH) }),
    invoice({ brand: { ...invoice().brand, logo } }),
  ])
    expect(press.has(other)).toBe(false);
});

test("too many at once are told to come back, and those before them are served", async () => {
  const all = Array.from({ length: 5 }, (_, index) => press.draw(invoice({ paidCents: 100 + index })));
  const ends = await Promise.allSettled(all);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const end of ends.slice(3))
    expect(end).toMatchObject({ reason: { details: { code: "invoice.busy", retryAfterSeconds: 5 } } });
});

test("an invoice that cannot be drawn fails alone", async () => {
  const broken = press.draw(invoice({ timeZone: "America/Chicago", lines: [null] as never }));
  await expect(broken).rejects.toThrow("null");
  expect((await press.draw(invoice({ number: "INV-NEXT" }))).byteLength).toBeGreaterThan(1_000);
});
