import { expect } from "@playwright/test";
import { violations } from "./axe.ts";
import { test } from "./visitor.ts";

test.use({ isAsked: true, viewport: { width: 375, height: 800 } });

test("Visitors are asked once, counted only when they agree, and may change their mind", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/images/tp.gif"))
      sent.push(`${request.method()} ${request.url()} ${request.postData()}`);
  });
  await page.goto("/vehicles/unavailable?q=Avery%20Buyer");
  const notice = page.getByRole("region", { name: "Anonymous statistics" });
  await expect(notice).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [no, yes] = await Promise.all(
    ["No, thanks", "Allow"].map((name) => notice.getByRole("button", { name }).boundingBox()),
  );
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
  // It is the first thing after the skip link, and the keyboard alone answers it.
  for (const stop of ["Skip", "Learn more", "No, thanks"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(new RegExp(stop));
  }
  await page.keyboard.press("Enter");
  await expect(notice).toHaveCount(0);
  await page.goto("/cookie-policy");
  const choice = page.getByRole("group", { name: "Allow anonymous usage statistics?" });
  await expect(choice.getByLabel("No, don't allow them")).toBeChecked();
  expect(sent).toEqual([]);

  await choice.getByLabel("Yes, allow them").check();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatch(/^GET .*&path=%2Fcookie-policy&/);
  await page.goto("/search?q=Avery%20Buyer&make=toyota");
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(sent.join()).toContain("path=%2Fsearch&query=q%2Cmake");
  expect(sent.join()).not.toMatch(/avery|toyota/i);

  await page.goto("/cookie-policy");
  await choice.getByLabel("No, don't allow them").check();
  sent.length = 0;
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(sent).toEqual([]);
});

test("A browser that asks not to be tracked is not asked, and not counted", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("fc.consent", `yes ${Date.now()}`);
  });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto("/cookie-policy");
  await expect(page.getByText("Your browser asks not to be tracked")).toBeVisible();
  await expect.poll(() => sent.some((address) => address.includes("late-frame"))).toBe(true);
  // The gate opens when the page is idle for the first time; whoever starts to count is asked for at once.
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1)
      await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
  });
  await expect(page.getByRole("region", { name: "Anonymous statistics" })).toHaveCount(0);
  expect(sent.filter((address) => /beacon|tp\.gif|analytics\/settings/.test(address))).toEqual([]);
});
