import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { parseTenantConfig } from "../../domain/parse-tenant-config.ts";
import { tenantText } from "../../domain/tenant-text.ts";
import { textOf, translateTenant } from "../../domain/translate-tenant.ts";
import { ownTexts } from "./own-texts.ts";
import { TEXT_IDS } from "./text-ids.ts";
import { wordingProblems } from "./wording-problems.ts";

const idOf = (english: string): string =>
  Object.entries(TEXT_IDS).find(([, text]) => text === english)?.[0] ?? expect.unreachable(english);
const REFUNDED = idOf("We refunded {amount} to {display}.");
const PICKUP = idOf("Pickup (handover)");

function storeWith(wordings: Readonly<Record<string, string>>) {
  const parsed = parseTenantConfig({ ...demoTenants[0]?.config, wordings });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return { ...parsed.config, ownTexts: ownTexts(parsed.config.wordings) };
}

describe("A retailer's wording", () => {
  const store = storeWith({
    [REFUNDED]: "{amount} is back on {display}.",
    [`es.${REFUNDED}`]: "{amount} ya está en {display}.",
  });
  const values = { amount: "$5.00", display: "Visa" };

  test("replaces the text in its language, with its values", () => {
    expect(textOf(store)("We refunded {amount} to {display}.", values)).toBe("$5.00 is back on Visa.");
    const spanish = translateTenant(store, "es", SPANISH);
    expect(textOf(spanish)("We refunded {amount} to {display}.", values)).toBe("$5.00 ya está en Visa.");
    expect(textOf(spanish).language).toBe("es");
  });

  test("leaves every other text, and every other retailer", () => {
    expect(textOf(store)("Payment")).toBe("Payment");
    expect(textOf(translateTenant(store, "es", SPANISH))("Payment")).toBe(SPANISH["Payment"]);
    expect(textOf(storeWith({}))("We refunded {amount} to {display}.", values)).toBe(
      "We refunded $5.00 to Visa.",
    );
  });

  test("in English does not show on Spanish pages", () => {
    const english = storeWith({ [REFUNDED]: "{amount} is back on {display}." });
    const spanish = textOf(translateTenant(english, "es", SPANISH));
    expect(spanish("We refunded {amount} to {display}.", values)).toContain("$5.00");
    expect(spanish("We refunded {amount} to {display}.", values)).not.toContain("is back on");
  });

  test("counts for texts by key, unless the key has a wording of its own", () => {
    const messages = { "a.b": "We refunded {amount} to {display}." } as const;
    expect(tenantText(store, messages, "a.b", values)).toBe("$5.00 is back on Visa.");
    expect(tenantText({ ...store, messages: { "a.b": "Done." } }, messages, "a.b", values)).toBe("Done.");
  });
});

describe("An import of wordings", () => {
  test.each([
    [{ "payments.made-up": "Hello" }, "wordings.payments.made-up", "is not the id of a text"],
    [{ "es.payments.made-up": "Hola" }, "wordings.es.payments.made-up", "is not the id of a text"],
    [{ [REFUNDED]: "We refunded {amount}." }, `wordings.${REFUNDED}`, "must contain {display}"],
    [{ [PICKUP]: "Pickup at {hour}" }, `wordings.${PICKUP}`, "has no value for {hour}"],
  ])("names what is wrong in %o", (wordings, path, message) => {
    expect(wordingProblems({ wordings })).toEqual([{ path, message }]);
  });

  test("takes what is right", () => {
    expect(wordingProblems({ wordings: { [PICKUP]: "Collection", [`es.${PICKUP}`]: "Retiro" } })).toEqual([]);
  });

  test("refuses a key that cannot be an id", () => {
    const parsed = parseTenantConfig({ ...demoTenants[0]?.config, wordings: { "Not an id": "x" } });
    expect(!parsed.ok && parsed.errors[0]?.message).toBe("must be the id of a text");
  });
});

test("a wording whose text is gone says nothing, so that an upgrade never takes a store away", () => {
  expect(ownTexts({ "payments.made-up": "Hello" })).toMatchObject({ en: {}, es: {} });
  expect(JSON.stringify(ownTexts({ "payments.made-up": "Hello" }))).not.toContain("Hello");
});
