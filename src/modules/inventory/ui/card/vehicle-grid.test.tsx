import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { type CardVehicle, cardText } from "./card-text.ts";
import { VehicleGrid, type VehicleGridProps } from "./vehicle-grid.tsx";

const car = (key: string, facts: Partial<CardVehicle> = {}) =>
  cardText({
    id: key,
    key,
    type: "USED",
    year: 2024,
    make: "Kia",
    model: "EV9",
    trim: "Line 1\nLine 2",
    distance: null,
    ...facts,
  } as CardVehicle);

const shown = (props: VehicleGridProps) =>
  renderToString(
    <StaticRouter location="/">
      <VehicleGrid {...props} />
    </StaticRouter>,
  );

it("says below each card what became of it, whatever its own texts hold", () => {
  const html = shown({ cards: [car("A"), car("B")], notes: ["Down $500.", "Down $900."] });
  const [, first = "", second = ""] = html.split('<li class="grid');
  expect(first).toContain("/vehicles/A");
  expect(first).toContain("Down $500.");
  expect(second).toContain("/vehicles/B");
  expect(second).toContain("Down $900.");
});

it("says nothing below the cards of a plain list", () => {
  expect(shown({ cards: [car("A")] })).not.toContain('<p class="px-1');
});

it("says on each card where the car stands, and how far away that is once somebody gave a zip", () => {
  const place = { dealershipPlace: "Austin, TX" };
  expect(shown({ cards: [car("A", place)] })).toContain("<li>Austin, TX</li>");
  expect(shown({ cards: [car("A", { ...place, distance: 12 })] })).toContain(
    "<li>Austin, TX · 12 mi away</li>",
  );
});
