import { expect, type Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { openAlive, searchVehicles } from "./journey.ts";
import { test } from "./visitor.ts";

/** A used car whose inspection found something around the car. */
async function openMarkedCar(page: Page): Promise<void> {
  const { vehicles } = await searchVehicles(page.request, "condition=used&availability=Available");
  for (const { key } of vehicles) {
    await page.goto(`/vehicles/${key}`);
    if ((await page.locator(".marked-car a").count()) > 0) return;
  }
  throw new Error("no car has a mark");
}

/** Marks are tapped on a phone, and the map is walked by keyboard at a desk; the other way round it is the same again. */
const at = (wanted: number, width: number): { readonly tag: string[] } => ({
  tag: wanted === width ? [] : ["@repetition"],
});

for (const width of [375, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 812 } });

    const marks = "A used car's page shows each mark of its inspection where it is, and leads to its line";
    test(marks, at(375, width), async ({ page }) => {
      await openMarkedCar(page);
      const report = page.getByRole("region", { name: "Condition report" });
      await expect(report).toContainText("Odometer at inspection");
      const first = report.locator(".marked-car a").first();
      const name = (await first.getAttribute("aria-label")) ?? "";
      const number = Number.parseInt(name, 10);
      await first.click();
      await expect(page).toHaveURL(new RegExp(`#mark-${number}$`));
      const line = report.getByRole("listitem").filter({ has: page.locator(`text="${number}"`) });
      await expect(line.first()).toBeInViewport();
      const part = /^\d+: (?<part>.*?)\. /.exec(name)?.groups?.["part"] ?? "";
      await expect(report.locator(`#mark-${number}`)).toContainText(part);
      expect(await violations(page)).toEqual([]);
    });

    const dealers = "The map of the results counts cars by dealership and narrows the search by keyboard";
    test(dealers, at(1440, width), async ({ page }) => {
      await openAlive(page, "/search?condition=used");
      const { total } = await searchVehicles(page.request, "condition=used");
      await page.getByRole("button", { name: "Map" }).focus();
      await page.keyboard.press("Enter");
      const map = page.getByRole("region", { name: "Map of dealerships" });
      const dots = map.locator("svg a");
      await expect(dots.first()).toBeVisible();
      const names = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute("aria-label") ?? ""));
      const counts = names.map((name) => Number(/: ([\d,]+) car/.exec(name)?.[1]?.replace(",", "")));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(await violations(page)).toEqual([]);
      await dots.first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/condition=used&rooftop=|rooftop=.*condition=used/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        String(counts[0]?.toLocaleString("en-US")),
      );
      await map.getByRole("link", { name: "Show all dealerships" }).click();
      await expect(page).not.toHaveURL(/rooftop=/);
    });
  });
}
