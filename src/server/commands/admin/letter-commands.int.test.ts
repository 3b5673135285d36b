import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { makeResultWorld, type ResultWorld } from "#tests/support/result-world.ts";
import type { AdminWorld } from "./admin-command.ts";
import { readCall, runAdmin } from "./run-admin.ts";

/** A live store has no desk: its letters on paper are listed, printed and reported by commands. */
let world: ResultWorld;
let folder: string;
beforeAll(async () => {
  world = await makeResultWorld();
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-letters-"));
  // The store's row, for whoever names it; everything else of it is the world's.
  await world.database.owner.query(
    "insert into tenant (id, slug, hosts, config, is_demo, updated_at) values ($1, $1, '{}', '{}', false, now()) on conflict do nothing",
    [world.ctx.tenantId],
  );
});
beforeEach(() => world.database.owner.query("delete from prequalification_letter"));
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** So many days later: exit code, and what was said. */
async function run(days: number, ...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const admin = {
    database: world.database,
    letterDeskOf: async () => ({ ...world.later(days, world.system), noticePress: new NoticePress() }),
    say: (line: string) => void lines.push(line),
  } as unknown as AdminWorld;
  const call = readCall(words);
  if (typeof call === "string") return { code: 2, said: call };
  const code = await runAdmin(admin, call);
  return { code, said: lines.join("\n") };
}
async function letterOf(capability: string): Promise<string> {
  const [id] = capability.split(".");
  const rows = await world.rows("prequalification_letter");
  return String(rows.find((row) => row["journey_id"] === id)?.["id"]);
}

describe("Letters on paper", () => {
  it("are listed without a name, printed into a folder for their owner alone, and mailed", async () => {
    const store = world.ctx.tenantId;
    const who = { ...world.refused(), firstName: "Zadie" };
    const id = await letterOf(await world.qualifyAtHome({ email: "zadie@example.com" }, who));
    expect((await run(0, "letters", "list", store)).said).toBe("no letters wait to be mailed");
    const listed = await run(5, "letters", "list", store);
    expect(listed).toMatchObject({ code: 0 });
    expect(listed.said).toMatch(
      new RegExp(`^${id}  PREQUALIFICATION  no order  mail by [\\d-]+  not printed$`, "u"),
    );
    expect((await run(5, "letters", "mailed", store, id)).said).toContain("was not printed");
    expect((await run(5, "letters", "print", store, "all", `--to=${folder}`)).said).toContain(
      "1 letters printed",
    );
    expect(readdirSync(folder)).toEqual([`${id}.pdf`]);
    const file = path.join(folder, `${id}.pdf`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [envelope = "", ...pages] = await pdfPages(new Uint8Array(readFileSync(file)));
    expect(envelope).toContain("Zadie");
    expect(pages.join(" ")).toContain("credit");
    expect((await run(6, "letters", "list", store)).said).toContain("printed ");
    expect(await run(6, "letters", "mailed", store, id, "--on=2026-02-30")).toMatchObject({ code: 2 });
    expect(await run(6, "letters", "mailed", store, id)).toEqual({ code: 0, said: `${id} is mailed` });
    expect((await run(6, "letters", "list", store)).said).toBe("no letters wait to be mailed");
  });

  it("of nobody with a street, and late ones, end the list with a warning", async () => {
    const store = world.ctx.tenantId;
    await world.qualify(world.refused());
    const listed = await run(40, "letters", "list", store);
    expect(listed).toMatchObject({ code: 1 });
    expect(listed.said).toContain("LATE, no street is known: reach this person another way");
    const printed = await run(40, "letters", "print", store, "all", `--to=${folder}`);
    expect(printed).toEqual({ code: 1, said: "0 letters printed, 1 without a street" });
    expect(await run(40, "letters", "print", store, "ntc_none", `--to=${folder}`)).toEqual({
      code: 2,
      said: "No such letter waits to be mailed, or nobody named a street.",
    });
  });
});
