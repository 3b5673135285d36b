import { expect } from "@playwright/test";
import { TEXT_IDS } from "#modules/tenancy/server/wordings/text-ids.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { listAvailable, ORDER_BUYER, placeOrder } from "#tests/support/place-order.ts";
import { signInAt } from "#tests/support/server-process.ts";
import { changeRetailer } from "./change-retailer.ts";
import { test } from "./own-process.ts";

/** The id and the words of the text that begins so. */
function textOf(beginning: string): readonly [id: string, english: string] {
  const found = Object.entries(TEXT_IDS).find(([, text]) => text.startsWith(beginning));
  if (found === undefined) throw new Error(`no text begins with ${beginning}`);
  return found;
}

const [GARAGE] = textOf("Saved Vehicles");
const [BILL] = textOf("Invoice");
const [MAIL, MAIL_TEXT] = textOf("Thank you for choosing {brand}.");

/** A store that says a link, a mail and a paper in words of its own. */
const WORDINGS = {
  [GARAGE]: "My Garage",
  [`es.${GARAGE}`]: "Mi garaje",
  [BILL]: "Bill of payment",
  [MAIL]: MAIL_TEXT.replace("Thank you for choosing {brand}.", "Howdy from {brand}!"),
};

test("A retailer's own wordings are on its pages, in its mails and on its papers, and in no other store", async ({
  dataDir,
  start,
  page,
}) => {
  const { port, call } = await start();
  await changeRetailer(dataDir, () => ({ wordings: WORDINGS }));
  const shots = process.env["E2E_SHOTS"];
  const garage = page.getByRole("link", { name: "My Garage" }).first();
  await expect(async () => {
    await page.goto(`http://localhost:${port}/`);
    await expect(garage).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if (shots !== undefined) await page.screenshot({ path: `${shots}/wordings-en.png` });
  await page.goto(`http://localhost:${port}/es`);
  await expect(page.getByRole("link", { name: "Mi garaje" }).first()).toBeVisible();
  if (shots !== undefined) await page.screenshot({ path: `${shots}/wordings-es.png` });
  await page.goto(`http://harbor.localhost:${port}/`);
  await expect(page.getByRole("link", { name: "Saved Vehicles" }).first()).toBeVisible();

  const headers = await signInAt(call, "buyer@example.com");
  const [vehicleId = ""] = await listAvailable(call);
  const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted" });
  await expect(async () => {
    const mails = await (await call(`/sandbox/api/messages?to=${ORDER_BUYER.email}`)).text();
    expect(mails).toContain("Howdy from Sunlane");
  }).toPass();
  const invoice = await call(`/api/payments/${orderNumber}/invoice`, { headers });
  const [first = ""] = await pdfPages(new Uint8Array(await invoice.arrayBuffer()));
  expect(first).toContain("Bill of payment");
});
