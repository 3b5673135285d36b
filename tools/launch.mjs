// The door to every command of package.json. Plain JavaScript without dependencies, because it runs before
// anything is installed and on Node.js 20; everything behind it runs on Node.js 24.
import { ensureBuilt } from "./launch/build.mjs";
import { runGate } from "./launch/gate.mjs";
import { ensureInstalled } from "./launch/install.mjs";
import { pickNode } from "./launch/pick-node.mjs";
import { benchScript, format, runScript } from "./launch/run-script.mjs";
import { serve } from "./launch/serve.mjs";
import { Refusal } from "./launch/refusal.mjs";

const FAST_STAGES = ["format", "lint", "boundaries", "types", "tests"];

/** Task name to what it does; each answers its exit code. */
const tasks = {
  start: async (node, args) => {
    await ensureBuilt(node);
    return serve(node, { args, dev: false });
  },
  dev: (node, args) => serve(node, { args, dev: true }),
  test: (node, args) => runGate(node, args),
  verify: (node, args) => runGate(node, args.length > 0 ? args : FAST_STAGES),
  build: async (node) => {
    await ensureBuilt(node, { always: true });
    return 0;
  },
  format: (node, args) => format(node, args),
  bench: async (node, [name, ...args]) => {
    const script = benchScript(name);
    await ensureBuilt(node);
    return runScript(node, script, args);
  },
  "inventory:import": (node, args) => runScript(node, "src/server/commands/import-inventory.ts", args),
};

async function main([task, ...args]) {
  const run = tasks[task];
  if (!run) throw new Refusal(`unknown task; one of: ${Object.keys(tasks).join(", ")}`);
  await ensureInstalled();
  return run(pickNode(), args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
