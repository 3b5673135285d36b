import { describe, expect, it } from "vitest";
import type { HistoryEntryView } from "./history-entry-view.ts";
import { timeline } from "./timeline.ts";

const entry = (at: string, reason: string, more: Partial<HistoryEntryView> = {}): HistoryEntryView => ({
  subject: "order",
  status: null,
  orderStatus: "SUBMITTED",
  dealStatus: "CREATED" as HistoryEntryView["dealStatus"],
  actor: "buyer",
  reason,
  at: `2026-11-21T12:${at}Z`,
  ...more,
});
const told = (entries: readonly HistoryEntryView[]) => timeline(entries).map(({ reason }) => reason);
const delivered = entry("05:00.010", "Your vehicle was delivered.", { orderStatus: "DELIVERED" });
const handedOver = entry("05:00.002", "Your car was handed over.", {
  subject: "delivery",
  status: "COMPLETED",
  orderStatus: "DELIVERED",
});

describe("The history as people read it", () => {
  it("is newest first, without moves that have no words", () => {
    expect(
      told([entry("00:00.000", "Ordered"), entry("01:00.000", ""), entry("02:00.000", "Signed")]),
    ).toEqual(["Signed", "Ordered"]);
  });

  it("tells what step and order wrote some milliseconds apart once", () => {
    const entries = [
      entry("00:00.000", "Your ID was verified.", { subject: "id", status: "SUCCESSFUL" }),
      entry("00:00.007", "Your ID was verified."),
    ];
    expect(told(entries)).toEqual(["Your ID was verified."]);
  });

  it("tells again what happened again", () => {
    expect(told([entry("00:00.000", "No policy"), entry("09:00.000", "No policy")])).toHaveLength(2);
  });

  it("tells the handover once, whichever was written first, and a delivery nobody booked by its own word", () => {
    expect(told([handedOver, delivered])).toEqual(["Your car was handed over."]);
    expect(told([delivered, handedOver])).toEqual(["Your car was handed over."]);
    expect(told([delivered])).toEqual(["Your vehicle was delivered."]);
  });
});
