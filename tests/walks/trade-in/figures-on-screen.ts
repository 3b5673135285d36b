import type { Page } from "@playwright/test";

/** An amount that a screen shows about the trade-in, with the words beside it. */
export interface ShownFigure {
  readonly words: string;
  readonly amount: string;
}

/** What says that a line is about the traded car. */
const ABOUT = /trade|offer for|owe|payoff|loan|lease|taken off|added to|credit/iu;

/** Every line of the page's main part that says an amount about the trade-in. */
export async function tradeFigures(page: Page): Promise<readonly ShownFigure[]> {
  const lines = await page
    .getByRole("main")
    .locator("dl > div, tr, li, p")
    .filter({ hasText: "$" })
    .filter({ visible: true })
    // An explanation of what the old loan costs inside the new one; no paper says it.
    .and(page.locator(":not([aria-labelledby=old-loan] *, [data-about=waiting] *)"))
    .allInnerTexts();
  return (
    lines
      // What a tax counts is said beside its line on screens only.
      .map((line) => line.replaceAll(/\s+/gu, " ").replace(/tax on \$[\d,.]+\d/u, "tax"))
      .filter((line) => ABOUT.test(line))
      .flatMap((words) =>
        (words.match(/\$[\d,]+(?:\.\d\d)?/gu) ?? []).map((amount) => ({ words, amount: withCents(amount) })),
      )
  );
}

const withCents = (amount: string): string => (amount.includes(".") ? amount : `${amount}.00`);

/** Amounts that the papers do not say anywhere. */
export function missingIn(text: string, figures: readonly ShownFigure[]): readonly ShownFigure[] {
  return figures.filter(({ amount }) => !text.includes(amount));
}
