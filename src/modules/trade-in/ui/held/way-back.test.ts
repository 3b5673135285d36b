import { describe, expect, it } from "vitest";
import { wayBackTo } from "./way-back.ts";

describe("The way back from a trade-in", () => {
  it.each([
    ["/checkout/FC1/trade-in", "Back to your order"],
    ["/vehicles/1HG?pay=finance#payment", "Back to the car you were looking at"],
    ["/search?make=honda", "Back to where you were"],
  ])("to %s says %s", (path, label) => {
    expect(wayBackTo(path)).toEqual({ path, label });
  });

  it("is told in no language, so that the page's own is used", () => {
    expect(wayBackTo("/es/vehicles/1HG")?.path).toBe("/vehicles/1HG");
  });

  it.each([
    null,
    "",
    "/",
    "https://elsewhere.example/",
    "//elsewhere.example/vehicles/1",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "/sign-in",
    "/trade-in/offer",
    "/es/trade-in?returnTo=/x",
    `/${"a".repeat(3_000)}`,
  ])("is none for %s", (path) => {
    expect(wayBackTo(path)).toBeNull();
  });
});
