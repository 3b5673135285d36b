import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupTimeline } from "./group-timeline.ts";
import type { HistoryEntryView } from "./history-entry-view.ts";

const entry = (time: string, reason: string, actor = "dealer"): HistoryEntryView => ({
  subject: "order",
  status: null,
  orderStatus: "SUBMITTED",
  dealStatus: "VPEN",
  actor,
  reason,
  at: `2026-11-21T12:${time}Z`,
});
const shown = (entries: readonly HistoryEntryView[]) =>
  groupTimeline(entries).map(({ newest, earlier }) => [newest, ...earlier].map(({ reason }) => reason));

describe("The list of what happened", () => {
  it("shows what one party did within a minute as one item", () => {
    const entries = [
      entry("16:40.000", "Booked"),
      entry("16:02.000", "Verified"),
      entry("16:00.000", "Ready"),
    ];
    expect(shown(entries)).toEqual([["Booked", "Verified", "Ready"]]);
  });

  it("keeps what different parties did apart", () => {
    const entries = [entry("16:02.000", "Verified"), entry("16:01.000", "Signed", "buyer")];
    expect(shown(entries)).toEqual([["Verified"], ["Signed"]]);
  });

  it("starts a new item a minute after the newest entry, however short the steps between are", () => {
    const entries = [entry("16:50.000", "c"), entry("16:10.000", "b"), entry("15:40.000", "a")];
    expect(shown(entries)).toEqual([["c", "b"], ["a"]]);
  });

  it("loses nothing and keeps the order", () => {
    const entries = fc.array(
      fc.record({ minute: fc.integer({ min: 0, max: 59 }), actor: fc.constantFrom("buyer", "dealer") }),
    );
    fc.assert(
      fc.property(entries, (times) => {
        const listed = times.map(({ minute, actor }, index) =>
          entry(`${String(minute).padStart(2, "0")}:00.000`, String(index), actor),
        );
        expect(shown(listed).flat()).toEqual(listed.map(({ reason }) => reason));
      }),
    );
  });
});
