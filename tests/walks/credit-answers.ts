import { expect, type Locator, type Page } from "@playwright/test";
import { callerOf } from "../e2e/page-caller.ts";
import { mailsTo, offerOnPage, readPaper, type Shown } from "./credit-figures.ts";
import { look, type Walk } from "./credit-story.ts";

const main = (page: Page): Locator => page.getByRole("main");

/** Takes the first offer of a kind, or the first of all. @returns what it said before it was accepted */
export async function acceptFirst({ page, name }: Walk, kind?: string): Promise<Shown> {
  await expect(page.getByRole("heading", { name: /offers? for you/u })).toBeVisible({ timeout: 60_000 });
  await look(page, `${name}-13-offers`);
  await (await chooseLink(page, kind)).click();
  await expect(page).toHaveURL(/decision\/accept/u);
  await expect(page.getByRole("heading", { name: "Accept this offer?" })).toBeVisible();
  await look(page, `${name}-14-accept`);
  const shown = await offerOnPage(page);
  await page.getByRole("button", { name: "Accept this offer" }).click();
  await expect(page.getByRole("heading", { name: /reserved/u })).toBeVisible();
  await look(page, `${name}-15-reserved`);
  return shown;
}

/** The button of the first offer, or of the first one of a kind: in its column of the table, or on its card. */
async function chooseLink(page: Page, kind?: string): Promise<Locator> {
  const button = /^Choose this offer/u;
  if (kind === undefined)
    return main(page).getByRole("link", { name: button }).filter({ visible: true }).first();
  await expect(main(page).getByText(kind).filter({ visible: true }).first()).toBeVisible();
  const column = main(page).getByRole("columnheader").filter({ hasText: kind, visible: true }).first();
  if ((await column.count()) > 0) {
    const lender = await column.locator("span").first().innerText();
    return main(page)
      .getByRole("link", { name: `Choose this offer: ${lender}` })
      .filter({ visible: true });
  }
  const choices = main(page).getByRole("link", { name: button }).filter({ visible: true });
  // A single offer stands in no list.
  if ((await choices.count()) === 1) return choices;
  const card = main(page).getByRole("listitem").filter({ hasText: kind, visible: true }).first();
  const choice = card.getByRole("link", { name: button });
  // Offers behind the best one are folded on a phone.
  if (!(await choice.isVisible())) await card.locator("summary").first().click();
  return choice;
}

/** The page, the mail and the letter of a decline; each lender that said no signs for itself. */
export async function readDecline(
  { page, name }: Walk,
  { orderNumber, headers, email }: { orderNumber: string; headers: Record<string, string>; email: string },
): Promise<void> {
  await expect(page.getByRole("heading", { name: "No lender approved this deal" })).toBeVisible({
    timeout: 60_000,
  });
  await look(page, `${name}-13-declined`);
  await expect(async () => expect(await mailsTo(page, email)).toContain("letter")).toPass({
    timeout: 60_000,
  });
  const notices = `/api/credit-applications/${orderNumber}/notices`;
  const listed = await callerOf(page)(notices, { headers });
  const [notice] = ((await listed.json()) as { notices: { noticeId: string; kind: string }[] }).notices;
  expect(notice?.kind).toBe("ADVERSE_ACTION");
  const path = `${notices}/${notice?.noticeId ?? ""}`;
  const letter = (await readPaper(page, { path, headers, name: `${name}-letter` })).join(" ");
  expect(letter).toContain("Equal Credit Opportunity Act");
}
