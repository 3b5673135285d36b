import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeResultWorld, type ResultTestContext, type ResultWorld } from "#tests/support/result-world.ts";
import {
  qualificationAfter,
  type QualificationState,
} from "#modules/prequalification/domain/qualification.ts";
import { changeResult } from "./change-result.ts";
import { claimResult } from "./claim-result.ts";
import { followApplication } from "./follow-application.ts";
import { endResults } from "./life/end-results.ts";
import { forgetResults } from "./life/forget-results.ts";
import type { Door } from "./internal/own-result.ts";
import { readResult } from "./read-result.ts";
import { withdrawResult } from "./withdraw-result.ts";

let world: ResultWorld;
let accounts: readonly (ResultTestContext & { readonly accountId: string })[];
beforeAll(async () => {
  world = await makeResultWorld();
  accounts = [await world.signedIn("one@example.com"), await world.signedIn("other@example.com")];
});
afterAll(() => world.close());

const ACTS = [
  "claim",
  "claimByOther",
  "withdrawByTab",
  "withdraw",
  "change",
  "prefill",
  "complete",
  "tasks",
  "week",
] as const;
type Act = (typeof ACTS)[number];

/** What a result is expected to be; null once it is gone. */
interface Expected {
  result: { state: QualificationState; owner: 0 | 1 | null } | null;
  day: number;
}

const OWN: Door = { account: true };
const LAST_DAY = 30;
/** 30 days after the midnight that ends it. */
const FORGOTTEN_ON = 61;

/** The rules once more, in few words. */
function expectedAfter({ result, day }: Expected, act: Act): Expected {
  if (act === "week") return { result, day: day + 7 };
  if (result === null) return { result, day };
  const state = day > LAST_DAY ? (qualificationAfter(result.state, "expired") ?? result.state) : result.state;
  const now = { ...result, state };
  const move = (event: "applicationPrefilled" | "profileCompleted") => ({
    result: { ...now, state: (now.owner === 0 ? qualificationAfter(state, event) : null) ?? state },
    day,
  });
  if (act === "claim" || act === "claimByOther")
    return { result: { ...now, owner: now.owner ?? (act === "claim" ? 0 : 1) }, day };
  if (act === "withdrawByTab") return { result: now.owner === null ? null : now, day };
  if (act === "withdraw") return { result: now.owner === 0 ? null : now, day };
  if (act === "prefill") return move("applicationPrefilled");
  if (act === "complete") return move("profileCompleted");
  if (act === "tasks" && day >= FORGOTTEN_ON) return { result: null, day };
  return { result: now, day };
}

it("Whatever happens in whatever order, a result is what the rules say, to whom they say", async () => {
  const histories = fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(histories, async (acts) => {
      await world.database.owner.query("delete from prequalification_result");
      const capability = await world.qualify({ annualIncomeCents: 12_000_000 });
      let expected: Expected = { result: { state: "mq_approved", owner: null }, day: 0 };
      for (const act of acts) {
        await perform(act, capability, expected.day);
        expected = expectedAfter(expected, act);
        expect(await seen(capability, expected.day)).toEqual(wanted(expected));
      }
    }),
    { numRuns: 25 },
  );
});

/** What somebody may not do is refused as if nothing were there, or as out of order. */
async function perform(act: Act, capability: string, day: number): Promise<void> {
  const at = (ctx: ResultTestContext) => world.later(day, ctx);
  const [one, other] = accounts.map(at) as [ResultTestContext, ResultTestContext];
  const { accountId } = accounts[0]!;
  const follow = (event: "applicationPrefilled" | "profileCompleted") =>
    one.db.transaction((trx) => followApplication(trx, one, { accountId, event }));
  const doing: Record<Act, () => Promise<unknown>> = {
    claim: () => claimResult(one, { capability }),
    claimByOther: () => claimResult(other, { capability }),
    withdrawByTab: () => withdrawResult(at(world.ctx), { capability }),
    withdraw: () => withdrawResult(one, OWN),
    change: () => changeResult(one, OWN, { zipCode: day % 2 === 0 ? "77002" : "78701" }),
    prefill: () => follow("applicationPrefilled"),
    complete: () => follow("profileCompleted"),
    tasks: async () => {
      await endResults(at(world.system));
      await forgetResults(at(world.system));
    },
    week: async () => {},
  };
  const refused = await doing[act]().then(
    () => null,
    (error: unknown) => error,
  );
  if (refused !== null) expect((refused as { kind: string }).kind).toMatch(/^(?:not-found|conflict)$/u);
}

/** What each of the three who may ask is told. */
async function seen(capability: string, day: number) {
  const state = async (ctx: ResultTestContext, door: Door) =>
    (await readResult(world.later(day, ctx), door).catch(() => null))?.state ?? null;
  return {
    tab: await state(world.ctx, { capability }),
    one: await state(accounts[0]!, OWN),
    other: await state(accounts[1]!, OWN),
  };
}

function wanted({ result, day }: Expected) {
  const isOver = day > LAST_DAY;
  const state =
    result === null ? null : ((isOver ? qualificationAfter(result.state, "expired") : null) ?? result.state);
  const of = (owner: 0 | 1) => (result?.owner === owner ? state : "not_started");
  return { tab: result?.owner === null ? state : null, one: of(0), other: of(1) };
}
