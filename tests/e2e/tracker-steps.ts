import { crc32, deflateSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { violations } from "./axe.ts";
import { signIn as signInByCall } from "./journey.ts";
import { callerOf } from "./page-caller.ts";

export const BUYER = { email: "buyer@example.com", password: "Drive-Away-2026", name: "Avery Buyer" };

/** Widths with a layout of their own, where axe looks; at others a page has the same parts. */
const LAYOUTS = [375, 1440];

/**
 * The state at each width that people have: at none it scrolls sideways, and in no layout axe finds anything. Its colors
 * are the same in all of them and are looked at once.
 */
export async function lookAround(
  page: Page,
  name: string,
  widths: readonly number[] = LAYOUTS,
): Promise<void> {
  const layouts = widths.filter((width) => LAYOUTS.includes(width));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === layouts[0]) await look(page, name);
    else if (layouts.includes(width)) await look(page, name, "parts");
    else await expectToFit(page, name);
  }
}

/** The screen has settled, has no accessibility violations and does not scroll sideways; kept as a picture where asked. */
export async function look(
  page: Page,
  name: string,
  looks?: Parameters<typeof violations>[1],
): Promise<void> {
  expect({ name, found: await violations(page, looks) }).toEqual({ name, found: [] });
  await expectToFit(page, name);
}

async function expectToFit(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  const folder = process.env["E2E_SHOTS"];
  const width = page.viewportSize()?.width ?? 0;
  if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(BUYER.email);
  await page.getByLabel("Password", { exact: true }).fill(BUYER.password);
  await page.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A submitted cash order for the cheapest car, placed by calls; its buyer stands at the tracker. */
export async function buyCheapestCar(page: Page, origin = ""): Promise<string> {
  const headers = await signInByCall(page, BUYER.email, { origin });
  const call = callerOf(page);
  const [vehicleId = ""] = await listAvailable(call);
  const buyer = { email: BUYER.email };
  const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted", buyer });
  await page.goto(`${origin}/progress/${orderNumber}`);
  await expect(page).toHaveURL(/\/progress\/[^/]+\//);
  return orderNumber;
}

/** Plays a third party or the retailer. */
export async function play(page: Page, orderNumber: string, event: string): Promise<void> {
  // From the page, so that it reaches the retailer whose page it is.
  const answer = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path ?? "", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: body ?? "",
      });
      return { isDone: response.ok, text: await response.text() };
    },
    [`/sandbox/api/orders/${orderNumber}/events`, JSON.stringify({ event })],
  );
  expect(answer.isDone, `${event}: ${answer.text}`).toBe(true);
}

/** One pixel, in a color of its own for every name, so that no two files are the same document. */
function pixel(name: string): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const color = Buffer.alloc(4);
  color.writeUInt32BE(crc32(Buffer.from(name)) & 0x00ffffff);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(color)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small picture as a browser sends it. */
export function picture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: "image/png", buffer: pixel(name) };
}

/** The phone: opens the link of the text message and sends the license; its pages are looked at once. */
export async function captureOnPhone(
  page: Page,
  license: string,
  lookAt?: (phone: Page, name: string) => Promise<void>,
): Promise<void> {
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 375, height: 800 });
  const link = page.getByRole("link", { name: /Open the text message/ });
  await phone.goto((await link.getAttribute("href")) ?? "");
  await phone.getByLabel("State that issued it").selectOption("TX");
  await phone.getByLabel(/Front/).setInputFiles(picture("front.png"));
  await phone.getByLabel(/Back/).setInputFiles(picture("back.png"));
  await phone.getByLabel("License number").fill(license);
  await lookAt?.(phone, "id-capture");
  await phone.getByRole("button", { name: "Send my ID" }).click();
  await expect(phone).toHaveURL(/\/progress\/id-verification\/(complete|incomplete)/);
  await lookAt?.(phone, "id-phone-done");
  await phone.close();
}
