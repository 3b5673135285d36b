import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";

const KEY_BYTES = 32;

/**
 * The key that wraps every tenant's keys: from `MASTER_KEY` (64 hex digits), else from `master.key` below
 * the data folder, made on first use, readable by its owner only. Losing it loses all sealed data.
 */
export function loadMasterKey(input: { masterKey: string | undefined; dataDir: string }): Buffer {
  if (input.masterKey !== undefined) return decode(input.masterKey, "MASTER_KEY");
  const file = path.join(input.dataDir, "master.key");
  return read(file) ?? create(file);
}

function read(file: string): Buffer | undefined {
  try {
    return decode(readFileSync(file, "utf8").trim(), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** What opens a process's keys: the master key, and those from before it while keys are wrapped anew. */
export function loadMasterKeys(
  input: { readonly masterKey: string | undefined; readonly dataDir: string } & {
    readonly earlierMasterKeys: readonly string[];
  },
): { readonly masterKey: Buffer; readonly earlierMasterKeys: readonly Buffer[] } {
  return {
    masterKey: loadMasterKey(input),
    earlierMasterKeys: input.earlierMasterKeys.map((key) => decode(key, "MASTER_KEY_PREVIOUS")),
  };
}

/** Written and synced under another name, then linked: a kill leaves no half key, a rival's key wins whole. */
function create(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = openSync(fresh, "wx", 0o600);
  writeSync(handle, `${randomBytes(KEY_BYTES).toString("hex")}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(fresh);
  }
  return decode(readFileSync(file, "utf8").trim(), file);
}

function decode(text: string, where: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error(`${where} must be 64 hex digits`);
  return Buffer.from(text, "hex");
}
