import { describe, expect, it } from "vitest";
import { isFamiliarPassword } from "./familiar-password.ts";

const around = { email: "ann.lee@example.com", firstName: "Ann", lastName: "O'Neil", brand: "Sunny Cars" };

describe("a password people would guess", () => {
  it.each([
    ["Ann12345!", true],
    ["O'Neil-2026", true],
    ["AnnOneil#1", true],
    ["Ann.Lee!12", true],
    ["SunnyCars1!", true],
    ["Sunny1!cars", true],
    ["Sunny2026!", true],
    ["5unnyC@rs1!", true],
    ["0'N3il-2026", true],
    ["Ann-loves-7-owls", false],
    ["Sunny-days-in-7-cars", false],
    ["7!7!7!7!", false],
  ])("%s is familiar: %s", (password, familiar) => {
    expect(isFamiliarPassword(password, around)).toBe(familiar);
  });
});
