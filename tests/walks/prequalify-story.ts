import { expect, type Locator, type Page } from "@playwright/test";
import { callerOf } from "../e2e/page-caller.ts";
import { look } from "../e2e/tracker-steps.ts";

let next = 0;

/** A number that no other walk used; its last three digits are the sample score. */
export function ownPhone(score: number): string {
  next += 1;
  return `512${2_000 + ((Math.floor(Date.now() / 1_000) + next * 31) % 7_000)}${score}`;
}

const main = (page: Page): Locator => page.getByRole("main");
const input = (page: Page, name: string): Locator => main(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => main(page).locator('button[type="submit"]').first();

/** Asked from the page, so that it is the outbox of the store whose page it is. */
async function codeSentTo(page: Page, phone: string): Promise<string> {
  const answer = await callerOf(page)(`/sandbox/api/messages?to=${encodeURIComponent(phone)}`);
  const [newest] = (await answer.json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** The form, the written instructions and the code, in the language of the page that is open. */
export async function identify(page: Page, last: string, phone: string): Promise<void> {
  await input(page, "firstName").fill("Riley");
  await input(page, "lastName").fill(last);
  await input(page, "birthDate").pressSequentially("07041985");
  await input(page, "phone").fill(phone);
  await input(page, "zipCode").fill("78701");
  await input(page, "annualIncome").fill("96,000");
  await main(page).getByRole("checkbox").first().check();
  await submit(page).click();
  await expect(page).toHaveURL(/passcode$/);
  const code = await codeSentTo(page, phone);
  await input(page, "code").pressSequentially(code);
  await expect(page).not.toHaveURL(/passcode$/);
}

/** Whatever the bureau asks for on the way: an address, a number, four questions. */
export async function goOn(page: Page, name: string, isEnd: () => boolean): Promise<void> {
  for (let left = 0; left < 40 && !isEnd(); left += 1) {
    const path = new URL(page.url()).pathname;
    if (path.endsWith("/identity")) await giveAddress(page, name);
    else if (path.endsWith("/questions")) await answerAll(page, name);
    await page.waitForTimeout(500);
  }
}

/** First an address, then, where nobody is found at it, a number. */
async function giveAddress(page: Page, name: string): Promise<void> {
  const [line1, ssn] = [input(page, "line1"), input(page, "ssn")];
  await expect(line1.or(ssn).first()).toBeVisible();
  if ((await line1.count()) > 0) {
    await look(page, `${name}-identity`);
    await line1.fill("9 Elm Street");
    await expect(input(page, "city")).toHaveValue("Austin");
    await input(page, "email").fill(`walk.${Date.now()}@example.com`);
    await submit(page).click();
    await expect(line1).toHaveCount(0);
    return;
  }
  await look(page, `${name}-number`);
  await ssn.pressSequentially("123456780");
  await submit(page).click();
  await expect(ssn).toHaveCount(0);
}

async function answerAll(page: Page, name: string): Promise<void> {
  await look(page, `${name}-questions-begin`);
  await main(page).getByRole("button").last().click();
  await expect(main(page).getByRole("radiogroup").or(main(page).getByRole("group")).first()).toBeVisible();
  await look(page, `${name}-questions`);
  for (const answer of [
    /Old Mill Road/,
    /Bluestem Sample Credit Union/,
    /2012/,
    /None of the above|Ninguna/,
  ]) {
    await main(page).getByRole("radio", { name: answer }).last().check({ force: true });
    await submit(page).click();
  }
  await page.waitForURL((url) => !url.pathname.endsWith("/questions"), { timeout: 20_000 });
}

/** From the first page to a result. */
export async function preQualified(page: Page, address: string, last: string): Promise<void> {
  await page.goto(address);
  await identify(page, last, ownPhone(780));
  await expect(page).toHaveURL(/\/pre-qualify\/result$/);
}
