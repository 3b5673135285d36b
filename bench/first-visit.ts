import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- first-visit: what somebody waits for who comes for the first time, on a phone of 375 by 812 pixels
 * with 400 kbit/s, 400 ms and a processor four times slower. "Alive" is when the page's code answers, without a touch.
 */
const EXECUTABLE = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell";
const VISITS = Number(process.argv[2] ?? 3);
const SLOWER = 4;
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** How long after it is alive a page may still move. */
const SETTLED_MS = 3000;
const GIVE_UP_MS = 60_000;

interface Visit {
  readonly painted: number;
  readonly largest: number;
  readonly shift: number;
  readonly alive: number;
  /** KB until the page was alive. */
  readonly kilobytes: number;
}

interface Watched {
  visit: { painted: number; largest: number; shift: number; alive: number };
}

const dataDir = mkdtempSync(path.join(tmpdir(), "bench-first-visit-"));
const rows: string[][] = [];
try {
  const server = await startProduct(dataDir);
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const port = new URL(server.url).port;
    for (const [brand, host] of [
      ["Sunlane", "localhost"],
      ["Harbor", "harbor.localhost"],
    ] as const) {
      const origin = `http://${host}:${port}`;
      const car = await firstCar(browser, origin);
      for (const [name, address] of [
        ["landing", "/"],
        ["results", "/search"],
        ["details", car],
      ] as const) {
        // Pictures are made smaller for the first reader of a store, who isn't measured here.
        await visit(browser, `${origin}${address}`);
        const visits: Visit[] = [];
        for (let at = 0; at < VISITS; at += 1) visits.push(await visit(browser, `${origin}${address}`));
        rows.push([`${brand}, ${name}`, ...figures(visits)]);
        console.log(rows.at(-1)?.join(" | "));
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
publish(
  "A first visit by a slow phone",
  `${machine()}. \`npm run bench -- first-visit\`: a phone of 375 by 812 pixels, 400 kbit/s with 400 ms, processor ${SLOWER} times slower
(DevTools protocol), nothing cached, medians of ${VISITS} visits after one that isn't counted. "Alive" is the moment at which the page's
code answers without a touch; KB until then, heads of answers included. Goals: LCP 1.6 s, CLS 0.02, alive in 5 s.

${table(["page", "FCP s", "LCP s", "CLS", "alive s (all visits)", "KB until alive"], rows)}`,
);

/** The address of the first car of a store's results. */
async function firstCar(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${origin}/search?availability=Available&condition=used`);
  const address = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  await page.close();
  if (address === null) throw new Error(`${origin} shows no car`);
  return address;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await watch(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => (window as unknown as Watched).visit.alive > 0, undefined, {
      timeout: GIVE_UP_MS,
    });
    const kilobytes = bytes / 1000;
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await page.evaluate(() => (window as unknown as Watched).visit)), kilobytes };
  } finally {
    await context.close();
  }
}

/** Keeps what the browser reports of its own page, in milliseconds since the visit began. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { painted: 0, largest: 0, shift: 0, alive: 0 };
    Object.assign(window, { visit: kept });
    const each = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    each("paint", (entry) => {
      if (entry.name === "first-contentful-paint") kept.painted = entry.startTime;
    });
    each("largest-contentful-paint", (entry) => (kept.largest = entry.startTime));
    each("layout-shift", (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) kept.shift += value;
    });
    addEventListener("app:alive", () => (kept.alive ||= performance.now()));
  });
}

function figures(visits: readonly Visit[]): string[] {
  const middle = (of: (one: Visit) => number) => visits.map(of).toSorted((a, b) => a - b)[VISITS >> 1] ?? 0;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const alive = visits.map((one) => seconds(one.alive)).join(", ");
  return [
    seconds(middle(({ painted }) => painted)),
    seconds(middle(({ largest }) => largest)),
    middle(({ shift }) => shift).toFixed(4),
    `${seconds(middle((one) => one.alive))} (${alive})`,
    middle(({ kilobytes }) => kilobytes).toFixed(0),
  ];
}
