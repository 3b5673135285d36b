import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { chosenPlans } from "./chosen-plans.ts";
import type { ProtectionMenu } from "./protection-menu.ts";

const hashOf = (id: string): string => `hash of ${id}`;
const plan = (productId: string, name: string) => ({
  id: `${productId}.${name}`,
  productId,
  consent: { words: "", hash: hashOf(`${productId}.${name}`) },
});

/** Two plans of each of four products; `all` covers what `vsc` does, `gap` was refused. */
const menu = {
  products: [
    { id: "vsc", notWith: [], plans: [plan("vsc", "36"), plan("vsc", "60")] },
    { id: "all", notWith: ["vsc"], plans: [plan("all", "36"), plan("all", "60")] },
    { id: "oil", notWith: [], plans: [plan("oil", "24"), plan("oil", "36")] },
    { id: "key", notWith: [], plans: [plan("key", "24"), plan("key", "36")] },
  ],
  refused: [{ id: "gap.loan" }],
} as unknown as ProtectionMenu;

const OFFERED = menu.products.flatMap(({ plans }) => plans.map(({ id }) => id));
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...OFFERED) },
  { weight: 1, arbitrary: fc.constantFrom("gap.loan", "none.at-all", "__proto__", "constructor", "") },
);
const choice = id.chain((of) =>
  fc.record({
    id: fc.constant(of),
    consent: fc.oneof(
      { weight: 8, arbitrary: fc.constant(hashOf(of)) },
      { weight: 1, arbitrary: fc.oneof(id.map(hashOf), fc.string()) },
    ),
  }),
);

test("A choice counts whole, each plan by its own words and none beside what covers the same, or not at all", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 5 }), (wanted) => {
      const answer = chosenPlans(menu, wanted);
      const name = "problem" in answer ? answer.problem : "counts";
      seen.set(name, (seen.get(name) ?? 0) + 1);
      if ("problem" in answer) return;
      expect(answer.plans.map((one) => one.id)).toEqual(wanted.map((one) => one.id));
      for (const one of wanted) {
        expect(OFFERED).toContain(one.id);
        expect(one.consent).toBe(hashOf(one.id));
      }
      const products = answer.plans.map(({ productId }) => productId);
      expect(new Set(products).size).toBe(products.length);
      expect(products.includes("vsc") && products.includes("all")).toBe(false);
    }),
    { numRuns: draws(5_000) },
  );
  expect([...seen.keys()].toSorted()).toEqual([
    "counts",
    "covers-the-same",
    "refused",
    "unknown",
    "words-changed",
  ]);
});
