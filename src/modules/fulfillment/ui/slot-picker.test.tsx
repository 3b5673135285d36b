import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { SlotPicker } from "./slot-picker.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => vi.unstubAllGlobals();
});

it("says that a time is missing below the label of the time, not below the date that is right", () => {
  const shown = renderToString(
    <SlotPicker
      date="2026-06-12"
      errors={{ "slot-time": "Select a time." }}
      hour={null}
      onChange={() => {}}
      slots={[{ date: "2026-06-12", hour: 9, startsAt: "2026-06-12T14:00:00Z" }]}
    />,
  );
  expect(shown.indexOf("Select a time.")).toBeGreaterThan(shown.indexOf(">Time<"));
  expect(shown).toContain('aria-describedby="slot-time-error"');
});

it("says how many times each day leaves, before a day is chosen", () => {
  const at = (date: string, hour: number) => ({ date, hour, startsAt: `${date}T${hour}:00:00Z` });
  const shown = renderToString(
    <SlotPicker
      date={null}
      errors={{}}
      hour={null}
      onChange={() => {}}
      slots={[at("2026-06-12", 14), at("2026-06-12", 15), at("2026-06-13", 14)]}
    />,
  );
  expect([...shown.matchAll(/>(\d+ times?)</g)].map(([, times]) => times)).toEqual(["2 times", "1 time"]);
});

it("shows that a time follows, and what it waits for, before a day is chosen", () => {
  const slots = [{ date: "2026-06-12", hour: 14, startsAt: "2026-06-12T14:00:00Z" }];
  const shown = (date: string | null) =>
    renderToString(<SlotPicker date={date} errors={{}} hour={null} onChange={() => {}} slots={slots} />);
  expect(shown(null)).toContain("Choose a day first");
  expect(shown(null)).not.toContain("<button");
  expect(shown("2026-06-12")).not.toContain("Choose a day first");
  expect(shown("2026-06-12")).toContain("<button");
});
