import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { ORDER_BUYER, placeOrder, type Caller } from "#tests/support/place-order.ts";
import { signInAt } from "#tests/support/server-process.ts";
import { buyableVehicle, signIn } from "./journey.ts";
import { agreeToSign, fillInFields } from "./sign-steps.ts";
import { look, picture, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

const EMAIL = "second.buyer@example.com";
const NAME = `${ORDER_BUYER.firstName} ${ORDER_BUYER.lastName}`;
const title = (page: Page) => page.locator("[data-step-title]");

/** An order whose contract waits for its buyer. */
async function orderWithContract(page: Page, nth: number): Promise<string> {
  const call: Caller = async (address, { method = "GET", headers = {}, body } = {}) => {
    const answer = await page.request.fetch(address, {
      method,
      headers,
      ...(body !== undefined && { data: body }),
    });
    return new Response(await answer.text(), { status: answer.status() });
  };
  const headers = await signInAt(call, EMAIL);
  const { key } = await buyableVehicle(page.request, nth);
  const order = await placeOrder(call, { headers, vehicleId: key, until: "submitted" });
  for (const type of ["DriversLicense", "InsuranceCard"]) {
    const sent = await page.request.put(`/api/documents/deals/${order.dealId}/documents/${type}`, {
      headers,
      multipart: { documents: picture(`${type}.png`) },
    });
    expect(sent.ok()).toBe(true);
  }
  const data = { event: "contract.ready" };
  await page.request.post(`/sandbox/api/orders/${order.orderNumber}/events`, { data });
  return order.orderNumber;
}

async function openAsBuyer(page: Page, path: string): Promise<void> {
  await signIn(page, EMAIL);
  await page.goto(path);
}

/** A signature of two lines. */
async function draw(page: Page, pad: string): Promise<void> {
  const figure = page.locator(`${pad} figure`);
  // The bar at the bottom covers what is only just in view.
  await figure.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await figure.boundingBox();
  if (!box) throw new Error("no pad");
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.7);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    const wave = 0.5 + 0.3 * Math.sin(step);
    await page.mouse.move(box.x + box.width * (0.1 + step * 0.04), box.y + box.height * wave);
  }
  await page.mouse.up();
}

test.describe("On a phone", () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test("a buyer signs by typing, with the keyboard alone, and keeps what was filled in", async ({ page }) => {
    const orderNumber = await orderWithContract(page, 8);
    await openAsBuyer(page, `/progress/${orderNumber}/signing`);
    await page.getByRole("button", { name: "Review contract" }).press("Enter");
    await expect(title(page)).toHaveText("Review and sign");
    await page.getByRole("button", { name: "Agree and continue" }).press("Enter");
    await expect(page.getByText("Agree to sign electronically.")).toBeVisible();
    await look(page, "signing-consent");
    await page.getByRole("checkbox", { name: /electronically/ }).press("Space");
    await page.getByRole("button", { name: "Agree and continue" }).press("Enter");
    await page.getByRole("button", { name: "Finish and sign" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Go to the first field" }).press("Enter");
    await expect(page.getByRole("alert").getByText("Enter the initials of your name.")).toBeVisible();
    await look(page, "signing-missing");
    await page.getByLabel("Your full name").fill(NAME);
    await page.getByRole("textbox", { name: "Initials" }).fill("ab");
    await page.getByRole("button", { name: "Go to the first field" }).press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^1 of \d fields$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^1 of \d fields$/)).toBeVisible();
    await expect(page.getByLabel("Your full name")).toHaveValue(NAME);
    await page.getByRole("button", { name: "Larger text" }).press("Enter");
    await expect(page.getByText("125%")).toBeVisible();
    await page.getByRole("button", { name: "Smaller text" }).press("Enter");
    await page.getByRole("button", { name: "Next field" }).press("Enter");
    while (!(await page.getByRole("button", { name: "Finish and sign" }).isVisible())) {
      await page.keyboard.press("Enter");
    }
    await look(page, "signing-filled");
    await page.keyboard.press("Enter");
    await expect(title(page)).toHaveText("Thank you, you've signed");
    await look(page, "signing-thank-you");
  });
});

test.describe("With little motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a buyer draws a signature, and keeps the completed contract with its certificate", async ({
    page,
  }) => {
    const orderNumber = await orderWithContract(page, 9);
    await openAsBuyer(page, `/progress/${orderNumber}/signing`);
    await page.getByRole("button", { name: "Review contract" }).click();
    await agreeToSign(page);
    await expect(page.getByRole("heading", { name: "Your signature" })).toBeFocused();
    await page.getByRole("radio", { name: "Draw it" }).check();
    await draw(page, "#sign-drawn");
    await draw(page, "#sign-drawn-initials");
    await fillInFields(page, NAME);
    await look(page, "signing-drawn");
    await page.getByRole("button", { name: "Finish and sign" }).click();
    await expect(title(page)).toHaveText("Thank you, you've signed");

    await play(page, orderNumber, "contract.countersigned");
    await page.goto(`/progress/${orderNumber}/signing/review`);
    await expect(page.getByText(/has countersigned/)).toBeVisible();
    await look(page, "signing-completed");
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download contract (PDF)" }).click(),
    ]);
    const text = (await pdfPages(readFileSync(await saved.path()))).join("\n");
    expect(text).toContain("Certificate of Completion");
    expect(text).toContain("Completed: signed by both");
    const folder = process.env["E2E_SHOTS"];
    if (folder) await saved.saveAs(`${folder}/contract.pdf`);

    await page.goto(`/signing/review?orderNumber=${orderNumber}`);
    await expect(title(page)).toHaveText("Your contract");
    await page.goto("/signing?orderNumber=FC0000000000000A");
    await expect(page.getByText(/^This contract belongs to a different account\./u)).toBeVisible();
    await page.goto("/signing?orderNumber=nonsense");
    await expect(page.getByText(/This contract link doesn't work\. Call/u)).toBeVisible();
    await look(page, "signing-link-broken");

    const answer = await page.request.get(`/sandbox/api/messages?to=${ORDER_BUYER.email}`);
    const mails = (await answer.json()) as { subject: string; text: string }[];
    const complete = mails.find(({ subject }) => subject.includes("contract is complete"));
    expect(complete?.text).toContain(`/signing/review?orderNumber=${orderNumber}`);
  });
});
