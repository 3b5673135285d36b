import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";

/** Names the folder with the demo that a run made; servers start on copies of it. */
const SEEDED = "E2E_SEEDED";

/** Fills the folder with the demo, and has {@link copySeededFolder} of this run copy it. @throws Error when that fails */
export async function makeSeededFolder(folder: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "fill-data-folder.ts")], {
    env: { ...serverEnvironment(), DATA_DIR: folder, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the demo could not be seeded (${code})`);
  process.env[SEEDED] = folder;
}

/** Puts the demo into an empty data folder: a first start on it does half the work. Outside a run it stays empty. */
export function copySeededFolder(to: string): void {
  const from = process.env[SEEDED];
  if (from === undefined) return;
  mkdirSync(to, { recursive: true });
  // PostgreSQL's files belong to its own user.
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to]);
  if (status !== 0) throw new Error(`cp: ${stderr.toString()}`);
}

/** As `npm start` does: a demo with React as it is built for production, and a later start loads compiled code. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    DEMO: "on",
    NODE_COMPILE_CACHE: path.resolve(".cache/compile"),
  };
}
