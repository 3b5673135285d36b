import { describe, expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { configuredRedirect } from "./configured-redirect.ts";

const none = demoTenants[0]?.config.redirects ?? ({} as never);

function target(path: string, redirects: Partial<typeof none>) {
  return configuredRedirect(new URL(path, "http://localhost"), { redirects: { ...none, ...redirects } });
}

describe("a page that the retailer sends elsewhere", () => {
  test.each([
    ["/faq", { faq: "https://help.example.com/faq" }, "https://help.example.com/faq"],
    ["/faq.data?_routes=x", { faq: "https://help.example.com/faq" }, "https://help.example.com/faq"],
    ["/warranty", { warranty: "/why-us" }, "/why-us"],
    [
      "/search?make=kia",
      { search: "https://cars.example.com/?{query}" },
      "https://cars.example.com/?make=kia",
    ],
    [
      "/vehicles/1HGCM82633A004352",
      { vehicleDetails: "https://cars.example.com/{vin}" },
      "https://cars.example.com/1HGCM82633A004352",
    ],
  ])("%s goes to its target", (path, redirects, expected) => {
    expect(target(path, redirects)).toBe(expected);
  });

  test.each([
    ["/faq", {}],
    ["/faq", { faq: "/faq" }],
    ["/vehicles/unavailable", { vehicleDetails: "https://cars.example.com/{vin}" }],
    ["/deals", { search: "/why-us" }],
  ])("%s is served when its target is empty, leads back, or belongs to another page", (path, redirects) => {
    expect(target(path, redirects)).toBeUndefined();
  });
});
