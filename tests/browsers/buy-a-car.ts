import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { picture } from "../e2e/tracker-steps.ts";
import type { Phone } from "./phone.ts";
import { PASSWORD, type Store } from "./store.ts";

const NAME = "Avery Buyer";

/** From the landing page to an order, as a buyer with a phone does it; the order's number. */
export async function buyCar(phone: Phone, store: Store): Promise<string> {
  // First the size, then the page: right after a change WebKit still tells the width that the page had before.
  await phone.becomePhone();
  await phone.open(`${store.origin}/`);
  await phone.look("landing");
  await phone.tap("button", "^No, thanks$");
  await phone.type("Search by make, model or keyword", store.words);
  await phone.tap("option", store.suggestion);
  await phone.at(/\/search\?make=/);
  await phone.look("results");
  const { email, vehicleKey } = await store.prepare();
  await phone.open(`${store.origin}/search?availability=Available&sort=price-asc`);
  await phone.tap("css", `main article a[href="/vehicles/${vehicleKey}"]`);
  await phone.at(new RegExp(`/vehicles/${vehicleKey}`));
  await phone.look("details");
  await phone.tap("link", "^Buy this car$");
  // A page that is alive asks on the spot; one that is not yet leads to the sign-in page.
  await phone.type("^Email", email);
  await phone.type("^Password", PASSWORD);
  await phone.look("sign-in");
  await phone.tap("button", "^Sign in$");
  for (const page of ["payment-options", "trade-in", "coverage"]) {
    await phone.at(new RegExp(`/checkout/FC\\w+/${page}`));
    await phone.look(page);
    await phone.tap("button", "^Continue");
  }
  await phone.at(/\/checkout\/FC\w+\/details/);
  await fillDetails(phone);
  await phone.tap("button", "^Continue to overview$");
  await phone.tap("checkbox", "accept the terms");
  await phone.look("overview");
  await phone.tap("button", "^Submit order$");
  await phone.tap("link", "^Track your order$");
  await phone.at(/\/progress\/FC\w+\//);
  await phone.look("tracker");
  return /FC\w+/.exec(await phone.address())?.[0] ?? "";
}

async function fillDetails(phone: Phone): Promise<void> {
  await phone.type("^Phone", "5122345678");
  await phone.type("^Street address", "12 Main Street");
  await phone.type("^City", "Austin");
  await phone.select("^State", "TX");
  await phone.type("^Zip code", "78701");
  await phone.look("buyer");
}

/** Insurance and ID; whose license was seen there has no document left to send. */
export async function verify(phone: Phone): Promise<void> {
  await phone.see("title", "^Verify your insurance$");
  await phone.tap("checkbox", "may ask my insurance carrier");
  await phone.tap("button", "^Find my policy$");
  await phone.select("^Insurance carrier", "Harbor Mutual");
  await phone.type("^Policy number", "HM-20267788");
  await phone.look("carrier");
  await phone.tap("button", "^Verify policy$");
  await phone.see("title", "^Insurance verified$");
  await phone.tap("link", "^Continue: Verify ID$");
  await phone.type("^Cell phone number", "5125550142");
  await phone.tap("checkbox", "^I agree to get a text message");
  await phone.tap("button", "^Text me the link$");
  await phone.see("title", "^Check your phone$");
  const tracker = await phone.address();
  await phone.see("link", "Open the text message");
  const link = String(
    await phone.run(
      "return [...document.links].find((one) => /Open the text message/.test(one.textContent)).href",
    ),
  );
  await phone.open(link);
  await phone.select("^State that issued it", "TX");
  await phone.choose("Front", pictureFile("front"));
  await phone.choose("Back", pictureFile("back"));
  await phone.type("^License number", "D1234567");
  await phone.look("id");
  await phone.tap("button", "^Send my ID$");
  await phone.at(/\/progress\/id-verification\/complete/);
  await phone.open(tracker);
  await phone.tap("link", "^Continue: Sign Contract$");
}

/** The contract, field by field. */
export async function sign(phone: Phone): Promise<void> {
  await phone.tap("button", "^Review contract$");
  await phone.tap("checkbox", "electronically");
  await phone.tap("button", "^Agree and continue$");
  await phone.type("^Your full name", NAME);
  await phone.type("^Initials", "AB");
  await phone.see("unpressed", "^(?:Sign|Initial) here");
  const count = `return [...document.querySelectorAll("button[aria-pressed=false]")].filter(
    (one) => /^(?:Sign|Initial) here/.test((one.getAttribute("aria-label") ?? one.textContent).trim())).length`;
  while (Number(await phone.run(count)) > 0) await phone.tap("unpressed", "^(?:Sign|Initial) here");
  await phone.look("contract");
  await phone.tap("button", "^Finish and sign$");
  await phone.see("title", "you've signed");
  await phone.look("signed");
}

/** A day for the pickup, then the money. */
export async function scheduleAndPay(phone: Phone, say: (event: string) => Promise<void>): Promise<void> {
  await phone.tap("link", "^Continue: Schedule");
  await phone.tap("css", "#slot-date label", 1);
  await phone.tap("button", "^Time");
  await phone.tap("button", "\\d.*(?:AM|PM)", 1);
  await phone.look("times");
  await phone.tap("button", "^Select$");
  await phone.tap("button", "^Request pickup$");
  await phone.see("text", "^Requested$");
  await say("appointment.confirmed");
  await phone.open(await phone.address());
  await phone.tap("link", "^Continue: Make a Payment$");
  await phone.tap("button", "^Link your bank$");
  await phone.tap("button", "^Agree and link$");
  await phone.look("payment");
  await phone.tap("button", "^Pay \\$");
  await phone.see("title", "your payment is on its way");
  await say("payment.captured");
  await phone.open(await phone.address());
  await phone.see("title", "it's paid");
  await phone.look("paid");
}

/** One pixel of a color of its own. */
function pictureFile(name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "forecourt-picture-")), `${name}.png`);
  writeFileSync(file, picture(name).buffer);
  return file;
}
