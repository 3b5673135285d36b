import { ALERT_KINDS, type AnalyticsEvent, type AnalyticsLists, type Sender } from "./analytics-event.ts";
import { safePath } from "./safe-path.ts";

type Raw = Readonly<Record<string, unknown>>;

const REFERENCE = /^[0-9a-f]{32}$/u;
const FINGERPRINT = /^[0-9a-f]{8}$/u;
/** Letters and digits in the places where they stand in a VIN; a phone or a name is neither. */
const VIN_START =
  /^(?=(?:\d*[A-Z]){3})(?=(?:[A-Z]*\d){2})[A-HJ-NPR-Z\d]{8}[\dX][A-HJ-NPR-TV-Y1-9][A-HJ-NPR-Z\d]/u;
const VIEWS = [320, 375, 640, 768, 1024, 1440];
const STATUSES = [200, 404, 500];
const SEVERITIES = ["error", "warning", "info"] as const;
/** The batch of AN-03. */
export const BATCH_SIZE = 20;

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value);
const matching = (form: RegExp, value: unknown): string | undefined =>
  typeof value === "string" ? form.exec(value)?.[0] : undefined;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * An event with the fields of the allow-list and nothing else; undefined when it is none. The browser runs it
 * before sending and the server again before storing.
 */
export function cleanEvent(raw: unknown, lists: AnalyticsLists): AnalyticsEvent | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const { kind, path: address, type, id, ids, ...event } = raw as Raw;
  const path = safePath(typeof address === "string" ? address : "", lists.words);
  if (kind === "page") return { kind, path, ...cleanPage(event, lists) };
  if (kind === "alert" || kind === "error") {
    const text = matching(FINGERPRINT, id);
    const sort = oneOf(ALERT_KINDS, type);
    const severity = oneOf(SEVERITIES, event["severity"]);
    return text && sort && severity ? { kind, path, type: sort, id: text, severity } : undefined;
  }
  if (kind === "script-error") return { kind, path, type: oneOf(lists.scriptErrors, type) ?? "Error" };
  if (kind === "calls") {
    const known = listOf(ids)
      .slice(0, BATCH_SIZE)
      .flatMap((call) => matching(REFERENCE, call) ?? []);
    return known.length === 0 ? undefined : { kind, ids: known };
  }
  if (kind !== "exposure") return undefined;
  const experiment = oneOf(lists.experiments, event["experiment"]);
  const variant = oneOf(lists.variants, event["variant"]);
  return experiment && variant ? { kind, experiment, variant } : undefined;
}

function cleanPage({ query, view, language, status, vin }: Raw, { parameters }: AnalyticsLists) {
  const start = matching(VIN_START, vin);
  return {
    query: parameters.filter((name) => listOf(query).includes(name)),
    view: oneOf(VIEWS, view) ?? 320,
    language: oneOf(["en", "es"] as const, language) ?? "en",
    status: oneOf(STATUSES, status) ?? 200,
    ...(start && { vin: start }),
  };
}

/** Who sends, by the same rules; undefined without a session, because nothing can be counted then. */
export function cleanSender(raw: Raw, lists: AnalyticsLists): Sender | undefined {
  const session = matching(REFERENCE, raw["session"]);
  const fields = {
    id: matching(REFERENCE, raw["id"]),
    order: matching(REFERENCE, raw["order"]),
    mqStatus: oneOf(lists.qualifications, raw["mqStatus"]),
    magiFillStatus: oneOf(lists.qualifications, raw["magiFillStatus"]),
    tenantTrafficSource: oneOf(lists.trafficSources, raw["tenantTrafficSource"]),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return session === undefined ? undefined : { session, ...(Object.fromEntries(known) as Partial<Sender>) };
}
