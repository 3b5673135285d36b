import { describe, expect, test } from "vitest";
import { visitedOrigin } from "./visited-origin.ts";

const site = "https://cars.example.com";
const at = (host: string, headers: Record<string, string> = {}, own = site) =>
  visitedOrigin(new Request("http://any/x", { headers: { host, ...headers } }), own);

describe("where a caller's browser is", () => {
  test.each([
    ["cars.example.com", "https://cars.example.com"],
    ["Cars.Example.com.", "https://cars.example.com"],
    ["cars.example.com:31337", "https://cars.example.com"],
    ["www.cars.example.com:80", "https://www.cars.example.com"],
    ["localhost:3000", "http://localhost:3000"],
    ["harbor.localhost:8080", "http://harbor.localhost:8080"],
    ["localhost.:8080", "http://localhost:8080"],
    ["127.0.0.1", "http://127.0.0.1"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["a b", site],
    ["", site],
  ])("with the host %j is %s", (host, origin) => {
    expect(at(host)).toBe(origin);
  });

  test("keeps the port of a site that has one", () => {
    expect(at("www.shop.lan:1", {}, "http://shop.lan:8080")).toBe("http://www.shop.lan:8080");
  });

  test("is https behind a proxy of ours on this machine too", () => {
    expect(at("localhost:8443", { "x-forwarded-proto": "https" })).toBe("https://localhost:8443");
  });
});
