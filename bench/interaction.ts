import { chromium, type BrowserContext, type CDPSession, type Locator, type Page } from "@playwright/test";
import { makeBenchData } from "./support/bench-data.ts";
import { startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- interaction: from a touch to the next painted frame, as browsers report it (event timing, what INP
 * is made of), on a phone whose processor is four times slower. The floor is a button that does nothing. Beside it the
 * processor time of the page's main thread, which waits for nobody else on the machine.
 */
const EXECUTABLE = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const GOAL_MS = 200;
const SLOWER = 4;
const TIMES = 8;
/** How long a slowed page may take to answer and to become quiet again. */
const QUIET_MS = 700;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What the page keeps of its own interactions. */
interface Seen {
  seen: { duration: number; wait: number; work: number }[];
}

/** Milliseconds of every time: until the next frame, and of the main thread in all. */
interface Taken {
  readonly painted: number[];
  readonly worked: number[];
}

const data = await makeBenchData(5000);
const times = new Map<string, Taken>();
const sessions = new WeakMap<Page, CDPSession>();
try {
  const server = await startProduct(data.dataDir);
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ["--no-sandbox"] });
  try {
    for (let round = 0; round < TIMES; round += 1) {
      for (const visit of [visitSearch, visitDetails, touchAtOnce]) {
        const context = await browser.newContext({ ...PHONE, baseURL: server.url });
        await visit(await slowPage(context));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  data.remove();
}
publish(
  "Interaction",
  `${machine()}. \`npm run bench -- interaction\`: Chromium as a phone of 412 by 823 pixels, processor ${SLOWER} times slower
(\`Emulation.setCPUThrottlingRate\`), ${TIMES} visits. Each figure is the longest event of one touch or key with an interaction id:
from the input to the next frame, in steps of 8 ms, 16 where nothing longer was reported. Goal: p75 below ${GOAL_MS} ms. "Thread"
is all processor time of the main thread from the input until the page was quiet again, work after the frame included,
also slowed.

${table(["what", "times", "p50 ms", "p75 ms", "max ms", "thread p50 ms", "thread p75 ms", "of the goal"], [...times].map(row))}`,
);

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept: Seen["seen"] = [];
    Object.assign(window, { seen: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue;
        const { duration, startTime, processingStart, processingEnd } = entry;
        kept.push({ duration, wait: processingStart - startTime, work: processingEnd - processingStart });
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  sessions.set(page, session);
  return page;
}

/** Does something once and keeps the longest event that it caused. */
async function measure(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => (window as unknown as Seen).seen.splice(0));
  const before = await threadTime(page);
  await act();
  await page.waitForTimeout(QUIET_MS);
  await keep(page, what, before);
}

async function keep(page: Page, what: string, before: number): Promise<void> {
  const worked = (await threadTime(page)) - before;
  const events = await page.evaluate(() => (window as unknown as Seen).seen);
  const known = times.get(what) ?? { painted: [], worked: [] };
  known.painted.push(Math.max(16, ...events.map(({ duration }) => duration)));
  known.worked.push(worked);
  times.set(what, known);
}

/** Milliseconds that the page's main thread has been running. */
async function threadTime(page: Page): Promise<number> {
  const answer = await sessions.get(page)?.send("Performance.getMetrics");
  return (answer?.metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function floor(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    const button = Object.assign(document.createElement("button"), { id: "floor", textContent: "floor" });
    button.style.cssText = "position:fixed;left:0;top:40%;z-index:99;width:4rem;height:3rem";
    document.body.append(button);
  });
  await measure(page, `floor: a button that does nothing, on ${where}`, () => page.locator("#floor").tap());
  await page.evaluate(() => document.querySelector("#floor")?.remove());
}

/** Opens a page and waits until its code has taken over. */
async function open(page: Page, address: string, control: Locator): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await control.evaluate(async (element) => {
    while (!Object.keys(element).some((key) => key.startsWith("__reactProps")))
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function visitSearch(page: Page): Promise<void> {
  const card = page.getByRole("article");
  await open(page, "/search", card.getByRole("link").first());
  await floor(page, "search");
  const filters = page.getByRole("button", { name: /^Filters/ });
  await measure(page, "filters opened", () => filters.tap());
  const makes = page.locator("#search-filters label:has(input[name=make])");
  await measure(page, "filter pressed", () => makes.nth(1).tap());
  await measure(page, "filter taken back", () => makes.nth(1).tap());
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: /Sort/ }).focus();
  await measure(page, "sort changed by key", () => page.keyboard.press("ArrowDown"));
  const compare = page.getByRole("button", { name: /^Compare \d{4} / });
  await measure(page, "compare pressed", () => compare.first().tap());
  const heart = page.getByRole("button", { name: /^Save \d{4} / });
  await measure(page, "heart pressed, asks to sign in", () => heart.first().tap());
}

async function visitDetails(page: Page): Promise<void> {
  await page.goto("/search?availability=Available&condition=used&priceMin=20000");
  const address = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  const full = page.getByRole("button", { name: "View full screen" });
  await open(page, address ?? "/search", full);
  await floor(page, "details");
  await measure(page, "gallery opened", () => full.tap());
  const next = page.getByRole("button", { name: "Next picture" });
  await measure(page, "next picture", () => next.tap());
  await page.keyboard.press("Escape");
  const terms = page.getByRole("button", { name: "Customize payment" });
  await terms.scrollIntoViewIfNeeded();
  await measure(page, "calculator opened", () => terms.tap());
  const term = page.locator("label").filter({ hasText: /^60$/ }).first();
  await measure(page, "term changed", () => term.tap());
  await page.getByRole("textbox", { name: "Down payment" }).focus();
  await measure(page, "down payment typed", () => page.keyboard.press("5"));
  const buy = page.getByRole("link", { name: "Buy this car" }).filter({ visible: true });
  await measure(page, "buy pressed, asks to sign in", () => buy.first().tap());
}

/** The first touch of a page that has just been painted and whose code has not been asked for yet (decision 0061). */
async function touchAtOnce(page: Page): Promise<void> {
  await page.goto("/search", { waitUntil: "domcontentloaded" });
  const heart = page.getByRole("button", { name: /^Save \d{4} / });
  // Nobody touches what is not there yet.
  await page.evaluate(async () => {
    while (performance.getEntriesByName("first-contentful-paint").length === 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    (window as unknown as Seen).seen.splice(0);
  });
  const before = await threadTime(page);
  await heart.first().tap({ noWaitAfter: true });
  await page.waitForTimeout(4 * QUIET_MS);
  await keep(page, "heart, before the page is alive", before);
}

function row([what, { painted, worked }]: [string, Taken]): string[] {
  const at = (taken: readonly number[], share: number) => {
    const sorted = taken.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  };
  const figures = [at(painted, 0.5), at(painted, 0.75), at(painted, 1), at(worked, 0.5), at(worked, 0.75)];
  const share = `${Math.round((at(painted, 0.75) / GOAL_MS) * 100)} %`;
  return [what, String(painted.length), ...figures.map((ms) => ms.toFixed(0)), share];
}
