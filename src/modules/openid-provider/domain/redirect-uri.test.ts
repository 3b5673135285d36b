import { describe, expect, it } from "vitest";
import { isRegisteredRedirect } from "./redirect-uri.ts";

const REGISTERED = [
  "https://app.example.com/back",
  "http://127.0.0.1/callback",
  "http://[::1]:8400/callback",
];

describe("A redirect address", () => {
  it.each([
    ["https://app.example.com/back"],
    ["http://127.0.0.1/callback"],
    ["http://127.0.0.1:51234/callback"],
    ["http://[::1]:9/callback"],
  ])("may be %s", (asked) => expect(isRegisteredRedirect(asked, REGISTERED)).toBe(true));

  it.each([
    ["https://app.example.com/back/"],
    ["https://app.example.com/back?x=1"],
    ["https://app.example.com/back#x"],
    ["https://app.example.com:8443/back"],
    ["https://app.example.com.evil.test/back"],
    ["https://evil.test/?https://app.example.com/back"],
    ["http://app.example.com/back"],
    ["http://127.0.0.1:51234/other"],
    ["http://127.0.0.1:51234@evil.test/callback"],
    ["http://127.0.0.1.evil.test/callback"],
    ["http://localhost/callback"],
    ["https://127.0.0.1/callback"],
    ["javascript:alert(1)"],
    ["//127.0.0.1/callback"],
    [""],
  ])("may not be %s", (asked) => expect(isRegisteredRedirect(asked, REGISTERED)).toBe(false));
});
