import { expect, it } from "vitest";
import { routeOf } from "./log-requests.ts";

it.each([
  ["/", "/"],
  ["/search?make=Toyota&zip=78701", "/search"],
  ["/api/commerce/orders/SUN-4F7K2Q", "/api/commerce/orders/*"],
  ["/privacy-requests/pr_01HXABCDEF", "/privacy-requests/*"],
  ["/saved-searches/stop/eyJhbGciOi", "/saved-searches/stop/*"],
  ["/progress/SUN-1/payment/card/more", "/progress/*/payment/card/*"],
  ["/vehicles/2022-toyota-camry-4T1G11AK5NU123459", "/vehicles/*"],
  ["/ana.garcia@example.com", "/*"],
  ["/5125550100", "/*"],
])("the line of %s says %s and nothing that a person typed", (url, route) =>
  expect(routeOf(url)).toBe(route),
);
