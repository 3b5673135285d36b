import { expect, test } from "vitest";
import { hasTray } from "./tray-pages.ts";

test.each(["/", "/search", "/vehicles/1HGCM82633A004352", "/saved-vehicles"])(
  "What is chosen to compare stays in reach while people look for vehicles: %s",
  (path) => expect(hasTray(path)).toBe(true),
);

test.each([
  "/vehicles/1HGCM82633A004352/contact",
  "/vehicles/1HGCM82633A004352/test-drive",
  "/checkout/SUN-1/details",
  "/progress/SUN-1",
  "/profile",
  "/contact-us",
])("Nothing covers a form or a step of buying: %s", (path) => expect(hasTray(path)).toBe(false));
