import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { QuoteView } from "../fulfillment-view.ts";
import { LateWayMap } from "./late-way-map.tsx";
import { WayMap } from "./way-map.tsx";

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const quote: QuoteView = {
  zip: "78664",
  city: "Round Rock",
  state: "TX",
  miles: 17,
  quote: { kind: "free", derivation: "" },
  way: { from: AUSTIN, to: { latitude: 30.51, longitude: -97.68 }, freeMiles: 50 },
  message: null,
};
const shown = (changed: Partial<QuoteView>) =>
  renderToString(<WayMap dealer="Sunlane Austin" isDelivery quote={{ ...quote, ...changed }} />);

it("says how far it is and in which circle delivery is included", () => {
  const text = shown({}).replaceAll(/<!-- -->|<[^>]+>/gu, "");
  expect(text).toContain("17 miles in a straight line between Sunlane Austin and Round Rock, TX 78664.");
  expect(text).toContain("Inside the circle, delivery is included (50 miles).");
});

it("keeps the names of both ends inside the map, where they lie at its upper and lower edge", () => {
  const oklahomaCity = { latitude: 34, longitude: -97.52 };
  const far = shown({ miles: 258, way: { from: oklahomaCity, to: AUSTIN, freeMiles: 50 } });
  const names = [...far.matchAll(/top:([\d.]+)%;transform:translate\([^,]+, ?([^;]+)\)"/gu)];
  const ends = names.filter(([, , shift]) => shift?.includes("0.75rem") === true);
  expect(ends).toHaveLength(2);
  for (const [, top, shift] of ends)
    if (Number(top) < 20) expect(shift).toBe("0.75rem");
    else if (Number(top) > 80) expect(shift).toContain("-100%");
});

it("names only the dealership to somebody far away, whose end is not on it", () => {
  const columbus = { latitude: 39.97, longitude: -83.02 };
  const far = shown({ miles: 1059, way: { from: columbus, to: AUSTIN, freeMiles: 50 } });
  expect(far).toContain("Sunlane Austin</b>");
  expect(far).not.toContain("78664</b>");
});

it("is left out where both ends would lie on each other", () => {
  expect(renderToString(<LateWayMap dealer="" isDelivery quote={{ ...quote, miles: 0 }} />)).toBe("");
});
