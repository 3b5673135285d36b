import { expect } from "@playwright/test";
import { signEverything } from "./sign-steps.ts";
import { BUYER, buyCheapestCar, look, picture, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test.use({ viewport: { width: 768, height: 1024 } });

test("A buyer of another brand replaces a canceled contract, moves a delivery and pays after a decline", async ({
  page,
}) => {
  const port = new URL(test.info().project.use.baseURL ?? "").port;
  await page.goto(`http://harbor.localhost:${port}/`);
  const orderNumber = await buyCheapestCar(page, `http://harbor.localhost:${port}`);
  const title = page.locator("[data-step-title]");
  const at = (path: string) => page.goto(`http://harbor.localhost:${port}${path}`);
  const tell = (event: string) => play(page, orderNumber, event);

  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(title).toHaveText("Verify your ID");
  await tell("id.completed");
  await at(`/progress/${orderNumber}/doc-upload`);
  await page.getByLabel("Choose files for Driver's license").setInputFiles([picture("license.png")]);
  await expect(page.getByRole("button", { name: "Delete license.png" })).toBeVisible();
  await page.getByLabel("Choose files for Insurance card").setInputFiles([picture("card.png")]);
  await page.getByRole("link", { name: /^Continue/ }).waitFor();

  await at(`/signing?orderNumber=${orderNumber}`);
  await page.getByRole("button", { name: "Review contract" }).click();
  await expect(title).toHaveText("Review and sign");
  await tell("verification.expired");
  await page.reload();
  await expect(page.getByText("Your verification has expired,")).toBeVisible();
  await page.getByRole("button", { name: "Get a new contract" }).click();
  await expect(title).toHaveText("Review and sign");
  await tell("contract.cancelled");
  await page.reload();
  await expect(page.getByText("Your signing session has expired or was cancelled.")).toBeVisible();
  await look(page, "signing-needs-attention");
  await page.getByRole("button", { name: "Get a new contract" }).click();
  await expect(title).toHaveText("Review and sign");
  await signEverything(page, BUYER.name);
  await expect(title).toHaveText("Thank you, you've signed");

  await at(`/fulfillment/${orderNumber}`);
  await page.getByRole("radio", { name: /Have it delivered/ }).check();
  await page.getByRole("button", { name: "Change the address or phone" }).click();
  await page.getByLabel("Zip code").fill("99501");
  await expect(page.getByText(/outside our delivery area/)).toBeVisible();
  const dealer = (await page.locator("#delivery-option").textContent()) ?? "";
  await page.getByLabel("Zip code").fill(/\d{5}/.exec(dealer)?.[0] ?? "");
  await expect(page.getByText(/Delivery is/)).toBeVisible();
  await page.getByLabel("Street address").fill("12 Main Street");
  // The zip fills in where it is.
  await expect(page.getByLabel("City")).toHaveValue(/\w/);
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue(/^(?:GA|NY)$/);
  await page.locator("#slot-date label").first().click();
  await page.getByRole("button", { name: /^Time/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /AM|PM/ }).first().click();
  await look(page, "delivery-time");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await look(page, "delivery-address");
  // The contract has another state's taxes: where the car is brought to says nothing about where it is registered.
  await page.getByRole("checkbox", { name: /I will register this car/ }).check();
  await page.getByRole("button", { name: "Request delivery" }).click();
  await expect(title).toHaveText("We're bringing your car");
  await page.getByRole("button", { name: "Reschedule" }).click();
  await page.getByRole("radio", { name: /Pick it up/ }).check();
  await page.locator("#slot-date label").nth(2).click();
  await page.getByRole("button", { name: /^Time/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: /AM|PM/ }).last().click();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("button", { name: "Request pickup" }).click();
  await expect(title).toHaveText("See you there");

  await at(`/progress/${orderNumber}/payment`);
  await page.getByRole("button", { name: "Link your bank" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveText("Your bank isn't linked");
  await look(page, "payment-bank-failure");
  await page.getByRole("link", { name: "Choose how to pay" }).click();
  await page.getByRole("button", { name: "Link your bank" }).click();
  await page.getByRole("button", { name: "Agree and link" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(title).toHaveText("Thank you, your payment is on its way");
  await tell("payment.failed");
  await page.reload();
  await expect(page.getByText(/We encountered an issue processing your payment\./)).toBeVisible();
  await look(page, "payment-needs-attention");

  await tell("order.offramp");
  await page.reload();
  await expect(page.getByText(/Your purchase continues in the store/)).toBeVisible();
  await look(page, "off-ramp");
});

test("A tracker that cannot be loaded says so, keeps trying, and offers the button after three failures", async ({
  page,
}) => {
  const orderNumber = await buyCheapestCar(page);
  await expect(page.locator("[data-step-title]")).toBeVisible();
  await page.route("**/api/progress/**", (route) =>
    route.fulfill({
      status: 500,
      json: { code: "unexpected", message: "An error occurred. Please try again." },
    }),
  );
  const message = page.getByText("Oops! Something happened on our end. Please try again.");
  const button = page.getByRole("button", { name: "Try again" });
  for (let failure = 1; failure <= 3; failure += 1) {
    await page.goto(`/progress/${orderNumber}`);
    await expect(message).toBeVisible();
    await expect(button).toHaveCount(0);
  }
  await page.goto(`/progress/${orderNumber}`);
  await expect(button).toBeVisible();
  await look(page, "tracker-failed");
  await page.unroute("**/api/progress/**");
  await button.click();
  await expect(page.locator("[data-step-title]")).toHaveText("Verify your insurance");

  // TRK-13: red from nine hours on, over at ten, out of sight for whoever wants it.
  const spend = (seconds: number) =>
    page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
      [`fc.progress.time-spent.${orderNumber}`, String(seconds)],
    );
  // It is folded until somebody asks.
  const spent = page.getByText(/^Time spent/).filter({ visible: true });
  await expect(spent).toHaveCount(0);
  await page.getByRole("button", { name: "Show time spent" }).filter({ visible: true }).click();
  await expect(spent).not.toHaveClass(/text-danger/);
  await spend(32_399);
  await expect(spent).toHaveText(/09:00:0\d$/);
  await expect(spent).toHaveClass(/text-danger/);
  await spend(35_999);
  await expect(spent).toHaveText(/10:00:00$/);
  await page.waitForTimeout(1_500);
  await expect(spent).toHaveText(/10:00:00$/);
  await page.getByRole("button", { name: "Hide time spent" }).filter({ visible: true }).click();
  await expect(spent).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Show time spent" }).filter({ visible: true })).toBeVisible();
});

test("A person plays the carrier at the sandbox desk", async ({ page }) => {
  const orderNumber = await buyCheapestCar(page);
  await page.goto("/sandbox");
  // A phone shows one part of the desk at a time.
  const parts = page.getByRole("navigation", { name: "On this page" });
  await parts.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("button", { name: "Show messages" }).click();
  await expect(page.getByRole("list", { name: "Messages found" })).toBeVisible();
  await parts.getByRole("link", { name: "Orders" }).click();
  await page.getByLabel("Order number").fill(orderNumber);
  await look(page, "sandbox-desk");
  await page.getByRole("button", { name: "Policy verified" }).click();
  await expect(page.getByText(/Insurance carrier, Policy verified: done/)).toBeVisible();
  await page.goto(`/progress/${orderNumber}/insurance-verification`);
  await expect(page.locator("[data-step-title]")).toHaveText("Insurance verified");
});
