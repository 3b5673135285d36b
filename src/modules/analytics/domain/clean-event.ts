import type { AnalyticsEvent, AnalyticsLists, Sender } from "./analytics-event.ts";
import { safePath } from "./safe-path.ts";

type Raw = Readonly<Record<string, unknown>>;

const REFERENCE = /^[0-9a-f]{32}$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^[0-9a-f]{8}$/,
  // Letters and digits in the places where they stand in a VIN; a phone or a name is neither.
  vin: /^(?=(\d*[A-Z]){3})(?=([A-Z]*\d){2})[A-HJ-NPR-Z\d]{8}[\dX][A-HJ-NPR-TV-Y1-9][A-HJ-NPR-Z\d]/,
};
/** The batch of AN-03. */
export const BATCH_SIZE = 20;

/**
 * An event with the fields of the allow-list and nothing else; undefined when it is none. The browser runs it
 * before sending and the server again before storing.
 */
export function cleanEvent(raw: unknown, lists: AnalyticsLists): AnalyticsEvent | undefined {
  const kind = (raw as Raw | null | undefined)?.["kind"];
  if (typeof kind !== "string" || kind === "sender") return undefined;
  const kept = cleanFields(kind, raw as Raw, lists);
  // A page view may know less; half an alert is none.
  const isWhole = kind === "page" || Object.keys(kept).length === lists.fields[kind]?.length;
  return isWhole ? ({ kind, ...kept } as AnalyticsEvent) : undefined;
}

/** Who sends, by the same rules; undefined without a session, because nothing can be counted then. */
export function cleanSender(raw: Raw, lists: AnalyticsLists): Sender | undefined {
  const kept = cleanFields("sender", raw, lists);
  return kept["session"] ? (kept as unknown as Sender) : undefined;
}

function cleanFields(kind: string, raw: Raw, lists: AnalyticsLists): Raw {
  const kept: Record<string, unknown> = {};
  const names = lists.fields[kind];
  if (!Array.isArray(names)) return kept;
  for (const name of names as string[]) {
    const value =
      name === "path" ? safePath(String(raw[name]), lists.words) : cleanValue(name, raw[name], lists);
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

function cleanValue(name: string, value: unknown, lists: AnalyticsLists): unknown {
  const one = (item: unknown): unknown =>
    lists.values[name]
      ? lists.values[name].find((known) => known === item)
      : typeof item === "string"
        ? (FORMS[name] ?? REFERENCE).exec(item)?.[0]
        : undefined;
  if (name !== "query" && name !== "ids") return one(value);
  const all = Array.isArray(value) ? value.slice(0, 4 * BATCH_SIZE) : [];
  const known = [...new Set(all.map(one))].filter(Boolean).slice(0, BATCH_SIZE);
  return known.length > 0 ? known : undefined;
}
