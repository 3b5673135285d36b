import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Order } from "#modules/orders/domain/order.ts";
import { translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { appointmentCalendar } from "../../domain/appointment-calendar.ts";
import type { FulfillmentContext } from "../fulfillment-context.ts";
import { calendarEntry } from "./calendar-entry.ts";
import type { FulfillmentRow } from "./fulfillment-repo.ts";
import { sealDelivery } from "./sealed-delivery.ts";

const KEYS: TenantKeys = {
  tenantId: "sunlane",
  currentVersion: 1,
  sealing: new Map([[1, randomBytes(32)]]),
  ssn: { tenantId: "ssn", currentVersion: 1, sealing: new Map() },
  index: randomBytes(32),
};
const contextIn = (language: Language) =>
  ({
    tenantId: "sunlane",
    keys: KEYS,
    tenant: translateTenant(testTenantConfig("sunlane"), language, SPANISH),
  }) as unknown as FulfillmentContext;
const spanish = contextIn("es");

const snapshot = pricedSnapshot({ dealType: "Cash" });
const ORDER = { id: "o1", orderNumber: "FC1", snapshot } as unknown as Order;
const ROW = {
  order_id: "o1",
  option: "PICKUP",
  status: "REQUESTED",
  slot_start: new Date("2026-03-09T14:00:00Z"),
  updated_at: new Date("2026-03-01T12:00:00Z"),
  address_sealed: null,
  fee_cents: 0,
  sequence: 2,
} as FulfillmentRow;
const DELIVERY = {
  ...ROW,
  option: "DELIVERY",
  status: "CONFIRMED",
  address_sealed: sealDelivery(spanish, "o1", {
    address: {
      streetAddress: "12 Peñasco Street",
      addressLine2: "",
      city: "Cañon City",
      state: "CO",
      zipCode: "81212",
    },
    phone: "5125550142",
    instructions: "Portón azul",
  }),
} as FulfillmentRow;

/** As a calendar reads it: folded lines joined, escapes undone. */
function fieldsOf(ctx: FulfillmentContext, row: FulfillmentRow): ReadonlyMap<string, string> {
  const file = appointmentCalendar(calendarEntry(ctx, ORDER, row));
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return new Map(
    file
      .replaceAll("\r\n ", "")
      .split("\r\n")
      .map((line) => {
        const end = line.search(/[:;]/u);
        const value = line.slice(end + 1).replaceAll("\\n", "\n");
        return [line.slice(0, end), value.replaceAll(/\\([\\;,])/gu, "$1")];
      }),
  );
}

test("A pickup that nobody confirmed yet stands in a Spanish reader's calendar in Spanish", () => {
  const fields = fieldsOf(spanish, ROW);
  expect(fields.get("SUMMARY")).toBe(`Recogida: ${snapshot.vehicle.title}`);
  expect(fields.get("DESCRIPTION")).toBe(
    [
      `${snapshot.rooftop.name} todavía tiene que confirmar esta hora.`,
      "Traiga su licencia de conducir.",
      "¿Preguntas? Llame al (512) 555-0100.",
      "Pedido FC1",
    ].join("\n"),
  );
  expect(fields.get("STATUS")).toBe("TENTATIVE");
  expect(fields.get("LOCATION")).toBe("Sunlane Austin, 500 Congress Avenue, Austin, TX 78701");
});

test("A confirmed delivery says where, with its accents, and nothing about confirming", () => {
  const fields = fieldsOf(spanish, DELIVERY);
  expect(fields.get("SUMMARY")).toBe(`Entrega: ${snapshot.vehicle.title}`);
  expect(fields.get("LOCATION")).toBe("12 Peñasco Street, Cañon City, CO 81212");
  expect(fields.get("DESCRIPTION")).toMatch(/^Tenga a la mano su licencia/u);
  expect(fields.get("STATUS")).toBe("CONFIRMED");
});

test("Both languages are one appointment: the same entry, hour and version, in other words", () => {
  for (const row of [ROW, DELIVERY]) {
    const [english, translated] = [fieldsOf(contextIn("en"), row), fieldsOf(spanish, row)];
    expect([...translated.keys()]).toEqual([...english.keys()]);
    const different = [...english].filter(([name, value]) => translated.get(name) !== value);
    expect(different.map(([name]) => name)).toEqual(["SUMMARY", "DESCRIPTION"]);
  }
});
