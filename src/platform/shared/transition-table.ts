import { AppError } from "./app-error.ts";
import { english } from "./texts/text.ts";

/** A state machine as data: code checks it, `docs/journeys` draws it. */
export interface TransitionTable<State extends string> {
  /** What moves, in the words of the business, e.g. `payment`. */
  readonly name: string;
  /** States a new one may begin in. */
  readonly start: readonly State[];
  readonly moves: Readonly<Record<State, readonly State[]>>;
}

/** What people read; the states are for logs and tests. */
const NOT_NOW = english("This is no longer possible. Reload the page to see the latest status.");

/** `same` is a repeated transition to the current state: a no-op, never an error (OP-06). */
type TransitionAnswer = "move" | "same" | "refused";

/** Whether `from` (null: does not exist yet) may become `to`. */
export function checkTransition<State extends string>(
  table: TransitionTable<State>,
  from: State | null,
  to: State,
): TransitionAnswer {
  if (from === to) return "same";
  const allowed = from === null ? table.start : table.moves[from];
  return allowed.includes(to) ? "move" : "refused";
}

/**
 * True when there is something to write, false for a repeat.
 * @throws AppError conflict `state.transitionNotAllowed` for an unlisted transition (OP-06).
 */
export function requireTransition<State extends string>(
  table: TransitionTable<State>,
  from: State | null,
  to: State,
): boolean {
  const answer = checkTransition(table, from, to);
  if (answer === "refused") {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: NOT_NOW,
      move: `${table.name}: ${from ?? "none"} to ${to}`,
    });
  }
  return answer === "move";
}
