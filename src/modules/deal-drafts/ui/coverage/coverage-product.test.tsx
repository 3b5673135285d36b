import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { MenuPlan, MenuProduct } from "#modules/protection/domain/protection-menu.ts";
import { CoverageProduct } from "./coverage-product.tsx";

const plan = (change: Partial<MenuPlan>): MenuPlan => ({
  id: "vsc.36",
  productId: "vsc",
  code: "VSC",
  kind: "serviceContract",
  productName: "Service Contract",
  name: "36 months",
  packageType: "Mechanical",
  termMonths: 36,
  miles: 36_000,
  deductibleCents: 10_000,
  priceCents: 129_500,
  administrator: "Sample Administrator",
  formId: "sample",
  overlap: null,
  cancellation: { freeLookDays: 60, feeCents: 5_000, unusedBy: "lesser", takesOffClaims: true },
  isSample: true,
  monthlyCents: 2_431,
  totalCostCents: 145_860,
  isChosen: false,
  consent: { words: "I want this plan.", hash: "hash" },
  ...change,
});
const dearer = { id: "vsc.60", name: "60 months", termMonths: 60, priceCents: 199_500, monthlyCents: 3_745 };

function shown(...plans: readonly MenuPlan[]): string {
  const product: MenuProduct = {
    id: "vsc",
    code: "VSC",
    kind: "serviceContract",
    name: "Service Contract",
    summary: "Pays for repairs after the factory warranty.",
    description: null,
    covers: ["Engine"],
    excludes: ["Tires"],
    packageType: "Mechanical",
    administrator: "Sample Administrator",
    notWith: [],
    isSample: true,
    plans,
  };
  const sale = { saleDate: "2026-11-27", state: "TX", loanMonths: 72 } as const;
  return renderToString(
    <CoverageProduct
      add={() => undefined}
      blockedBy={undefined}
      isBusy={false}
      product={product}
      remove={() => undefined}
      sale={sale}
    />,
  );
}
const summaryOf = (html: string): string => /<summary[^>]*>(.*?)<\/summary>/su.exec(html)?.[1] ?? "";
const isOpen = (html: string): boolean => /<details[^>]* open=""/u.test(html);

it("folds a product that nobody chose and still says what its cheapest plan costs", () => {
  const html = shown(plan({}), plan(dearer));
  expect(isOpen(html)).toBe(false);
  expect(summaryOf(html)).toContain("From $1,295.00");
  expect(summaryOf(html)).toContain("adds $24.31 a month");
  expect(html).toContain("Optional. Not required to buy, finance or lease.");
});

it("names no payment where there is none", () => {
  expect(summaryOf(shown(plan({ monthlyCents: null })))).not.toContain("a month");
});

it("is open with what was agreed to where a plan was added", () => {
  const html = shown(plan({}), plan({ ...dearer, isChosen: true }));
  expect(isOpen(html)).toBe(true);
  expect(summaryOf(html)).toContain("Added");
  expect(summaryOf(html)).not.toContain("From");
  expect(html).toContain("60 months");
});
