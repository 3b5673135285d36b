import { expect, type Page } from "@playwright/test";
import { buyCheapestCar, look, picture, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

const title = (page: Page) => page.locator("[data-step-title]");

async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /may ask my insurance carrier/ }).check();
  await page.getByRole("button", { name: "Find my policy" }).click();
  await expect(page.getByRole("heading", { name: "Connect your insurance" })).toBeVisible();
}

async function givePolicy(page: Page, policyNumber: string): Promise<void> {
  await page.getByRole("combobox", { name: "Insurance carrier" }).selectOption("Harbor Mutual");
  await page.getByLabel("Policy number").fill(policyNumber);
  await page.getByRole("button", { name: "Verify policy" }).click();
}

test("A buyer's carrier is left, is down, says no, takes its time and says yes", async ({ page }) => {
  const orderNumber = await buyCheapestCar(page);
  await agree(page);
  await page.getByRole("button", { name: "Verify policy" }).click();
  await expect(page.getByText("Choose your carrier.")).toBeVisible();
  await look(page, "carrier-page");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(title(page)).toHaveText("Connect your carrier");
  await look(page, "insurance-connect");

  await page.getByRole("link", { name: "Go to my carrier" }).click();
  await givePolicy(page, "HM-9999");
  await expect(title(page)).toHaveText("Not verified yet");
  await expect(
    page.getByText("We couldn't verify your insurance. You can upload your insurance card later."),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByRole("link", { name: "Upload insurance card" })).toBeVisible();
  await look(page, "insurance-carrier-down");

  await page.getByRole("button", { name: "Try another policy" }).click();
  await agree(page);
  await givePolicy(page, "HM-1111");
  await expect(page.getByText("Your carrier says this policy isn't active.")).toBeVisible();
  await page.getByRole("button", { name: "Try another policy" }).click();
  await agree(page);
  await givePolicy(page, "HM-5555");
  await expect(title(page)).toHaveText("Your carrier is looking up your policy");
  await look(page, "insurance-reading");
  await expect(title(page)).toHaveText("Insurance verified", { timeout: 20_000 });

  // A link somebody copied repeats nothing.
  await page.goto(`/progress/${orderNumber}/insurance-verification?pull_id=AAAAAAAAAAAAAAAAAAAAAAAAAA`);
  await expect(title(page)).toHaveText("Insurance verified");
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test("A buyer goes on without a text, fails, lets a link expire, and is verified with a document less to upload", async ({
    page,
    browser,
  }) => {
    const orderNumber = await buyCheapestCar(page);
    await page.getByRole("button", { name: "Skip for now" }).click();
    await expect(title(page)).toHaveText("Verify your ID");
    await look(page, "id-send-phone");
    await page.getByRole("button", { name: "Continue on this phone" }).click();
    await sendLicense(page, "D0000");
    await expect(page.getByText("We couldn't verify your ID.")).toBeVisible();
    await look(page, "id-failed-here");
    await page.getByRole("link", { name: "Back to your order" }).click();
    await expect(title(page)).toHaveText("Try your ID again");

    await page.getByRole("button", { name: "Continue on this phone" }).click();
    await expect(page.getByLabel("License number")).toBeVisible();
    const capture = page.url();
    await play(page, orderNumber, "id.expired");
    await page.goto(capture);
    await expect(title(page)).toHaveText("This link has expired.");
    await look(page, "id-link-expired");
    // Another phone knows no order to go back to.
    const other = await browser.newPage();
    await other.goto(capture);
    await expect(other.getByRole("link", { name: "See your orders" })).toHaveAttribute("href", "/deals");
    await other.close();
    await page.getByRole("link", { name: "Back to your order" }).click();
    await expect(page.getByText("ID verification timed out.")).toBeVisible();
    await look(page, "id-timed-out");

    await page.getByRole("button", { name: "Continue on this phone" }).click();
    await page.getByRole("button", { name: "Send my ID" }).click();
    await expect(page.getByText("Take a picture of the front.")).toBeVisible();
    await look(page, "id-capture-errors");
    await sendLicense(page, "D9999");
    await expect(page.getByText("Take a picture of the front.")).toHaveCount(0);
    await expect(page.getByText("ID verification is unavailable right now.")).toBeVisible();
    await sendLicense(page, "D1234567");
    await expect(page).toHaveURL(/\/progress\/id-verification\/complete$/);
    await look(page, "id-complete-here");
    await page.getByRole("link", { name: "Back to your order" }).click();
    await expect(title(page)).toHaveText("ID verified");
    await page.goto(`/progress/${orderNumber}/doc-upload`);
    await expect(page.getByRole("button", { name: "Delete license-front.png" })).toBeVisible();
  });

  test("A license of Illinois is not captured; the step waits for the retailer and ends with it", async ({
    page,
  }) => {
    const orderNumber = await buyCheapestCar(page);
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("button", { name: "Continue on this phone" }).click();
    await page.getByLabel("State that issued it").selectOption("IL");
    await expect(page.getByLabel(/Front/)).toHaveCount(0);
    await look(page, "id-illinois");
    await page.getByRole("button", { name: "Show my ID in person" }).click();
    await expect(title(page)).toHaveText("We'll check your ID in person");
    await page.getByRole("link", { name: "Back to your order" }).click();
    await expect(page.getByText(/In Illinois, we check your ID in person/)).toBeVisible();
    await look(page, "id-in-person");
    await play(page, orderNumber, "id.completed");
    await page.reload();
    await expect(title(page)).toHaveText("ID verified");
  });
});

async function sendLicense(page: Page, number: string): Promise<void> {
  await page.getByLabel("State that issued it").selectOption("TX");
  await page.getByLabel(/Front/).setInputFiles(picture("front.png"));
  await page.getByLabel(/Back/).setInputFiles(picture("back.png"));
  await page.getByLabel("License number").fill(number);
  await page.getByRole("button", { name: "Send my ID" }).click();
}
