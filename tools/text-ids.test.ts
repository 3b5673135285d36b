import { describe, expect, test } from "vitest";
import { idsOf, textIds, textIdsNow } from "./text-ids.ts";

const idsFor = (
  texts: Readonly<Record<string, readonly string[]>>,
  before: Readonly<Record<string, string>> = {},
) => Object.fromEntries(idsOf(new Map(Object.entries(texts)), before));

describe("The id of a text", () => {
  test("is its module and its first words", () => {
    expect(idsFor({ payments: ["We refunded {amount} to {display}."] })).toEqual({
      "payments.we-refunded-amount-to-display": "We refunded {amount} to {display}.",
    });
  });

  test("is counted on where two texts begin alike", () => {
    const texts = ["One two three four five six seven", "One two three four five six eight"];
    expect(Object.keys(idsFor({ app: texts }))).toEqual([
      "app.one-two-three-four-five-six",
      "app.one-two-three-four-five-six-2",
    ]);
  });

  test("stays when its English is mended", () => {
    const before = {
      "orders.your-car-is-redy": "Your car is redy for pickup.",
      "orders.other": "Another text",
    };
    expect(idsFor({ orders: ["Your car is ready for pickup.", "Another text"] }, before)).toEqual({
      "orders.other": "Another text",
      "orders.your-car-is-redy": "Your car is ready for pickup.",
    });
  });

  test("stays when the English of a text is mended that moved to another module", () => {
    const before = {
      "orders.your-car-is-redy": "Your car is redy for pickup.",
      "orders.we-refunded-your-payment": "We have refunded your payment in full.",
    };
    const texts = {
      fulfillment: ["Your car is ready for pickup."],
      orders: ["We refunded your payment in full."],
    };
    expect(idsFor(texts, before)).toEqual({
      "orders.your-car-is-redy": "Your car is ready for pickup.",
      "orders.we-refunded-your-payment": "We refunded your payment in full.",
    });
  });

  test("goes with its text, and another text never gets it", () => {
    const before = { "orders.gone": "This sentence is no longer shown." };
    expect(idsFor({ orders: ["Totals"] }, before)).toEqual({ "orders.totals": "Totals" });
  });
});

test("every text of the product has its id, in its own module: after a change run `node tools/text-ids.ts`", async () => {
  const wanted = await textIds();
  const lines = [...wanted.values()].flatMap((text) => text.split("\n"));
  expect(lines.length).toBeGreaterThan(4_000);
  const now = textIdsNow();
  const files = new Set([...wanted.keys(), ...now.keys()]);
  expect([...files].filter((file) => now.get(file) !== wanted.get(file))).toEqual([]);
});
