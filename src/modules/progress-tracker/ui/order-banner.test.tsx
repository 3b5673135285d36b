import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OrderBanner } from "./order-banner.tsx";

type Props = Parameters<typeof OrderBanner>[0];

const shown = (facts: object): string => {
  const order = { orderNumber: "SUN-1", vehicle: { title: "2024 Kia Niro" } } as Props["order"];
  const view = {
    facts: { order: { orderStatus: "SUBMITTED", isOffRamp: false, ...facts } },
  } as Props["view"];
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderBanner order={order} view={view} />
    </MemoryRouter>,
  );
};

test("An order whose lender took its offer back says so, and leads to another way to pay", () => {
  const html = shown({ isOfferTakenBack: true });
  expect(html).toContain("Your lender took its offer back");
  expect(html).toMatch(/<button[^>]*>[^]*Choose another way to pay/u);
  // A sale that goes on in the store has no lender of ours to wait for, but was made of the same offer.
  expect(shown({ isOfferTakenBack: true, isOffRamp: true })).toContain("took its offer back");
});

test("One whose offer stands, or that is delivered, says nothing of it", () => {
  expect(shown({ isOfferTakenBack: false })).toBe("");
});
