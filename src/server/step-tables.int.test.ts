import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stepStory } from "#modules/order-steps/domain/step-story.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { STEPS } from "./steps.ts";

/** A trigger that writes into the history of an order. */
interface StepTrigger {
  readonly table: string;
  readonly definition: string;
  readonly body: string;
}

let world: TestWorld;
let triggers: readonly StepTrigger[];
beforeAll(async () => {
  world = await makeTestContext();
  const { rows } = await world.database.owner.query<StepTrigger>(
    `select c.relname as table, pg_get_triggerdef(t.oid) as definition, p.prosrc as body
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.prosrc like '%note_step(%'`,
  );
  triggers = rows;
});
afterAll(() => world.close());

/** Triggers that write about a subject: it is their argument, or stands in their function. */
const writing = (subject: string) =>
  triggers.filter(({ definition, body }) => `${definition} ${body}`.includes(`'${subject}'`));

/** What the table lets its status be. */
async function statusesOf(table: string): Promise<readonly string[]> {
  const { rows } = await world.database.owner.query<{ check: string }>(
    `select pg_get_constraintdef(oid) as check from pg_constraint
     where contype = 'c' and conrelid = $1::regclass and pg_get_constraintdef(oid) ~ '\\mstatus = ANY'`,
    [table],
  );
  return rows.flatMap(({ check }) =>
    [...check.matchAll(/'([A-Z_]+)'::text/gu)].map(([, status = ""]) => status),
  );
}

describe.each(STEPS.map(({ step }) => step))("The step $id", (step) => {
  test("has a table that writes into the history (track_step, or a trigger of its own)", () => {
    expect(writing(step.history.subject)).not.toEqual([]);
  });
});

test("A step whose table is tracked by track_step has words for every status that the table allows", async () => {
  const tracked = triggers.filter(({ definition }) => definition.includes("note_tracked_step"));
  expect(tracked.length).toBeGreaterThan(1);
  const wordless: string[] = [];
  for (const { table, definition } of tracked) {
    const step = STEPS.find((one) => definition.includes(`'${one.step.history.subject}'`))?.step;
    for (const status of await statusesOf(table)) {
      const change = { subject: step?.history.subject ?? table, status, detail: null };
      const { reason } = stepStory(step ? [step] : [], { ...change, orderStatus: "SUBMITTED" });
      if (reason.startsWith("This step changed")) wordless.push(`${table} ${status}`);
    }
  }
  expect(wordless).toEqual([]);
});
