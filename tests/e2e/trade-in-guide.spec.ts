import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { KBB_SECRET, kbbEnvelope } from "#tests/vendors/kbb/kbb-stub.ts";
import { changeRetailer } from "./change-retailer.ts";
import { openAlive } from "./journey.ts";
import { test } from "./own-process.ts";
import { look } from "./tracker-steps.ts";
import { main, nameCar, skipQuestions, title } from "./trade-in-steps.ts";

const CAR = { year: "2003", make: "Yugo", model: "Koral" };
const RIGHT = "KBB-123456";
const FORGED = "KBB-666666";

/** The guide's own page, which tells the page around it about an offer, as the guide does. */
const FRAME = `<!doctype html><html lang="en"><title>Guide</title><main><h1>Guide</h1>
${[RIGHT, FORGED].map((id) => `<button onclick="parent.postMessage({ type: 'offer', offerId: '${id}' }, '*')">${id}</button>`).join("")}
</main></html>`;

/** The guide's frame and its API: of two offers one is signed by somebody else. */
async function startGuide() {
  const references: string[] = [];
  const offerOf = (offerId: string) => ({
    offerId,
    reference: references.at(-1),
    amount: 9_100,
    expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    year: Number(CAR.year),
    miles: 41_000,
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://guide.test");
    if (pathname === "/frame") {
      references.push(searchParams.get("reference") ?? "");
      response.setHeader("content-type", "text/html").end(FRAME);
      return;
    }
    const offerId = pathname.split("/").at(-1) ?? "";
    const secret = offerId === FORGED ? "somebody-else" : KBB_SECRET;
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify(kbbEnvelope(offerOf(offerId), { secret })));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** A retailer whose offers are made by the guide at this address. */
const withGuide = (origin: string) => (config: Readonly<Record<string, unknown>>) => ({
  providers: { ...(config["providers"] as object), tradeIn: "kbb" },
  environment: {
    ...(config["environment"] as object),
    tradeInOfferIframeUrl: `${origin}/frame`,
    tradeInOfferCode: "sunlane",
    priceGuide: { apiUrl: `${origin}/ico`, signingSecretRef: "env:SECRET_KBB" },
  },
});

/** What others could send to the page: its own window, a window that claims the guide's origin, a frame of their own. */
async function sendForeignMessages(page: Page, origin: string): Promise<void> {
  await page.evaluate(
    ({ origin: claimed, data }) => {
      window.postMessage(data, "*");
      dispatchEvent(new MessageEvent("message", { origin: claimed, source: window, data }));
      const stranger = document.body.appendChild(document.createElement("iframe"));
      stranger.srcdoc = `<script>parent.postMessage(${JSON.stringify(data)}, "*")</script>`;
    },
    { origin, data: { type: "offer", offerId: RIGHT } },
  );
  await page.waitForTimeout(1_000);
  await page.locator("body > iframe").evaluate((stranger) => stranger.remove());
}

test("The price guide's own frame makes an offer; forged and foreign words make none", async ({
  dataDir,
  start,
  page,
}) => {
  const guide = await startGuide();
  const { port } = await start({ env: { SECRET_KBB: KBB_SECRET } });
  await changeRetailer(dataDir, withGuide(guide.origin));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/guide-offer")) asked.push(request.url());
  });
  const address = `http://localhost:${port}/trade-in`;
  // The server hears of the change a moment later, and which frames a page may show comes with its document.
  await expect
    .poll(async () => (await page.request.get(address)).headers()["content-security-policy"])
    .toContain(guide.origin);
  await openAlive(page, address);
  await nameCar(page, CAR);
  await skipQuestions(page);
  await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();
  const frame = main(page).frameLocator("iframe");
  await expect(frame.getByRole("button", { name: RIGHT })).toBeVisible();
  await sendForeignMessages(page, guide.origin);
  expect(asked).toEqual([]);
  await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();

  await frame.getByRole("button", { name: FORGED }).click();
  await expect(main(page).getByText(/^We couldn't check that offer/u)).toBeVisible();
  await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();
  await look(page, "trade-guide-forged");

  await frame.getByRole("button", { name: RIGHT }).click();
  await expect(title(page, "Your offer")).toBeVisible();
  await expect(main(page).getByText("$9,100", { exact: true })).toBeVisible();
  expect(asked).toHaveLength(2);
  await look(page, "trade-guide-offer");

  await page.goto(`http://harbor.localhost:${port}/trade-in`);
  await expect(page.locator("body")).not.toContainText(/Kelley|Blue Book/u);
  guide.stop();
});
