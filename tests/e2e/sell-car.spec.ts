import { expect } from "@playwright/test";
import { newBuyer, openAlive } from "./journey.ts";
import { sellCar } from "./sell-car-steps.ts";
import { look } from "./tracker-steps.ts";
import { title } from "./trade-in-steps.ts";
import { test } from "./visitor.ts";

test("On a phone a car is sold without a purchase, from the offer to the money", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 375, height: 800 });
  const home = { street: "100 Congress Ave", city: "Austin", state: "TX", zip: "78701" };
  await sellCar(page, { email: await newBuyer(request), home });
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, "sell-8-paid");
  await openAlive(page, "/es/trade-in/sale");
  await expect(title(page, "Vendido. Ya le pagamos.")).toBeVisible();
  await look(page, "sell-9-spanish");
});
