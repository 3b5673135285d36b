import { isAppError } from "#platform/shared/app-error.ts";
import { type AdminArguments, type AdminCommand, AdminRefusal, type AdminWorld } from "./admin-command.ts";
import { checkCommand } from "./check-command.ts";
import { conditionCommand } from "./condition-command.ts";
import { deleteTenantCommand } from "./delete-tenant.ts";
import { exportTenantCommand } from "./export-tenant.ts";
import { jobCommands } from "./job-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { letterCommands } from "./letter-commands.ts";
import { tenantCommands } from "./tenant-commands.ts";

const COMMANDS: readonly AdminCommand[] = [
  ...tenantCommands,
  exportTenantCommand,
  deleteTenantCommand,
  ...jobCommands,
  ...keyCommands,
  ...letterCommands,
  conditionCommand,
  {
    name: "migrate",
    takes: "",
    does: "brings the database's schema up to date",
    positions: 0,
    run: ({ migrations: { applied, total, newer }, say }) => {
      for (const name of applied) say(`applied ${name}`);
      for (const name of newer) say(`${name} is of a newer release and compatible`);
      say(`${total} migrations, ${applied.length} of them now`);
      return Promise.resolve(0);
    },
  },
  checkCommand,
];

/** Every command with what it takes. */
function adminUsage(): string {
  const calls = COMMANDS.map(({ name, takes, does }) => ({ call: `${name} ${takes}`.trim(), does }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, does }) => `  ${call.padEnd(width)}  ${does}`);
  return `Usage: npm run forecourt -- <command>\n\n${lines.join("\n")}`;
}

/** The command that words name, with what comes after them; undefined for anything else. */
function find(words: readonly string[]): { command: AdminCommand; rest: readonly string[] } | undefined {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(" ");
    const command = COMMANDS.find((one) => one.name === name);
    if (command !== undefined) return { command, rest: words.slice(count) };
  }
  return undefined;
}

/** Whether words name a command with arguments it takes; a text says what is wrong. */
export function readCall(
  words: readonly string[],
): { readonly command: AdminCommand; readonly given: AdminArguments } | string {
  const found = find(words);
  if (found === undefined) return adminUsage();
  const { command, rest } = found;
  const usage = `Usage: npm run forecourt -- ${command.name} ${command.takes}`.trim();
  const positions = rest.filter((word) => !word.startsWith("--"));
  const options: Record<string, string | boolean> = {};
  for (const word of rest.filter((one) => one.startsWith("--"))) {
    const [name = "", ...value] = word.slice(2).split("=");
    if (!(command.options ?? []).includes(name)) return `--${name} is unknown here\n${usage}`;
    options[name] = value.length === 0 ? true : value.join("=");
  }
  const { positions: takes } = command;
  const isRight = typeof takes === "number" ? positions.length === takes : positions.length >= takes.atLeast;
  if (!isRight) return usage;
  return { command, given: { positions, options } };
}

/**
 * Runs one command; every refusal is a line.
 * @returns exit code: 0 done, 1 found something wrong, 2 the call was wrong and nothing was changed
 */
export async function runAdmin(
  world: AdminWorld,
  { command, given }: { readonly command: AdminCommand; readonly given: AdminArguments },
): Promise<number> {
  try {
    return await command.run(world, given);
  } catch (error) {
    if (error instanceof AdminRefusal) world.say(error.message);
    else if (isAppError(error)) sayFields(world, error.details);
    else throw error;
    return 2;
  }
}

function sayFields(
  { say }: AdminWorld,
  { message, fields = {} }: { readonly message: string; readonly fields?: Readonly<Record<string, string>> },
): void {
  const lines = Object.entries(fields).map(([field, text]) => `  ${field} ${text}`);
  for (const line of lines.length > 0 ? lines : [message]) say(line);
}
