import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { AvailabilityNotice } from "./availability-notice.tsx";

const pending = {
  id: "v1",
  pendingSale: true,
  sold: false,
  make: "Toyota",
  model: "RAV4",
} as VehicleCardView;
const shown = (vehicle: VehicleCardView) =>
  renderToString(
    <MemoryRouter>
      <AvailabilityNotice vehicle={vehicle} />
    </MemoryRouter>,
  );

test("A document tells strangers the exact words about a pending sale, and who may hold the car neutral ones", () => {
  const html = shown(pending);
  expect(html).toContain("Sale Pending");
  expect(html).toContain(
    '<span class="for-strangers">Another customer is buying this vehicle. If they do not proceed, it returns to our inventory.</span>',
  );
  expect(html).toContain('<span class="for-members">This car is on hold right now.</span>');
  expect(html).toContain("View similar vehicles");
});

test("A car that can be bought has no notice", () => {
  expect(shown({ ...pending, pendingSale: false })).toBe("");
});
