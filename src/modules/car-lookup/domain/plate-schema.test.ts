import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { plateBody } from "./plate-schema.ts";

const checked = (plate: string, state = "TX") => v.safeParse(plateBody, { plate, state });

describe("A license plate", () => {
  it.each([
    ["KXB-4821", "KXB4821"],
    [" kxb 4821 ", "KXB4821"],
    ["KXB·4821", "KXB4821"],
    ["1", "1"],
  ])("%s is %s", (typed, plate) => {
    expect(checked(typed).output).toEqual({ plate, state: "TX" });
  });

  it.each([
    ["", "Enter the license plate."],
    ["- -", "Enter the license plate."],
    ["KXB♥482", "A plate has letters and digits only. Leave out stickers, slogans and symbols."],
    ["ABCDEFGHI", "A plate has at most 8 letters and digits."],
    ["1HGCM82633A004352", "This looks like a VIN. Use the VIN field for it."],
  ])("%s is none, and its problem is named", (typed, problem) => {
    expect(checked(typed).issues?.[0]?.message).toBe(problem);
  });

  it.each(["", "XX", "Texas"])("has no state named %s", (state) => {
    expect(checked("KXB4821", state).issues?.[0]?.message).toBe("Choose the state on the plate.");
  });
});
