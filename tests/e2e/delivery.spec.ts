import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { signOrder } from "#tests/support/sign-order.ts";
import { signIn } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { BUYER, look, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

/** A signed cash order of the demo buyer, who then stands at its delivery step. */
async function openDelivery(page: Page, origin: string): Promise<string> {
  const headers = await signIn(page, BUYER.email, { origin });
  const call = callerOf(page);
  const [vehicleId = ""] = await listAvailable(call);
  const order = await placeOrder(call, { headers, vehicleId, until: "submitted" });
  await signOrder(call, { headers, order });
  await page.goto(`${origin}/fulfillment/${order.orderNumber}`);
  await expect(page.locator("[data-step-title]")).toHaveText("Schedule your pickup");
  return order.orderNumber;
}

const day = (page: Page, at: number): Locator => page.locator("#slot-date label").nth(at);
const alertAbout = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text });

/** The entry in the calendar file that the button gives. */
async function calendarOf(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  return readFileSync(await (await download).path(), "utf8").replaceAll("\r\n ", "");
}

test.describe("On a phone", () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test("A buyer has the car brought, corrects the address, moves the day, and gives it up", async ({
    page,
    baseURL,
  }) => {
    const orderNumber = await openDelivery(page, baseURL ?? "");
    const title = page.locator("[data-step-title]");
    await page.getByRole("radio", { name: /Have it delivered/ }).check();
    // What the order knows is asked only of who changes it.
    await expect(page.getByText("12 Main Street, Austin, TX 78701")).toBeVisible();
    // Where nobody drives there is nobody to call, no day to choose and nothing to request; the reason comes first.
    await expect(page.getByText(/outside our delivery area/)).toBeInViewport();
    await expect(page.getByText(/^The driver calls/)).toHaveCount(0);
    await expect(day(page, 0)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Request delivery" })).toHaveCount(0);
    await page.getByRole("button", { name: "Change the address or phone" }).click();
    await expect(page.getByLabel("Zip code")).toBeFocused();
    await expect(page.getByLabel("Street address")).toHaveValue("12 Main Street");
    await expect(page.getByLabel("City")).toHaveValue("Austin");
    await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("(512) 234-5678");
    const rooftop = (await page.locator("#delivery-option").textContent()) ?? "";
    const near = /\d{5}/.exec(rooftop)?.[0] ?? "";
    await page.getByLabel("Zip code").fill(near);
    await expect(day(page, 0)).toBeVisible();
    await page.getByLabel("Street address").fill("PO Box 12");
    await page.getByRole("button", { name: "Request delivery" }).click();
    await expect(alertAbout(page, "We can't deliver to a P.O. box zip code.")).toBeFocused();
    await expect(alertAbout(page, "Select a date.")).toBeVisible();
    await look(page, "delivery-wrong");

    await page.getByLabel("Zip code").fill("99501");
    await expect(
      page.getByText(/outside our delivery area\. Call \(\d{3}\)\s\d{3}.\d{4} for a custom quote/),
    ).toBeVisible();
    await expect(page.getByLabel("City")).toHaveValue("Anchorage");
    await page.getByRole("button", { name: "Pick it up instead" }).click();
    await expect(title).toHaveText("Schedule your pickup");
    await page.getByRole("radio", { name: /Have it delivered/ }).check();
    await page.getByLabel("Zip code").fill("00000");
    await expect(
      page.getByText("Sorry, we're unable to locate the zip code you provided. Please try again."),
    ).toBeVisible();
    await page.route("**/public/fulfillment/quote**", (route) =>
      route.fulfill({ status: 503, json: { code: "x", message: "x" } }),
    );
    await page.getByLabel("Zip code").fill(near);
    await expect(page.getByText("We can't calculate the delivery fee right now.")).toBeVisible();
    await look(page, "delivery-no-fee");
    await page.unroute("**/public/fulfillment/quote**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/[A-Z]{2}: less than a mile away\. Delivery is included\./)).toBeVisible();
    // Both ends of the way would lie on each other.
    await expect(page.getByText(/in a straight line/)).toHaveCount(0);
    const city = await page.getByLabel("City").inputValue();
    await page.getByLabel("Street address").fill("12 Main Street");
    await page.getByLabel("City").fill("Follow us");
    // The contract has the taxes of the buyer's home, and the car goes to the dealer's state.
    await page.getByRole("checkbox", { name: /I will register this car in Texas/ }).check();
    await page.getByText("Add instructions for the driver").click();
    await page.getByLabel("Instructions").fill("Gate code 4711, ring twice");
    await day(page, 1).click();
    await page.getByRole("button", { name: /^Time/ }).click();
    const dialog = page.getByRole("dialog", { name: "Select a Time" });
    await dialog.getByRole("button", { name: "11:00 AM", exact: true }).click();
    await look(page, "delivery-select-a-time");
    await dialog.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Request delivery" }).click();
    await expect(alertAbout(page, "City doesn't match the zip code.")).toBeVisible();
    await page.getByLabel("City").fill(city);
    await look(page, "delivery-filled");
    await page.getByRole("button", { name: "Request delivery" }).click();
    await expect(title).toHaveText("We're bringing your car");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(page.getByText("Gate code 4711, ring twice")).toBeVisible();
    await look(page, "delivery-brought");
    const first = await calendarOf(page);
    expect(first).toMatch(/STATUS:TENTATIVE/);

    await play(page, orderNumber, "appointment.confirmed");
    await page.getByRole("button", { name: "Reschedule" }).click();
    await expect(page.getByText(/until you book the new time/)).toBeVisible();
    await day(page, 2).click();
    await page.getByRole("button", { name: /^Time/ }).click();
    await dialog.getByRole("button", { name: "2:00 PM", exact: true }).click();
    await dialog.getByRole("button", { name: "Select", exact: true }).click();
    await look(page, "delivery-reschedule");
    await page.getByRole("button", { name: "Request delivery" }).click();
    await expect(page.getByText(/at 2:00\sPM/).first()).toBeVisible();
    // The page scrolls to its title; a press on the way there may miss what it was meant for.
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    const second = await calendarOf(page);
    const uid = /UID:.+/.exec(first)?.[0];
    expect(second).toContain(uid);
    expect([/SEQUENCE:(\d+)/.exec(first)?.[1], /SEQUENCE:(\d+)/.exec(second)?.[1]]).toEqual(["0", "2"]);

    await page.getByRole("button", { name: "Cancel appointment" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this appointment?" });
    await look(page, "delivery-cancel");
    await question.getByRole("button", { name: "Cancel appointment" }).click();
    await expect(page.getByText(/Your appointment is canceled\./)).toBeVisible();
    await expect(title).toHaveText(/^Schedule your/);
    await look(page, "delivery-cancelled");

    // Handed over without an appointment, e.g. in the store: there is nothing left to choose.
    await play(page, orderNumber, "order.offramp");
    await play(page, orderNumber, "documents.accepted");
    await play(page, orderNumber, "order.delivered");
    await page.reload();
    await expect(title).toHaveText(/^Yours since [A-Z][a-z]+ \d+$/);
    await expect(page.locator("main form")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^Return by/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Receipt", exact: true }).first()).toBeVisible();
    await look(page, "delivery-none");
  });
});

test.describe("On a large screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("Another brand's buyer picks an hour with the keyboard, loses it to somebody else, and takes the next", async ({
    page,
    baseURL,
  }) => {
    const port = new URL(baseURL ?? "").port;
    await openDelivery(page, `http://harbor.localhost:${port}`);
    await day(page, 0).click();
    const time = page.getByRole("button", { name: /^Time/ });
    await time.press("Enter");
    const popover = page.getByRole("dialog", { name: "Select a time" });
    await look(page, "delivery-popover");
    await page.keyboard.press("Escape");
    await expect(popover).toHaveCount(0);
    await expect(time).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(time).toBeFocused();
    await expect(time).toContainText("10:00 AM");
    await page.route("**/api/fulfillment/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({
            status: 409,
            json: {
              code: "fulfillment.slotTaken",
              message: "That time was just taken. Choose another one.",
              fields: { slot: "That time was just taken. Choose another one." },
            },
          })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Request pickup" }).click();
    await expect(alertAbout(page, "That time was just taken. Choose another one.")).toBeVisible();
    await look(page, "delivery-taken");
    await page.unroute("**/api/fulfillment/*");
    await time.click();
    await popover.getByRole("button", { name: "1:00 PM", exact: true }).click();
    await page.getByRole("button", { name: "Request pickup" }).click();
    await expect(page.locator("[data-step-title]")).toHaveText("See you there");
    await expect(page.getByText(/77 Peachtree Landing|12 Hudson Terrace/)).toBeVisible();
    await look(page, "delivery-booked");
    await page.reload();
    await expect(page.getByText("Requested", { exact: true })).toBeVisible();
  });
});
