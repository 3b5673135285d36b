import { expect, type Page } from "@playwright/test";
import { buyableVehicle, fillSignIn, newBuyer, openAlive, signOut } from "./journey.ts";
import { port } from "./own-server.ts";
import { look, lookAround as lookAtWidths, picture } from "./tracker-steps.ts";
import {
  answerAll,
  decide,
  holdOffer,
  knownCar,
  main,
  nameCar,
  skipQuestions,
  title,
} from "./trade-in-steps.ts";
import { refuseToBeCounted, test } from "./visitor.ts";

// Whichever worker is free takes the next one.
test.describe.configure({ mode: "parallel" });

const HARBOR = `http://harbor.localhost:${port}`;
const EVERYWHERE = [320, 375, 768, 1440];
const RARE = { year: "2019", make: "Yugo", model: "Koral" };

/** As elsewhere; the screen is afterwards what it was. */
async function lookAround(page: Page, name: string, widths?: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  await lookAtWidths(page, name, widths);
  if (before !== null) await page.setViewportSize(before);
}

/** Counts each press of a finger on the page. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      () => sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps") ?? 0) + 1)),
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("taps")));
}

test("On a phone an offer takes at most 25 taps and two minutes, without an account", async ({
  page,
  request,
}) => {
  // The whole of it, opened pages included.
  test.setTimeout(120_000);
  const car = await knownCar(request);
  await page.setViewportSize({ width: 375, height: 740 });
  const taps = await countTaps(page);
  await openAlive(page, "/trade-in");
  const tap = (name: string) => main(page).getByRole("button", { name }).click();
  await tap("Enter year, make and model");
  await main(page).getByLabel("Year").click();
  await main(page).getByLabel("Year").selectOption(car.year);
  for (const [label, text] of [
    ["Make", car.make],
    ["Model", car.model],
  ] as const) {
    await main(page).getByLabel(label).click();
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Escape");
  await tap("Get my offer");
  await main(page).getByLabel("Mileage").click();
  await page.keyboard.type("41000");
  await main(page).getByLabel("Zip code").click();
  await page.keyboard.type("78701");
  await tap("Continue");
  await main(page).getByText("I own it").click();
  for (let number = 3; number <= 14; number += 1) {
    await expect(main(page).getByText(`Question ${number} of 14`)).toBeVisible();
    await main(page).locator("fieldset:visible label").first().click();
  }
  await expect(title(page, "Your offer")).toBeVisible();
  await expect(main(page).getByText("How we got to it")).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(25);
});

test("An offer shows its arithmetic, and a changed answer what it moves", async ({ page, request }) => {
  await openAlive(page, "/trade-in");
  await lookAround(page, "trade-start", EVERYWHERE);
  await main(page).getByRole("button", { name: "Enter year, make and model" }).click();
  await main(page).getByRole("button", { name: "Get my offer" }).click();
  await expect(main(page).getByRole("alert").filter({ hasText: "Choose the model year." })).toBeFocused();
  await lookAround(page, "trade-car-errors");
  await main(page).getByRole("button", { name: "Use the VIN instead" }).click();
  await nameCar(page, await knownCar(request));
  await lookAround(page, "trade-basics", EVERYWHERE);
  await answerAll(page, { ownership: "FINANCED", owed: "4,000" });
  await expect(title(page, "Your offer")).toBeVisible();
  await expect(main(page).getByText(/Estimated from \d+ cars in our stock on/u)).toBeVisible();
  await expect(main(page).getByText(/8 of 10 cars like yours/u)).toBeVisible();
  await expect(main(page).getByText("7 days left")).toBeVisible();
  await expect(main(page)).not.toContainText(/Kelley|Blue Book/u);
  await lookAround(page, "trade-offer", EVERYWHERE);
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "trade-offer-dark", "contrast");
  await page.emulateMedia({ colorScheme: "light" });
  await main(page).getByRole("link", { name: "Change: How much tread do the tires have?" }).click();
  await expect(main(page).getByText("-$640")).toBeVisible();
  await main(page)
    .getByRole("radio", { name: /All four need replacing/u })
    .check();
  await lookAround(page, "trade-change");
  await main(page).getByRole("button", { name: "Update the offer" }).click();
  const moved = main(page).getByRole("region", { name: /Your change lowered the offer by/u });
  await expect(moved).toContainText("-$640.00");
  await lookAround(page, "trade-moved");
  await page.reload();
  await expect(moved).toBeVisible();
});

test("Whoever signs in keeps the offer, finds it elsewhere, and leaves nothing behind", async ({
  page,
  request,
  browser,
}) => {
  const email = await newBuyer(request);
  await holdOffer(page, await knownCar(request));
  await openAlive(page, "/trade-in/offer");
  await expect(title(page, "Your offer")).toBeVisible();
  await main(page).getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/trade-in\/offer$/u);
  await expect(main(page).getByText("Saved to your account.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fc.trade-in"))).toBe("kept");
  const elsewhere = await browser.newContext({ baseURL: `http://localhost:${port}` });
  await refuseToBeCounted(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto("/sign-in?returnTo=/trade-in/offer");
  await fillSignIn(other, email);
  await expect(title(other, "Your offer")).toBeVisible();
  await other.context().close();
  await page.goto("/");
  await signOut(page);
  await page.goto("/trade-in/offer");
  await expect(page).toHaveURL(/\/trade-in$/u);
  await expect(main(page).getByLabel("VIN of your car")).toBeVisible();
});

test("Whoever came from a car's payment is back there once the offer is kept, and from nowhere else", async ({
  page,
  request,
}) => {
  const email = await newBuyer(request);
  const vehicle = await buyableVehicle(request, 3);
  await openAlive(page, `/vehicles/${vehicle.key}?pay=finance#payment`);
  await main(page).getByText("Add a trade-in").click();
  await main(page).getByRole("link", { name: "What is your car worth?" }).click();
  await nameCar(page, await knownCar(request));
  await skipQuestions(page);
  await expect(title(page, "Your offer")).toBeVisible();
  await main(page).getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/vehicles/${vehicle.key}.*#payment$`, "u"));
  await expect(page.getByText("Your trade-in offer is saved to your account.")).toBeVisible();
  await page.getByRole("link", { name: "See the offer" }).click();
  await main(page).getByRole("link", { name: "Back to the car you were looking at" }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicles/${vehicle.key}`, "u"));
  await openAlive(page, "/trade-in?returnTo=https://elsewhere.example/");
  await page.goto("/trade-in/offer");
  await expect(main(page).getByText("Saved to your account.")).toBeVisible();
  await expect(main(page).getByRole("link", { name: /^Back to/u })).toBeHidden();
});

for (const [store, origin] of [
  ["one store", ""],
  ["another store", HARBOR],
] as const)
  test(
    `A car that needs a person waits, and hears every word, in ${store}`,
    { tag: origin === "" ? [] : ["@repetition"] },
    async ({ page }) => {
      // What is asked is the same in both; the other store's questions are answered by hand.
      if (origin === "") {
        await holdOffer(page, RARE, { answers: { title: "rebuilt" } });
        await page.goto("/trade-in/offer");
      } else {
        await openAlive(page, `${origin}/trade-in`);
        await nameCar(page, RARE);
        await answerAll(page, { title: "rebuilt" });
      }
      await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();
      await expect(main(page).getByText(/You'll have an answer by .*[AP]M [A-Z]{2,4}\./u)).toBeVisible();
      await expect(main(page).getByText("An appraiser needs to review one of your answers.")).toBeVisible();
      await lookAround(page, `trade-review-${origin === "" ? "a" : "b"}`, EVERYWHERE);
      await decide(page, { decision: "FURTHER_REVIEW" });
      await page.reload();
      await expect(title(page, "We need a closer look")).toBeVisible();
      await look(page, "trade-further");
      await decide(page, { decision: "AVAILABLE", amountCents: 900_000, boostCents: 50_000 });
      await page.reload();
      await expect(main(page).getByText("Extra from our appraiser")).toBeVisible();
      await expect(main(page).getByText("$9,500", { exact: true })).toBeVisible();
      await lookAround(page, `trade-boost-${origin === "" ? "a" : "b"}`);
      await decide(page, { decision: "DENIED" });
      await page.reload();
      await expect(title(page, "Your vehicle isn't eligible for an online offer.")).toBeVisible();
      await lookAround(page, `trade-denied-${origin === "" ? "a" : "b"}`);
    },
  );

test("A second tab's words are taken, and the first one says that they changed", async ({
  page,
  context,
}) => {
  await openAlive(page, "/trade-in");
  await nameCar(page, RARE);
  await page.goto("/trade-in/questions?q=keys");
  const first = main(page).getByRole("radio", { name: /Two or more/u });
  await expect(first).toBeVisible();
  const second = await context.newPage();
  await second.goto("/trade-in/questions?q=keys");
  await main(second).getByRole("radio", { name: /^One/u }).check();
  await expect(main(second).getByRole("radio", { name: /^One/u })).toBeChecked();
  await second.waitForLoadState("networkidle");
  // The newer words may be back before a check would look.
  await first.click();
  await expect(main(page).getByText(/changed in another tab or on another device/u)).toBeVisible();
  await expect(main(page).getByRole("radio", { name: /^One/u })).toBeChecked();
  await look(page, "trade-two-tabs");
});

test("The keyboard alone gets from a VIN to the first answers, and back without a loss", async ({ page }) => {
  await openAlive(page, "/trade-in");
  await main(page).getByLabel("VIN of your car").focus();
  await page.keyboard.type("1hgcm 82633-a004353");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(/This VIN has a typing error/u)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1hgcm 82633-a004352");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/trade-in\/questions/u);
  await expect(main(page).getByText(/2003 Honda Accord/u)).toBeVisible();
  await main(page).getByLabel("Mileage").focus();
  await page.keyboard.type("98000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("78701");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(title(page, "Its history")).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(main(page).getByLabel("Mileage")).toHaveValue("98,000");
  await expect(main(page).getByRole("radio", { name: /I own it/u })).toBeChecked();
});

test("A picture of the barcode gives the VIN, where the browser can read one", async ({ page }) => {
  await page.addInitScript(() => {
    class Detector {
      detect = () => Promise.resolve([{ rawValue: "I1HGCM82633A004352" }]);
    }
    Object.assign(window, { BarcodeDetector: Detector });
  });
  await openAlive(page, "/trade-in");
  await look(page, "trade-scan");
  await main(page).getByLabel("Scan the VIN barcode").setInputFiles(picture("barcode.png"));
  await expect(main(page).getByText(/2003 Honda Accord/u)).toBeVisible();
});

test("A right VIN of an unknown car is kept, and its names are asked for", async ({ page }) => {
  await openAlive(page, "/trade-in");
  await main(page).getByLabel("VIN of your car").fill("7ZZAB1AZ1KA000001");
  await main(page).getByRole("button", { name: "Get my offer" }).click();
  await expect(main(page).getByText(/The VIN is right/u)).toBeVisible();
  await expect(main(page).getByLabel("Year")).toHaveValue("2019");
  await main(page).getByLabel("Make").fill("Yugo");
  await main(page).getByLabel("Model").fill("Koral");
  await main(page).getByRole("button", { name: "Get my offer" }).click();
  await expect(main(page).getByText("2019 Yugo Koral")).toBeVisible();
});

test("What cannot be is said beside its field, and nothing typed is lost", async ({ page }) => {
  await openAlive(page, "/trade-in");
  await nameCar(page, RARE);
  await main(page).getByLabel("Mileage").fill("999999");
  await main(page).getByLabel("Zip code").fill("00001");
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(main(page).getByText(/0 and 999,999 can't be right/u)).toBeVisible();
  await main(page).getByLabel("Mileage").fill("12,345");
  await main(page).getByText("I own it").click();
  await main(page).getByRole("button", { name: "Continue" }).click();
  await expect(
    main(page)
      .getByText(/zip code/iu)
      .nth(1),
  ).toBeVisible();
  await expect(main(page).getByLabel("Mileage")).toHaveValue("12,345");
  await look(page, "trade-zip-error");
});

test("An offer that ends soon is mentioned on other pages, and one that ended can be asked for anew", async ({
  page,
  request,
}) => {
  await holdOffer(page, await knownCar(request));
  let change: object = { expiresAt: new Date(Date.now() + 40 * 3_600_000).toISOString() };
  await page.route("**/public/trade-in/current", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
  await page.goto("/faq");
  await expect(page.getByText("Your trade-in offer ends in 2 days.")).toBeVisible();
  await page.getByRole("link", { name: "See the offer" }).click();
  await expect(main(page).getByText("2 days left")).toBeVisible();
  change = { decision: null, status: "Draft", figure: null, expiresAt: "2026-01-05T18:00:00.000Z" };
  await page.goto("/faq");
  await expect(page.getByText("Your trade-in offer has ended.")).toBeVisible();
  await page.goto("/trade-in/offer");
  await expect(title(page, "Your offer has ended")).toBeVisible();
  await lookAround(page, "trade-ended");
  change = {};
  await main(page).getByRole("button", { name: "Get a new offer" }).click();
  await expect(main(page).getByText("7 days left")).toBeVisible();
});

test("A debt of more than ten times the offer is asked about again, and a car that is removed is gone", async ({
  page,
  request,
}) => {
  await openAlive(page, "/trade-in");
  await nameCar(page, await knownCar(request));
  await answerAll(page, { ownership: "FINANCED", owed: "490,000" });
  await expect(title(page, "Check what you owe")).toBeVisible();
  await expect(main(page).getByText(/more than ten times what your car is worth/u)).toBeVisible();
  await lookAround(page, "trade-owed-too-much");
  await main(page).getByRole("link", { name: "Change the amount" }).click();
  await main(page)
    .getByLabel(/What do you still owe/u)
    .fill("9,000");
  await main(page).getByRole("button", { name: "Update the offer" }).click();
  await expect(title(page, "Your offer")).toBeVisible();
  await main(page).getByRole("button", { name: "Remove this car" }).click();
  await lookAround(page, "trade-remove");
  await main(page).getByRole("button", { name: "Keep it" }).click();
  await main(page).getByRole("button", { name: "Remove this car" }).click();
  await main(page).getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page).toHaveURL(/\/trade-in$/u);
  await expect(main(page).getByLabel("VIN of your car")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fc.trade-in"))).toBeNull();
});

test("A dead connection loses no answer", async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openAlive(page, "/trade-in");
  await nameCar(page, RARE);
  await openAlive(page, "/trade-in/questions?q=keys");
  await expect(main(page).getByRole("radio", { name: /^One/u })).toBeVisible();
  await context.setOffline(true);
  await main(page).getByRole("radio", { name: /^One/u }).focus();
  await page.keyboard.press("Space");
  await expect(main(page).getByText("Your last answer isn't saved yet")).toBeVisible();
  await context.setOffline(false);
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByText("Your last answer isn't saved yet")).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole("radio", { name: /^One/u })).toBeChecked();
});

test("A Spanish reader gets an offer in Spanish", async ({ page, request }) => {
  const car = await knownCar(request);
  await openAlive(page, "/es/trade-in");
  await main(page).getByRole("button", { name: "Escriba año, marca y modelo" }).click();
  await main(page).getByLabel("Año").selectOption(car.year);
  await main(page).getByLabel("Marca").fill(car.make);
  await main(page).getByLabel("Modelo").fill(car.model);
  await main(page).getByRole("button", { name: "Ver mi oferta" }).click();
  await expect(page).toHaveURL(/\/es\/trade-in\/questions/u);
  await lookAround(page, "trade-es-questions");
  await expect(main(page).getByText("¿Cuántas millas tiene y dónde está?")).toBeVisible();
  await skipQuestions(page, { owedCents: 6_000_000, answers: { keys: "one" } }, "/es/trade-in/offer");
  await expect(title(page, "Su oferta")).toBeVisible();
  await expect(main(page).getByText(/^Debe unos \$[\d,]+ más que la oferta$/u)).toBeVisible();
  await expect(
    main(page)
      .getByText(/¿Cuántas llaves tiene\?/u)
      .first(),
  ).toBeVisible();
  await lookAround(page, "trade-es-offer");
});

test("A license plate finds the car, its owner says which one, and photos go to the appraiser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAlive(page, "/trade-in");
  const tap = (name: string) => main(page).getByRole("button", { name }).click();
  await tap("Use my license plate");
  await tap("Find my car");
  await expect(main(page).getByText("Enter the license plate.")).toBeVisible();
  await main(page).getByLabel("License plate").fill("DEMO 003");
  await main(page).getByLabel("State on the plate").selectOption("TX");
  await tap("Find my car");
  await expect(main(page).getByText("We couldn't find a car with this plate.")).toBeVisible();
  await main(page).getByLabel("License plate").fill("DEMO 002");
  await tap("Find my car");
  await expect(main(page).getByText("Which of these is your car?")).toBeVisible();
  await look(page, "trade-plate");
  await main(page).getByRole("button", { name: "Yes, that's my car" }).first().click();
  await expect(page).toHaveURL(/\/trade-in\/questions(\?|$)/u);
  await skipQuestions(page, { answers: { title: "rebuilt" } });
  await expect(title(page, "An appraiser is reviewing your car")).toBeVisible();
  await main(page).getByLabel("Add photo: Front").setInputFiles(picture("front.png"));
  await expect(main(page).getByRole("button", { name: "Remove photo: Front" })).toBeVisible();
  await main(page)
    .getByLabel("Add photo: Rear")
    .setInputFiles({ name: "rear.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(main(page).getByText("This file isn't a photo we can use.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Remove photo: Front" })).toBeVisible();
  await look(page, "trade-photos");
});
