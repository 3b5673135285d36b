import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { TextOverrides } from "#platform/browser/texts/texts.tsx";
import { NotFound, ServerError, ServerIssue } from "./error-page.tsx";
import { VehicleGone } from "./vehicle-gone.tsx";

interface Shown {
  readonly page: React.ReactNode;
  readonly serverErrorPage?: { subtitle: boolean; callToAction: boolean };
  readonly messages?: Record<string, string>;
}

function markupOf({ page, serverErrorPage, messages = {} }: Shown): string {
  const shell = { supportPhone: "5125550100", links: {}, serverErrorPage };
  const router = createMemoryRouter([{ id: "root", path: "/", element: page }], {
    hydrationData: { loaderData: { root: JSON.stringify(shell) } },
  });
  return renderToStaticMarkup(
    <TextOverrides value={messages}>
      <RouterProvider router={router} />
    </TextOverrides>,
  );
}

const all = { subtitle: true, callToAction: true };

test("a server issue offers to try again or call, else says where to call (NAV-15)", () => {
  const retry = markupOf({ page: <ServerIssue canRetry /> });
  expect(retry).toContain("try again or call");
  expect(retry).toContain('href="tel:+15125550100"');
  expect(retry).toContain("Try again");
  const call = markupOf({ page: <ServerIssue canRetry={false} /> });
  expect(call).toContain("call us at");
  expect(call).not.toContain("Try again");
});

test("a server error's words are the retailer's, and its subtitle and call to action can be turned off (NAV-14)", () => {
  const own = markupOf({
    page: <ServerError />,
    serverErrorPage: all,
    messages: { "shell.serverError.title": "Our engine stalled" },
  });
  expect(own).toContain("Our engine stalled");
  expect(own).toContain("What you saved is safe.");
  const bare = markupOf({ page: <ServerError />, serverErrorPage: { subtitle: false, callToAction: false } });
  expect(bare).not.toContain("What you saved is safe.");
  expect(bare).not.toContain("Try again");
});

test("a missing page goes home, or does what its host wants, and is counted as missing (NAV-13, AN-06)", () => {
  const home = markupOf({ page: <NotFound /> });
  expect(home).toContain('data-status="404"');
  expect(home).toMatch(/<a [^>]*href="\/"/);
  expect(markupOf({ page: <NotFound onAction={() => undefined} /> })).not.toMatch(/<a [^>]*href="\/"/);
});

test("an address that names no vehicle may as well be mistyped as sold (NAV-16)", () => {
  const gone = markupOf({ page: <VehicleGone search="condition=used" /> });
  expect(gone).toContain("or the address may be mistyped");
  expect(gone).not.toContain("you last saw");
});
