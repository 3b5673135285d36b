import { describe, expect, it } from "vitest";
import { logoDrawing } from "./logo-drawing.ts";

const logo = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/>${text}</svg>`;

describe("A vector logo for the server's canvas", () => {
  it.each([
    ["ui-rounded,Figtree Variable,system-ui,sans-serif", "LogoSans"],
    ["Iowan Old Style,Palatino,Georgia,serif", "LogoSerif"],
    ["Inter", "LogoSans"],
  ])("sets %s in %s", (family, known) =>
    expect(logoDrawing(logo(`<text font-family="${family}" x="1">a</text>`))).toBe(
      logo(`<text font-family="${known}" x="1">a</text>`),
    ),
  );

  it.each(["800", "bold"])("outlines a weight of %s, in its own color", (weight) =>
    expect(
      logoDrawing(logo(`<text font-weight="${weight}" font-size="20" fill="#112233">a</text>`)),
    ).toContain('stroke="#112233" stroke-width="1.46"'),
  );

  it("leaves shapes and light texts alone", () =>
    expect(logoDrawing(logo(`<text font-weight="400">a</text>`))).not.toContain("stroke"));
});
