import { expect, type Locator, type Page } from "@playwright/test";
import { BUYER, expectSignedIn, fillSignIn, newBuyer, newestCode, PASSWORD, signIn } from "./journey.ts";
import { violations } from "./axe.ts";
import { port } from "./own-server.ts";
import { refuseToBeCounted, test } from "./visitor.ts";

const NEW_PASSWORD = "Quiet?Meadow-77";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test.use({ viewport: { width: 375, height: 800 } });

async function openProfile(page: Page, email: string, password = PASSWORD): Promise<void> {
  await signIn(page, email, { password });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
  await expectSignedIn(page);
}

/** Tabs until the control has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Replaces what the focused field says. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

test("The keyboard alone changes name, phone and home address, each by itself", async ({ page, request }) => {
  await openProfile(page, await newBuyer(request));
  await tabTo(page, button(page, "Change name"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(button(page, "Save").first()).toBeDisabled();
  await retype(page, "Nora7");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/^Use letters only/)).toBeVisible();
  await expect(button(page, "Save").first()).toBeDisabled();
  await page.keyboard.press("Shift+Tab");
  await retype(page, "Nora");
  await page.keyboard.press("Enter");
  await expect(row(page, "Name").getByText("Nora Buyer")).toBeVisible();
  await expect(row(page, "Name").getByRole("status")).toHaveText("Saved");
  await expect(button(page, "Change name")).toBeFocused();
  await expect(page.getByRole("banner").getByText("Account of Nora Buyer")).toBeAttached();

  await tabTo(page, button(page, "Change phone"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await retype(page, "7372345678");
  await expect(page.getByLabel("Phone number")).toHaveValue("(737) 234-5678");
  await page.keyboard.press("Enter");
  await expect(row(page, "Phone").getByText("(737) 234-5678")).toBeVisible();

  await tabTo(page, button(page, "Add home address"));
  await page.keyboard.press("Enter");
  await page.keyboard.type("12 Oak Street");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Apt 3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("78701");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("City")).toHaveValue("Austin");
  await expect(page.getByLabel("State")).toHaveValue("TX");
  await page.keyboard.press("Enter");
  await expect(row(page, "Home address").getByText("Austin, TX 78701")).toBeVisible();

  await page.reload();
  await expect(row(page, "Home address").getByText("12 Oak Street")).toBeVisible();
  await expect(row(page, "Name").getByText("Nora Buyer")).toBeVisible();
  await button(page, "Change home address").click();
  await button(page, "Remove address").click();
  await expect(row(page, "Home address").getByText("No address added")).toBeVisible();
});

test("A new email needs the code that went to it, and the old address hears of it", async ({
  page,
  request,
}) => {
  const old = await newBuyer(request);
  const email = `new.${old}`;
  await openProfile(page, old);
  await button(page, "Change email").click();
  await page.getByLabel("New email", { exact: true }).fill(old);
  await page.getByLabel("Confirm new email").fill(old);
  await expect(page.getByText("Enter an email different from your current one.")).toBeVisible();
  await page.getByLabel("New email", { exact: true }).fill(email);
  await page.getByLabel("Confirm new email").press("Tab");
  await expect(page.getByText("Email addresses do not match.")).toBeVisible();
  await page.getByLabel("Confirm new email").fill(email);
  await button(page, "Send code").click();
  await expect(page.getByLabel("Verification Code")).toBeFocused();
  await expect(row(page, "Email").getByText(`We sent a 6-digit code to ${email}`)).toBeVisible();
  const code = await newestCode(request, email);
  await page.getByLabel("Verification Code").fill(code === "000000" ? "000001" : "000000");
  await button(page, "Confirm email").click();
  await expect(page.getByText("Oops, wrong code")).toBeVisible();
  await page.getByLabel("Verification Code").fill(code);
  await page.keyboard.press("Enter");
  await expect(row(page, "Email").getByRole("status")).toHaveText("Your email has been changed");
  await expect(row(page, "Email").getByText(email)).toBeVisible();
  const told = await request.get(`/sandbox/api/messages?to=${encodeURIComponent(old)}`);
  expect(((await told.json()) as { subject: string }[])[0]!.subject).toMatch(/email was changed/);
});

test("A new password signs the other device out; the list of devices says which ones there are", async ({
  page,
  request,
  browser,
}) => {
  const email = await newBuyer(request);
  const phone = await browser.newContext({ userAgent: IPHONE, baseURL: `http://localhost:${port}` });
  await refuseToBeCounted(phone);
  const other = await phone.newPage();
  await openProfile(other, email);
  await openProfile(page, email);
  const list = row(page, "Where you're signed in").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(/Chrome on (Windows|Linux)/);
  await expect(list.first()).toContainText("This device");
  await expect(list.last()).toContainText("Safari on iPhone");

  await tabTo(page, button(page, "Change password"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("Not-the-password-1");
  await page.getByLabel("New password", { exact: true }).focus();
  await page.keyboard.type(NEW_PASSWORD);
  await expect(page.getByRole("list", { name: "Password rules" }).getByText(/done/)).toHaveCount(5);
  await page.getByLabel("Confirm new password").focus();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("That isn't your current password.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await retype(page, PASSWORD);
  await page.keyboard.press("Enter");
  await expect(row(page, "Password").getByRole("status")).toContainText("Your password has been changed");
  await expect(list).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);
  await phone.close();
});

test("One other device is signed out from here, and then every one", async ({ page, request, browser }) => {
  const email = await newBuyer(request);
  const phone = await browser.newContext({ userAgent: IPHONE, baseURL: `http://localhost:${port}` });
  await refuseToBeCounted(phone);
  const other = await phone.newPage();
  await openProfile(other, email);
  await openProfile(page, email);
  await button(page, "Sign out: Safari on iPhone").click();
  await expect(row(page, "Where you're signed in").getByRole("status")).toHaveText(
    "Safari on iPhone is signed out",
  );
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);
  await button(page, "Sign out everywhere").click();
  await expect(page).toHaveURL(/\/sign-in/);
  await phone.close();
});

test("Preferences are saved with the day they were given, and taken back as easily", async ({
  page,
  request,
}) => {
  await openProfile(page, await newBuyer(request));
  const preferences = row(page, "Communication preferences");
  const save = preferences.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await preferences.getByLabel(/^Email me offers/).check();
  await save.click();
  await expect(preferences.getByRole("status")).toHaveText("Saved");
  await expect(save).toBeDisabled();
  await expect(preferences.getByText(/^You agreed on/)).toBeVisible();
  await page.reload();
  await expect(preferences.getByLabel(/^Email me offers/)).toBeChecked();
  await expect(preferences.getByLabel(/^Text me offers/)).not.toBeChecked();
  await preferences.getByLabel(/^Email me offers/).uncheck();
  await save.click();
  await expect(preferences.getByText(/^You agreed on/)).toBeHidden();
});

test("Long after the sign-in, a new phone number asks for the password in place", async ({
  page,
  request,
}) => {
  await openProfile(page, await newBuyer(request));
  await request.post("/sandbox/api/clock", { data: { advanceSeconds: 1_000 } });
  await button(page, "Change phone").click();
  await page.getByLabel("Phone number").fill("7372345678");
  await button(page, "Save").first().click();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByText("For your security, enter your password to continue.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(row(page, "Phone").getByText("(737) 234-5678")).toBeVisible();
});

test("Google is connected from the profile and disconnected again", async ({ page, request }) => {
  await openProfile(page, await newBuyer(request));
  await tabTo(page, button(page, "Connect Google"));
  await page.keyboard.press("Enter");
  await expect(button(page, "Continue to Google")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Casey Nguyen/ }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("Google is connected. You can sign in with it from now on.")).toBeVisible();
  await expect(row(page, "Google").getByText(/^Connected on/)).toBeVisible();
  await button(page, "Disconnect Google").click();
  await button(page, "Disconnect Google").click();
  await expect(row(page, "Google").getByText("Not connected")).toBeVisible();
});

test("Who deletes their account is gone, and may come back as somebody new", async ({ page, request }) => {
  const email = await newBuyer(request);
  await openProfile(page, email);
  await tabTo(page, button(page, /^Delete my account/));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("Not-the-password-1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That isn't your current password.")).toBeVisible();
  await retype(page, PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  // Where the page happens to stand, a link may lie half under the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.goto("/sign-in");
  await fillSignIn(page, email);
  await expect(page.getByText("Your email and/or password are incorrect.").first()).toBeVisible();
  const free = await request.get(`/public/identity/email-availability?email=${encodeURIComponent(email)}`);
  expect(await free.json()).toEqual({ available: true });
});

for (const [brand, baseURL] of [
  ["default", `http://localhost:${port}`],
  ["other", `http://harbor.localhost:${port}`],
] as const) {
  test.describe(`In the ${brand} brand`, { tag: brand === "default" ? [] : ["@repetition"] }, () => {
    test.use({ baseURL });

    test("the profile has no violation and never scrolls sideways, closed or open", async ({
      page,
      request,
    }) => {
      // Names such as harbor.localhost are known to the browser only.
      await openProfile(page, brand === "default" ? await newBuyer(request) : BUYER);
      const look = async (what: string): Promise<void> => {
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
          expect({ what, width, scrolls }).toEqual({ what, width, scrolls: width });
          // The sticky header covers what is half scrolled away, which is no small target.
          await page.evaluate(() => window.scrollTo(0, 0));
          const found = await violations(page, width === 320 ? "all" : "parts");
          expect({ what, width, found }).toEqual({ what, width, found: [] });
        }
      };
      await look("closed");
      for (const name of ["name", "phone", "home address", "email", "password"]) {
        await button(page, new RegExp(`^(Change|Add) ${name}$`)).click();
      }
      await page.getByLabel("New password", { exact: true }).fill("short");
      await button(page, /^Delete my account/).click();
      await look("open");
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, "contrast")).toEqual([]);
    });
  });
}
