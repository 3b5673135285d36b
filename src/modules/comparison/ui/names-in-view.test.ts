import { expect, test } from "vitest";
import { namesOf } from "./names-in-view.tsx";

const car = (key: string, model: string, trim: string | null) => ({
  key,
  year: 2022,
  make: "Toyota",
  model,
  trim,
});
const said = (...cars: ReturnType<typeof car>[]) => namesOf(cars).map(({ name }) => name);

test("Names in view say the trim only where it tells vehicles apart", () => {
  expect(said(car("a", "RAV4", "LE"), car("b", "Camry", "SE"))).toEqual([
    "2022 Toyota RAV4",
    "2022 Toyota Camry",
  ]);
  expect(said(car("a", "RAV4", "LE"), car("b", "RAV4", null))).toEqual([
    "2022 Toyota RAV4 LE",
    "2022 Toyota RAV4",
  ]);
});
