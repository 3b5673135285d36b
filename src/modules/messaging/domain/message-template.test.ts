import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageTemplate, normalizeRecipient, renderMessage } from "./message-template.ts";

const template = messageTemplate({
  key: "test.code",
  subject: "Your {brand} code",
  text: "Hi {name},\n\nyour code is {code}.\nSee https://example.com/a?b=1&c=2.",
});
const params = { brand: "Acme", name: "Ann", code: "123456" };

describe("a message template", () => {
  it("fills the texts and makes simple HTML of them", () => {
    const message = renderMessage(template, params);
    expect(message.subject).toBe("Your Acme code");
    expect(message.text).toContain("Hi Ann,\n\nyour code is 123456.");
    expect(message.html).toContain("<h1>Acme</h1><p>Hi Ann,</p>");
    expect(message.html).toContain('<a href="https://example.com/a?b=1&amp;c=2">');
  });

  it("fails loudly when a value is missing", () => {
    expect(() => renderMessage(template, { brand: "Acme", name: "Ann" })).toThrow("{code}");
  });

  it("never lets a value add a line to the subject or markup to the HTML", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (noise) => {
        const message = renderMessage(template, {
          ...params,
          brand: `${noise}\r\nBcc: x@y.zz<script>`,
          name: noise,
        });
        expect(message.subject).not.toMatch(/\p{Cc}/u);
        expect(message.html).not.toContain("<script>");
      }),
    );
  });

  it("does not fill placeholders that arrive inside a value", () => {
    expect(renderMessage(template, { ...params, name: "{code}" }).text).toContain("Hi {code},");
  });

  it.each([
    [" Ann@Example.com ", "ann@example.com"],
    ["+1 (512) 234-5678", "5122345678"],
  ])("looks %s up as %s", (to, normal) => {
    expect(normalizeRecipient(to)).toBe(normal);
  });
});
