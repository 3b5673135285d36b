import { expect, type Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { port } from "./own-server.ts";
import { test } from "./visitor.ts";

const HARBOR = `http://harbor.localhost:${port}`;

/** Sum of unexpected movements since the document began. */
const movement = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 300);
      }),
  );

const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Whether the emphasized words of the headline have a color of their own. */
const isColored = (page: Page): Promise<boolean> =>
  page
    .locator(".colored")
    .first()
    .evaluate(
      (words) => getComputedStyle(words).color !== getComputedStyle(words.parentElement ?? words).color,
    );

/** How often this document has fetched the flags. */
const flagsLoaded = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName(`${location.origin}/public/feature-flags/datafile`).length,
  );

test("Page flags show before the first paint, stay for the tab and are let go again", async ({ page }) => {
  const forced = ["hide_extra_menus", "contain_images_srp", "kbb_widget_badges_srp", "inline_compare_icons"];
  const whyUs = page.getByRole("banner").getByRole("link", { name: "Why Us" });
  await page.goto("/search?condition=used");
  await expect(whyUs).toBeVisible();
  await expect(page.locator(".kbb-badge").first()).toBeHidden();
  expect(await style(page, ".vehicle-card > .compare-button", "font-size")).not.toBe("0px");
  await page.goto(`/search?condition=used&${forced.map((key) => `flag_${key}=on`).join("&")}`);
  // Nothing has been hydrated yet: the document itself knows.
  await expect(whyUs).toBeHidden();
  await expect(page.locator(".kbb-badge").first()).toBeVisible();
  expect(await style(page, ".vehicle-card > .compare-button", "font-size")).toBe("0px");
  expect(await style(page, ".search-results .card-stage img", "object-fit")).toBe("contain");
  expect(await movement(page)).toBeLessThan(0.02);
  await page.goto("/?flag_hide_colored_spans=on");
  await expect(whyUs).toBeHidden();
  expect(await isColored(page)).toBe(false);
  await page.goto("/?flag_hide_colored_spans=reset&flag_hide_extra_menus=reset");
  await expect(whyUs).toBeVisible();
  expect(await isColored(page)).toBe(true);
  await page.goto("/sign-in");
  await expect(page.getByRole("link", { name: /Google/ })).toBeVisible();
  await page.goto("/sign-in?flag_social_login_google=off");
  await expect(page.getByRole("link", { name: /Google/ })).toBeHidden();
  await expect(page.getByRole("link", { name: /Apple/ })).toBeVisible();
});

test("A visitor keeps the variant they drew, and it is told once", async ({ page }) => {
  await page.goto(HARBOR);
  const seen = new Map<string, string>();
  for (let at = 0; seen.size < 2; at += 1) {
    const unit = at.toString(16).padStart(32, "0");
    await page.evaluate((id) => {
      localStorage.setItem("fc.caller-id", id);
      sessionStorage.clear();
    }, unit);
    await page.reload();
    seen.set(String(!(await isColored(page))), unit);
  }
  const [plainUnit = ""] = [seen.get("true")];
  await page.evaluate((id) => localStorage.setItem("fc.caller-id", id), plainUnit);
  for (let again = 0; again < 2; again += 1) {
    await page.reload();
    expect(await isColored(page)).toBe(false);
  }
  const told = () =>
    page.evaluate(() =>
      ((window as unknown as { told?: string[][] }).told ?? []).filter(([kind]) => kind === "exposure"),
    );
  // From where no page's code runs: the one before could still tell, and keep that it did.
  await page.goto(new URL("/robots.txt", page.url()).href);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(HARBOR);
  // A touch wakes the page; the first one may come before anybody listens.
  const touched = async () => {
    await page.getByRole("heading", { level: 1 }).click();
    return told();
  };
  await expect.poll(touched).toEqual([["exposure", "hide_colored_spans", "on"]]);
  await page.reload();
  await expect
    .poll(async () => {
      await touched();
      return flagsLoaded(page);
    })
    .toBe(1);
  expect(await told()).toEqual([]);
});

test("Vehicles of a rooftop show its support, and the guided tour is there when its flag is on", async ({
  page,
}) => {
  const answer = await page.request.get("/public/inventory/vehicles?rooftop=sunlane-miami");
  const [vehicle] = ((await answer.json()) as { vehicles: { key: string }[] }).vehicles;
  await page.goto(`/vehicles/${vehicle?.key}`);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Our Miami team speaks English and Spanish.")).toBeVisible();
  await expect(footer.getByRole("link", { name: "(305) 555-0110" })).toBeVisible();
  await page.goto("/search?flag_enable_guidance_tool=on");
  await expect(footer.getByRole("link", { name: "(512) 555-0100" })).toBeVisible();
  const tour = page.getByRole("complementary", { name: "Guided tour" });
  await tour.getByRole("button", { name: "Show me around" }).click();
  await expect(tour.getByRole("heading")).toBeFocused();
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await expect(tour.getByText("Step 2 of 3")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("fc.tour-seen"));
  await page.goto("/search?flag_enable_guidance_tool=off");
  // As above: the first touch may come before anybody listens.
  await expect
    .poll(async () => {
      await page.getByRole("heading", { level: 1 }).first().click();
      return flagsLoaded(page);
    })
    .toBe(1);
  await expect(tour).toHaveCount(0);
});
