import { type Browser, expect, type Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { buyableVehicle, fillSignIn, newBuyer, signIn, toDetails } from "./journey.ts";
import { refuseToBeCounted, test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

async function fillDetails(page: Page): Promise<void> {
  const fields: Record<string, string> = {
    "First name": "Avery",
    "Last name": "Buyer",
    Email: "avery@example.com",
    Phone: "5122345678",
    "Street address": "12 Main Street",
    City: "Austin",
    "Zip code": "78701",
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("main").getByLabel("State", { exact: true }).selectOption("TX");
}

/** Mistakes are told, and nobody who types loses the focus to them. */
async function expectToTypeOn(page: Page): Promise<void> {
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
  await field("Zip code").fill("7");
  await field("First name").fill("J");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hollis");
  await expect(field("Last name")).toHaveValue("Hollis");
  await page.getByRole("button", { name: "Continue to overview" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these answers" })).toBeFocused();
  await field("First name").press("End");
  await page.keyboard.type("im");
  await expect(field("First name")).toHaveValue("Jim");
}

test("A buyer pays cash: from the car's page to the receipt and the list of orders", async ({
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request, 0);
  await page.goto(`/vehicles/${vehicle.key}`);
  await page.getByRole("link", { name: "Buy this car" }).click();
  await fillSignIn(page, await newBuyer(request));
  await toDetails(page);
  const orderNumber = /FC\w{14}/.exec(page.url())![0];
  await expect(page.getByRole("timer")).toContainText(/\d\d:\d\d/);

  await expectToTypeOn(page);
  await fillDetails(page);
  const saved = page.getByText("Saved", { exact: true });
  await expect(saved).toBeVisible();
  // Nothing says so of what was typed since.
  await page.getByRole("main").getByLabel("City", { exact: true }).fill("Aust");
  expect(await saved.isVisible()).toBe(false);
  await page.getByRole("main").getByLabel("City", { exact: true }).fill("Austin");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByLabel("City", { exact: true })).toHaveValue("Austin");
  await page.getByRole("button", { name: "Continue to overview" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Review and submit" })).toBeVisible();
  const submit = page.getByRole("button", { name: /Submit/ });
  await submit.click();
  await expect(page.getByRole("checkbox", { name: /I agree to buy this car/ })).toBeFocused();
  await page.getByRole("checkbox", { name: /I agree to buy this car/ }).check();
  const total = await page.getByText("Amount due").locator("xpath=following::dd[1]").textContent();
  await submit.click();

  await expect(page.getByRole("heading", { name: /^It.s reserved for you/ })).toBeVisible();
  await expect(page.getByText(orderNumber)).toBeVisible();
  await expect(page.getByText(total!).first()).toBeVisible();

  await page.goto("/deals");
  await page
    .getByRole("link", { name: new RegExp(`View order .*${vehicle.model}`) })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await page.goBack();
  for (const address of [`/checkout/${orderNumber}/overview`, `/checkout/${orderNumber}`]) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/deals/${orderNumber}`));
  }
});

test("Who holds a car is told so wherever it stands, with the time left and the way on", async ({
  page,
  context,
  request,
}) => {
  const vehicle = await buyableVehicle(request, 11);
  const headers = await signIn(page, await newBuyer(request));
  await request.put(`/api/favorites/${vehicle.key}`, { headers });
  await page.goto(`/vehicles/${vehicle.key}`);
  await page.getByRole("link", { name: "Buy this car" }).click();
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/);
  const checkout = page.url();

  const second = await context.newPage();
  for (const [where, tab] of [
    ["back", page],
    ["second tab", second],
  ] as const) {
    await test.step(where, async () => {
      if (tab === page) await tab.goBack();
      else await tab.goto(`/vehicles/${vehicle.key}`);
      const main = tab.getByRole("main");
      await expect(main.getByText("You are holding this car,")).toContainText(/29:\d\d/);
      await expect(main.getByText("Another customer")).toHaveCount(0);
      await expect(main.getByRole("link", { name: "Buy this car" })).toHaveCount(0);
    });
  }
  await test.step("before any script starts", async () => {
    const written = await context.newPage();
    await written.route("**/assets/*.js", (route) => route.abort());
    await written.goto(`/vehicles/${vehicle.key}`);
    await expect(written.getByText("This car is on hold right now.")).toBeVisible();
    await expect(written.getByText("Another customer is buying")).toBeHidden();
    await written.close();
  });
  for (const address of [`/search?q=${vehicle.key}`, "/saved-vehicles"]) {
    await second.goto(address);
    const card = second.getByRole("main").getByRole("article").first();
    await expect(card).toContainText("You are holding this car");
    await expect(card).not.toContainText("Sale Pending");
    await expect(card.getByRole("link", { name: "Continue checkout" })).toBeVisible();
  }
  await test.step("on a phone, beside the signs in the picture and not below them", async () => {
    await second.setViewportSize({ width: 320, height: 740 });
    const card = second.getByRole("main").getByRole("article").first();
    const said = (await card.getByText("You are holding this car").boundingBox())!;
    const sign = (await card.getByRole("button", { name: /^Compare/ }).boundingBox())!;
    expect(said.x + said.width).toBeLessThanOrEqual(sign.x);
    await second.setViewportSize({ width: 1440, height: 900 });
  });
  await second.goto(`/compare?vins=${vehicle.key}`);
  await expect(second.getByRole("cell", { name: "You are holding this car" })).toBeVisible();
  await second.getByRole("main").getByRole("link", { name: "Continue checkout" }).click();
  await expect(second).toHaveURL(checkout);
});

test("Checkout starts with the phone and the home address that the profile knows", async ({
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request, 9);
  const headers = await signIn(page, await newBuyer(request));
  const home = { address: "12 Main Street", addressLine2: "", city: "Austin", state: "TX", zipCode: "78701" };
  expect((await request.patch("/api/profile", { data: home, headers })).status()).toBe(200);

  const made = await request.post("/api/commerce/orders", { data: { vehicleKey: vehicle.key }, headers });
  expect(made.status(), await made.text()).toBe(201);
  const { orderNumber } = (await made.json()) as { orderNumber: string };
  await page.goto(`/checkout/${orderNumber}/details`);
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
  await expect(field("Phone")).toHaveValue("(512) 234-5678");
  await expect(field("Street address")).toHaveValue("12 Main Street");
  await expect(field("State")).toHaveValue("TX");
  await page.getByRole("button", { name: "Continue to overview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and submit" })).toBeVisible();
  await expect(page.getByText("Austin, TX 78701")).toBeVisible();
});

/** Of a browser of its own. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await refuseToBeCounted(context);
  return context.newPage();
}

test("While one buyer checks out, another sees Sale Pending and cannot buy", async ({
  browser,
  request,
  baseURL,
}) => {
  const vehicle = await buyableVehicle(request, 1);
  const [first, second] = [await openPage(browser, baseURL!), await openPage(browser, baseURL!)];
  await signIn(second, await newBuyer(request));
  await second.goto(`/vehicles/${vehicle.key}`);
  await expect(second.getByRole("link", { name: "Buy this car" })).toBeVisible();

  await signIn(first, await newBuyer(request));
  await first.goto(`/cart?buy=${vehicle.key}`);
  await expect(first).toHaveURL(/\/checkout\/FC\w+\/payment-options/);
  const orderNumber = /FC\w{14}/.exec(first.url())![0];

  await expect(async () => {
    await second.goto(`/vehicles/${vehicle.key}`);
    await expect(second.getByRole("status").getByText("Sale Pending")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(second.getByRole("link", { name: "Buy this car" })).toHaveCount(0);
  await second.goto(`/cart?buy=${vehicle.key}`);
  await expect(second.getByText("This vehicle is no longer available.")).toBeVisible();

  await second.goto(`/deals/${orderNumber}`);
  await expect(
    second.getByText(/^Oops! We're having trouble locating your order\. Need Help\? Call/),
  ).toBeVisible();

  await first.goto("/cart");
  await first
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(async () => {
    await second.goto(`/vehicles/${vehicle.key}`);
    await expect(second.getByRole("link", { name: "Buy this car" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await first.context().close();
  await second.context().close();
});

test("Checkout says that the total is an estimate until the address is known, and then what it was", async ({
  page,
  request,
}) => {
  // Sold in Ohio: the total of a Californian car does not change with a Californian address.
  const vehicle = await buyableVehicle(request, 12, "rooftop=sunlane-columbus");
  await signIn(page, await newBuyer(request));
  await page.goto(`/cart?buy=${vehicle.key}`);
  const car = page.getByRole("region", { name: "Your car" });
  const estimated = car.getByText(
    /^Estimated total with taxes and fees for \w+\. Your address decides the final amount\.$/,
  );
  await expect(estimated).toBeVisible();
  await toDetails(page);
  await fillDetails(page);
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
  await field("City").fill("Beverly Hills");
  await field("Zip code").fill("90210");
  await field("State").selectOption("CA");
  await expect(car.getByText("Total with taxes and fees, CA")).toBeVisible();
  await expect(estimated).toHaveCount(0);
  await expect(
    car.getByText(
      /^It was \$[\d,.]+ before we knew your address\. Taxes and fees depend on where you live\.$/,
    ),
  ).toBeVisible();
});

test("A buyer with a lender of their own says who lends, and is asked for the approval letter", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const vehicle = await buyableVehicle(request, 14);
  await signIn(page, await newBuyer(request));
  await page.goto(`/cart?buy=${vehicle.key}`);
  await page.getByText("Use my own bank or credit union").click();
  const main = page.getByRole("main");
  const lender = main.getByLabel("Name of your bank or credit union");
  await lender.pressSequentially("penf");
  await expect(main.getByRole("option")).toHaveText(["Pentagon Federal Credit Union"]);
  expect(await violations(page)).toEqual([]);
  await lender.press("ArrowDown");
  await lender.press("Enter");
  await expect(lender).toHaveValue("Pentagon Federal Credit Union");
  await lender.fill("Nayv Federal Credit Union");
  await lender.blur();
  await main.getByRole("button", { name: "Yes, use Navy Federal Credit Union" }).click();
  await expect(lender).toHaveValue("Navy Federal Credit Union");
  await lender.fill("Pecan Street Credit Union");
  await lender.blur();
  await main.getByRole("button", { name: "Yes, it's right" }).click();
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(main.getByLabel("How to reach your lender")).toBeFocused();
  await expect(main.getByText("Enter a phone number or an email address of your lender.")).toBeVisible();
  await main.getByLabel("How to reach your lender").fill("(512) 555-0177");
  await main.getByLabel("Approved amount").fill("30000");
  expect(await violations(page)).toEqual([]);
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/trade-in$/);
  await main.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/coverage$/);
  await main.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/details$/);
  await fillDetails(page);
  await page.getByRole("button", { name: "Continue to overview" }).click();
  await page.getByRole("checkbox", { name: /accept the terms/ }).check();
  await page.getByRole("button", { name: "Submit order" }).click();
  await page.getByRole("link", { name: "Track your order" }).click();
  await expect(page).toHaveURL(/\/progress\/[^/]+\//);
  await page.goto(new URL("doc-upload", page.url()).href);
  await expect(page.getByLabel("Choose files for Approval letter from your lender")).toBeAttached();
});

// The first test of this file makes mistakes on the same page.
const mistakes = "Details that are wrong are named beside the field and nothing is lost";
test(mistakes, { tag: "@repetition" }, async ({ page, request }) => {
  const vehicle = await buyableVehicle(request, 2);
  await signIn(page, await newBuyer(request));
  await page.goto(`/cart?buy=${vehicle.key}`);
  await toDetails(page);
  await fillDetails(page);
  const zip = page.getByRole("main").getByLabel("Zip code", { exact: true });
  await zip.fill("123");
  await page.getByRole("button", { name: "Continue to overview" }).click();
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("main").getByLabel("City", { exact: true })).toHaveValue("Austin");
  await page.goto("/cart");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});
