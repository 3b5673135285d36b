import { expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { buyableVehicle, openAlive, searchVehicles } from "./journey.ts";
import { test } from "./visitor.ts";

test("A car's page describes it to people and to machines", async ({ page, request }) => {
  const vehicle = await buyableVehicle(request);
  await page.goto(`/vehicles/${vehicle.key}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${vehicle.make} ${vehicle.model}`);
  await expect(page).toHaveTitle(new RegExp(vehicle.model.replaceAll(/[^\w ]/g, ".")));

  const markup = await page.locator('script[type="application/ld+json"]').textContent();
  const document = JSON.parse(markup!) as { "@context": string; "@graph": Record<string, unknown>[] };
  expect(document["@context"]).toBe("https://schema.org");
  const structured = document["@graph"].find((thing) => "offers" in thing)!;
  expect(structured).toMatchObject({
    offers: { priceCurrency: "USD", availability: expect.stringContaining("InStock") as unknown },
  });
  expect([structured["@type"]].flat()).toContain("Car");
  const { price } = structured["offers"] as { price: number | string };
  expect(Math.round(Number(price) * 100)).toBe(vehicle.priceCents);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/vehicles/${vehicle.key}$`),
  );
});

test("Every number of the payment opens to its reason, and the calculator keeps its choices in the address", async ({
  page,
  request,
}) => {
  const { vehicles } = await searchVehicles(request, "availability=Available&condition=used&priceMin=20000");
  const vehicle = vehicles[0]!;
  // The calculator does not ask again for the zip of a search.
  await page.goto("/search?zip=78701");
  await page.waitForFunction(() => sessionStorage.getItem("fc.searched-zip"));
  await page.goto(`/vehicles/${vehicle.key}`);
  const payment = page.getByRole("region", { name: "Price and payment" });
  await payment.getByText("Every number and its reason").click();
  await payment.getByText("Amount financed", { exact: true }).click();
  await expect(payment.getByText(/^The price less incentives and down payment/)).toBeVisible();
  // A used car says which warranty it comes with, before anybody buys it.
  await expect(page.getByRole("region", { name: "Warranty and Buyers Guide" })).toContainText(/warranty/i);

  await payment.getByRole("button", { name: "Customize payment" }).click();
  await payment.getByRole("radio", { name: "60", exact: true }).check();
  await expect(payment.getByLabel("Zip code")).toHaveValue("78701");
  await expect(payment.getByText("Documentation fee")).toBeVisible();
  await payment.getByRole("textbox", { name: "Down payment" }).fill("99999999");
  await page.keyboard.press("Enter");
  await expect(payment.getByText(/^Your down payment is too high/)).toBeVisible();
  await payment.getByRole("textbox", { name: "Down payment" }).fill("3000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/down=3000.*term=60.*zip=78701/);
  const amount = payment.getByRole("status").filter({ hasText: "/mo" });
  const shown = await amount.textContent();
  await page.reload();
  await expect(amount).toHaveText(shown!);
  await payment.getByRole("radio", { name: "Cash" }).check();
  await expect(payment.getByText("Your total")).toBeVisible();
  await expect(payment.getByText("Sales tax", { exact: true })).toBeVisible();
  // No town's taxes stand beside a zip that nobody knows.
  await payment.getByLabel("Zip code").fill("99999");
  await expect(payment.getByText(/unable to locate the zip code/)).toBeVisible();
  await expect(payment.getByText("Sales tax", { exact: true })).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test("A page names one payment: the panel follows the calculator, with the taxes of a searched zip", async ({
  page,
}) => {
  await openAlive(page, "/search?zip=78704&condition=used");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: /Change the terms|Customize payment/ }).click();
  const calculator = page.locator("[data-calculator]");
  const headline = calculator.locator("output").first();
  await expect(headline).toContainText(/\$[\d,]+\.\d\d\/mo/);
  await expect(page.getByText("with taxes and fees for 78704")).toBeVisible();
  await calculator.getByRole("radio", { name: "72" }).check();
  await expect(headline).toContainText("for 72 months");
  const exact = /\$([\d,]+\.\d\d)\/mo/.exec((await headline.textContent()) ?? "")?.[1] ?? "";
  const whole = Math.round(Number(exact.replaceAll(",", ""))).toLocaleString("en-US");
  await expect(page.getByText(/72 mo · .*with taxes and fees for 78704/)).toContainText(`$${whole}/mo`);
});

test("Pictures are seen by thumbnail and keyboard, full screen, and turned all the way round", async ({
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request);
  await page.goto(`/vehicles/${vehicle.key}`);
  const gallery = page.getByRole("region", { name: "Pictures" });
  const second = gallery.getByRole("button", { name: "Show picture 2" });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  for (const picture of await gallery.getByRole("img").all())
    await expect(picture).toHaveAttribute("alt", /./);

  await gallery.getByRole("button", { name: "View full screen" }).click();
  const full = page.getByRole("dialog");
  await expect(full.getByRole("status")).toHaveText("2 of 5");
  await page.keyboard.press("ArrowRight");
  await expect(full.getByRole("status")).toHaveText("3 of 5");
  await full.getByRole("button", { name: "Show picture 5" }).click();
  await expect(full.getByRole("status")).toHaveText("5 of 5");
  await full.getByRole("list", { name: "Pictures" }).focus();
  await page.keyboard.press("+");
  await expect(full.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(full).toBeHidden();

  // Back leaves the pictures before it leaves the page.
  const address = page.url();
  const fullScreen = gallery.getByRole("button", { name: "View full screen" });
  await fullScreen.click();
  await expect(full.getByRole("status")).toHaveText("2 of 5");
  await page.goBack();
  await expect(full).toBeHidden();
  await expect(fullScreen).toBeFocused();
  expect(page.url()).toBe(address);

  await gallery.getByRole("button", { name: "Rotate illustration" }).click();
  const car = page.getByRole("slider", { name: "Rotate the car" });
  await expect(car).toHaveAttribute("aria-valuenow", "45");
  await car.press("ArrowRight");
  await expect(car).toHaveAttribute("aria-valuenow", "60");
  await page.getByRole("button", { name: "180 degrees" }).click();
  await expect(car).toHaveAttribute("aria-valuenow", "180");
  expect(await violations(page)).toEqual([]);
});

test("Full screen shows the picture that was looked at before the others and what walks through them (0802)", async ({
  page,
  request,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/all-pictures-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await openAlive(page, `/vehicles/${(await buyableVehicle(request)).key}`);
  const full = page.getByRole("button", { name: "View full screen" });
  const open = page.getByRole("dialog");
  await full.click();
  await expect(open.getByRole("img")).toHaveCount(1);
  await expect(open.getByRole("img")).toBeInViewport();
  // Out of reach is everything else, although the code of the rest has not come.
  expect(await open.evaluate((element) => element.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(open).toBeHidden();
  await expect(full).toBeFocused();
  await full.click();
  await page.goBack();
  await expect(open).toBeHidden();
  await full.click();
  await expect(open.getByRole("img")).toHaveCount(1);
  release();
  await expect(open.getByRole("status")).toHaveText("1 of 5");
  await expect(open.getByRole("list", { name: "Pictures" })).toBeFocused();
});

test("What lies over the page is in sight one frame before the page is out of reach (0802)", async ({
  page,
  request,
}) => {
  await openAlive(page, `/vehicles/${(await buyableVehicle(request)).key}`);
  const frames = await page.evaluate(async () => {
    const says = () => {
      const dialog = document.querySelector("dialog[data-full-layer]");
      return dialog?.matches(":popover-open") === true
        ? "seen"
        : dialog?.matches(":modal") === true
          ? "modal"
          : "";
    };
    document.querySelector<HTMLButtonElement>(".gallery-buttons > :last-child")?.click();
    await Promise.resolve();
    const seen = [says()];
    while (seen.at(-1) !== "modal") {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      seen.push(says());
    }
    return seen;
  });
  expect(frames.slice(0, 2)).toEqual(["seen", "modal"]);
});

test("On a phone what is said stands above the way to buy, and leaves by itself once nobody points at it", async ({
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request);
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
  });
  await openAlive(page, `/vehicles/${vehicle.key}`);
  await page.getByRole("button", { name: "Share" }).click();
  const said = page.getByText("Link copied");
  await expect(said).toBeVisible();
  const bar = (await page.locator(".bottom-bar").boundingBox())!;
  const { y, height } = (await page.locator("output > div", { has: said }).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
  await said.hover();
  await page.clock.fastForward(4_500);
  await expect(said).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(4_500);
  await expect(said).toBeHidden();
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

test("The page in place of a car that is gone has the title and description of used cars like it", async ({
  request,
}) => {
  const signsOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [/<title>[^<]+/, /<meta name="description"[^>]+/].map((sign) => sign.exec(html)?.[0]);
  };
  const signs = await signsOf("/vehicles/unavailable?make=Honda&model=Civic");
  expect(signs[0]).toContain("Used Honda Civic for sale");
  expect(signs[1]).toContain("description");
  expect(signs).toEqual(await signsOf("/search?condition=used&make=honda&model=Civic"));
});
