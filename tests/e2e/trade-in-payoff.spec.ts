import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { buyableVehicle, newBuyer, openAlive, signIn } from "./journey.ts";
import { look, picture } from "./tracker-steps.ts";
import { decide, holdOffer, main, title } from "./trade-in-steps.ts";
import { test } from "./visitor.ts";

const RARE = { year: "2019", make: "Yugo", model: "Koral" };
const PHONE = { width: 375, height: 800 };

/** An offer of $9,000 for a car with a loan. */
async function offered(page: Page, owedCents: number): Promise<void> {
  await holdOffer(page, RARE, { answers: { title: "rebuilt" }, owedCents });
  await decide(page, { decision: "AVAILABLE", amountCents: 900_000 });
  await openAlive(page, "/trade-in/offer");
  await expect(title(page, "Your offer")).toBeVisible();
}

/** What a lender is asked with; the balance is in the end of the account number. */
async function askLender(page: Page, accountNumber: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: /^(Get my exact payoff|Ask a lender again)$/u })
    .click();
  const lender = main(page).getByLabel("Lender", { exact: true });
  await lender.fill("Ally Bnak");
  await lender.blur();
  await main(page).getByRole("button", { name: "Yes, use Ally Bank" }).click();
  await main(page).getByLabel("Account number").fill(accountNumber);
  await main(page).getByLabel("Last name on the account").fill("Buyer");
  await main(page).getByLabel("Last 4 digits of the Social Security number").fill("6789");
  await main(page)
    .getByRole("checkbox", { name: /I authorize .* to request my payoff from Ally Bank/u })
    .check();
  await look(page, "payoff-form");
  await main(page).getByRole("button", { name: "Ask my lender" }).click();
}

/** The account keeps what this browser started, and buys a car. */
async function toTradeInStep(page: Page, request: APIRequestContext, skip: number): Promise<void> {
  await signIn(page, await newBuyer(request));
  await page.goto("/trade-in/offer");
  await expect(main(page).getByText("Saved to your account.")).toBeVisible();
  const vehicle = await buyableVehicle(request, skip);
  await page.goto(`/cart?buy=${vehicle.key}`);
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/u);
  await page.goto(page.url().replace("payment-options", "trade-in"));
  await main(page).getByRole("button", { name: "Use my trade-in" }).click();
}

test("A loan below the car's value: the lender's quote, and what is left of the offer in checkout", async ({
  page,
  request,
}) => {
  await offered(page, 400_000);
  await page.setViewportSize(PHONE);
  await expect(main(page).getByText("You'd have about $4,991 left")).toBeVisible();
  await look(page, "payoff-before");
  await askLender(page, "77-0320");
  await expect(main(page).getByText("You'd have $5,793.60 left")).toBeVisible();
  await expect(main(page).getByText("What Ally Bank says")).toBeVisible();
  await expect(main(page).getByText("$3,206.40").first()).toBeVisible();
  await look(page, "payoff-quote");
  expect(await page.content()).not.toContain("770320");
  await toTradeInStep(page, request, 10);
  await expect(main(page).getByText("Taken off your deal")).toBeVisible();
  await expect(main(page).getByText("$5,793.60", { exact: true })).toBeVisible();
  await look(page, "payoff-checkout");
});

test("A loan above the car's value: what it costs, how long waiting takes, and the lender's letter", async ({
  page,
  request,
}) => {
  await offered(page, 1_200_000);
  await page.setViewportSize(PHONE);
  await askLender(page, "771210");
  await expect(main(page).getByText(/^You owe \$3,1\d\d\.\d\d more than the offer$/u)).toBeVisible();
  await main(page).getByLabel("Your monthly payment today").fill("400");
  await main(page).getByLabel("Your monthly payment today").press("Enter");
  await expect(main(page).getByText(/^After about \d+ more payments you would owe no more/u)).toBeVisible();
  await look(page, "payoff-waiting");
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, "payoff-waiting-wide");
  await page.setViewportSize(PHONE);
  await toTradeInStep(page, request, 11);
  await expect(main(page).getByText("Added to your deal")).toBeVisible();
  await main(page).getByRole("button", { name: "Send a payoff letter" }).click();
  await main(page).getByRole("button", { name: "Send the letter" }).click();
  await expect(main(page).getByText("Enter the payoff amount from the letter.")).toBeVisible();
  await look(page, "payoff-letter-errors");
  await main(page).getByLabel("Payoff amount").fill("11,500.25");
  await main(page).getByLabel("Interest for each day").fill("2.31");
  const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  await main(page).getByLabel("Good through", { exact: true }).fill(day);
  await main(page).getByLabel("The letter").setInputFiles(picture("letter.png"));
  await main(page).getByRole("button", { name: "Send the letter" }).click();
  await expect(main(page).getByText("From Ally Bank's letter")).toBeVisible();
  await expect(main(page).getByText("$2,500.25", { exact: true })).toBeVisible();
  await look(page, "payoff-letter");
});

test("A lender that does not know the account says what to check, and the owner's word goes on counting", async ({
  page,
}) => {
  await offered(page, 400_000);
  await askLender(page, "770001");
  await expect(main(page).getByText(/Ally Bank can't find this account/u)).toBeVisible();
  await expect(main(page).getByText("You'd have about $4,991 left")).toBeVisible();
  await look(page, "payoff-not-found");
});
