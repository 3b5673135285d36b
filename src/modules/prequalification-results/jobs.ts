import { sql } from "kysely";
import * as v from "valibot";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { SEND_LETTER } from "./server/letters/owe-letter.ts";
import { ringLetterClock } from "./server/letters/ring-letter-clock.ts";
import { sendLetter } from "./server/letters/send-letter.ts";
import { endResults } from "./server/life/end-results.ts";
import { forgetResults, outdatedResults } from "./server/life/forget-results.ts";
import type { LettersContext } from "./server/result-context.ts";

const letterPayload = v.object({ letterId: v.string() });

export const resultJobs: readonly JobHandler<LettersContext>[] = [
  { kind: SEND_LETTER, handle: (ctx, payload) => sendLetter(ctx, v.parse(letterPayload, payload)) },
];

const results: DueRows = { table: "prequalification_result" };
const unsentLetters: DueRows = { table: "prequalification_letter", where: () => sql`sent_at is null` };

/** Days end and letters are due whether or not anybody asks. */
export const resultTasks = [
  { name: "prequalification.end", everyMs: 60_000, run: endResults, due: results },
  { name: "prequalification.letter-clock", everyMs: 600_000, run: ringLetterClock, due: unsentLetters },
  { name: "prequalification.forget", everyMs: 3_600_000, run: forgetResults, due: outdatedResults },
];
