import { describe, expect, it } from "vitest";
import { rooftopSupportLoader } from "./load-rooftop-support.ts";

const VALUES = { brandName: "Sunlane", supportPhone: "3055550110" };
const answer = (source: string) => () =>
  Promise.resolve(
    Response.json({ key: "", values: VALUES, sources: { supportPhone: source, docFee: "tenant" } }),
  );

function world(answers: readonly (() => Promise<Response>)[]) {
  const asked: { url: string; signal: AbortSignal | null }[] = [];
  const ask = ((url: string, init: RequestInit) => {
    asked.push({ url, signal: init.signal ?? null });
    return (answers[asked.length - 1] ?? answers.at(-1) ?? answer("tenant"))();
  }) as typeof fetch;
  return { load: rooftopSupportLoader({ fetch: ask }), asked };
}

describe("asking for a rooftop's values (API-10)", () => {
  it("asks once per combination, with * for what is missing", async () => {
    const { load, asked } = world([answer("miami|*|*")]);
    expect(await load({ dealershipId: "miami" })).toEqual(VALUES);
    expect(await load({ dealershipId: "miami" })).toEqual(VALUES);
    await load({ make: "Kia", condition: "used" });
    expect(asked.map(({ url }) => url)).toEqual([
      "/public/conditional-search/tenants?vehicleCondition=*&make=*&dealershipId=miami",
      "/public/conditional-search/tenants?vehicleCondition=used&make=Kia&dealershipId=*",
    ]);
    expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it("asks once also while the first answer is still on its way", async () => {
    const { load, asked } = world([answer("miami|*|*")]);
    await Promise.all([load({ make: "Kia" }), load({ make: "Kia" })]);
    expect(asked).toHaveLength(1);
  });

  it("is null, the retailer's own, when no rule supplied a value", async () => {
    expect(await world([answer("tenant")]).load({ make: "Kia" })).toBeNull();
  });

  it.each([
    ["a refusal", () => Promise.resolve(new Response("", { status: 503 }))],
    ["a broken connection", () => Promise.reject(new TypeError("offline"))],
    ["half an answer", () => Promise.resolve(new Response("{"))],
  ])("falls back to the retailer after %s, and asks again the next time", async (_name, broken) => {
    const { load, asked } = world([broken, answer("miami|*|*")]);
    expect(await load({ make: "Kia" })).toBeNull();
    expect(await load({ make: "Kia" })).toEqual(VALUES);
    expect(asked).toHaveLength(2);
  });
});
