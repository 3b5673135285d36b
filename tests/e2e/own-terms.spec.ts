import { expect } from "@playwright/test";
import { newBuyer, openAlive, searchVehicles, signIn } from "./journey.ts";
import { test } from "./visitor.ts";

test("Cards show a shopper's own payment terms once they are chosen, and nothing moves", async ({
  page,
  request,
}) => {
  const query = "availability=Available&condition=used&priceMin=20000&priceMax=40000";
  const { vehicles } = await searchVehicles(request, query);
  const vehicle = vehicles[0]!;
  await page.goto(`/search?${query}`);
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/vehicles/${vehicle.key}"]`) });
  // Before anybody chooses, everybody sees the retailer's terms.
  await expect(card.locator(".card-payment summary")).not.toContainText("72 mo");

  await openAlive(page, `/vehicles/${vehicle.key}`);
  const payment = page.getByRole("region", { name: "Price and payment" });
  await payment.getByRole("button", { name: "Customize payment" }).click();
  await payment.getByRole("radio", { name: "72", exact: true }).check();
  await payment.getByRole("textbox", { name: "Down payment" }).fill("4000");
  await payment.getByLabel("Zip code").fill("78701");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/down=4000.*term=72.*zip=78701/);
  await expect(payment.getByText("Documentation fee")).toBeVisible();

  await page.addInitScript(() => {
    const moved = ((window as unknown as { moved: number[] }).moved = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (moved as number[]).push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openAlive(page, `/search?${query}`);
  await expect(card.locator(".card-payment summary")).toContainText("72 mo · $4,000 down");
  await card.locator(".card-payment summary").click();
  await expect(card).toContainText("with taxes and fees for 78701");
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);

  // The same amount on the car's own page, which opens with these terms.
  const shown = (await card.locator(".card-payment summary b").textContent())!;
  await openAlive(page, `/vehicles/${vehicle.key}`);
  await expect(payment.getByRole("textbox", { name: "Down payment" })).toHaveValue("4,000");
  await expect(payment).toContainText(shown);
});

test("Who leaves a car at once after choosing finds the choice on the cards, by a link and by an address", async ({
  page,
  request,
}) => {
  const query = "availability=Available&condition=used&priceMin=20000&priceMax=40000";
  const vehicle = (await searchVehicles(request, query)).vehicles[1]!;
  const payment = page.getByRole("region", { name: "Price and payment" });
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/vehicles/${vehicle.key}"]`) });
  const leaveWith = async (term: string, leave: () => Promise<unknown>) => {
    await payment.getByRole("radio", { name: term, exact: true }).check();
    await leave();
    await expect(card.locator(".card-payment summary").first()).toContainText(`${term} mo`);
  };
  await openAlive(page, `/vehicles/${vehicle.key}`);
  await payment.getByRole("button", { name: "Customize payment" }).click();
  await leaveWith("72", () => page.goto(`/search?${query}`));
  // Whoever has terms finds the calculator open.
  await openAlive(page, `/vehicles/${vehicle.key}`);
  await leaveWith("36", () => page.getByRole("link", { name: vehicle.model, exact: true }).click());
});

test("Who buys or shares a car at once after choosing does so with what was chosen", async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  const { vehicles } = await searchVehicles(request, "availability=Available&condition=new");
  const vehicle = vehicles[2]!;
  await openAlive(page, `/vehicles/${vehicle.key}`);
  const payment = page.getByRole("region", { name: "Price and payment" });
  await payment.getByRole("button", { name: "Customize payment" }).click();
  await payment.getByLabel("Zip code").fill("78701");
  await expect(page).toHaveURL(/pay=finance.*zip=78701/);
  await page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (document.title = text)));
  // A frame later: no finger is faster.
  const atOnce = (choice: string, then: string) =>
    payment.getByRole("radio", { name: choice, exact: true }).evaluate(async (radio, button) => {
      (radio as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      const all = [...document.querySelectorAll<HTMLElement>("main a, main button")];
      all.find(({ textContent }) => textContent?.trim() === button)?.click();
    }, then);
  await atOnce("Lease", "Share");
  await expect(page).toHaveTitle(/pay=lease.*zip=78701/);
  await atOnce("24", "Buy this car");
  await expect(page).toHaveURL(/payment-options/);
  await expect(page.getByRole("main").getByRole("radio", { name: /^Lease/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Term" })).toHaveValue("24");
});
