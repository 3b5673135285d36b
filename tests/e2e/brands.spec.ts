import { expect, type Page } from "@playwright/test";
import { shortNames } from "#rendering/styles/short-names.ts";
import { port } from "./own-server.ts";
import { test } from "./visitor.ts";

const DEFAULT = `http://localhost:${port}`;
const OTHER = `http://harbor.localhost:${port}`;

/** What makes a brand: its colors, type and corners as the browser computes them. */
async function looks(page: Page) {
  return page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const tokens = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => ("style" in rule ? [...(rule as CSSStyleRule).style] : []))
      .filter((name) => name.startsWith("--"));
    const body = getComputedStyle(document.body);
    return {
      tokens: Object.fromEntries([...new Set(tokens)].map((name) => [name, styles.getPropertyValue(name)])),
      font: body.fontFamily,
      background: body.backgroundColor,
      ink: body.color,
    };
  });
}

test("Two hosts are two companies: name, colors and stock differ", async ({ page }) => {
  await page.goto(`${DEFAULT}/search`);
  const one = await looks(page);
  const oneName = await page
    .getByRole("banner")
    .getByRole("link", { name: / home$/ })
    .getAttribute("aria-label");
  const oneTitles = await page.getByRole("article").getByRole("link").allTextContents();
  await page.goto(`${OTHER}/search`);
  const other = await looks(page);
  const otherName = await page
    .getByRole("banner")
    .getByRole("link", { name: / home$/ })
    .getAttribute("aria-label");
  expect(otherName).not.toBe(oneName);
  const different = Object.keys(one.tokens).filter((name) => one.tokens[name] !== other.tokens[name]);
  expect(different.length).toBeGreaterThan(10);
  expect(different).toEqual(expect.arrayContaining(["--color-action", "--color-accent"].map(shortNames)));
  expect(await page.getByRole("article").getByRole("link").allTextContents()).not.toEqual(oneTitles);
});

test("A car of one retailer does not exist at the other", async ({ page, request }) => {
  const found = await request.get(`${DEFAULT}/public/inventory/vehicles`);
  const { vehicles } = (await found.json()) as { vehicles: { key: string }[] };
  const { key } = vehicles[0]!;
  // The browser resolves names below localhost by itself; other programs ask the machine's resolver.
  expect((await page.goto(`${DEFAULT}/vehicles/${key}`))?.status()).toBe(200);
  expect((await page.goto(`${OTHER}/vehicles/${key}`))?.status()).toBe(404);
});

test("A store with used cars only offers a lease on no page of a car", async ({ page }) => {
  const vehicles = async (question: string): Promise<readonly { key: string }[]> => {
    await page.goto(`${OTHER}/public/inventory/vehicles?${question}`);
    return (JSON.parse(await page.locator("body").innerText()) as { vehicles: { key: string }[] }).vehicles;
  };
  expect(await vehicles("condition=new")).toEqual([]);
  const [car] = await vehicles("availability=Available");
  await page.goto(`${OTHER}/vehicles/${car!.key}?pay=finance#payment`);
  const payment = page.getByRole("region", { name: "Price and payment" });
  await expect(payment.getByRole("radio", { name: "Finance" })).toBeVisible();
  await expect(payment.getByRole("radio", { name: "Lease" })).toHaveCount(0);
  // An address that asks for one is told so, with what is possible instead.
  await page.goto(`${OTHER}/vehicles/${car!.key}?pay=lease#payment`);
  await expect(payment.getByRole("button", { name: "See the payment with a loan" })).toBeVisible();
});

test("An unknown host is a 404 and never a brand", async ({ page }) => {
  for (const address of ["/", "/search", "/public/tenants/current", "/sign-in"]) {
    const answer = await page.goto(`http://unknown.localhost:${port}${address}`);
    expect(answer?.status(), address).toBe(404);
    expect(await answer?.text(), address).not.toMatch(/Sunlane|Harbor/);
  }
});

for (const [brand, origin] of [
  ["the default brand", DEFAULT],
  ["the other brand", OTHER],
] as const) {
  test(`Dark mode of ${brand} is dark, and light is light`, async ({ page }) => {
    // Of the picture itself: its first pixel is the page's margin.
    const brightness = async () => {
      const picture = await page.screenshot({ clip: { x: 0, y: 400, width: 1, height: 1 } });
      return page.evaluate(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const context = document.createElement("canvas").getContext("2d")!;
        context.drawImage(image, 0, 0);
        const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return channels.reduce((sum, channel) => sum + channel, 0) / 3;
      }, picture.toString("base64"));
    };
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${origin}/search`);
    expect(await brightness()).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(brightness).toBeLessThan(70);
  });
}
