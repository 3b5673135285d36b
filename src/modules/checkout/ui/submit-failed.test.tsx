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
