import { expect, type Locator, type Page } from "@playwright/test";
import { buyableVehicle, openAlive } from "./journey.ts";
import { test } from "./visitor.ts";

// A phone held by somebody who presses keys, chooses all colors and wants nothing to move.
test.use({
  viewport: { width: 375, height: 640 },
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

/** Presses Tab until the control has the focus; whoever cannot get there fails. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** What has the focus: whether it is marked, and whether anything of it can be seen (2.4.7, 2.4.11). */
async function focusOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const marks = [getComputedStyle(focused), getComputedStyle(focused, "::after")];
    const box = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const top = document.elementFromPoint(box.left + box.width * part, box.top + box.height * part);
      return top !== null && (focused.contains(top) || top.contains(focused));
    });
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
    );
    return { what: focused.outerHTML.slice(0, 120), isMarked, isSeen };
  });
}

test("The second key on the results goes past the filters, and a new page is announced with the focus on it", async ({
  page,
}) => {
  await openAlive(page, "/search");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#results")).toBeFocused();
  await page.keyboard.press("Tab");
  const first = page.getByRole("article").first();
  await expect(first.locator(":focus")).toHaveCount(1);
  const link = first.getByRole("link", { name: /^Go to \d{4} / });
  const name = ((await link.textContent()) ?? "").replace("Go to ", "");
  await expect(first.getByRole("heading", { name, exact: true })).toHaveCount(1);
  await expect(page.locator("[data-route-announcer]")).toBeAttached();

  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("[data-route-announcer]")).toContainText(name);
});

test("Keys alone filter, sort and look at a car closely, and the focus is never lost or hidden", async ({
  page,
  request,
}) => {
  await openAlive(page, "/search");
  const filters = page.getByRole("button", { name: /^Filters/ });
  await tabTo(page, filters);
  await page.keyboard.press("Enter");
  const sheet = page.locator("#search-filters");
  const condition = sheet.getByRole("checkbox").first();
  await tabTo(page, condition);
  await page.keyboard.press("Space");
  await expect(condition).toBeChecked();
  const lowest = sheet.getByRole("slider").first();
  const before = await lowest.inputValue();
  await tabTo(page, lowest);
  await page.keyboard.press("ArrowRight");
  await expect(lowest).not.toHaveValue(before);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/condition=/);
  const sort = page.getByRole("combobox", { name: /Sort/ });
  await tabTo(page, sort);
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/sort=/);

  const { key } = await buyableVehicle(request, 11);
  await openAlive(page, `/vehicles/${key}`);
  const full = page.getByRole("button", { name: "View full screen" });
  await tabTo(page, full);
  await page.keyboard.press("Enter");
  const pictures = page.getByRole("dialog").getByRole("list", { name: "Pictures" });
  await expect(pictures).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog").getByText(/^2 of/)).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).not.toBe(
    "MAIN",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(full).toBeFocused();

  // On through the whole page, past the bar at its lower edge.
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press("Tab");
    const focus = await focusOf(page);
    if (focus === undefined) break;
    expect(focus).toMatchObject({ isMarked: true, isSeen: true });
  }
});
