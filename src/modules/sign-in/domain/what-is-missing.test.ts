import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { signUpSchema } from "./sign-up-schema.ts";
import { whatIsMissing } from "#modules/accounts/domain/what-is-missing.ts";

const WHOLE = {
  firstName: "Avery",
  lastName: "Buyer",
  email: "avery@example.com",
  phoneNumber: "(512) 234-5678",
  password: "Drive-Away-2026",
};

function missing(change: Partial<typeof WHOLE>) {
  const values = { ...WHOLE, ...change };
  const result = v.safeParse(signUpSchema(), values);
  return whatIsMissing(values, result.success ? {} : fieldErrors(result.issues));
}

describe("What a sleeping sign-up button says is missing (AUTH-15)", () => {
  it("is nothing once every field is right", () => {
    expect(missing({})).toBeUndefined();
  });

  it("is a field that is still empty, whatever else is wrong", () => {
    expect(missing({ lastName: "", password: "short" })).toEqual({ kind: "fields" });
    expect(whatIsMissing({}, { email: ["This field is required."] })).toEqual({ kind: "fields" });
  });

  it("is every rule the password breaks, once all fields are filled in", () => {
    expect(missing({ password: "short" })).toEqual({
      kind: "password",
      rules: ["At least 8 characters", "One uppercase letter", "One number", "One special character"],
    });
    expect(missing({ password: "Short-1" })).toEqual({ kind: "password", rules: ["At least 8 characters"] });
  });

  it("is else the first field that is wrong; beside it stands what is wrong", () => {
    expect(missing({ phoneNumber: "512" })).toEqual({ kind: "field", name: "phoneNumber" });
  });
});
