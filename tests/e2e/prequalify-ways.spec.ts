import { expect, type Page } from "@playwright/test";
import { buyableVehicle, newBuyer, newestCode, openAlive, PASSWORD, signIn } from "./journey.ts";
import {
  fillIdentification,
  prequalified,
  prequalify,
  sendIdentification,
  shopper,
} from "./prequalify-steps.ts";
import { look, lookAround } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("Who saves a result to a new account has it there, without pressing anything else", async ({
  page,
  request,
}) => {
  const riley = shopper("Rivers");
  const email = `pq.${Date.now()}@example.com`;
  await prequalified(page, riley);
  await page.goto("/pre-qualify/result");
  await main(page).getByRole("link", { name: "Save it to an account" }).click();
  await expect(title(page, "Save it to an account")).toBeVisible();
  await lookAround(page, "pq-account");
  await main(page).getByLabel("First name").fill(riley.first);
  await main(page).getByLabel("Last name").fill(riley.last);
  await main(page).getByRole("textbox", { name: "Email" }).fill(email);
  await main(page).getByLabel("Phone number").fill(riley.phone);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page)
    .getByRole("button", { name: /account|sign up/i })
    .click();
  await expect(main(page).getByLabel("Verification Code")).toBeVisible();
  await look(page, "pq-account-code");
  await main(page)
    .getByLabel("Verification Code")
    .fill(await newestCode(request, email));
  await main(page).getByRole("button", { name: "Verify" }).click();
  await expect(main(page).getByText(/Saved to your account/)).toBeVisible();
  await look(page, "pq-result-saved");
  await page.reload();
  await expect(main(page).getByText(/Saved to your account/)).toBeVisible();
});

test("Where the flag is on, an account takes what the tab still knows and a password (FLG-17)", async ({
  page,
  request,
}) => {
  await page.route("**/public/feature-flags/datafile", async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as { flags: Record<string, string> };
    await route.fulfill({ json: { ...file, flags: { ...file.flags, updated_signup_after_pq: "on" } } });
  });
  const riley = shopper("Rivers");
  const email = `short.${Date.now()}@example.com`;
  await prequalify(page, riley);
  await main(page).getByRole("link", { name: "Save it to an account" }).click();
  await expect(main(page).getByText(`${riley.first} ${riley.last}`)).toBeVisible();
  await expect(main(page).getByLabel("First name")).toHaveCount(0);
  await lookAround(page, "pq-account-short");
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these answers" })).toBeFocused();
  await main(page).getByRole("textbox", { name: "Email" }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(main(page).getByLabel("Verification Code")).toBeVisible();
  await main(page)
    .getByLabel("Verification Code")
    .fill(await newestCode(request, email));
  await main(page).getByRole("button", { name: "Verify" }).click();
  await expect(main(page).getByText(/Saved to your account/)).toBeVisible();
});

test("Whom a partner sent is told once, and comes back to the page of their link", async ({ page }) => {
  await openAlive(page, "/search?make=kia&ref=credit-union");
  const dialog = page.getByRole("dialog", { name: "See what you would really pay" });
  await expect(dialog).toBeVisible();
  await look(page, "pq-referred");
  await dialog.getByRole("link", { name: "Check my payments" }).click();
  await expect(page).toHaveURL(/\/pre-qualify\?return=/);
  await page.getByRole("banner").getByRole("link", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/search\?make=kia/);
  await page.goto("/?ref=credit-union");
  await expect(dialog).toHaveCount(0);
});

test("The financing page leads to one's own payments and is come back to", async ({ page }) => {
  await openAlive(page, "/financing");
  await main(page).getByRole("link", { name: "Check my payments" }).click();
  await expect(page).toHaveURL(/\/pre-qualify\?from=financing/);
  await page.getByRole("banner").getByRole("link", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/financing$/);
});

test("Payment Options of checkout lead to one's own payments, prefilled by the account, and back", async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  const { key } = await buyableVehicle(request, 7);
  await page.goto(`/cart?buy=${key}`);
  await expect(page).toHaveURL(/\/payment-options/);
  await expect(main(page).getByRole("button", { name: "Continue" })).toBeVisible();
  await lookAround(page, "pq-checkout");
  const checkout = new URL(page.url()).pathname;
  await main(page).getByRole("link", { name: "Check my payments" }).click();
  await expect(main(page).getByLabel("First name")).toHaveValue("Avery");
  await fillIdentification(page, shopper("Rivers"));
  await sendIdentification(page);
  await page.getByRole("banner").getByRole("link", { name: "Leave" }).click();
  await expect(page).toHaveURL(new RegExp(`${checkout}$`));
});
