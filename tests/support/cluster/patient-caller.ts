import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../place-order.ts";
import type { ServerProcess } from "../server-process.ts";

const PATIENCE_MS = 120_000;
const PAUSE_MS = 150;

/** What buyers met that was no answer to their question. */
export interface Trouble {
  /** By status and code, or `cut`. */
  readonly counts: Map<string, number>;
  /** Milliseconds since the start of the process, of every answer below 400. */
  readonly successes: number[];
}

export const noTrouble = (): Trouble => ({ counts: new Map(), successes: [] });

/**
 * Sends each call to any of the servers and, when it is cut or the store is away, sends it again to any other, with the
 * same Idempotency-Key: what a browser does on behalf of a buyer.
 */
export function patientCaller(running: () => readonly ServerProcess[], trouble: Trouble): Caller {
  return async (address, call = {}) => {
    const isWrite = call.method !== undefined && call.method !== "GET";
    const sent = {
      ...call,
      headers: { ...(isWrite && { "idempotency-key": randomUUID() }), ...call.headers },
    };
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await tryOnce(running(), { address, sent });
      const problem = answer === "cut" ? "cut" : await problemOf(answer);
      if (answer !== "cut" && problem === undefined) {
        if (answer.ok) trouble.successes.push(performance.now());
        return answer;
      }
      trouble.counts.set(problem!, (trouble.counts.get(problem!) ?? 0) + 1);
      if (performance.now() > until) throw new Error(`${address} answers ${problem} for too long`);
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  };
}

type Sent = Parameters<Caller>[1];

async function tryOnce(
  running: readonly ServerProcess[],
  { address, sent }: { address: string; sent: Sent },
): Promise<Response | "cut"> {
  const server = running[Math.floor(Math.random() * running.length)];
  try {
    const answer = await server!.call(address, sent);
    // A server may die while its answer is on the way.
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });
  } catch (error) {
    // A connection that breaks, or a server that says nothing for so long that the buyer presses again.
    if (error instanceof TypeError || (error as Error).name === "TimeoutError") return "cut";
    throw error;
  }
}

/** Undefined for answers, refusals included. */
async function problemOf(answer: Response): Promise<string | undefined> {
  const isAway = answer.status >= 500;
  if (!isAway && answer.status !== 409) return undefined;
  const { code } = (await answer.clone().json()) as { code: string };
  if (!isAway && code !== "idempotency.inProgress") return undefined;
  return `${answer.status} ${code}${isAway && !answer.headers.has("retry-after") ? " without Retry-After" : ""}`;
}
