import { expect, type Page } from "@playwright/test";
import { port } from "../e2e/own-server.ts";
import { look } from "../e2e/tracker-steps.ts";
import { goOn, identify, ownPhone } from "./prequalify-story.ts";
import { test } from "../e2e/visitor.ts";

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
  { last: "Nofile", end: /result$|no-file$/ },
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

const main = (page: Page) => page.getByRole("main");

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
