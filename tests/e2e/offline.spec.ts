import { expect, type Page } from "@playwright/test";
import { openAlive, SECOND_BUYER, signIn, signOut } from "./journey.ts";
import { buyCheapestCar, look } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 375, height: 812 } });

/** The worker is there, and has kept what it needs for a page without a connection. */
const isReady = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return sessionStorage.getItem("fc.offline-ready") === "1" && navigator.serviceWorker.controller !== null;
  });

/** Addresses of what this device keeps of orders. */
const keptOrders = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("fc-orders"))) return [];
    const cache = await caches.open("fc-orders");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test("A car that was looked at can be read without a connection, and other pages say what is there", async ({
  page,
  context,
}) => {
  await openAlive(page, "/search");
  await isReady(page);
  const car = page.locator("main article a[href^='/vehicles/']").first();
  const path = (await car.getAttribute("href")) ?? "";
  // Its code is kept once it ran.
  await openAlive(page, path);
  const title = (await page.locator("h1").textContent()) ?? "";
  await expect
    .poll(() => page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.getByText("You're offline. What you see was kept on this device.")).toBeVisible();
  await page.goto("/financing");
  await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
  await expect(page.locator("[data-kept-cars] a").first()).toHaveAttribute("href", path);
  await look(page, "offline");
  await context.setOffline(false);
  await page.goto("/financing");
  await expect(page.getByRole("heading", { name: "You're offline" })).toHaveCount(0);
});

test("An order can be read without a connection until its buyer signs out", async ({ page, context }) => {
  const orderNumber = await buyCheapestCar(page);
  await expect(page.locator("[data-step-title]")).toBeVisible();
  await isReady(page);
  await page.reload();
  await expect(page.locator("[data-step-title]")).toBeVisible();
  await expect.poll(async () => (await keptOrders(page)).length).toBeGreaterThanOrEqual(3);

  // The step has read all it shows.
  await expect(page.locator(".step-bar")).toBeVisible();
  await context.setOffline(true);
  const line = page.getByText("You're offline. What you see was kept on this device.");
  await expect(line).toBeVisible();
  // Neither the line nor a message lies over the way on.
  const edges = [line, page.locator(".step-bar")].map((each) => each.boundingBox());
  const [lineBox, barBox] = await Promise.all(edges);
  expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(lineBox!.y);
  await expect(page.locator(".toast-place").first()).toHaveCSS("top", "76px");
  await page.reload();
  await expect(page.getByText(/^You're offline\. This is your order as of/)).toBeVisible({ timeout: 30_000 });
  await expect(line).toBeHidden();
  await expect(page.getByRole("img", { name: /^0 of \d+ steps completed$/ })).toBeVisible();
  await look(page, "offline-order");
  await page.goto("/financing");
  const kept = page.locator("[data-kept-orders] a");
  await expect(kept).toHaveAttribute("href", new RegExp(`/progress/${orderNumber}`));
  await kept.click();
  await expect(page.getByText(/^You're offline\. This is your order as of/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);

  await page.goto(`/deals/${orderNumber}`);
  await signOut(page);
  await expect.poll(() => keptOrders(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("fc.kept-for"))).toBeNull();
});

test("Another account's sign-in on the same device forgets the orders of the one before", async ({
  page,
}) => {
  await buyCheapestCar(page);
  await expect.poll(async () => (await keptOrders(page)).length).toBeGreaterThanOrEqual(3);
  await signIn(page, SECOND_BUYER);
  await page.goto("/deals");
  await expect.poll(() => keptOrders(page)).toEqual([]);
});
