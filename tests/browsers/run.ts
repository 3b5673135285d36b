import { spawnSync } from "node:child_process";
import { existsSync, globSync, rmSync } from "node:fs";
import path from "node:path";
import { buyCar, scheduleAndPay, sign, verify } from "./buy-a-car.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { ensureBuilt } from "#tools/start/build.ts";
import type { Driver } from "./driver.ts";
import { openFirefox } from "./marionette.ts";
import { Phone } from "./phone.ts";
import { type Store, storeAt } from "./store.ts";
import { openWebKit } from "./webkit.ts";

/** Browsers refuse some ports, 4190 among them. */
const PORT = Number(process.env["E2E_PORT"] ?? 4290);
const SHOTS = process.env["E2E_SHOTS"];
const PACKAGES = "apt-get install firefox-esr webkit2gtk-driver xvfb";

/** Engines beside Chromium; with words on the command line only those, or only that store: `firefox harbor`. */
const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = {
  webkit: () => openWebKit("WebKitWebDriver", miniBrowser()),
  firefox: () => openFirefox("firefox-esr"),
};

const HOSTS = { sunlane: "localhost", harbor: "harbor.localhost" } as const;

function miniBrowser(): string {
  return globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] ?? "";
}

function missing(): string[] {
  const programs = ["firefox-esr", "WebKitWebDriver", "Xvfb"];
  const absent = programs.filter((name) => spawnSync("which", [name]).status !== 0);
  return existsSync(miniBrowser()) ? absent : [...absent, "MiniBrowser"];
}

/** The main walk in both stores: landing, order, tracker, signing, pickup, payment. */
async function walk(open: () => Promise<Driver>, store: Store): Promise<void> {
  const driver = await open();
  const phone = new Phone(driver, SHOTS && path.join(SHOTS, store.name.replaceAll(/\W+/g, "-")));
  const started = Date.now();
  try {
    const orderNumber = await buyCar(phone, store);
    await verify(phone);
    await sign(phone);
    await scheduleAndPay(phone, (event) => store.play(orderNumber, event));
    console.log(`ok    ${driver.name}, ${store.name}: ${Math.round((Date.now() - started) / 1000)} s`);
  } catch (error) {
    process.exitCode = 1;
    await phone.look("failed").catch(() => undefined);
    console.log(`FAIL  ${driver.name}, ${store.name}: ${(error as Error).message}`);
  } finally {
    await driver.close();
  }
}

async function main(): Promise<void> {
  const absent = missing();
  if (absent.length > 0) {
    console.log(`not installed: ${absent.join(", ")} (${PACKAGES})`);
    process.exitCode = 2;
    return;
  }
  if (!(await ensureBuilt())) {
    process.exitCode = 1;
    return;
  }
  const asked = process.argv.slice(2);
  const isAsked = (name: string, among: readonly string[]) =>
    asked.includes(name) || !among.some((other) => asked.includes(other));
  const folder = throwAwayFolder("forecourt-browsers-");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const env = { NODE_ENV: "production", DEMO: "on", LOG_LEVEL: "warn" };
  const server = await startServerProcess({
    dataDir: path.join(folder, "data"),
    port: PORT,
    env,
    isHeard: true,
  });
  try {
    for (const [name, open] of Object.entries(ENGINES)) {
      if (!isAsked(name, Object.keys(ENGINES))) continue;
      for (const [store, host] of Object.entries(HOSTS))
        if (isAsked(store, Object.keys(HOSTS))) await walk(open, storeAt(PORT, host));
    }
  } finally {
    await server.stop();
  }
}

await main();
