import { expect, type Page } from "@playwright/test";

/** Agrees to sign electronically. */
export async function agreeToSign(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /electronically/ }).check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
  await expect(page.getByRole("heading", { name: "Your signature" })).toBeVisible();
}

/** Types name and initials and fills in every field, as a person does. */
export async function fillInFields(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your full name").fill(name);
  const initials = name
    .split(" ")
    .map((part) => part[0] ?? "")
    .join("");
  await page.getByRole("textbox", { name: "Initials" }).fill(initials);
  const empty = page.getByRole("button", { name: /^(?:Sign|Initial) here/, pressed: false });
  for (let left = await empty.count(); left > 0; left -= 1) await empty.first().click();
  await expect(page.getByRole("button", { name: "Finish and sign" })).toBeFocused();
}

/** From the open contract to the signature. */
export async function signEverything(page: Page, name: string): Promise<void> {
  await agreeToSign(page);
  await fillInFields(page, name);
  await page.getByRole("button", { name: "Finish and sign" }).click();
}
