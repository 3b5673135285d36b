import { describe, expect, test } from "vitest";
import { ILLUSTRATION_SHAPES } from "#modules/inventory/domain/illustration-url.ts";
import { vehicleIllustration } from "#modules/vehicle-drawing/domain/vehicle-illustration.ts";
import { canvasSvg, drawingSize, withoutShadow } from "./canvas-svg.ts";
import { SHARED_ANGLE } from "./social-card.ts";

const draw = (shape: (typeof ILLUSTRATION_SHAPES)[number], two?: string) =>
  vehicleIllustration({ shape, angle: SHARED_ANGLE, paintHex: "#1f3a5f", secondaryHex: two });

describe("a drawing for the server's canvas", () => {
  test.each(ILLUSTRATION_SHAPES)("%s borrows no gradient, and its shadow is found", (shape) => {
    const { svg, shadow } = withoutShadow(draw(shape, "#ffffff"));
    expect(shadow).not.toBeNull();
    expect(drawingSize(svg).width).toBeGreaterThan(500);
    const drawn = canvasSvg(svg);
    expect(drawn).not.toMatch(/Gradient[^>]*href=/);
    expect(drawn).not.toMatch(/ href=/);
    expect(drawn).not.toContain('<ellipse fill="url(#vs');
  });

  test("a gradient that borrows has the stops and the attributes of the other, its own first", () => {
    const svg = `<svg viewBox="0 0 10 5"><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient><linearGradient id="b" href="#a" x1="1"/></svg>`;
    expect(canvasSvg(svg)).toContain(
      '<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="1"><stop offset="0"/></linearGradient>',
    );
  });
});
