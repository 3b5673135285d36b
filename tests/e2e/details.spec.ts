import { expect, test } from "@playwright/test";
import { buyableVehicle, searchVehicles } from "./journey.ts";

test("A car's page describes it to people and to machines", async ({ page, request }) => {
  const vehicle = await buyableVehicle(request);
  await page.goto(`/vehicles/${vehicle.key}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${vehicle.make} ${vehicle.model}`);
  await expect(page).toHaveTitle(new RegExp(vehicle.model.replaceAll(/[^\w ]/g, ".")));

  const markup = await page.locator('script[type="application/ld+json"]').textContent();
  const structured = JSON.parse(markup!) as Record<string, unknown>;
  expect(structured).toMatchObject({
    "@context": "https://schema.org",
    "@type": expect.stringMatching(/^(Car|Vehicle)$/) as unknown,
    offers: { priceCurrency: "USD", availability: expect.stringContaining("InStock") as unknown },
  });
  const { price } = structured["offers"] as { price: number | string };
  expect(Math.round(Number(price) * 100)).toBe(vehicle.priceCents);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/vehicles/${vehicle.key}$`),
  );
});

test("The estimated payment opens to where it comes from", async ({ page, request }) => {
  const { vehicles } = await searchVehicles(request, "availability=Available&condition=used");
  await page.goto(`/vehicles/${vehicles[0]!.key}`);
  const summary = page.getByText(/^Estimated payment/).first();
  await summary.click();
  for (const term of ["Vehicle price", "Down payment", "Amount financed", "APR", "Term", "Each month"])
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
});

test("The gallery shows every picture by its thumbnail and by the keyboard", async ({ page, request }) => {
  const vehicle = await buyableVehicle(request);
  await page.goto(`/vehicles/${vehicle.key}`);
  const gallery = page.getByRole("region", { name: "Pictures" });
  const second = gallery.getByRole("button", { name: "Show picture 2" });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  for (const picture of await gallery.getByRole("img").all())
    await expect(picture).toHaveAttribute("alt", /./);
});

test("Similar vehicles lead on, and the breadcrumb back to the search", async ({ page, request }) => {
  const vehicle = await buyableVehicle(request);
  await page.goto(`/vehicles/${vehicle.key}`);
  const similar = page.getByRole("region", { name: "Similar vehicles" });
  await similar.getByRole("link").first().click();
  await expect(page).not.toHaveURL(new RegExp(vehicle.key));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("navigation", { name: /breadcrumb/i })
    .getByRole("link", { name: "Search" })
    .click();
  await expect(page).toHaveURL(/\/search$/);
});

test("A car that does not exist is a 404 page with a way on", async ({ page }) => {
  const answer = await page.goto("/vehicles/NOSUCHVEHICLE");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
