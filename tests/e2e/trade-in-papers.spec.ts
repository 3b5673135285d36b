import { expect } from "@playwright/test";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { signInAt } from "#tests/support/server-process.ts";
import { buyableVehicle, newBuyer, signIn } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { decide, holdOffer, main } from "./trade-in-steps.ts";
import { test } from "./visitor.ts";

test("What the papers of a traded-in car need is asked in checkout, and the tracker asks for the right documents", async ({
  page,
  request,
}) => {
  const held = await holdOffer(
    page,
    { year: "2019", make: "Yugo", model: "Koral" },
    { answers: { title: "rebuilt" } },
  );
  await decide(page, { decision: "AVAILABLE", amountCents: 40_000_000 });
  await page.setViewportSize({ width: 375, height: 540 });
  const email = await newBuyer(request);
  await signIn(page, email);
  await page.goto("/trade-in/offer");
  await expect(main(page).getByText("Saved to your account.")).toBeVisible();
  const vehicle = await buyableVehicle(request, 13);
  await page.goto(`/cart?buy=${vehicle.key}`);
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/u);
  const orderNumber = /FC\w+/u.exec(page.url())![0];
  await page.goto(`/checkout/${orderNumber}/trade-in`);
  const use = main(page).getByRole("button", { name: "Use my trade-in" });
  // A phone's button is always in reach; why it was refused comes to whoever has scrolled on.
  await main(page).evaluate((step) => step.ownerDocument.defaultView?.scrollTo(0, 9_999));
  await use.click();
  await expect(main(page).getByText("Your trade-in equity is more than the cash price.")).toBeInViewport();
  await expect(main(page).getByRole("link", { name: "Sell us your car separately" })).toBeInViewport();
  await decide(page, { decision: "AVAILABLE", amountCents: 400_000 }, held);
  await page.reload();
  await expect(use).toBeVisible();
  await page.context().setOffline(true);
  await use.click();
  await expect(main(page).getByText("Your trade-in isn't part of this deal yet")).toBeInViewport();
  await expect(main(page).getByText("Check your internet connection, then try again.")).toBeInViewport();
  await page.context().setOffline(false);
  await use.click();

  const form = main(page).locator("form").filter({ hasText: "For the papers of your trade-in" });
  const save = form.getByRole("button", { name: "Save for my papers" });
  await expect(save).toBeDisabled();
  await form.getByLabel("VIN of your car").fill("1HGCM82633A004352");
  await form.getByLabel("License plate").fill("kxb-4821");
  await form.getByLabel("Which state issued the title?").selectOption("OH");
  await form.getByLabel("Whose name is on the title?").selectOption("and");
  await form.getByLabel("Do you have the title?").selectOption("lost");
  await save.click();
  await expect(
    form.getByText("This VIN belongs to a 2003 model, and your offer is for a 2019."),
  ).toBeVisible();
  await look(page, "trade-papers-vin");
  await form.getByLabel("VIN of your car").fill("7ZZAB1AZ1KA000001");
  await save.click();
  await expect(form.getByText("Saved for your papers.")).toBeVisible();
  await expect(form.getByLabel("VIN of your car")).toBeHidden();
  await look(page, "trade-papers-saved");

  const call = callerOf(page);
  const headers = await signInAt(call, email);
  const buyer = { ...ORDER_BUYER, email };
  const address = `/api/commerce/orders/${orderNumber}`;
  expect((await call(address, { method: "PATCH", headers, body: { buyer } })).status).toBe(200);
  expect(
    (await call(`${address}/submit`, { method: "POST", headers, body: { acceptedTerms: true } })).status,
  ).toBe(200);
  await page.goto(`/progress/${orderNumber}/doc-upload`);
  const card = (name: string) => page.getByRole("region", { name });
  await expect(card("Duplicate title form for your trade-in")).toContainText("both of you sign the form");
  await expect(card("Registration of your trade-in")).toBeVisible();
  await look(page, "trade-papers-documents");
});
