import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listLettersToMail } from "#modules/credit-letters/server/paper/list-letters-to-mail.ts";
import {
  type PaperLettersContext,
  printLetterToMail,
} from "#modules/credit-letters/server/paper/print-letter-to-mail.ts";
import { reportMailed } from "#modules/credit-letters/server/paper/report-mailed.ts";
import { type AdminCommand, AdminRefusal, type AdminWorld } from "./admin-command.ts";
import { namedTenant } from "./named-tenant.ts";

/** Letters that the law asks for and nobody agreed to get by email: the list, printing, and that they were mailed. */
export const letterCommands: readonly AdminCommand[] = [
  {
    name: "letters list",
    takes: "<id>",
    does: "lists letters that a retailer mails on paper, the most urgent first; names nobody",
    positions: 1,
    run: async (world, { positions: [asked = ""] }) => {
      const { letters } = await listLettersToMail(await deskOf(world, asked));
      for (const letter of letters) world.say(lineOf(letter));
      if (letters.length === 0) world.say("no letters wait to be mailed");
      return letters.some(({ isLate, hasStreet }) => isLate || !hasStreet) ? 1 : 0;
    },
  },
  {
    name: "letters print",
    takes: "<id> <letter id>|all --to=<folder>",
    does: "writes letters with their address page as PDF files; the first time fixes their words and date",
    options: ["to"],
    positions: 2,
    run: async (world, { positions: [asked = "", which = ""], options: { to } }) => {
      if (typeof to !== "string" || to === "") throw new AdminRefusal("--to=<folder> is missing");
      const desk = await deskOf(world, asked);
      const { letters } = await listLettersToMail(desk);
      const mailable = letters.filter(({ hasStreet }) => hasStreet).map(({ letterId }) => letterId);
      mkdirSync(to, { recursive: true, mode: 0o700 });
      for (const letterId of which === "all" ? mailable : [which]) {
        const file = path.join(to, `${path.basename(letterId)}.pdf`);
        writeFileSync(file, await printLetterToMail(desk, { letterId }), { mode: 0o600 });
        world.say(`${letterId} is in ${file}`);
      }
      if (which !== "all") return 0;
      const without = letters.length - mailable.length;
      world.say(`${mailable.length} letters printed, ${without} without a street`);
      return without === 0 ? 0 : 1;
    },
  },
  {
    name: "letters mailed",
    takes: "<id> <letter id>... [--on=YYYY-MM-DD]",
    does: "notes that printed letters went into the mail, which stops their clocks; --on for an earlier day",
    options: ["on"],
    positions: { atLeast: 2 },
    run: async (world, { positions: [asked = "", ...letterIds], options: { on } }) => {
      const desk = await deskOf(world, asked);
      const mailedAt = on === undefined ? desk.clock.now() : dayOf(on);
      for (const letterId of letterIds) {
        await reportMailed(desk, { letterId, mailedAt });
        world.say(`${letterId} is mailed`);
      }
      return 0;
    },
  },
];

async function deskOf(world: AdminWorld, asked: string): Promise<PaperLettersContext> {
  const { id } = await namedTenant(world, asked);
  return world.letterDeskOf(id);
}

function lineOf(letter: Awaited<ReturnType<typeof listLettersToMail>>["letters"][number]): string {
  const { letterId, orderNumber, kind, dueAt, printedAt, hasStreet, isLate } = letter;
  const state = [
    isLate ? "LATE" : null,
    hasStreet ? null : "no street is known: reach this person another way",
    printedAt === null ? "not printed" : `printed ${printedAt.slice(0, 10)}`,
  ];
  const what = `${kind}  ${orderNumber ?? "no order"}`;
  return `${letterId}  ${what}  mail by ${dueAt.slice(0, 10)}  ${state.filter(Boolean).join(", ")}`;
}

/** Noon, so that it is the same day wherever the retailer is. */
function dayOf(on: string | boolean): Date {
  const day = new Date(`${String(on)}T12:00:00Z`);
  if (typeof on !== "string" || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(on))
    throw new AdminRefusal("--on is a day such as 2026-11-26");
  return day;
}
