import { describe, expect, it } from "vitest";
import { ownFields } from "./own-fields.ts";

const form = { zipCode: "78701", annualIncome: "1", line1: "", consent: true };

describe("What a server says of a form's fields", () => {
  it.each([
    ["zipCode", "zipCode"],
    ["address.zipCode", "zipCode"],
    ["address.line1", "line1"],
    ["annualIncomeCents", "annualIncome"],
    ["consent.agreed", "consent"],
  ])("about %s stands beside %s", (path, name) => {
    expect(ownFields({ [path]: "No." }, form)).toEqual({ [name]: "No." });
  });

  it.each(["answers", "toString", "address.county", ""])("about %j stands beside no field", (path) => {
    expect(ownFields({ [path]: "No." }, form)).toEqual({});
  });
});
