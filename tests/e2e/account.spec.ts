import { expect } from "@playwright/test";
import { BUYER, expectSignedIn, fillSignIn, newestCode, PASSWORD, signOut } from "./journey.ts";
import { test } from "./visitor.ts";

// Its parts are shown by the journeys of auth.spec.ts.
const newcomer = "A new buyer signs up with the mailed code, signs out and signs in again";
test(newcomer, { tag: "@repetition" }, async ({ page, request }) => {
  const email = `nora.${Date.now()}@example.com`;
  const password = "Harbor!Lights-42";
  await page.goto("/sign-up");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("O'Neil");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone number").fill("5122345670");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();

  await expect(page).toHaveURL(/\/sign-up\/confirm/);
  await page.getByLabel("Verification Code").fill("000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Oops, wrong code").first()).toBeVisible();
  await page.getByLabel("Verification Code").fill(await newestCode(request, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expectSignedIn(page);

  await expect(page.getByRole("banner").getByText("Account of Nora O'Neil")).toBeAttached();
  await signOut(page);
  await page.goto("/sign-in");
  await fillSignIn(page, email, password);
  await expectSignedIn(page);
});

// The answers are the same in sign-in.int.test.ts; auth.spec.ts looks at the page.
const refusals = "A wrong password and an unknown address get the same answer";
test(refusals, { tag: "@repetition" }, async ({ page }) => {
  const refusal = page.getByText("Your email and/or password are incorrect. Please try again.", {
    exact: true,
  });
  for (const email of ["second.buyer@example.com", "nobody.at.all@example.com"]) {
    await page.goto("/sign-in");
    await fillSignIn(page, email, "Not-the-password-1");
    await expect(refusal).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in/);
  }
});

test("Reloading and a second tab keep a buyer signed in, and signing out ends both", async ({
  page,
  context,
}) => {
  await page.goto("/sign-in");
  await fillSignIn(page, BUYER);
  await expectSignedIn(page);
  await page.reload();
  await expectSignedIn(page);
  const second = await context.newPage();
  await second.goto("/");
  await expectSignedIn(second);
  await second.close();

  await signOut(page);
  const third = await context.newPage();
  await third.goto("/deals");
  await expect(third).toHaveURL(/\/sign-in/);
});

// So does whoever was signed in before (auth.spec.ts).
const wayBack = "Who asks for a page of their own comes back to it after signing in";
test(wayBack, { tag: "@repetition" }, async ({ page }) => {
  await page.goto("/deals");
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdeals/);
  await fillSignIn(page, BUYER);
  await expect(page).toHaveURL(/\/deals$/);
});

/** Every spelling passes one function, whose own test has many more; these are read by a browser. */
const SPELLINGS = [
  ["/\t/evil.example"],
  ["https://evil.example/", "@repetition"],
  ["/\\evil.example", "@repetition"],
  ["//evil.example/", "@repetition"],
  ["\\\\evil.example", "@repetition"],
  ["javascript:alert(1)", "@repetition"],
  ["/%2Fevil.example", "@repetition"],
] as const;

for (const [target, ...tag] of SPELLINGS) {
  test(`Signing in never leads away to ${JSON.stringify(target)}`, { tag }, async ({ page, baseURL }) => {
    await page.goto(`/sign-in?returnTo=${encodeURIComponent(target)}`);
    await fillSignIn(page, BUYER);
    await expectSignedIn(page);
    await expect(page).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
  });
}

test("No token is where a script of another page could keep it", async ({ page, context }) => {
  await page.goto("/sign-in");
  await fillSignIn(page, BUYER);
  await expectSignedIn(page);
  const readable = await page.evaluate(() => document.cookie + JSON.stringify(Object.entries(localStorage)));
  expect(readable).not.toMatch(/eyJ/);
  expect(readable).not.toContain(PASSWORD);
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite !== "None")).toBe(true);
});
