import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./start/build.ts";
import { NODE_FLAGS, root, runCommand } from "./start/run-command.ts";

/** `npm run bench -- <name> …`: one of the files in bench/, on a fresh build. */
const [name = "", ...args] = process.argv.slice(2);
const script = `bench/${name}.ts`;
if (/^[a-z0-9-]+$/u.test(name) && existsSync(path.join(root, script))) {
  const env = { ...process.env, DEMO: process.env["DEMO"] ?? "on" };
  const isBuilt = await ensureBuilt();
  process.exitCode = isBuilt ? await runCommand(process.execPath, [...NODE_FLAGS, script, ...args], env) : 1;
} else {
  const names = readdirSync(path.join(root, "bench")).filter((file) => file.endsWith(".ts"));
  console.error(
    `Usage: npm run bench -- <name>. Names: ${names.map((file) => path.parse(file).name).join(", ")}`,
  );
  process.exitCode = 1;
}
