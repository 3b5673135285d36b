import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChangedParts } from "./changed-parts.tsx";

const shown = (changes: Readonly<Record<string, string>>): readonly string[] =>
  [...renderToStaticMarkup(<ChangedParts changes={changes} />).matchAll(/<li>(.*?)<\/li>/gu)].map(
    ([, text]) => text ?? "",
  );

test("What changed of a deal is said with what it was and what it is, the car first", () => {
  expect(
    shown({
      amountDueCents: "2701000",
      "docFee.before": "15000",
      "docFee.now": "22500",
      "incentives.before": "-50000",
      "protection.now": "239500",
      "firstPaymentDate.before": "2026-07-10",
      "firstPaymentDate.now": "2026-07-11",
      "mileage.before": "21000",
      "mileage.now": "61000",
      "condition.before": "used",
      "condition.now": "certified",
    }),
  ).toEqual([
    "Condition: Used before, Certified pre-owned now",
    "Mileage: 21,000 mi before, 61,000 mi now",
    "Documentation fee: $150.00 before, $225.00 now",
    "Incentives: -$500.00 before, none now",
    "Protection: none before, $2,395.00 now",
    "First payment: Jul 10, 2026 before, Jul 11, 2026 now",
  ]);
});

test("Nothing is said where only the total is known", () => {
  expect(renderToStaticMarkup(<ChangedParts changes={{ amountDueCents: "100" }} />)).toBe("");
});
