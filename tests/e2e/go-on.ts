import { expect, type Page } from "@playwright/test";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import { stepPath } from "#modules/order-steps/domain/step-path.ts";

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/**
 * Follows the page's own way on, and from there to this step where another one stands between that the walk doesn't know:
 * a step more in the tracker changes no walk.
 */
export async function goOnTo(page: Page, orderNumber: string, step: StepDescriptor): Promise<void> {
  const before = pathOf(page);
  await page.getByRole("link", { name: /^Continue: / }).click();
  await expect(page).not.toHaveURL((url) => url.pathname === before);
  const path = stepPath(step, orderNumber);
  if (!pathOf(page).startsWith(path)) await page.goto(path);
}
