import { expect, type Page, type Request, type Response } from "@playwright/test";
import inventory from "#modules/payment-gateways/payment-scripts.json" with { type: "json" };
import { BUYER, buyCheapestCar, look, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

const CARD = "4242424242424242";
const DECLINED = "4000000000000002";
const fields = (page: Page) => page.frameLocator("#gateway-fields");
const title = (page: Page) => page.locator("[data-step-title]");

/** Everything that was asked for and answered while the payment document was open. */
function listen(page: Page) {
  const requests: Request[] = [];
  const responses: Response[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("response", (response) => responses.push(response));
  return { requests, responses };
}

/** PCI DSS 6.4.3: no script, frame or origin but those of the inventory. */
async function expectOnlyInventory(page: Page, requests: readonly Request[]): Promise<void> {
  const origin = new URL(page.url()).origin;
  const own = inventory.own.map(({ pattern }) => new RegExp(pattern, "u"));
  const frame = new RegExp(inventory.gateways.sandbox.framePattern, "u");
  const scripts = requests
    .filter((request) => request.resourceType() === "script")
    .map((request) => request.url());
  const inPage = await page.evaluate(() => ({
    sources: [...document.scripts].filter(({ src }) => src).map(({ src }) => src),
    inline: [...document.scripts].filter(({ src, type }) => !src && type !== "application/json").length,
  }));
  for (const address of [...scripts, ...inPage.sources]) {
    const { origin: from, pathname } = new URL(address);
    expect(from, address).toBe(origin);
    expect(
      own.some((pattern) => pattern.test(pathname)),
      `${address} is not in payment-scripts.json`,
    ).toBe(true);
  }
  expect(inPage.inline, "inline scripts").toBe(0);
  for (const inner of page.frames().filter((one) => one !== page.mainFrame())) {
    const { pathname, search, origin: from } = new URL(inner.url());
    expect([from, frame.test(pathname + search)], inner.url()).toEqual([origin, true]);
  }
  for (const request of requests) expect(new URL(request.url()).origin, request.url()).toBe(origin);
}

/** The frame has no origin, no storage and no way to the shop; and the shop none to it. */
async function expectStrangers(page: Page): Promise<void> {
  const inner = page.frames().find((one) => one !== page.mainFrame());
  const seen = await inner?.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return read() === undefined ? "nothing" : "something";
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [window.origin, attempt(() => window.sessionStorage), attempt(() => window.parent.document)];
  });
  expect(seen).toEqual(["null", "SecurityError", "SecurityError"]);
  const outside = await page.evaluate(() => document.querySelector("iframe")?.contentDocument ?? null);
  expect(outside).toBeNull();
}

/** The policy bites: scripts and frames from elsewhere, and inline ones, do not run. */
async function expectPolicyBites(page: Page): Promise<void> {
  const blocked = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
    const add = (name: string, set: object) =>
      document.body.append(Object.assign(document.createElement(name), set));
    add("script", { src: "https://analytics.example.com/a.js" });
    add("script", { textContent: "window.stolen = true" });
    add("iframe", { src: "https://frames.example.com/" });
    await fetch("https://collect.example.com/").catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { seen: seen.toSorted(), stolen: "stolen" in window };
  });
  expect(blocked).toEqual({
    seen: ["connect-src", "frame-src", "script-src-elem", "script-src-elem"],
    stolen: false,
  });
}

async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel("Card number").fill(number);
  await fields(page).getByLabel("Expires").fill("1230");
  await fields(page).getByLabel("Security code (CVC)").fill("123");
}

for (const { width, origin, tag } of [
  { width: 320, origin: "localhost", tag: [] },
  // The same calls and the same page.
  { width: 1440, origin: "harbor.localhost", tag: ["@repetition"] },
]) {
  const name = `A buyer of ${origin} places the deposit by card on a screen ${width} wide, and gets it back`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const port = new URL(test.info().project.use.baseURL ?? "").port;
    const shop = `http://${origin}:${port}`;
    const orderNumber = await buyCheapestCar(page, shop);
    const { requests, responses } = listen(page);
    const policy = (await page.goto(`${shop}/checkout/${orderNumber}/deposit`))?.headers()[
      "content-security-policy"
    ];
    expect(policy).toContain("default-src 'none'");
    await expect(title(page)).toHaveText("Place your deposit");
    await expect(fields(page).getByLabel("Card number")).toBeVisible();
    await expectOnlyInventory(page, requests);
    await expectStrangers(page);
    // Nothing of the shop but the way out, where the order is kept.
    await expect(page.getByRole("banner").getByRole("link", { name: "Save and exit" })).toBeVisible();
    await look(page, "deposit-card");

    // Wrong: everything at once, the frame's own fields too.
    // By keyboard, which works wherever the button stands.
    const pay = () => page.getByRole("button", { name: /^Pay \$/ }).press("Enter");
    await pay();
    await expect(page.getByRole("link", { name: "Enter a valid card number." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Enter the name on the card." })).toBeVisible();
    await look(page, "deposit-errors");

    // A card that is none of the test cards is refused by the gateway.
    await typeCard(page, "4111111111111111");
    await page.getByLabel("Name on card").fill(BUYER.name);
    await page.getByLabel("Billing zip code").fill("78701");
    await pay();
    await expect(fields(page).getByText("Use one of the test card numbers.")).toBeVisible();

    await typeCard(page, DECLINED);
    await pay();
    // Said once, in sight of the button that was pressed.
    await expect(page.getByText(/^We encountered an issue processing your payment\./)).toBeInViewport();
    await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeInViewport();
    await look(page, "deposit-declined");

    await typeCard(page, CARD);
    await pay();
    await expect(title(page)).toHaveText("Thank you for your deposit");
    await look(page, "deposit-paid");

    // Card numbers went to the gateway's address from its own frame, and came back from nowhere.
    for (const request of requests) {
      const sent = `${request.url()} ${request.postData() ?? ""}`;
      if (
        ![CARD, DECLINED, "4111111111111111"].some((number) => sent.replaceAll(/[\s+]/g, "").includes(number))
      )
        continue;
      expect(request.url()).toBe(`${shop}/sandbox/gateway/fields`);
      expect(await request.headerValue("origin")).toBe("null");
    }
    for (const response of responses.filter((one) => one.status() !== 303)) {
      const text = await response.text().catch(() => "");
      expect(text.includes(CARD), response.url()).toBe(false);
    }

    await play(page, orderNumber, "order.cancelled");
    await expect(async () => {
      // Outside the browser only `localhost` has an address; the host says whose desk is asked.
      const mails = await page.request.get(
        `http://localhost:${port}/sandbox/api/messages?to=${BUYER.email}`,
        {
          headers: { host: `${origin}:${port}` },
        },
      );
      expect(await mails.text()).toContain("Your refund is on its way");
    }).toPass();
    await page.reload();
    await expect(title(page)).toHaveText("Thank you for your deposit");
    await expectPolicyBites(page);
    await page.goto(`${shop}/deals/${orderNumber}`);
    const paid = page.getByRole("region", { name: "Payments" });
    await expect(paid.getByText(/refunded/)).toBeVisible();
    await expect(paid).toContainText("Refunded$");
    await expect(paid).not.toContainText("Balance due");
  });
}
