import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VehicleLoadFailed } from "./vehicle-load-failed.tsx";

test("A cart vehicle that is not there is said to have failed to load (MSG-46)", () => {
  const html = renderToStaticMarkup(<VehicleLoadFailed availability={null} />);
  expect(html).toContain("We couldn&#x27;t load the vehicle in your cart.");
});

test("A vehicle that is there needs no word, sold or not", () => {
  for (const availability of ["Available", "PendingSale", "Sold"] as const)
    expect(renderToStaticMarkup(<VehicleLoadFailed availability={availability} />)).toBe("");
});
