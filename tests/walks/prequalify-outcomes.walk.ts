import { expect, test, type Page } from "@playwright/test";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { look } from "../e2e/tracker-steps.ts";

/** What the embedded bureau does with a name, and where the journey ends (modules/lenders/README.md). */
const OUTCOMES: readonly {
  readonly last: string;
  readonly score?: number;
  readonly answers?: readonly number[];
  readonly end: RegExp;
}[] = [
  { last: "Rivers", end: /result$/ },
  { last: "Rivers", score: 510, end: /declined$/ },
  { last: "Newcomer", end: /result$/ },
  { last: "Mismatch", end: /result$/ },
  { last: "Nohit", end: /no-file$/ },
  // One lender of the first store finances people without a file, none of the second.
  { last: "Nofile", end: /result$|declined$/ },
  { last: "Frozen", end: /frozen$/ },
  { last: "Locked", end: /frozen$/ },
  { last: "Deceased", end: /failed$/ },
  { last: "Slow", end: /result$/ },
  { last: "Timeout", end: /unavailable$/ },
  { last: "Outage", end: /unavailable$/ },
  { last: "Quiz", end: /result$/ },
];
const STORES = ["localhost", "harbor.localhost"];
const LANGUAGES = ["", "/es"];
const WIDTHS = [375, 1440];

let next = 0;

/** A number that no other walk used; its last three digits are the sample score. */
function ownPhone(score: number): string {
  next += 1;
  return `512${2_000 + ((Math.floor(Date.now() / 1_000) + next * 31) % 7_000)}${score}`;
}

const main = (page: Page) => page.getByRole("main");
const input = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const submit = (page: Page) => main(page).locator('button[type="submit"]').first();

/** Asked from the page, so that it is the outbox of the store whose page it is. */
async function codeSentTo(page: Page, phone: string): Promise<string> {
  const answer = await callerOf(page)(`/sandbox/api/messages?to=${encodeURIComponent(phone)}`);
  const [newest] = (await answer.json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

async function identify(page: Page, last: string, phone: string): Promise<void> {
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
async function goOn(page: Page, name: string, isEnd: () => boolean): Promise<void> {
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

for (const store of STORES)
  for (const language of LANGUAGES)
    for (const width of WIDTHS)
      test.describe(`At ${store}${language}, ${width} wide`, () => {
        test.use({ viewport: { width, height: 900 }, baseURL: `http://${store}:${port}` });
        for (const { last, score = 780, end } of OUTCOMES)
          test(`${last} ${score} comes to an end that says what it is`, async ({ page }) => {
            const name = `${store.split(".")[0]}${language.replace("/", "-")}-${last}-${score}`;
            await page.goto(`http://${store}:${port}${language}/pre-qualify`);
            await identify(page, last, ownPhone(score));
            await goOn(page, name, () => end.test(new URL(page.url()).pathname));
            await expect(page).toHaveURL(end);
            await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
            await look(page, name);
          });
      });
