import { expect } from "@playwright/test";
import { applyTogether, draftToFinance, fillInApplication } from "#tests/support/apply-for-credit.ts";
import { acceptFirstOffer, financeable } from "./credit-steps.ts";
import { newBuyer, signIn } from "./journey.ts";
import { callerOfRequest } from "./page-caller.ts";
import { signEverything } from "./sign-steps.ts";
import { look, picture, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

test("Two who buy together are identified and sign one after the other on one phone", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const headers = await signIn(page, await newBuyer(request));
  const call = callerOfRequest(request);
  const { key: vehicleId } = await financeable(request, 5);
  const orderNumber = await draftToFinance(call, { headers, vehicleId });
  const owner = { headers, orderNumber };
  await applyTogether(call, owner, { isElsewhere: false });
  await fillInApplication(call, owner);
  await fillInApplication(call, { ...owner, role: "JOINT" });
  const { dealId } = await acceptFirstOffer(page, call, owner);

  const here = "/public/id-verification/doc-verification/here";
  const opened = await call(here, { method: "POST", headers, body: { orderNumber } });
  const { path } = (await opened.json()) as { path: string };
  const front = picture("front.png");
  const captured = await request.put(
    `/public/id-verification/capture/${path.split("/").at(-1) ?? ""}/license`,
    { multipart: { front, back: front, documentNumber: "D1234567", issuingState: "TX" } },
  );
  expect(captured.ok(), await captured.text()).toBe(true);
  await page.goto(`/progress/${orderNumber}/id-verification`);
  await expect(page.getByRole("heading", { name: "Verify Rosa's ID" })).toBeVisible();
  await look(page, "two-signers-id");
  await play(page, orderNumber, "id.completed");
  await play(page, orderNumber, "insurance.verified");
  for (const type of ["DriversLicense", "CoBuyerLicense"]) {
    const sent = await request.put(`/api/documents/deals/${dealId}/documents/${type}`, {
      headers,
      multipart: { documents: picture(`${type}.png`) },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }

  await page.goto(`/progress/${orderNumber}/signing`);
  await page.getByRole("button", { name: "Review contract" }).click();
  await signEverything(page, "Avery Buyer");
  await expect(page.getByRole("heading", { name: "Next, Rosa Ortiz signs" })).toBeVisible();
  await look(page, "two-signers-hand-over");
  await page.getByRole("button", { name: "I'm Rosa Ortiz. Continue" }).click();
  await signEverything(page, "Rosa Ortiz");
  await expect(page).toHaveURL(/signing\/thank-you/);
  await look(page, "two-signers-signed");
});
