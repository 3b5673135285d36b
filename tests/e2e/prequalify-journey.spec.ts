import { expect, type Locator, type Page } from "@playwright/test";
import { advance } from "./credit-steps.ts";
import { newestCode, openAlive, searchVehicles } from "./journey.ts";
import { port } from "./own-server.ts";
import {
  fillIdentification,
  pastCode,
  prequalify,
  sendAddress,
  sendIdentification,
  shopper,
  typeCode,
} from "./prequalify-steps.ts";
import { look, lookAround } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

const main = (page: Page) => page.getByRole("main");
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** All that the browser keeps; runs in the page. */
const storedTexts = (): string =>
  JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)));
const EVERYWHERE = [320, 375, 768, 1440];

test("A shopper pre-qualifies from a car, and comes back to it", async ({ page, request }) => {
  const { vehicles } = await searchVehicles(request, "availability=Available&sort=price-asc");
  const car = `/vehicles/${vehicles[5]?.key}`;
  await openAlive(page, `/pre-qualify?from=details&return=${encodeURIComponent(car)}`);
  await lookAround(page, "pq-form", EVERYWHERE);
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "pq-form-dark", "contrast");
  await page.emulateMedia({ colorScheme: "light" });
  await main(page).getByRole("button", { name: "Check my payments" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these answers" })).toBeFocused();
  await expect(main(page).getByText("Check the box if you agree.").first()).toBeVisible();
  await lookAround(page, "pq-form-errors");
  const riley = shopper("Rivers");
  await fillIdentification(page, riley);
  await sendIdentification(page);
  await lookAround(page, "pq-passcode", EVERYWHERE);
  await main(page).getByLabel("6-digit code").fill("000000");
  await expect(
    main(page)
      .getByText(/incorrect passcode/)
      .first(),
  ).toBeVisible();
  await look(page, "pq-passcode-wrong");
  await main(page).getByLabel("6-digit code").fill("");
  await typeCode(page, riley.phone);
  await expect(title(page, "You're pre-qualified")).toBeVisible();
  await expect(main(page).getByText(/^Your payment/)).toHaveCount(3);
  await lookAround(page, "pq-result", EVERYWHERE);
  await main(page).getByRole("link", { name: "Back to the car" }).click();
  await expect(page).toHaveURL(new RegExp(`${car}$`));
});

test("Whom the bureau does not find is asked for the address, then for the number, and for nothing twice", async ({
  page,
}) => {
  await prequalify(page, shopper("Newcomer"));
  await expect(title(page, "Where do you live?")).toBeVisible();
  await expect(main(page).getByLabel("Social Security number")).toHaveCount(0);
  for (const box of await main(page).getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await lookAround(page, "pq-identity", EVERYWHERE);
  await sendAddress(page, `newcomer.${Date.now()}@example.com`);
  await expect(title(page, "One more detail to find you")).toBeVisible();
  await expect(main(page).getByRole("textbox")).toHaveCount(1);
  const number = main(page).getByLabel("Social Security number");
  await expect(number).toHaveAttribute("type", "password");
  await lookAround(page, "pq-number");
  await number.pressSequentially("123456780");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(title(page, "You're pre-qualified")).toBeVisible();
  const stored = await page.evaluate(storedTexts);
  for (const typed of ["6780", "45-67", "Elm Street", "newcomer."]) expect(stored).not.toContain(typed);
});

test("Questions begin when the shopper is ready, one on a screen, and are over after two minutes", async ({
  page,
}) => {
  await pastCode(page, shopper("Quiz"));
  await expect(title(page, "A few questions to be sure it's you")).toBeVisible();
  await lookAround(page, "pq-questions-intro");
  await main(page).getByRole("button", { name: "Show the questions" }).click();
  await expect(main(page).getByText("Question 1 of 4")).toBeVisible();
  await main(page).getByRole("button", { name: "Next question" }).click();
  await expect(main(page).getByText("Choose an answer.")).toBeVisible();
  await lookAround(page, "pq-question", EVERYWHERE);
  await page.reload();
  await expect(main(page).getByText("Question 1 of 4")).toBeVisible();
  for (let at = 1; at <= 4; at += 1) {
    await expect(main(page).getByText(`Question ${at} of 4`)).toBeVisible();
    await main(page).getByRole("radio").first().check({ force: true });
    await main(page)
      .getByRole("button", { name: at < 4 ? "Next question" : "Send my answers" })
      .click();
  }
  await expect(title(page, /You're pre-qualified|isn't verified/)).toBeVisible();
});

test("Each end says what it is and where to go, and only a decline is called one", async ({ page }) => {
  const ends = [
    ["Frozen", "Your credit file is locked. Unlock it and try again.", "pq-frozen"],
    ["Nohit", "We couldn't find a credit file for you", "pq-no-file"],
    ["Outage", "We can't check your payments right now", "pq-unavailable"],
  ] as const;
  for (const [last, words, name] of ends) {
    // The address is asked for where a form was filled in.
    await (last === "Nohit" ? prequalify : pastCode)(page, shopper(last));
    if (last === "Nohit") {
      await sendAddress(page, `nohit.${Date.now()}@example.com`);
      await main(page).getByLabel("Social Security number").pressSequentially("123456780");
      await main(page).getByRole("button", { name: "Continue" }).click();
    }
    await expect(title(page, words)).toBeVisible();
    await expect(main(page)).not.toContainText(/declin/i);
    // One page in other words: its layouts are looked at once.
    await lookAround(page, name, last === "Frozen" ? undefined : [375]);
    await main(page).getByRole("link", { name: "Continue with estimates" }).click();
    await expect(page).toHaveURL(/\/search/);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("A decline hands over its letter, and says when to try again", async ({ page }) => {
  await pastCode(page, shopper("Rivers", { score: 410 }));
  await expect(title(page, "We can't pre-qualify you this time")).toBeVisible();
  await lookAround(page, "pq-declined", EVERYWHERE);
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download the letter" }).click();
  expect((await download).suggestedFilename()).toBe("pre-qualification-letter.pdf");
  await page.goto("/pre-qualify");
  await expect(main(page).getByText("Your last check has ended")).toBeVisible();
});

test("A reload keeps the place, and the browser keeps nothing that was typed", async ({ page }) => {
  const riley = shopper("Rivers");
  await page.goto("/pre-qualify");
  await fillIdentification(page, riley);
  await sendIdentification(page);
  const stored = await page.evaluate(storedTexts);
  for (const typed of ["Rivers", riley.phone, riley.phone.slice(-7), "1985", "96,000", "96000"])
    expect(stored).not.toContain(typed);
  await page.reload();
  await expect(title(page, "Confirm your phone")).toBeVisible();
  await page.goto("/pre-qualify?return=/faq");
  await expect(main(page).getByText("You've already started")).toBeVisible();
  await look(page, "pq-pick-up");
  await main(page).getByRole("link", { name: "Continue" }).click();
  await main(page).getByRole("button", { name: "Use another phone number" }).click();
  await expect(main(page).getByLabel("Mobile phone")).toBeVisible();
  await page.goto("/pre-qualify/identity");
  await expect(page).toHaveURL(/\/pre-qualify$/);
});

test("A phone that gets no texts is replaced by an email", async ({ page }) => {
  const email = `fallback.${Date.now()}@example.com`;
  await page.goto("/pre-qualify");
  await fillIdentification(page, { ...shopper("Rivers"), phone: "5125550198" });
  await sendIdentification(page);
  await expect(main(page).getByText("Text messages aren't getting through right now.")).toBeVisible();
  await lookAround(page, "pq-texts-down");
  await main(page).getByRole("link", { name: "Get your code by email" }).click();
  await expect(title(page, "Get your code by email")).toBeVisible();
  await lookAround(page, "pq-fallback");
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByRole("button", { name: "Email me a passcode" }).click();
  await expect(title(page, "Confirm your email")).toBeVisible();
  await typeCode(page, email);
  await expect(page).toHaveURL(/\/pre-qualify\/(?:result|declined)$/);
});

test("Silence ends a session with a warning, here and on the server, and a sign of life renews it", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/pre-qualify");
  await main(page).getByLabel("First name").fill("Riley");
  await page.clock.fastForward(780_000);
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeVisible();
  await expect(page.locator("output").getByText(/^0[12]:\d\d$/)).toBeVisible();
  await look(page, "pq-expiry");
  await page.clock.fastForward(121_000);
  await expect(main(page).getByText("Your session has ended")).toBeVisible();
  await expect(main(page).getByLabel("First name")).toHaveValue("");
  await look(page, "pq-ended");

  const riley = shopper("Newcomer");
  await fillIdentification(page, riley);
  await sendIdentification(page);
  await typeCode(page, riley.phone);
  await expect(title(page, "Where do you live?")).toBeVisible();
  await page.clock.fastForward(781_000);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await look(page, "pq-expiry-toast");
  await page.locator("output").getByRole("button", { name: "Continue my session" }).click();
  await expect(page.locator("output").getByText(/Your session ends/)).toHaveCount(0);
  await page.clock.fastForward(781_000);
  await expect(dialog).toBeVisible();
  await advance(page, 901);
  await page.clock.fastForward(121_000);
  await expect(page).toHaveURL(/\/pre-qualify$/);
  await expect(main(page).getByText("Your session has ended")).toBeVisible();
  await expect(main(page).getByLabel("Mobile phone")).toHaveValue("");
});

test("Another tab goes on with what one began, and the first one follows", async ({ page, context }) => {
  const riley = shopper("Rivers");
  await page.goto("/pre-qualify");
  await fillIdentification(page, riley);
  await sendIdentification(page);
  const key = await page.evaluate(() => sessionStorage.getItem("fc.prequalification"));
  const other = await context.newPage();
  await other.goto("/pre-qualify");
  await expect(main(other).getByLabel("First name")).toHaveValue("");
  // What "Duplicate tab" does.
  await other.evaluate((value) => sessionStorage.setItem("fc.prequalification", value ?? ""), key);
  await other.goto("/pre-qualify/passcode");
  await typeCode(other, riley.phone);
  await expect(title(other, "You're pre-qualified")).toBeVisible();
  await expect(title(page, "You're pre-qualified")).toBeVisible();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test("from the first field to the result it takes fewer than 25 taps, and less than a minute", async ({
    page,
  }) => {
    const riley = shopper("Rivers");
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await openAlive(page, "/pre-qualify");
    const typed = [
      ["First name", riley.first],
      ["Last name", riley.last],
      ["Date of birth", "07041985"],
      ["Mobile phone", riley.phone],
      ["Zip code", "78701"],
      ["Yearly income before taxes", "96000"],
    ] as const;
    const startedAt = Date.now();
    for (const [label, text] of typed) {
      await tap(main(page).getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await tap(main(page).getByRole("checkbox"));
    await tap(main(page).getByRole("button", { name: "Check my payments" }));
    await expect(main(page).getByLabel("6-digit code")).toBeFocused();
    await page.keyboard.type(await newestCode(page.request, riley.phone));
    await expect(title(page, "You're pre-qualified")).toBeVisible();
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect(taps).toBeLessThan(25);
  });
});

test("Somebody who reads Spanish pre-qualifies in the other store, with the keyboard alone", async ({
  page,
}) => {
  const riley = shopper("Newcomer");
  const store = `http://harbor.localhost:${port}`;
  await openAlive(page, `${store}/es/pre-qualify?return=/es/search?make=kia`);
  await lookAround(page, "pq-es-form");
  await page.locator("#firstName").focus();
  for (const text of [riley.first, riley.last, "07041985", riley.phone, "78701", "96000"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.locator("#consent")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(title(page, "Confirme su teléfono")).toBeVisible();
  await lookAround(page, "pq-es-passcode");
  const sent = await page.evaluate(
    async (phone) => (await fetch(`/sandbox/api/messages?to=${phone}`)).text(),
    riley.phone,
  );
  await page.keyboard.type(/\b\d{6}\b/.exec(sent)?.[0] ?? "");
  await expect(title(page, "¿Dónde vive?")).toBeVisible();
  await lookAround(page, "pq-es-identity");
  await page.locator("#line1").fill("9 Elm Street");
  await expect(page.locator("#city")).toHaveValue("Austin");
  await page.locator("#email").fill(`es.${Date.now()}@example.com`);
  await page.keyboard.press("Enter");
  await page.locator("#ssn").fill("123-45-6780");
  await page.keyboard.press("Enter");
  await expect(title(page, "Ya tiene su precalificación")).toBeVisible();
  await expect(main(page).getByText(/\/mes/).first()).toBeVisible();
  await lookAround(page, "pq-es-result");
  await page.getByRole("link", { name: "Ver autos con sus pagos" }).first().click();
  await expect(page).toHaveURL(`${store}/es/search?make=kia`);
  await expect(
    main(page)
      .getByRole("article")
      .getByText(/^Su pago/)
      .first(),
  ).toBeVisible();
});

test("An expired result says so, and asks before it starts again", async ({ page }) => {
  await page.goto("/pre-qualify/expired");
  await expect(title(page, "Your payments have expired")).toBeVisible();
  await lookAround(page, "pq-expired");
  await main(page).getByRole("link", { name: "Check again" }).click();
  await expect(title(page, "Start a new check?")).toBeVisible();
  await lookAround(page, "pq-expired-confirm");
  await main(page).getByRole("button", { name: "Yes, check again" }).click();
  await expect(main(page).getByLabel("First name")).toBeVisible();
});

test("Questions whose time is up are over for today", async ({ page }) => {
  await page.clock.install();
  const quiz = shopper("Quiz");
  await pastCode(page, quiz);
  await main(page).getByRole("button", { name: "Show the questions" }).click();
  await expect(main(page).getByText("Question 1 of 4")).toBeVisible();
  await advance(page, 121);
  await page.clock.fastForward(121_000);
  await expect(
    title(page, "We can't show personalized payments because your identity isn't verified."),
  ).toBeVisible();
  await expect(main(page).getByText(/You can try again on or after/)).toBeVisible();
  await look(page, "pq-failed-tomorrow");
});

test("A file that was unlocked is found when its owner tries again, without typing it all anew", async ({
  page,
}) => {
  const thawed = shopper("Thawed");
  await page.goto("/pre-qualify?return=/faq");
  await fillIdentification(page, thawed);
  await sendIdentification(page);
  await typeCode(page, thawed.phone);
  await expect(title(page, "Your credit file is locked. Unlock it and try again.")).toBeVisible();
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByLabel("Last name")).toHaveValue("Thawed");
  await expect(main(page).getByRole("checkbox")).not.toBeChecked();
  await main(page).getByRole("checkbox").check();
  // Another code is sent after half a minute at the earliest.
  await advance(page, 31);
  await sendIdentification(page);
  await typeCode(page, thawed.phone);
  await expect(title(page, "You're pre-qualified")).toBeVisible();
  await main(page).getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test("A bureau that takes its time is waited for", async ({ page }) => {
  await pastCode(page, shopper("Slow"));
  await expect(title(page, "You're pre-qualified")).toBeVisible();
});
