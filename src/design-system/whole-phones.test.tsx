import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AlertBar } from "./alert-bar.tsx";
import { wholePhones } from "./whole-phones.tsx";

const shown = (text: string): string => renderToString(<p>{wholePhones(text)}</p>);

it("keeps a phone number of a text in one line", () => {
  expect(shown("The driver calls (512) 234-5678.")).toContain(
    '<span class="whitespace-nowrap">(512) 234-5678</span>.',
  );
});

it("leaves a text without a phone number as it is", () => {
  expect(shown("Select a date.")).toBe("<p>Select a date.</p>");
});

it("does so in what an alert says", () => {
  const said = "That address is outside our delivery area. Call (404) 555-0120 for a custom quote.";
  expect(renderToString(<AlertBar type="warning">{said}</AlertBar>)).toContain(
    '<span class="whitespace-nowrap">(404) 555-0120</span>',
  );
});
