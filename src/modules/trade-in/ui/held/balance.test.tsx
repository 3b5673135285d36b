import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Balance } from "./balance.tsx";

const shown = (amountCents: number, owedCents: number, isEstimate: boolean) =>
  renderToString(
    <Balance amountCents={amountCents} isEstimate={isEstimate} owedCents={owedCents} />,
  ).replaceAll("<!-- -->", "");

/** Names and amounts in their order, as a screen reader hears them. */
const heard = (html: string) =>
  [...html.matchAll(/<d[td][^>]*>(?:<span aria-hidden="true">[^<]*<\/span>)?(?:<span>)?([^<]*)/gu)].map(
    ([, text]) => text,
  );

it("says offer, debt and what is left in one sum", () => {
  expect(heard(shown(2_613_500, 451_000, true))).toEqual([
    "Our offer",
    "$26,135",
    "You owe about",
    "$4,510",
    "Left for you",
    "$21,625",
  ]);
});

it("says to the cent what a lender said, and names what is still owed as a debt", () => {
  const html = shown(1_000_000, 1_234_567, false);
  expect(heard(html).slice(2)).toEqual(["You owe", "$12,345.67", "Still owed", "$2,345.67"]);
  expect(html).toContain("You owe $2,345.67 more than the offer");
  // The bar is all debt then.
  expect(html).toContain("width:100%");
  expect(html).toContain("width:0%");
});
