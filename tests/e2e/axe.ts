import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";

/** The engine that the driver in package.json brings. */
const engine = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const SOURCE = readFileSync(engine.resolve("axe-core/axe.min.js"), "utf8");

/** Everything axe knows of WCAG 2.2 A and AA, and its best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half of a look's time. */
const CONTRAST = ["color-contrast", "link-in-text-block"];

const RUNS = {
  all: { type: "tag", values: TAGS },
  contrast: { type: "rule", values: CONTRAST },
  parts: { type: "tag", values: TAGS },
};

/** What a look leaves out. */
const LEFT_OUT = {
  all: [],
  contrast: [],
  parts: CONTRAST,
};
type Looks = keyof typeof RUNS;

/** A frame is a part of its page: headings and landmarks are the page's. */
const INSIDE = { type: "tag", values: TAGS.filter((tag) => tag !== "best-practice") };

interface Axe {
  run(
    where: Document,
    how: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>;
}

/**
 * What axe finds on the page and in its frames, one line a rule, once nothing is loading and nothing moves. The
 * engine stays in a document once it is there, and needs no second page for every look as its own driver does:
 * looking again at another width costs a third.
 * @param looks `contrast` where only colors differ from what was looked at before, as in the dark; `parts` where
 * everything but the colors may
 */
export async function violations(page: Page, looks: Looks = "all"): Promise<string[]> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // Between two steps a page is a moment without either.
  await expect(page.locator("h1").first()).toBeAttached();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await page.waitForLoadState();
      const found = await Promise.all(
        page
          .frames()
          .map((frame) => violationsOf(frame, frame === page.mainFrame() ? RUNS[looks] : INSIDE, looks)),
      );
      const isBetweenPages = found.flat().some((line) => line.startsWith("page-has-heading-one"));
      if (!isBetweenPages || attempt === 3) return found.flat();
      // The heading of the page before was still there when the look began.
      await page.waitForTimeout(500);
    } catch (error) {
      // A click before may have asked for a document that only now takes this one's place.
      if (attempt === 3 || !/context was destroyed|frame was detached/iu.test(String(error))) throw error;
    }
  }
}

async function violationsOf(frame: Frame, runOnly: object, looks: Looks): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(SOURCE);
  const rules = Object.fromEntries(LEFT_OUT[looks].map((rule) => [rule, { enabled: false }]));
  const how = { runOnly, rules, resultTypes: ["violations"], preload: false, iframes: false };
  return frame.evaluate(async (options) => {
    // Colors on their way in or out are nothing that anybody reads. What moves with the scroll position never ends.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
    // One whose element nobody paints never ends: it is no reason to wait for ever.
    const settled = Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    const { violations: broken } = await (window as unknown as { axe: Axe }).axe.run(document, options);
    return broken.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`).join(", ")}`,
    );
  }, how);
}
