import { describe, expect, it } from "vitest";
import { firstVisitName } from "./apple-provider.ts";

const nameIn = (user: string) =>
  firstVisitName(`https://cars.example/callback?${new URLSearchParams({ code: "c", user }).toString()}`);

describe("the name that Apple tells once", () => {
  it("is read from beside the answer", () => {
    const user = JSON.stringify({
      name: { firstName: "Zoë ", lastName: "O’Neil" },
      email: "other@example.com",
    });
    expect(nameIn(user)).toEqual({ firstName: "Zoë", lastName: "O'Neil" });
  });

  it.each([
    "",
    "null",
    "[]",
    "7",
    "{",
    '{"name":null}',
    '{"name":"Zoë"}',
    '{"name":{"firstName":7,"lastName":{}}}',
    '{"name":{"firstName":"  ","lastName":"\\u0000\\u202e"}}',
    JSON.stringify({ name: { firstName: "x".repeat(3000) } }),
  ])("is missing rather than wrong in %j", (user) => {
    expect(nameIn(user)).toEqual({});
  });

  it("loses what is not part of a name", () => {
    const user = JSON.stringify({ name: { firstName: "<b>Ann\r\nBcc: x", lastName: "y".repeat(100) } });
    expect(nameIn(user)).toEqual({ firstName: "bAnnBcc: x", lastName: "y".repeat(40) });
  });
});
