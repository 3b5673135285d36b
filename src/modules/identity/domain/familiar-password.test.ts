import { describe, expect, it } from "vitest";
import { commonSpellings, isFamiliarPassword } from "./familiar-password.ts";

const around = { email: "ann.lee@example.com", firstName: "Ann", lastName: "O'Neil", brand: "Sunny Cars" };

describe("a password people would guess", () => {
  it.each([
    ["Ann12345!", true],
    ["O'Neil-2026", true],
    ["AnnOneil#1", true],
    ["Ann.Lee!12", true],
    ["SunnyCars1!", true],
    ["Ann-loves-7-owls", false],
    ["7!7!7!7!", false],
  ])("%s is familiar: %s", (password, familiar) => {
    expect(isFamiliarPassword(password, around)).toBe(familiar);
  });

  it("is looked up without the signs at its end", () => {
    expect(commonSpellings("Password1!")).toEqual(["password1!", "password1"]);
  });
});
