import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import {
  BUYER,
  buyableVehicle,
  expectSignedIn,
  fillSignIn,
  newBuyer,
  newestCode,
  openAlive,
  PASSWORD,
} from "./journey.ts";
import { violations } from "./axe.ts";
import { port } from "./own-server.ts";
import { test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

const BRANDS = { default: `http://localhost:${port}`, other: `http://harbor.localhost:${port}` };
const SCREENS = ["/sign-in", "/sign-in/code", "/sign-in/verify", "/sign-up", "/sign-up/confirm"];
SCREENS.push(
  "/reset-password",
  "/reset-password/confirm",
  "/sign-in?signed-out=1",
  "/sign-in?problem=denied",
);
const CHECKOUT = /\/checkout\/FC\w+\/payment-options/;

/** Waits until the form answers: a key before that would only be kept, not checked. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("#auth form, #auth a").first()).toBeVisible();
  await page.waitForFunction(() => Object.keys(document.getElementById("auth") ?? {}).length > 0);
}

/** Presses Tab until the control has the focus, as people without a mouse do. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: "textbox" | "button" | "link" = "textbox",
): Promise<void> {
  const control =
    role === "textbox"
      ? page.getByLabel(name, { exact: true }).first()
      : page.getByRole(role, { name }).first();
  for (let step = 0; step < 40; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** A long address in a text is what breaks small screens first. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

async function signOutByKeyboard(page: Page): Promise<void> {
  const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Account" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "Sign out", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You're signed out. See you soon.")).toBeVisible();
}

test.describe("With the keyboard alone, on 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("a buyer signs up, confirms, signs out, forgets, resets and signs in with a code", async ({
    page,
    request,
  }) => {
    const email = `ada.king-of-lovelace.${Date.now()}@mail.example.com`;
    await openForm(page, "/sign-up?returnTo=/faq");
    await typeInto(page, "First name", "Ada");
    await typeInto(page, "Last name", "Byrd");
    await typeInto(page, "Email", email);
    await typeInto(page, "Phone number", "5122345670");
    await expect(page.getByLabel("Phone number")).toHaveValue("(512) 234-5670");
    await expect(page.getByRole("list", { name: "Password rules" })).toHaveCount(0);
    await typeInto(page, "Password", "Harbor!Lights-42");
    await expect(page.getByRole("list", { name: "Password rules" })).toBeVisible();
    for (const consent of await page.getByRole("checkbox").all()) await expect(consent).not.toBeChecked();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/sign-up\/confirm\?returnTo=%2Ffaq/);
    await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeFocused();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await expectNoSideways(page);
    await typeInto(page, "Verification Code", "000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Oops, wrong code")).toBeVisible();
    await expect(page.getByLabel("Verification Code")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(await newestCode(request, email));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/faq$/);
    await expectSignedIn(page);

    await signOutByKeyboard(page);
    await tabTo(page, "Forgot password?", "link");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByRole("button", { name: "Send reset link" })).toBeDisabled();
    await typeInto(page, "Email", email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reset-password\/confirm/);
    await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await expectNoSideways(page);
    await typeInto(page, "Verification Code", await newestCode(request, email));
    await typeInto(page, "New password", "Quiet-Meadow.77");
    await typeInto(page, "Confirm password", "Quiet-Meadow.78");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByText("Passwords do not match.")).toBeVisible();
    await page.getByLabel("Confirm password").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Quiet-Meadow.77");
    await page.keyboard.press("Enter");
    await expectSignedIn(page);

    await signOutByKeyboard(page);
    await tabTo(page, "Sign in with an emailed code", "link");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/sign-in\/code/);
    await typeInto(page, "Email", email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Enter your passcode" })).toBeFocused();
    await expectNoSideways(page);
    await typeInto(page, "One-time passcode", await newestCode(request, email));
    await page.keyboard.press("Enter");
    await expectSignedIn(page);
  });
});

for (const [brand, baseURL] of Object.entries(BRANDS)) {
  // The other brand's sign-up and pages are looked at in accessibility.spec.ts.
  const tag = brand === "default" ? [] : ["@repetition"];
  test.describe(`In the ${brand} brand`, { tag }, () => {
    test.use({ baseURL });

    test("no screen has a violation or scrolls sideways, also at twice the size of the text", async ({
      page,
    }) => {
      const look = async (address: string, width: number) => {
        await page.setViewportSize({ width, height: 900 });
        // Wide, a page has the colors of the narrow one, and another brand the parts of this one.
        const wide = brand === "default" ? "parts" : "contrast";
        const found = await violations(page, width >= 1440 ? wide : "all");
        expect({ address, width, found }).toEqual({ address, width, found: [] });
      };
      for (const address of SCREENS) {
        await page.goto(address);
        await look(address, 320);
        await expectNoSideways(page);
        if (["/sign-in", "/sign-up", "/reset-password/confirm"].includes(address)) await look(address, 1440);
        await page.setViewportSize({ width: 640, height: 900 });
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expectNoSideways(page);
      }
      await page.setViewportSize({ width: 375, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto("/sign-up");
      expect(await violations(page, "contrast")).toEqual([]);
    });

    test("refusals stand where they belong, and are no violation either", async ({ page }) => {
      await openForm(page, "/sign-in");
      await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeDisabled();
      await fillSignIn(page, "nobody.here@example.com", "Not-the-password-1");
      const alert = page.getByRole("alert");
      await expect(alert).toHaveText("Your email and/or password are incorrect. Please try again.");
      const below = (await page.getByRole("button", { name: "Sign in", exact: true }).boundingBox())!.y;
      expect((await alert.boundingBox())!.y).toBeLessThan(below);
      expect(await violations(page)).toEqual([]);

      await openForm(page, "/sign-in/code");
      await page.getByLabel("Email").fill(`nobody.${Date.now()}@example.com`);
      await page.getByRole("button", { name: "Send one-time code" }).click();
      const code = page.getByLabel("One-time passcode");
      await code.fill("12 34-56");
      await expect(code).toHaveValue("123456");
      await page.getByRole("button", { name: "Verify" }).click();
      const refusal = page.getByText("You've entered an incorrect passcode — please try again");
      await expect(refusal).toBeVisible();
      await expect(code).toHaveAccessibleDescription(/incorrect passcode/);
      expect((await refusal.boundingBox())!.y).toBeGreaterThan((await code.boundingBox())!.y);
      await expect(page.getByRole("button", { name: /Send a new code in 0:\d\d/ })).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole("button", { name: /Send a new code in 0:\d\d/ })).toBeDisabled();
    });
  });
}

test("Whoever reloads before the code is confirmed signs in next, with the address in its field", async ({
  page,
  request,
}) => {
  const email = `late.confirm.${Date.now()}@mail.example.com`;
  await openForm(page, "/sign-up");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byrd");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone number").fill("5122345671");
  await page.getByLabel("Password", { exact: true }).fill("Harbor!Lights-42");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email")).toBeDisabled();
  await page.getByLabel("Verification Code").fill(await newestCode(request, email));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your email is confirmed. Sign in to continue.")).toBeVisible();
  await expect(page.getByText(/Welcome back/)).toHaveCount(0);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill("Harbor!Lights-42");
  await page.keyboard.press("Enter");
  await expectSignedIn(page);
});

test("An address with an account is told so under its field, with the way to sign in", async ({ page }) => {
  await openForm(page, "/sign-up?returnTo=/faq");
  const email = page.getByLabel("Email", { exact: true });
  await email.fill(BUYER);
  const message = page.getByText("You already have an account");
  await expect(message).toBeVisible();
  const field = (await email.boundingBox())!;
  expect((await message.boundingBox())!.y).toBeGreaterThan(field.y);
  await expect(page.getByRole("button", { name: "Sign up" })).toBeDisabled();
  await expect(message.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/sign-in?returnTo=%2Ffaq",
  );
});

test("A phone number can be pasted, mended in its middle and completed by autofill", async ({ page }) => {
  await openForm(page, "/sign-up");
  const phone = page.getByLabel("Phone number");
  await phone.fill("+1 (512) 234-5678");
  await expect(phone).toHaveValue("(512) 234-5678");
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 8));
  await page.keyboard.press("Backspace");
  await page.keyboard.type("9");
  await expect(phone).toHaveValue("(512) 294-5678");
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
});

test("Buying asks in a modal, and goes on after signing in there", async ({ page, request }) => {
  const { key } = await buyableVehicle(request, 7);
  const email = await newBuyer(request);
  await openAlive(page, `/vehicles/${key}`);
  await page.getByRole("link", { name: "Buy this car" }).first().click();
  const modal = page.getByRole("dialog", { name: "Sign in to buy this car" });
  await expect(modal).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/vehicles/${key}$`));

  await page.getByRole("link", { name: "Buy this car" }).first().click();
  await modal.getByLabel("Email").fill(email);
  await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await modal.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(CHECKOUT);
});

test("Buying goes on by itself after leaving for a new account", async ({ page, request }) => {
  const { key } = await buyableVehicle(request, 8);
  const email = `eve.${Date.now()}@example.com`;
  await openAlive(page, `/vehicles/${key}`);
  await page.getByRole("link", { name: "Buy this car" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Eve");
  await page.getByLabel("Last name").fill("Moran");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone number").fill("5122345671");
  await page.getByLabel("Password", { exact: true }).fill("Harbor!Lights-42");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await page.getByLabel("Verification Code").fill(await newestCode(request, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(CHECKOUT);
});

test("An auth page comes alive with at most 90 KB of scripts", async ({ page }) => {
  // Most files are those of the page before.
  const known = new Map<string, Promise<number>>();
  const sizeOf = (response: Response): Promise<number> => {
    const size =
      known.get(response.url()) ?? response.body().then((body) => brotliCompressSync(body).byteLength);
    known.set(response.url(), size);
    return size;
  };
  for (const address of ["/sign-in", "/sign-up", "/reset-password/confirm", "/es/sign-up"]) {
    const scripts = new Map<string, Promise<number>>();
    const keep = (response: Response): void => {
      if (response.request().resourceType() === "script") scripts.set(response.url(), sizeOf(response));
    };
    page.on("response", keep);
    await openForm(page, address);
    page.off("response", keep);
    const sizes = await Promise.all(scripts.values());
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(90);
  }
});

test("The header knows who is signed in, also where a password is reset", async ({ page }) => {
  const account = page.getByRole("banner").getByRole("link", { name: "Profile" }).last();
  await openForm(page, "/reset-password");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await openForm(page, "/sign-in");
  await fillSignIn(page, BUYER);
  await expectSignedIn(page);
  await openForm(page, "/reset-password");
  await expect(account).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await account.click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("A session that ended is explained, and a link from inside the site keeps the way back", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await fillSignIn(page, BUYER);
  await expectSignedIn(page);
  await page.evaluate(() => sessionStorage.removeItem("fc.tokens"));
  await page.context().clearCookies();
  await page.goto("/deals?page=1");
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdeals%3Fpage%3D1/);
  await expect(page.getByText("Your session has expired. Please sign in again.")).toBeVisible();
  await fillSignIn(page, BUYER);
  await expect(page).toHaveURL(/\/deals\?page=1$/);
});
