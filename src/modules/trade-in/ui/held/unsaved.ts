import type { Said } from "./trade-in-calls.ts";
import { NOTHING_UNSAVED } from "./trade-in-store.ts";

/** Later words on top of earlier ones, answer by answer. */
export function saidToo(before: Said, after: Said): Said {
  const answers = { ...before.answers, ...after.answers };
  return { ...before, ...after, ...(Object.keys(answers).length > 0 && { answers }) };
}

/** What is left once the server has `sent`: words that came while it was on its way. */
export function withoutSent(now: Said, sent: Said): Said {
  const { answers = {}, ...fields } = now;
  const left = Object.entries(fields).filter(([name, value]) => sent[name as keyof Said] !== value);
  const leftAnswers = Object.entries(answers).filter(([id, value]) => sent.answers?.[id] !== value);
  if (left.length + leftAnswers.length === 0) return NOTHING_UNSAVED;
  return {
    ...Object.fromEntries(left),
    ...(leftAnswers.length > 0 && { answers: Object.fromEntries(leftAnswers) }),
  };
}
