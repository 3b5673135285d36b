import { describe, expect, it } from "vitest";
import { isReferred } from "./is-referred.ts";

const at = (address: string): boolean => isReferred(new URL(address, "https://store.example"));

describe("A visitor whom a partner sent", () => {
  it.each([
    "/?ref=credit-union",
    "/search?make=kia&ref=x",
    "/es/vehicles/abc?utm_medium=partner",
    "/es?ref=x",
    "/financing?utm_source=bank&utm_medium=Referral",
  ])("is known at %s", (address) => expect(at(address)).toBe(true));

  it.each([
    "/",
    "/?ref=",
    "/search?utm_source=google&utm_medium=cpc",
    "/checkout/FC1/payment-options?ref=x",
    "/sign-in?ref=x",
    "/pre-qualify?ref=x",
  ])("is nobody at %s", (address) => expect(at(address)).toBe(false));
});
