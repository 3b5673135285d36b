import { expect, type Page } from "@playwright/test";
import { ORDER_BUYER, placeOrder, type Caller } from "#tests/support/place-order.ts";
import { signInAt } from "#tests/support/server-process.ts";
import { buyableVehicle } from "./journey.ts";
import { signEverything } from "./sign-steps.ts";
import { look, picture, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

/** OP-23 in a browser that nobody is signed in with. */
let orderNumber: string;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  const call: Caller = async (address, { method = "GET", headers = {}, body } = {}) => {
    const answer = await request.fetch(address, {
      method,
      headers,
      ...(body !== undefined && { data: body }),
    });
    return new Response(await answer.text(), { status: answer.status() });
  };
  const headers = await signInAt(call, "second.buyer@example.com");
  const { key } = await buyableVehicle(request, 6);
  const order = await placeOrder(call, { headers, vehicleId: key, until: "submitted" });
  for (const type of ["DriversLicense", "InsuranceCard"]) {
    const sent = await request.put(`/api/documents/deals/${order.dealId}/documents/${type}`, {
      headers,
      multipart: { documents: picture(`${type}.png`) },
    });
    expect(sent.ok()).toBe(true);
  }
  await request.post(`/sandbox/api/orders/${order.orderNumber}/events`, {
    data: { event: "contract.ready" },
  });
  ({ orderNumber } = order);
  await request.dispose();
});

async function passcode(page: Page): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(
      `/sandbox/api/messages?to=${encodeURIComponent(ORDER_BUYER.email)}`,
    );
    const messages = (await answer.json()) as { text: string }[];
    code = /passcode to read and sign your contract is (\d{6})/u.exec(messages[0]?.text ?? "")?.[1];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

for (const width of [375, 1440]) {
  const tag = width === 375 ? [] : ["@repetition"];
  const name = `A signer without a password is told nothing when wrong, recognized when right, at ${width}`;
  test(name, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/signing/hello-again");
    await expect(page.getByRole("heading", { name: "Hello again" })).toBeVisible();
    await page.getByRole("radio", { name: /Cell phone/ }).check();
    await expect(page.getByText("Enter your cell phone and last name to continue.")).toBeVisible();
    await look(page, "hello-again-phone");
    await page.getByRole("textbox", { name: "Cell phone" }).fill("512 234 5678");
    await page.getByRole("textbox", { name: "Last name" }).fill("Somebody");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("The last name or email you entered is incorrect.")).toBeVisible();
    await look(page, "hello-again-incorrect");
    await page.getByRole("radio", { name: /Deal ID/ }).check();
    await page.getByRole("textbox", { name: "Deal ID" }).fill(orderNumber.toLowerCase());
    await page.getByRole("textbox", { name: "Last name" }).fill(ORDER_BUYER.lastName.toUpperCase());
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: `Hello again, ${ORDER_BUYER.firstName}` })).toBeFocused();
    await expect(page.getByText("One more check before you sign")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(orderNumber);
    await expect(page.locator("main")).not.toContainText("$");
    await look(page, "hello-again-known");
    await page.goto(`/progress/${orderNumber}`);
    await expect(page).toHaveURL(/\/sign-in/u);
  });
}

test("A signer reads and signs with the emailed passcode, and the desk shows that mail", async ({ page }) => {
  await page.goto("/signing/hello-again");
  await page.getByRole("textbox", { name: "Email" }).fill(ORDER_BUYER.email);
  await page.getByRole("button", { name: "Email me a passcode" }).click();
  const code = await passcode(page);
  await look(page, "hello-again-code");
  await page.getByLabel("Passcode", { exact: true }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The last name or email you entered is incorrect.")).toBeVisible();
  await page.getByLabel("Passcode", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Review contract" }).click();
  await expect(page.getByRole("heading", { name: "Review and sign" })).toBeFocused();
  await look(page, "hello-again-contract");
  await signEverything(page, `${ORDER_BUYER.firstName} ${ORDER_BUYER.lastName}`);
  await expect(page.getByRole("heading", { name: "Thank you, you've signed" })).toBeVisible();
  await look(page, "hello-again-signed");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thank you, you've signed" })).toBeVisible();

  await page.goto("/sandbox");
  await page.getByLabel("Sent to").fill(ORDER_BUYER.email);
  await page.getByRole("button", { name: "Show messages" }).click();
  await page.getByText("Show as email").first().click();
  await expect(page.frameLocator("iframe").first().getByText(code, { exact: true })).toBeVisible();
});

test("A capability that ran out leads back to the question", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("fc.order-capability", "a.b.c"));
  await page.goto("/signing/hello-again");
  await expect(page.getByText("Your signing session has expired or was cancelled.")).toBeVisible();
  await play(page, orderNumber, "order.cancelled");
});
