import { expect, type Page, test } from "@playwright/test";
import { signOut } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { buyCheapestCar, look, play } from "./tracker-steps.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"], viewport: { width: 375, height: 812 } });

/** What the browser that the sandbox plays for this page has got, the latest first. */
async function arrived(page: Page, id: string): Promise<readonly Record<string, string>[]> {
  return (await callerOf(page)(`/sandbox/api/push-browsers/${id}`)).json() as Promise<
    Record<string, string>[]
  >;
}

/** The headless shell has no notifications and says so before anybody is asked; it is as before the first question. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" })),
);

test("A buyer turns on updates in the tracker, gets them, and turns them off in the profile", async ({
  page,
}) => {
  const orderNumber = await buyCheapestCar(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const asks = page.getByRole("region", { name: "Get order updates on this device" });
  // It is asked below the step, and never by the browser before somebody presses.
  await page.reload();
  await asks.scrollIntoViewIfNeeded();
  await look(page, "push-asks");
  const played = page.waitForResponse("**/sandbox/api/push-browsers");
  await asks.getByRole("button", { name: "Turn on notifications" }).click();
  const { endpoint } = (await (await played).json()) as { endpoint: string };
  const browser = endpoint.split("/").at(-1) ?? "";
  await expect(asks).toContainText("On. Turn them off in your profile at any time.");

  await play(page, orderNumber, "order.cancelled");
  await expect.poll(() => arrived(page, browser), { timeout: 30_000 }).not.toEqual([]);
  const [message] = await arrived(page, browser);
  expect(message).toMatchObject({ path: `/progress/${orderNumber}`, tag: orderNumber });

  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Order updates on your devices" });
  await section.scrollIntoViewIfNeeded();
  await look(page, "push-profile");
  await section.getByRole("button", { name: /^Turn off on .*this device$/ }).click();
  await expect(section.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
});

test("Who says no is not asked again, and who signs out hears nothing more", async ({ page }) => {
  await buyCheapestCar(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const asks = page.getByRole("region", { name: "Get order updates on this device" });
  await asks.getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await expect(page.locator("[data-step-title]")).toBeVisible();
  await expect(asks).toHaveCount(0);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Turn on for this device" }).click();
  await expect(page.getByRole("button", { name: /^Turn off on .*this device$/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fc.push"))).toBe("on");
  await page.goto("/deals");
  await signOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fc.push"))).toBeNull();
});
