import { expect } from "@playwright/test";
import { draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { acceptFirstOffer, financeable } from "./credit-steps.ts";
import { newBuyer, signIn } from "./journey.ts";
import { callerOfRequest } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test("A buyer whose lender takes its offer back hears of it on the open tracker and buys the same car another way", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const headers = await signIn(page, await newBuyer(request));
  const call = callerOfRequest(request);
  const car = await financeable(request, 9);
  const orderNumber = await draftToFinance(call, { headers, vehicleId: car.key });
  await fillInApplication(call, { headers, orderNumber });
  const { offer } = await acceptFirstOffer(page, call, { headers, orderNumber });

  await page.goto(`/progress/${orderNumber}`);
  const banner = page.getByText("Your lender took its offer back", { exact: true });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const asked = await request.get(`/sandbox/api/orders/${orderNumber}/lenders`);
  const { requests } = (await asked.json()) as { requests: { requestId: string; lenderName: string }[] };
  const own = requests.find((one) => one.lenderName === offer.lenderName)!;
  const declined = await request.post(`/sandbox/api/lender-requests/${own.requestId}/answer`, {
    data: { outcome: "decline" },
  });
  expect(declined.status(), await declined.text()).toBe(200);

  await expect(banner).toBeVisible();
  // Nothing else is asked for that could prepare a contract nobody will sign.
  await expect(page.getByText(/we can prepare your contract/)).toHaveCount(0);
  await look(page, "offer-taken-back");
  await page.getByRole("button", { name: "Choose another way to pay" }).click();
  await expect(page).toHaveURL(/\/checkout\/(?!.*progress).*payment-options$/);
  await expect(page.getByText(car.model).filter({ visible: true }).first()).toBeVisible();
  await look(page, "offer-taken-back-again");
  expect(page.url()).not.toContain(orderNumber);
  await page.goto(`/progress/${orderNumber}`);
  await expect(page.getByText(/canceled/i).first()).toBeVisible();
  await look(page, "offer-taken-back-over");
});
