import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CashOnly } from "./order-details.tsx";

test("Where a way to pay is promised, its limit is said: the retailer's own", () => {
  const html = renderToStaticMarkup(
    <CashOnly limits={{ creditCardLimitCents: 700_000, achLimitCents: 650_000 }} supportPhone="5125550100" />,
  );
  expect(html).toContain("card (up to $7,000.00)");
  expect(html).toContain("account and routing number (up to $6,500.00)");
});
