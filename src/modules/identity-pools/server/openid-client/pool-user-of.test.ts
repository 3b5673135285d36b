import { describe, expect, it } from "vitest";
import { poolUserOf } from "./pool-user-of.ts";

const user = (claims: object) => poolUserOf({ sub: "s-1", ...claims }, "https://idp.example");

describe("a person from an identity token", () => {
  it("has the address as it is compared, and the names as people write them", () => {
    const claims = {
      email: "Ann@Example.COM",
      email_verified: true,
      given_name: " Ann ",
      family_name: "O’Neil",
    };
    expect(user(claims)).toEqual({
      issuer: "https://idp.example",
      subject: "s-1",
      email: "ann@example.com",
      emailVerified: true,
      firstName: "Ann",
      lastName: "O'Neil",
    });
  });

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    ["yes", false],
    [1, false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])("whose address is verified as %j counts as %j", (claim, expected) => {
    expect(user({ email: "ann@example.com", email_verified: claim }).emailVerified).toBe(expected);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    "",
    "no address",
    "a@b",
    "a@b@c.example",
    "a@b.example\r\nBcc: x@evil.example",
    "<ann@example.com>",
    "ann@example.com, eve@evil.example",
    `${"a".repeat(300)}@example.com`,
  ])("has no address in %j, however verified", (email) => {
    expect(user({ email, email_verified: true })).toMatchObject({ email: "", emailVerified: false });
  });
});
