import { expect, type APIRequestContext } from "@playwright/test";
import { violations } from "./axe.ts";
import { buyableVehicle, newBuyer, openAlive, signIn } from "./journey.ts";
import { test } from "./visitor.ts";

/** The newest mail to an address, as the desk shows it. */
async function newestMail(request: APIRequestContext, to: string): Promise<string> {
  const answer = await request.get(`/sandbox/api/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { text: string }[])[0]?.text ?? "";
}

async function dealerOf(request: APIRequestContext, key: string) {
  const answer = await request.get(`/public/inventory/vehicles/${key}`);
  const { rooftop } = (await answer.json()) as { rooftop: { id: string; name: string } };
  return { ...rooftop, mailbox: `${rooftop.id.replace("sunlane-", "leads-")}@sunlane.example.com` };
}

test("A buyer finds the dealer, writes through a broken connection, and loses nothing", async ({
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request, 4);
  const dealer = await dealerOf(request, vehicle.key);
  const email = await newBuyer(request);
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, email);
  await openAlive(page, `/vehicles/${vehicle.key}`);

  const card = page.getByRole("region", { name: `At ${dealer.name}` });
  await expect(card.getByText(/^(Open now until|Closed now, opens)/)).toBeVisible();
  await expect(card.getByRole("link", { name: "Get directions" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
  );
  await page.route("**/sandbox/gateway/maps/api.js", (route) => route.abort());
  await card.getByRole("button", { name: "Show map" }).click();
  await expect(card.getByText("could not load google maps script", { exact: true })).toBeVisible();
  await page.unroute("**/sandbox/gateway/maps/api.js");
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(page.frameLocator("iframe").getByText("Sandbox map: not a real place")).toBeAttached();

  await card.getByRole("link", { name: "Contact dealer" }).click();
  const form = page.getByRole("dialog", { name: "Contact dealer" });
  await expect(form.getByLabel("Email address")).toHaveValue(email);
  await expect(form.getByLabel("First name")).toHaveValue("Avery");
  await form.getByLabel("Comments").fill("Does it have a tow bar?");
  // A message needs no number; whoever gives one is asked whether it may be called.
  await expect(form.getByLabel("Phone number")).toHaveValue("");
  await form.getByLabel("Phone number").fill("5122345678");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(
    form.getByRole("link", { name: "Please agree to be contacted at this number." }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await form.getByLabel(/may call and text me/).check();
  await page.route("**/public/leads/contact", (route) => route.abort());
  await form.getByRole("button", { name: "Send message" }).click();
  const failure = page.getByRole("dialog").filter({ hasText: "Your message was not sent." });
  await expect(failure.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  expect(await violations(page)).toEqual([]);
  await page.unroute("**/public/leads/contact");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Your message is sent" })).toContainText(dealer.name);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const lead = await newestMail(request, dealer.mailbox);
  expect(lead).toContain("Does it have a tow bar?");
  expect(lead).toContain(email);

  // Filled in by the account, sent at once, and the page is left before an answer comes.
  await page.goto(`/vehicles/${vehicle.key}/contact`);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.getByLabel("Comments").fill("And roof rails?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.goto("/faq");
  await expect(async () =>
    expect(await newestMail(request, dealer.mailbox)).toContain("roof rails"),
  ).toPass();
});

test("A test drive is asked for by keyboard, and without script on a page of its own", async ({
  browser,
  page,
  request,
}) => {
  const vehicle = await buyableVehicle(request, 5);
  const dealer = await dealerOf(request, vehicle.key);
  await openAlive(page, `/vehicles/${vehicle.key}`);
  await page.getByRole("link", { name: "Schedule a test drive" }).first().focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Test drive" });
  await form.getByLabel("Preferred date").selectOption({ index: 3 });
  await form.getByLabel(/^Preferred time/).selectOption({ index: 2 });
  await form.getByLabel("First name").fill("Robin");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Schedule a test drive" }).first().press("Enter");
  await expect(form.getByLabel("First name")).toHaveValue("Robin");
  expect(await violations(page)).toEqual([]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const sheet = await plain.newPage();
  const openedAt = Date.now();
  await sheet.goto(`/vehicles/${vehicle.key}/test-drive`);
  const email = `robin.${Date.now()}@example.com`;
  await sheet.getByLabel("Preferred date").selectOption({ index: 2 });
  await sheet.getByLabel("First name").fill("Robin");
  await sheet.getByLabel("Last name").fill("Stone");
  await sheet.getByLabel("Email address").fill(email);
  await sheet.getByLabel("Phone number").fill("(512) 234-5678");
  await sheet.getByRole("button", { name: "Request test drive" }).click();
  await expect(sheet.getByText("Please agree to be contacted at this number.").first()).toBeVisible();
  await expect(sheet.getByLabel("Last name")).toHaveValue("Stone");
  await sheet.getByLabel(/may call and text me/).check();
  // Nobody fills eight fields faster than this.
  await sheet.waitForTimeout(Math.max(0, openedAt + 3_500 - Date.now()));
  await sheet.getByRole("button", { name: "Request test drive" }).click();
  await expect(sheet.getByText("Your test drive request is sent")).toBeVisible();
  await plain.close();
  expect(await newestMail(request, dealer.mailbox)).toContain(email);
  expect(await newestMail(request, email)).toContain("test drive");
});
