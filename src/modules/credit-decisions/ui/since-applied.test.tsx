import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DecisionView, SinceApplied } from "../domain/decision-view.ts";
import { SinceYouApplied } from "./since-applied.tsx";

const order = { receipt: { lines: [{ code: "price", amountCents: 2_500_000 }] } };
const shown = (since: SinceApplied | null): string =>
  renderToStaticMarkup(<SinceYouApplied view={{ since, order } as unknown as DecisionView} />).replaceAll(
    /<[^>]+>/gu,
    " ",
  );
const miles = { "mileage.before": "21000", "mileage.now": "61000" };

test("Nothing is said where nothing changed", () => {
  expect(shown(null)).toBe("");
});

test("A corrected car is named with what it was, and its offers can still be taken", () => {
  const text = shown({ changes: miles, isOtherCar: false, lowerPriceCents: null });
  expect(text).toContain("Mileage: 21,000 mi before, 61,000 mi now");
  expect(text).toContain("before you accept an offer");
});

test("Of another car no offer can be used, so its price is not spoken of", () => {
  const text = shown({
    changes: { "condition.before": "used", "condition.now": "new" },
    isOtherCar: true,
    lowerPriceCents: 2_400_000,
  });
  expect(text).toContain("none of them can be used");
  expect(text).not.toContain("costs less");
});

test("A car that costs less than its offers count with says both prices", () => {
  const text = shown({ changes: {}, isOtherCar: false, lowerPriceCents: 2_400_000 });
  expect(text).toContain("Its price is now $24,000.00. These offers use $25,000.00");
});
