import { expect, type Page } from "@playwright/test";
import { buyCheapestCar, look, play, signIn } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

/** The seeded finance, lease and cash orders of the demo buyer. */
const LEASE = "FCDEM0EASE000003";
const CASH = "FCDEM0CASH000001";

const title = (page: Page) => page.locator("[data-step-title]");
const announced = (page: Page) => page.locator("main p[aria-live=polite]");

/** Opens a page of the demo buyer and signs in on the way. */
async function openSignedIn(page: Page, path: string, origin = ""): Promise<void> {
  await page.goto(`${origin}/sign-in?${new URLSearchParams({ returnTo: path })}`);
  await signIn(page);
  // A function instead would fail when one navigation takes the place of another.
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}`));
}

/** What somebody would lose if the page took it away. */
const place = (page: Page) =>
  page.evaluate(() => ({ focus: document.activeElement?.textContent, scroll: Math.round(window.scrollY) }));

const setVisible = (page: Page, state: "visible" | "hidden") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("An open tracker follows within two seconds and takes neither focus nor scroll from anybody", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/events")) streams.push(request.url());
  });
  const opened = page.waitForResponse((answer) => answer.url().endsWith("/events"));
  // An order of its own: the seeded ones are walked by other journeys.
  const order = await buyCheapestCar(page);
  await expect(title(page)).toHaveText("Verify your insurance");
  await opened;
  await setVisible(page, "hidden");
  expect(streams.length).toBe(1);
  await setVisible(page, "visible");
  await expect.poll(() => streams.length).toBe(2);
  await page.getByLabel("About these steps").getByRole("button", { name: "Show time spent" }).click();
  await expect(page.getByLabel("About these steps")).toContainText("Time spent");
  await look(page, "live-tracker");

  const skip = page.getByRole("button", { name: "Skip for now" });
  await skip.focus();
  await page.evaluate(() => window.scrollTo(0, 240));
  const before = await place(page);
  await play(page, order, "id.completed");
  await expect(announced(page)).toHaveText("Verify ID: Completed.", { timeout: 2_000 });
  expect(await place(page)).toEqual(before);

  // The screen itself changes: the button is gone, and the keyboard is at the new title instead of nowhere.
  await play(page, order, "insurance.verified");
  await expect(title(page)).toHaveText("Insurance verified", { timeout: 2_000 });
  await expect(title(page)).toBeFocused();
  await look(page, "live-insurance-verified");
});

for (const width of [1440, 320]) {
  const tag = width === 320 ? [] : ["@repetition"];
  test(
    `Orders on credit say what they cost a month, and what happened, ${width} wide`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSignedIn(page, `/deals/${LEASE}`);
      await expect(page.getByRole("region", { name: "Payment terms" })).toContainText("36 months");
      const history = page.getByRole("region", { name: "What happened" });
      for (const [what, who] of [
        ["Your ID was verified.", "ID check"],
        ["Your insurance was verified.", "Insurance carrier"],
        ["Your lease was approved.", "Lender"],
        ["Order submitted", "You"],
      ] as const)
        await expect(history.getByRole("listitem").filter({ hasText: what })).toContainText(who);
      await look(page, "deal-lease");
    },
  );
}

test("A tracker says what became of its order, and errors lead where they should", async ({ page }) => {
  const { port } = new URL(test.info().project.use.baseURL ?? "");
  const origin = `http://harbor.localhost:${port}`;
  await openSignedIn(page, `/progress/${CASH}`, origin);
  await expect(title(page)).toHaveText("Not verified yet");
  await expect(page.getByLabel("About these steps")).not.toContainText("Time spent");
  await look(page, "live-harbor-needs-attention");

  await page.route(`**/api/progress/${CASH}`, (route) =>
    route.fulfill({ status: 403, json: { code: "order.accountMismatch", message: "Not yours." } }),
  );
  await page.goto(`${origin}/progress/${CASH}/id-verification`);
  await expect(page).toHaveURL(new RegExp(`/progress/${CASH}$`));
  await expect(page.getByText("Oops! Something happened on our end. Please try again.")).toBeVisible();
  await page.unroute(`**/api/progress/${CASH}`);
  await page.evaluate(() => localStorage.clear());

  const live = page.waitForResponse((answer) => answer.url().endsWith("/events"));
  await page.goto(`${origin}/progress/${CASH}`);
  await live;
  await play(page, CASH, "order.cancelled");
  await expect(page.getByRole("heading", { name: "This order was canceled." })).toBeVisible({
    timeout: 2_000,
  });
  await expect(announced(page)).toHaveText("This order was canceled.");
  await expect(page.getByText("Get Started")).toHaveCount(0);
  await page.goto(`${origin}/deals/${CASH}`);
  await expect(page.getByText(/Canceled by retailer on/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What happened" })).toContainText(
    "The retailer canceled your order.",
  );
  await look(page, "deal-cancelled");
});
