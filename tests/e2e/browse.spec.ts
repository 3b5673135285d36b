import { expect } from "@playwright/test";
import { openAlive, searchVehicles } from "./journey.ts";
import { test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

const cards = { role: "article" } as const;
const resultsHeading = /^[\d,]+ vehicles?$/;

test("A shopper narrows the stock by make and price, sorts, turns the page and goes back", async ({
  page,
}) => {
  await page.goto("/search");
  const count = page.getByRole("heading", { level: 1, name: resultsHeading });
  const all = await count.textContent();

  await page.getByRole("checkbox", { name: /^Toyota/ }).check();
  await expect(page).toHaveURL(/[?&]make=toyota/);
  await expect(count).not.toHaveText(all!);
  const toyotas = await count.textContent();

  await page.getByLabel("Maximum price").fill("40000");
  await page.getByLabel("Maximum price").press("Tab");
  await expect(page).toHaveURL(/priceMax=40000/);
  await page.getByLabel("Sort").selectOption({ label: "Price (Low to High)" });
  await expect(page).toHaveURL(/sort=price-asc/);
  const title = page.getByRole("link", { name: /^Go to .* Toyota/ });
  await expect(page.getByRole(cards.role).filter({ has: title }).first()).toBeVisible();
  await expect(page.getByRole(cards.role).filter({ hasNot: title })).toHaveCount(0);

  await page.getByRole("link", { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page).toHaveURL(/make=toyota/);

  await page.goto("/search?make=toyota");
  await expect(count).toHaveText(toyotas!);
  await page.getByRole("link", { name: /Remove filter: .*Toyota/ }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(count).toHaveText(all!);
});

test("A press before the page is alive reaches its code when it can answer, not earlier", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener("app:alive", () => heard.push("alive"));
    for (const name of ["pointerdown", "keydown", "click"])
      document.addEventListener(name, () => heard.push(name), true);
  });
  let isOpen = false;
  await page.route(/\/assets\/.*\.js/, async (route) => {
    while (!isOpen) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue();
  });
  await page.goto("/search");
  await page
    .getByRole("button", { name: /^Save \d{4} / })
    .first()
    .click();
  await page.keyboard.press("Shift");
  isOpen = true;
  await expect(page.getByRole("dialog", { name: /sign in/i })).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect([...new Set(heard)]).toEqual(["alive", "click"]);
});

test("A zip shows where the car is and how far away", async ({ page }) => {
  await page.goto("/search");
  const zip = page.getByLabel("Zip code");
  await zip.fill("78701");
  await zip.press("Enter");
  await expect(page).toHaveURL(/zip=78701/);
  await expect(page.getByRole(cards.role).first()).toContainText(/\d+ miles? away|\d+ mi/);

  await page.getByRole("combobox", { name: /^Distance/ }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/distance=/);

  await zip.fill("00000");
  await zip.press("Enter");
  await expect(
    page.getByText("Sorry, we're unable to locate the zip code you provided. Please try again."),
  ).toBeVisible();
});

test("A search that finds nothing says so and offers the way back", async ({ page }) => {
  await openAlive(page, "/search?make=toyota&priceMax=1");
  await expect(page.getByRole("heading", { name: "No vehicles match your search." })).toBeVisible();
  await page.getByRole("link", { name: /^Remove “Up to \$1/ }).click();
  await expect(page.getByRole(cards.role).first()).toBeVisible();
});

test("An address that somebody shared stays as it is, also where no control shows it", async ({ page }) => {
  const shared = ["make=none", "priceMax=20123&availability=PendingSale&zip=78701&distance=77", "year=2020"];
  for (const question of shared) {
    await openAlive(page, `/search?${question}`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page).toHaveURL(new RegExp(`\\?${question}$`));
  }
  await page.getByRole("checkbox", { name: /^Used/ }).check();
  await expect(page).toHaveURL(/condition=used/);
  await expect(page).toHaveURL(/year=2020/);
});

test("A filter that was opened stays open when its last tick is taken back", async ({ page }) => {
  await openAlive(page, "/search");
  await page.locator("summary", { hasText: /^Fuel/ }).click();
  const hybrid = page.getByRole("checkbox", { name: /^Hybrid/ });
  await hybrid.check();
  await expect(page).toHaveURL(/fuel=hybrid/);
  await hybrid.uncheck();
  await expect(page).not.toHaveURL(/fuel=/);
  await expect(page.locator("summary", { hasText: /chosen/ })).toHaveCount(0);
  await expect(hybrid).toBeVisible();
});

test("An impossible range and unknown parameters never break the page", async ({ page }) => {
  const answer = await page.goto("/search?priceMin=90000&priceMax=10&unknown=1&page=-7&sort=none&zip=abc");
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("No vehicles match your search.")).toBeVisible();
});

test("A vehicle with a sale pending or sold says so and offers similar ones", async ({ page, request }) => {
  const { vehicles } = await searchVehicles(request, "availability=PendingSale");
  const pending = vehicles.find(({ pendingSale }) => pendingSale)!;
  await page.goto(`/vehicles/${pending.key}`);
  await expect(page.getByText("Sale Pending", { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "Another customer is buying this vehicle. If they do not proceed, it returns to our inventory.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy this car" })).toHaveCount(0);
  await page.getByRole("link", { name: "View similar vehicles" }).first().click();
  await expect(page).toHaveURL(/\/search\?make=/);
});

test("Typing suggests at most ten searches, and the keyboard takes one", async ({ page }) => {
  await openAlive(page, "/search");
  const box = page.getByRole("combobox", { name: "Search by make, model or keyword" });
  await box.pressSequentially("toy");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?.+/);

  // Below the empty field stands what was searched for, until the shopper clears it.
  await box.blur();
  await box.focus();
  const recent = page.getByRole("listbox", { name: "Recent searches" }).getByRole("option");
  await expect(recent).toHaveCount(1);
  await page.getByRole("button", { name: "Clear this list" }).click();
  await expect(recent).toHaveCount(0);
});

test("Suggestions are asked for once, after a pause of 400 ms in the typing (UI-17)", async ({ page }) => {
  // Without cards, which it is not about.
  await openAlive(page, "/search?make=none");
  const box = page.getByRole("combobox", { name: "Search by make, model or keyword" });
  await box.focus();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/suggestions")) asked.push(searchParams.get("q") ?? "");
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of "honda") {
    await box.press(key);
    await page.clock.runFor(399);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["honda"]);
});

test("Enter before the suggestions are there waits for them and takes the first", async ({ page }) => {
  await page.goto("/search");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/public/inventory/suggestions*", async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByRole("combobox", { name: "Search by make, model or keyword" });
  // Keys pressed before the page's code has taken over ask for nothing: type again.
  await expect(async () => {
    await box.fill("");
    const asked = page.waitForRequest("**/public/inventory/suggestions?q=honda", { timeout: 3_000 });
    await box.pressSequentially("honda");
    await asked;
  }).toPass();
  await box.press("Enter");
  await expect(page).not.toHaveURL(/make=/);
  release();
  await expect(page).toHaveURL(/make=honda/);
});

test("Enter finds the same cars after the suggestions are there, and words alone rank the name first", async ({
  page,
}) => {
  await openAlive(page, "/search");
  const box = page.getByRole("combobox", { name: "Search by make, model or keyword" });
  await box.pressSequentially("honda");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?make=honda$/);

  await page.goto("/search?q=toyota+ra");
  await expect(page.getByLabel("Sort").locator("option:checked")).toHaveText("Best match");
  await expect(page.getByRole("article").first()).toContainText("Toyota RAV4");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("people filter, sort, turn pages and open a car", async ({ page }) => {
    await page.goto("/search");
    await page.getByRole("checkbox", { name: /^Toyota/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/make=toyota/);
    await page.getByRole("link", { name: /next/i }).click();
    await expect(page).toHaveURL(/page=2/);
    const link = page.getByRole(cards.role).first().getByRole("link").first();
    await link.click();
    await expect(page).toHaveURL(/\/vehicles\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Toyota");
    await expect(page.getByText(/\$[\d,]+/).first()).toBeVisible();
  });
});

test("A word as long as an address makes no page scroll sideways on a phone", async ({ page, request }) => {
  const LONG = `https://dealer.example/${"special-offers-".repeat(12)}`;
  await page.setViewportSize({ width: 320, height: 720 });
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(`/search?q=${"x".repeat(120)}&make=toyota`);
  await expect(page.getByRole("link", { name: /^Remove “/ }).first()).toBeVisible();
  await expectToFit();

  const { vehicles } = await searchVehicles(request, "condition=used");
  await openAlive(page, `/vehicles/${vehicles[0]!.key}`);
  // As a feed may bring it: in the name, in a piece of equipment, in the dealer's words.
  for (const place of [
    page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]"),
    page.getByRole("region", { name: "Features" }).getByRole("listitem").first(),
    page.getByRole("region", { name: "About this vehicle" }).locator("p").first(),
  ])
    await place.evaluate((element, text) => (element.textContent = text), LONG);
  await expectToFit();
});
