import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { es } from "#modules/saved-searches/texts/es-data.ts";
import { StopMailsPage, type StopMailsPageProps } from "#modules/saved-searches/ui/stop-mails-page.tsx";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { action } from "./stop-mails.tsx";

function shown(outcome: StopMailsPageProps["outcome"], t = englishText): string {
  const Page = createRoutesStub([
    {
      path: "/saved-searches/stop/:token",
      Component: () => (
        <TextProvider value={t}>
          <StopMailsPage outcome={outcome} />
        </TextProvider>
      ),
    },
  ]);
  return renderToString(<Page initialEntries={["/saved-searches/stop/T1"]} />);
}

describe("The page that a mail's link to stop leads to", () => {
  it("asks for a press, because programs visit links, too", () => {
    const html = shown(undefined);
    expect(html).toContain("Stop emails about saved searches");
    expect(html).toMatch(/<form[^>]* method="post"/u);
    expect(html).toContain("You get no more than one a day.");
  });

  it("says when they are stopped, and offers it no second time", () => {
    const html = shown("stopped");
    expect(html).toContain("These emails are off");
    expect(html).toContain('role="status"');
    expect(html).not.toContain("<form");
  });

  it("says when a link is none of ours, and where to go", () => {
    const html = shown("unknown");
    expect(html).toContain("no longer works.");
    expect(html).toContain('href="/saved-searches"');
  });

  it.each([undefined, "stopped", "unknown"] as const)("is Spanish on Spanish pages: %s", (outcome) => {
    const words = shown(outcome, textIn("es", es)).replace(/<[^>]*>/gu, " ");
    expect(words).toContain("correos");
    expect(words).not.toMatch(/\b(?:e-mails|searches|Stop|link)\b/u);
  });
});

describe("A press of its button", () => {
  const press = (transaction: () => Promise<boolean>) => {
    const ctx = { tenantId: "demo", tenant: { ...demoTenants[0], messages: {} }, db: { transaction } };
    return action({ context: { get: () => ctx }, params: { token: "T1" } } as unknown as Parameters<
      typeof action
    >[0]);
  };

  it("stops the mails of a link of ours, and says so of any other", async () => {
    expect(await press(() => Promise.resolve(true))).toEqual({ outcome: "stopped" });
    expect(await press(() => Promise.resolve(false))).toEqual({ outcome: "unknown" });
  });

  it("promises nothing when the database is away", async () => {
    await expect(press(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  });
});
