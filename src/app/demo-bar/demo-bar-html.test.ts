import { describe, expect, it } from "vitest";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { demoBarHtml } from "./demo-bar-html.ts";

const STORES = [
  { name: "Sunlane", origin: "http://localhost:4000" },
  { name: 'Harbor & "Pine" <b>', origin: "http://harbor.localhost:4000" },
];
const bar = demoBarHtml(englishText, STORES, "http://localhost:4000");

describe("The bar of a demo store", () => {
  it("leads to the other stores and not to its own", () => {
    expect(bar).toContain('href="http://harbor.localhost:4000/"');
    expect(bar).not.toContain('href="http://localhost:4000/"');
  });

  it("writes a store's name as text and never as markup", () => {
    expect(bar).toContain("Harbor &amp; &quot;Pine&quot; &lt;b>");
    expect(bar).not.toContain("<b>\n");
  });

  it("stays in the language of the page and offers the other", () => {
    expect(bar).toContain('href="/es" data-demo-language lang="es">Español');
    const spanish = demoBarHtml(textIn("es", undefined), STORES, "http://localhost:4000");
    expect(spanish).toContain('href="/es/sandbox"');
    expect(spanish).toContain('lang="en">English');
  });
});
