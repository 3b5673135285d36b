import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const CACHE = path.resolve(new URL(".", import.meta.url).pathname, "../../.cache");
const BEAT_MS = 1000;
/** A holder that has not touched its file for this long is dead. Process ids repeat in containers and prove nothing. */
const DEAD_AFTER_MS = 10_000;

/** Runs `work` while no other process of this checkout does the same; waits for one that does. */
export async function exclusive(name, work, folder = CACHE) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.lock`;
  for (let told = false; !take(file); told = true) {
    if (!told) console.log(`Waiting for another process that does the same (${name}) …`);
    await sleep(200);
  }
  const heart = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const found = statSync(file, { throwIfNoEntry: false });
  if (found !== undefined && Date.now() - found.mtimeMs > DEAD_AFTER_MS) rmSync(file, { force: true });
  return false;
}
