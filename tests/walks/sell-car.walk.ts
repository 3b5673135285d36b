import { port } from "../e2e/own-server.ts";
import { sellCar } from "../e2e/sell-car-steps.ts";
import { joinStore } from "./trade-in/store-calls.ts";
import { test } from "../e2e/visitor.ts";

const STORES = [
  { host: "localhost", home: { street: "100 Congress Ave", city: "Austin", state: "TX", zip: "78701" } },
  {
    host: "harbor.localhost",
    home: { street: "48 Peachtree Street", city: "Atlanta", state: "GA", zip: "30309" },
  },
];

for (const { host, home } of STORES)
  for (const width of [375, 1440])
    test.describe(`At ${host}, ${width} wide`, () => {
      test.use({
        viewport: { width, height: 900 },
        baseURL: `http://${host}:${port}`,
        actionTimeout: 60_000,
      });
      test("a car is sold without a purchase, from the offer to the money", async ({ page }) => {
        test.setTimeout(300_000);
        await page.goto("/faq", { waitUntil: "commit" });
        await sellCar(page, { email: await joinStore(page), home, shot: `${host.split(".")[0]}-` });
      });
    });
