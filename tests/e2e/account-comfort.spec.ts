import { expect, type Page } from "@playwright/test";
import { BUYER, expectSignedIn, fillSignIn, newestCode } from "./journey.ts";
import { test } from "./visitor.ts";

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document.getElementById("auth") ?? {}).length > 0);
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byrd");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone number").fill("5122345671");
}

test("Sign-up keeps what was typed over a reload, never the password, and starts empty elsewhere", async ({
  page,
}) => {
  await openForm(page, "/sign-up");
  await fillSignUp(page, "kept@mail.example.com");
  await page.getByLabel("Password", { exact: true }).fill("Harbor!Lights-42");
  const phone = await page.getByLabel("Phone number").inputValue();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last name")).toHaveValue("Byrd");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("kept@mail.example.com");
  await expect(page.getByLabel("Phone number")).toHaveValue(phone);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain("Harbor!Lights-42");
  await openForm(page, "/sign-in");
  await openForm(page, "/sign-up");
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("A password that everybody uses is named before the form is sent", async ({ page }) => {
  await openForm(page, "/sign-up");
  const password = page.getByLabel("Password", { exact: true });
  const rule = page.getByRole("listitem").filter({ hasText: "Not a common password" });
  await password.fill("P@ssw0rd2026!");
  await expect(page.getByText("This password is too common.")).toBeVisible();
  await expect(rule).toContainText("still missing");
  await password.fill("Harbor!Lights-42");
  await expect(rule).toContainText("done");
  await expect(page.getByText("This password is too common.")).toHaveCount(0);
});

test("A code that was sent again leaves no complaint under its empty field", async ({ page, request }) => {
  const email = `resent.${Date.now()}@mail.example.com`;
  await openForm(page, "/sign-up");
  await fillSignUp(page, email);
  await page.getByLabel("Password", { exact: true }).fill("Harbor!Lights-42");
  await page.getByRole("button", { name: "Sign up" }).click();
  const field = page.getByLabel("Verification Code");
  await expect(field).toBeVisible();
  const code = await newestCode(request, email);
  await page.clock.install();
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Oops, wrong code")).toBeVisible();
  await page.route("**/public/identity/resend", (route) =>
    route.fulfill({ json: { codeExpiresInSeconds: 600, resendAfterSeconds: 30 } }),
  );
  await page.clock.fastForward(31_000);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByText(`We sent a new code to ${email}.`)).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("This field is required.")).toHaveCount(0);
});

test("A sign-in that fails on our side says so, with the phone and another way in", async ({ page }) => {
  await openForm(page, "/sign-in");
  await page.route("**/public/identity/sign-in", (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: "identity.unavailable",
        message: "Oops! Something happened on our end. Please try again.",
      },
    }),
  );
  await fillSignIn(page, BUYER);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Oops! Something happened on our end. Please try again.");
  await expect(alert.getByRole("link", { name: /^\(\d{3}\)/u })).toHaveAttribute("href", /^tel:\+1\d{10}$/u);
  await alert.getByRole("link", { name: "Email me a passcode" }).click();
  await expect(page.getByRole("button", { name: "Send one-time code" })).toBeVisible();
});

test("An order list that fails speaks the settled text, and /signing opens the newest contract", async ({
  page,
}) => {
  await openForm(page, "/sign-in?returnTo=/faq");
  await fillSignIn(page, BUYER);
  await expectSignedIn(page);
  await page.route("**/api/commerce/orders", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/deals");
  await expect(page.getByRole("alert")).toContainText("Oops! Something went wrong. Please try again.");
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /^tel:/u);
  await page.unroute("**/api/commerce/orders");
  await page.getByRole("button", { name: "Try again" }).click();
  const asked = page.waitForResponse("**/api/contracting/order-to-sign");
  await page.goto("/signing");
  const { orderNumber } = (await (await asked).json()) as { orderNumber: string };
  await expect(page).toHaveURL(new RegExp(`/progress/${orderNumber}/`));
});
