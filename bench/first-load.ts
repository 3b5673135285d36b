import { brotliCompressSync, gzipSync } from "node:zlib";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBenchData } from "./support/bench-data.ts";
import { availableKeys, startProduct } from "./support/product.ts";
import { machine, publish, table } from "./support/report.ts";
import { short } from "./support/statistics.ts";

/** npm run bench -- first-load: what a first visit downloads, and how long `npm start` takes the second time. */
const IMPORT = /(?:from|import)\s*\(?\s*["']([^"']+\.js)["']/g;
const data = await makeBenchData(2400);
const rows: string[][] = [];
let started = "";
try {
  const [key = ""] = await availableKeys(data.dataDir, 1);
  const server = await startProduct(data.dataDir);
  const auth = ["/sign-in", "/sign-in/code", "/sign-up", "/reset-password/confirm"];
  // Nobody's order: pages of checkout are rendered without it.
  const checkout = ["payment-options", "details", "credit-application/personal", "overview", "decision"].map(
    (page) => `/checkout/FC00000000000000/${page}`,
  );
  for (const page of ["/search", `/vehicles/${key}`, ...auth, ...checkout])
    rows.push(await firstLoad(server.url, page));
  await server.stop();
  started = await secondStart(data.dataDir);
} finally {
  data.remove();
}
publish(
  "First load and second start",
  `${machine()}. All scripts that the document names (\`src\`, module preloads, the deferred boot script) and everything those import
statically, in KB. The second \`npm start\` on the same data was ready after ${started} (build check, PostgreSQL, index and pages).

${table(["page", "document br", "document", "scripts", "scripts br", "scripts gz", "scripts raw"], rows)}`,
);

async function firstLoad(url: string, page: string): Promise<string[]> {
  const html = await (await fetch(url + page)).text();
  const scripts = html.matchAll(
    /<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g,
  );
  const boot = /id="rr-boot"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const wanted = [...scripts]
    .map(([, src, preload]) => src ?? preload ?? "")
    .concat(importsOf(boot, url + page));
  const sources = new Map<string, string>();
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const address = new URL(next, url).href;
    if (sources.has(address)) continue;
    const source = await (await fetch(address)).text();
    sources.set(address, source);
    wanted.push(...importsOf(source, address, true));
  }
  const all = [...sources.values()];
  const kb = (sizes: number[]): string => short(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  return [
    page.startsWith("/vehicles") ? "details" : page,
    kb([brotliCompressSync(html).byteLength]),
    kb([Buffer.byteLength(html)]),
    String(all.length),
    kb(all.map((source) => brotliCompressSync(source).byteLength)),
    kb(all.map((source) => gzipSync(source).byteLength)),
    kb(all.map((source) => Buffer.byteLength(source))),
  ];
}

/** Addresses a script imports; `import()` counts only in the boot script, which runs it at once. */
function importsOf(source: string, from: string, onlyStatic = false): string[] {
  return [...source.matchAll(IMPORT)]
    .filter(([text]) => !onlyStatic || !text.includes("("))
    .map(([, address = ""]) => new URL(address, from).href);
}

async function secondStart(dataDir: string): Promise<string> {
  const port = 20_000 + (process.pid % 20_000);
  const script = path.resolve(import.meta.dirname, "../tools/start/start.ts");
  const at = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: "" },
    stdio: "ignore",
  });
  try {
    while ((await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.status !== 200) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await sleep(20);
    }
    return `${short((performance.now() - at) / 1000)} s`;
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}
