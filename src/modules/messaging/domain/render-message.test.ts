import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { contrast } from "#modules/tenancy/domain/theme/color.ts";
import { anyLetter } from "#tests/support/any-letter.ts";
import { type MessageBrand, messageBrand } from "./message-brand.ts";
import { type MessageTemplate, messageTemplate } from "./message-template.ts";
import { htmlOf, renderMessage } from "./render-message.ts";

const brands = demoTenants.map(({ config }) => messageBrand(config, "https://shop.example.com"));
const [brand] = brands;
if (brand === undefined) throw new Error("no demo tenant");
/** As its reader sees it. */
const drawn = (template: MessageTemplate, values: Record<string, string>, by: MessageBrand) => {
  const message = renderMessage(template, values, by);
  return { ...message, html: htmlOf(message, () => by) ?? "" };
};

const CODE = messageTemplate({
  key: "test.code",
  subject: "Your {brand} code",
  text: "Hi {name},\n\nyour code is {code}.\nSee https://example.com/a?b=1&c=2.\n\nQuestions? Call {supportPhone}.",
});
const params = { name: "Ann", code: "123456" };
const LINK = messageTemplate({
  key: "test.link",
  subject: "Verify",
  text: "Hi {name},\n\nverify your ID.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Verify my ID", url: "{link}" },
});

describe("A rendered message", () => {
  const message = drawn(CODE, params, brand);

  it("says the same in text and in HTML", () => {
    expect(message.subject).toBe("Your Sunlane Motors code");
    expect(message.text).toBe(
      "Hi Ann,\n\nyour code is 123456.\nSee https://example.com/a?b=1&c=2.\n\nQuestions? Call (512) 555-0100.",
    );
    expect(message.html).toContain('<a class="link" href="https://example.com/a?b=1&amp;c=2"');
    expect(message.html).toContain('href="tel:+15125550100"');
    expect(message.html).toContain("Sunlane Motor Retail Group, LLC");
  });

  it("leaves no gap where a value is empty, in a sentence or between paragraphs", () => {
    const text = "{kind} is canceled. {place}\n\n{due}\n\nCall us. {place} {due} Soon.";
    const template = messageTemplate({ key: "test.gaps", subject: "Canceled", text });
    const made = renderMessage(template, { kind: "Your pickup", place: "", due: "" }, brand);
    expect(made.text).toBe("Your pickup is canceled.\n\nCall us. Soon.");
  });

  it("begins with what it is about, and ends with each way to reach the retailer on a line of its own", () => {
    expect(message.html).toMatch(/<h1[^>]*>Your Sunlane Motors code<\/h1><p[^>]*>Hi Ann,/u);
    expect(message.html).toContain("(512) 555-0100<br>help@sunlane.example.com</td>");
  });

  it("shows a code big, in one piece, right after the sentence about it", () => {
    expect(message.html).toMatch(/your code is 123456\.[^]*?<\/p><p class="code"[^>]*>123456<\/p><p/u);
  });

  it("that an earlier release wrote is sent as it is, and one without a letter has no HTML", () => {
    const words = { subject: "Hi", text: "Hi" };
    expect(htmlOf({ ...words, html: "<p>Hi" }, () => brand)).toBe("<p>Hi");
    expect(htmlOf(words, () => brand)).toBeUndefined();
  });

  it("shows what matters beside the subject in an inbox", () => {
    expect(message.html).toMatch(/opacity:0">your code is 123456\. See/u);
  });

  it("has one button, before the closing line, and the same address in its text", () => {
    const link = "https://example.com/id?a=1&b=2";
    const { html, text } = drawn(LINK, { name: "Ann", link }, brand);
    expect(html.match(/<a href="https:\/\/example\.com\/id\?a=1&amp;b=2" class="button"/gu)).toHaveLength(1);
    expect(html.indexOf("Verify my ID")).toBeLessThan(html.indexOf("Questions?"));
    expect(text).toMatch(/Verify my ID: https:\/\/example\.com\/id\?a=1&b=2$/u);
  });

  it("shows the car on the store's stage by day and by night, named for whoever sees no pictures", () => {
    const { text, letter, subject } = renderMessage(LINK, { name: "Ann", link: "https://a.example" }, brand);
    const car = {
      title: "2022 Toyota RAV4",
      drawing: "/images/vehicles/suv.slim/1f3a5f/front.svg?two=ffffff",
    };
    const html = htmlOf({ subject, text, letter: { ...letter, car } }, () => brand) ?? "";
    for (const scheme of ["light", "dark"])
      expect(html).toContain(
        `src="https://shop.example.com/images/mail/${scheme}/suv.slim/1f3a5f/front.jpg?two=ffffff" alt="2022 Toyota RAV4" width="560" height="260"`,
      );
    expect(html.indexOf("RAV4")).toBeLessThan(html.indexOf("<h1"));
    expect(text).not.toContain("RAV4");
    expect(htmlOf({ subject, text, letter }, () => brand)).not.toContain('<td class="stage"');
  });

  it("shows the first photo of a car that has one, with the drawing of the hour behind it should the photo be gone", () => {
    const { text, letter, subject } = renderMessage(LINK, { name: "Ann", link: "https://a.example" }, brand);
    const car = {
      title: "2022 Toyota RAV4",
      drawing: "/images/vehicles/suv.slim/1f3a5f/front.svg?two=ffffff",
      photo: "https://photos.example/1.jpg?a=1&b=2",
    };
    const html = htmlOf({ subject, text, letter: { ...letter, car } }, () => brand) ?? "";
    for (const [scheme, display] of [
      ["light", "block"],
      ["dark", "none"],
    ])
      expect(html).toMatch(
        new RegExp(
          `<img class="on-${scheme}" src="https://shop.example.com/images/mail/${scheme}/suv.slim/1f3a5f/front.jpg\\?two=ffffff&amp;photo=https%3A%2F%2Fphotos.example%2F1.jpg%3Fa%3D1%26b%3D2" alt="2022 Toyota RAV4" width="560" height="373" style="display:${display}`,
          "u",
        ),
      );
  });

  it("carries the store's logo as a picture that mail programs show, or its name", () => {
    const { config } = demoTenants[0]!;
    const logoIn = (url: string | null, darkUrl: string | null = null) =>
      messageBrand({ ...config, logo: { ...config.logo, url, darkUrl } }, "https://shop.example.com").logo;
    const painted = {
      url: "https://shop.example.com/images/mail/light/logo.jpg",
      darkUrl: "https://shop.example.com/images/mail/dark/logo.jpg",
    };
    expect(logoIn(config.logo.url)).toEqual(painted);
    expect(logoIn("https://cdn.example.com/logo.svg")).toEqual(painted);
    expect(logoIn("https://cdn.example.com/l.png", "/dark.png")).toEqual({
      url: "https://cdn.example.com/l.png",
      darkUrl: "https://shop.example.com/dark.png",
    });
    for (const none of [null, "/logo.svg", "//elsewhere.example/l.png"]) expect(logoIn(none)).toBeUndefined();
    expect(message.html).toContain(`src="${painted.url}" alt="Sunlane Motors"`);
  });

  it.each(["javascript:alert(1)", "/progress/x", "data:text/html,x", ""])("refuses to lead to %j", (link) => {
    expect(() => renderMessage(LINK, { name: "Ann", link }, brand)).toThrow("web address");
  });

  it("looks like its retailer: other colors, another foot", () => {
    const [one, other] = brands.map((each) => drawn(CODE, params, each).html);
    expect(one).not.toContain("Harbor");
    expect(other).not.toContain("Sunlane");
  });

  it("can be read in light and dark, for both retailers", () => {
    for (const { light, dark } of brands) {
      for (const tokens of [light, dark]) {
        expect(contrast(tokens["on-action"], tokens.action)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens.ink, tokens["surface-raised"])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens["ink-muted"], tokens["surface-sunken"])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens.ink, tokens["surface-sunken"])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens["on-header"], tokens.header)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens.link, tokens["surface-raised"])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("never lets a value add a line to the subject, markup to the HTML, or a second link", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (noise) => {
        const hostile = `${noise}\r\nBcc: x@y.zz\u2028<script>"'><img src=x onerror=y>`;
        const made = drawn(
          { ...CODE, subject: "{name}" },
          { name: hostile, code: hostile },
          { ...brand, name: hostile, legalName: hostile, supportEmail: hostile },
        );
        expect(made.subject).not.toMatch(/[\p{Cc}\u2028]/u);
        expect(made.html).not.toMatch(/<script|<img src=x|\son\w+=(?!")y>/u);
        expect(made.html.split("<").length).toBe(made.html.split(">").length);
      }),
      { numRuns: 40 },
    );
  });
});
