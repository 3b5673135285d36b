import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ApiError, networkError } from "#platform/browser/http/api-error.ts";
import { SubmitFailed } from "./submit-failed.tsx";

const shown = (error: ApiError): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SubmitFailed error={error} onRetry={() => undefined} orderNumber="SUN-1" supportPhone="5125550100" />
    </MemoryRouter>,
  );

test("Without a connection nothing was submitted, and the way on is to try again, not to call", () => {
  const html = shown(networkError("network.unreachable"));
  expect(html).toContain("so your order was not submitted. Check your connection and try again.");
  expect(html).toContain("Try again</");
  expect(html).not.toContain("Please call");
});

test("A server that did not answer in time may have the order: pressing again keeps it one", () => {
  const html = shown(networkError("network.timeout"));
  expect(html).toContain("place a second order");
  expect(html).not.toContain("not submitted");
});

test("A server that failed says where to call (MSG-04)", () => {
  const error = new ApiError({
    status: 500,
    code: "unexpected",
    message: "",
    fields: {},
    correlationId: undefined,
    retryAfterSeconds: undefined,
  });
  const text = shown(error).replaceAll(/<[^>]+>/gu, "");
  expect(text).toContain("Oops! Something went wrong... Please call (512) 555-0100");
});

test("A price that changed is told line by line, and a car that is described otherwise by what it is now", () => {
  const changed = (fields: ApiError["fields"]): string =>
    shown(
      new ApiError({
        status: 409,
        code: "order.priceChanged",
        message: "It changed.",
        fields,
        correlationId: undefined,
        retryAfterSeconds: undefined,
      }),
    ).replaceAll(/<[^>]+>/gu, "|");
  const dearer = changed({ "price.before": "2500000", "price.now": "2600000" });
  expect(dearer).toContain("The price changed");
  expect(dearer).toContain("|Vehicle price: $25,000.00 before, $26,000.00 now|");
  const corrected = changed({ amountDueCents: "100", "mileage.before": "9", "mileage.now": "12" });
  expect(corrected).toContain("Your order changed");
  expect(corrected).toContain("|Mileage: 9 mi before, 12 mi now|");
});
