import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buyCar, scheduleAndPay, sign, verify } from "./buy-a-car.ts";
import { ensureBuilt } from "#tools/start/build.ts";
import type { Driver } from "./driver.ts";
import { openFirefox } from "./marionette.ts";
import { Phone } from "./phone.ts";
import { type Store, storeAt } from "./store.ts";
import { openWebKit } from "./webkit.ts";
import { SERVER_PROGRAM } from "#tools/start/run-command.ts";

const PORT = Number(process.env["E2E_PORT"] ?? 4190);
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
  const folder = mkdtempSync(path.join(tmpdir(), "forecourt-browsers-"));
  const env = { ...process.env, NODE_ENV: "production", DEMO: "on", PORT: String(PORT), DATA_DIR: folder };
  const server = spawn(process.execPath, [SERVER_PROGRAM], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await untilReady();
    for (const [name, open] of Object.entries(ENGINES)) {
      if (!isAsked(name, Object.keys(ENGINES))) continue;
      for (const [store, host] of Object.entries(HOSTS))
        if (isAsked(store, Object.keys(HOSTS))) await walk(open, storeAt(PORT, host));
    }
  } finally {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(500);
  }
  throw new Error("the server did not get ready");
}

await main();
