import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { OrderView } from "../domain/order-view.ts";
import { OrderCards } from "./orders-page.tsx";

function order(orderNumber: string, more: Partial<OrderView>): OrderView {
  return {
    orderNumber,
    orderStatus: "CONTRACT_PENDING",
    stateLabel: "readyToContinue",
    creationDate: "2026-11-01T10:00:00Z",
    cancellationDate: null,
    paymentInfo: null,
    delivery: null,
    isSigned: false,
    terms: null,
    receipt: { amountDueCents: 2_500_000 },
    dealer: { name: "Harbor Motors", timeZone: "America/Chicago" },
    vehicle: {
      title: "2022 Kia EV6",
      make: "Kia",
      model: "EV6",
      bodyStyle: "SUV",
      colorHex: null,
      photo: null,
    },
    ...more,
  } as unknown as OrderView;
}

const cards = (orders: readonly OrderView[]): readonly string[] =>
  renderToString(
    <MemoryRouter>
      <OrderCards orders={orders} />
    </MemoryRouter>,
  )
    .split("<li class")
    .slice(1);

test("The page of orders starts with the newest, though the API lists the oldest first (ORD-04)", () => {
  const shown = cards(["FC1", "FC2", "FC3"].map((orderNumber) => order(orderNumber, {})));
  expect(shown.map((card) => /\/deals\/(\w+)/.exec(card)?.[1])).toEqual(["FC3", "FC2", "FC1"]);
});

test("Each order names what its buyer does next; a canceled one names nothing", () => {
  const [canceled, open] = cards([
    order("FC1", {}),
    order("FC2", { orderStatus: "CANCELED", cancellationDate: "2026-11-02T10:00:00Z" }),
  ]);
  expect(open).toContain("Next: Review &amp; Sign");
  expect(canceled).not.toContain("Next:");
});
