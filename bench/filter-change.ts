import { type Browser, chromium, type Page } from "@playwright/test";
import { prequalified, shopper } from "#tests/e2e/prequalify-steps.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";

/**
 * npm run bench -- filter-change: from the press of a filter to the painted result, in a real browser, for a stranger and
 * for somebody who pre-qualified. The floor is a press that paints and asks nobody.
 */
const EXECUTABLE = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const GOAL_MS = 200;
const CHANGES = 20;
const SLOWER = 4;
/** What a card says about a payment of one's own. */
const OWN = "Your payment";
const data = await makeBenchData(5000);
const rows: string[][] = [];
try {
  const server = await startProduct(data.dataDir);
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ["--no-sandbox"] });
  try {
    await measureAll(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  data.remove();
}
publish(
  "Filter change",
  `${machine()}. 5,000 vehicles, ${CHANGES} changes of one page in Chromium: a make is chosen or taken back, no address twice in a
row. From the press to the second frame after the new number of vehicles stands there; goal: p75 below ${GOAL_MS} ms.

${table(["what", "changes", "p50 ms", "p75 ms", "p95 ms", "of the goal"], rows)}`,
);

async function measureAll(browser: Browser, url: string): Promise<void> {
  const size = { width: 1440, height: 900 };
  const anyone = await browser.newPage({ viewport: size });
  const person = await browser.newPage({ viewport: size, baseURL: url });
  await prequalified(person, shopper("Bench"));
  for (const slower of [1, SLOWER]) {
    const speed = slower === 1 ? "" : `, processor ${slower} times slower`;
    for (const [page, whose] of [
      [anyone, ""],
      [person, ", with payments of one's own"],
    ] as const) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto(`${url}/search`);
      await page.waitForLoadState("networkidle");
      if (whose !== "") await page.getByText(OWN).first().waitFor();
      else rows.push(row(`floor: a list of filters that opens${speed}`, await measure(page, "floor")));
      const shown = whose === "" ? "" : OWN;
      rows.push(row(`a filter, to the painted result${whose}${speed}`, await measure(page, "filter", shown)));
    }
  }
}

function row(what: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const share = `${Math.round((at(0.75) / GOAL_MS) * 100)} %`;
  return [what, String(sorted.length), short(at(0.5)), short(at(0.75)), short(at(0.95)), share];
}

/**
 * Times inside the page, so that the driver's own way is not counted.
 * @param shown words that a card has to say beside the new number of vehicles
 */
async function measure(page: Page, kind: "floor" | "filter", shown = ""): Promise<number[]> {
  return page.evaluate(
    async ({ what, changes, shown: part }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const boxes = [...document.querySelectorAll<HTMLInputElement>("input[name=make]")].slice(0, 7);
      const summary = document.querySelector<HTMLElement>("#search-filters details:not([open]) > summary");
      const heading = document.querySelector("main h1");
      const times: number[] = [];
      for (let at = 0; at < changes; at += 1) {
        const before = heading?.textContent;
        const started = performance.now();
        if (what === "floor") summary?.click();
        else boxes[(at * 3) % boxes.length]?.click();
        const isThere = () =>
          heading?.textContent !== before &&
          [...document.querySelectorAll("main article")].some((card) => card.textContent?.includes(part));
        while (what === "filter" && !isThere() && performance.now() - started < 5000)
          await new Promise((resolve) => setTimeout(resolve, 1));
        await frame();
        await frame();
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return times;
    },
    { what: kind, changes: CHANGES, shown },
  );
}
