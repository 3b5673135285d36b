import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AppliedBefore } from "./apply-again.tsx";

const shown = (fields: Record<string, string>): string =>
  renderToStaticMarkup(<AppliedBefore fields={fields} timeZone="America/Los_Angeles" />);

test("Whoever applies again is told when they applied, that it is over, and what lenders may do", () => {
  // Still the day before, where the dealer is.
  const html = shown({ sentAt: "2026-11-20T03:00:00.000Z", deal: "same" });
  expect(html).toMatch(/You applied for this car on [^.]*19[^.]*\. That application is over/u);
  expect(html).toContain("The deal is the same as then");
  expect(html).toContain("hard inquiry");
});

test("A deal that changed since is said to have changed", () => {
  const html = shown({ deal: "other" });
  expect(html).toContain("You applied for this car before.");
  expect(html).toContain("no longer the same");
});
