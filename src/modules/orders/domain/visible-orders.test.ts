import { describe, expect, test } from "vitest";
import { isOffRamp } from "./states/is-off-ramp.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order.ts";
import { orderProgress, type ProgressFacts } from "./states/order-progress.ts";
import { orderStateLabel } from "./order-state-label.ts";
import { cartOrders, orderCounts, visibleOrders } from "./visible-orders.ts";

const everyStatus = ORDER_STATUSES.map((orderStatus, index) => ({
  orderStatus,
  creationDate: `2026-06-${String(28 - index).padStart(2, "0")}T00:00:00.000Z`,
}));
const statuses = (orders: readonly { orderStatus: OrderStatus }[]) =>
  orders.map((order) => order.orderStatus);

describe("The list of orders", () => {
  test("shows the ten statuses of ORD-04 and nothing else, oldest first", () => {
    const visible = visibleOrders(everyStatus);
    expect(statuses(visible).toSorted()).toEqual(
      [
        "SUBMITTED_TO_UNIFI",
        "SUBMITTED",
        "CONTRACT_PENDING",
        "ID_VERIFICATION_COMPLETED",
        "OFFRAMP",
        "SOLD",
        "SOLD_BY_DRI",
        "DELIVERED",
        "DELIVERED_NO_RETURN",
        "DOCS_UPLOADED",
      ].toSorted(),
    );
    expect(visible.map((order) => order.creationDate)).toEqual(
      visible.map((order) => order.creationDate).toSorted(),
    );
  });

  test("counts the cart apart (OP-48)", () => {
    expect(statuses(cartOrders(everyStatus)).toSorted()).toEqual([
      "DRAFT",
      "ORDER_INITIATION_FAILED",
      "PII_UPDATE_SUCCESSFUL",
    ]);
    expect(orderCounts(everyStatus)).toEqual({ cart: 3, orders: 10 });
  });
});

describe("What the buyer reads (OP-39)", () => {
  const label = (orderStatus: OrderStatus, more: Partial<Parameters<typeof orderStateLabel>[0]> = {}) =>
    orderStateLabel({
      orderStatus,
      dealStatus: "VPEN",
      submittedAt: "2026-06-10T00:00:00Z",
      vehicleAvailability: "PendingSale",
      ...more,
    });

  test.each<[OrderStatus, string]>([
    ["DRAFT", "readyToContinue"],
    ["PII_UPDATE_SUCCESSFUL", "updatesInProgress"],
    ["ORDER_INITIATION_FAILED", "updatesInProgress"],
    ["CANCELED", "canceledByRetailer"],
    ["DELIVERED", "delivered"],
    ["DELIVERED_NO_RETURN", "delivered"],
    ["OFFRAMP", "continuesInStore"],
    ["SUBMITTED", "inProgress"],
    ["SOLD", "inProgress"],
  ])("%s is %s", (status, expected) => expect(label(status)).toBe(expected));

  test("a draft whose vehicle was sold or withdrawn says that first", () => {
    expect(label("DRAFT", { vehicleAvailability: "Sold" })).toBe("vehicleGone");
    expect(label("DRAFT", { vehicleAvailability: "Deleted" })).toBe("vehicleGone");
    expect(label("SOLD", { vehicleAvailability: "Sold" })).toBe("inProgress");
  });

  test("a draft that the buyer removed was not cancelled by the retailer", () => {
    expect(label("CANCELED", { submittedAt: null })).toBe("removedFromCart");
  });

  test("an unknown deal code is an update in progress (table D)", () => {
    expect(label("SUBMITTED", { dealStatus: "UNKNOWN" })).toBe("updatesInProgress");
  });
});

test("An order is off-ramp for ever once it was (OP-43)", () => {
  expect(isOffRamp({ orderStatus: "OFFRAMP", history: [] })).toBe(true);
  expect(isOffRamp({ orderStatus: "SOLD", history: [{ orderStatus: "OFFRAMP" }] })).toBe(true);
  expect(isOffRamp({ orderStatus: "SOLD", history: [{ orderStatus: "SUBMITTED" }] })).toBe(false);
});

describe("The four dots (OP-47)", () => {
  const facts: ProgressFacts = {
    orderStatus: "SUBMITTED",
    isSigned: false,
    paymentStatus: null,
    appointmentTime: null,
    isAppointmentMissed: false,
  };
  const complete = (more: Partial<ProgressFacts>) =>
    orderProgress({ ...facts, ...more }).map((dot) => dot.isComplete);

  test("fill one after the other and say where the buyer is", () => {
    expect(complete({ orderStatus: "DRAFT" })).toEqual([false, false, false, false]);
    expect(complete({})).toEqual([true, false, false, false]);
    expect(complete({ isSigned: true })).toEqual([true, true, false, false]);
    expect(complete({ isSigned: true, appointmentTime: "2026-06-12T15:00:00Z" })).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(complete({ orderStatus: "DELIVERED" })).toEqual([true, true, true, true]);
    expect(orderProgress(facts).find((dot) => dot.isCurrent)?.label).toBe("Review & Sign");
    expect(orderProgress({ ...facts, orderStatus: "DELIVERED" }).some((dot) => dot.isCurrent)).toBe(false);
  });
});
