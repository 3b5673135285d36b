import { describe, expect, it } from "vitest";
import { fillTemplateText, normalizeRecipient } from "./message-template.ts";

describe("a message template", () => {
  it("fails loudly when a value is missing", () => {
    expect(() => fillTemplateText("Hi {name}", {})).toThrow("{name}");
    expect(() => fillTemplateText("Hi {constructor}", {})).toThrow("{constructor}");
  });

  it("does not fill placeholders that arrive inside a value", () => {
    expect(fillTemplateText("Hi {name},", { name: "{code}", code: "123456" })).toBe("Hi {code},");
  });

  it.each([
    [" Ann@Example.com ", "ann@example.com"],
    ["+1 (512) 234-5678", "5122345678"],
  ])("looks %s up as %s", (to, normal) => {
    expect(normalizeRecipient(to)).toBe(normal);
  });
});
