import { ALERT_KINDS, type AnalyticsEvent, type AnalyticsLists, type Sender } from "./analytics-event.ts";
import { keepParameters, safePath } from "./safe-path.ts";

type Raw = Readonly<Record<string, unknown>>;

const REFERENCE = /^[0-9a-f]{32}$/u;
const FINGERPRINT = /^[0-9a-f]{8}$/u;
/** Letters and digits in the places where they stand in a VIN; a phone or a name is neither. */
const VIN_START =
  /^(?=(?:\d*[A-Z]){3})(?=(?:[A-Z]*\d){2})[A-HJ-NPR-Z\d]{8}[\dX][A-HJ-NPR-TV-Y1-9][A-HJ-NPR-Z\d]/u;
const VIEWS = [320, 375, 640, 768, 1024, 1440];
const STATUSES = [200, 404, 500];
const SEVERITIES = ["error", "warning", "info"];
/** What a script error may call itself. */
const ERRORS = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "AbortError",
  "ApiError",
  "SecurityError",
];
const VARIANTS = [
  "true",
  "false",
  "on",
  "off",
  "none",
  "control",
  "treatment",
  "timer",
  "no_timer",
  "a",
  "b",
  "c",
];
/** PQ-06. */
const QUALIFICATIONS = [
  "not_started",
  "mq_incompleted",
  "retailer_declined",
  "mq_declined",
  "mq_approved",
  "mq_approved_expired",
  "mf_completed",
  "oneview_completed",
];
/** The batch of AN-03. */
export const BATCH_SIZE = 20;

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((item) => item === value);
const matching = (form: RegExp, value: unknown): string | undefined =>
  typeof value === "string" ? form.exec(value)?.[0] : undefined;
const pathOf = (value: unknown): string => safePath(typeof value === "string" ? value : "");

/**
 * An event with the fields of the allow-list and nothing else; undefined when it is none. The browser runs it
 * before sending and the server again before storing.
 */
export function cleanEvent(raw: unknown, lists: AnalyticsLists): AnalyticsEvent | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const event = raw as Raw;
  switch (event["kind"]) {
    case "page":
      return cleanPage(event);
    case "alert":
    case "error":
      return cleanAlert(event, event["kind"]);
    case "script-error":
      return {
        kind: "script-error",
        path: pathOf(event["path"]),
        type: oneOf(ERRORS, event["type"]) ?? "Error",
      };
    case "calls": {
      const all: readonly unknown[] = Array.isArray(event["ids"]) ? event["ids"] : [];
      const ids = all.slice(0, BATCH_SIZE).flatMap((id) => matching(REFERENCE, id) ?? []);
      return ids.length === 0 ? undefined : { kind: "calls", ids };
    }
    case "exposure": {
      const experiment = oneOf(lists.experiments, event["experiment"]);
      const variant = oneOf(VARIANTS, event["variant"]);
      return experiment && variant ? { kind: "exposure", experiment, variant } : undefined;
    }
    default:
      return undefined;
  }
}

function cleanPage(event: Raw): AnalyticsEvent {
  const vin = matching(VIN_START, event["vin"]);
  const query = event["query"];
  return {
    kind: "page",
    path: pathOf(event["path"]),
    query: keepParameters(Array.isArray(query) ? query : []),
    view: oneOf(VIEWS, event["view"]) ?? 320,
    language: event["language"] === "es" ? "es" : "en",
    status: oneOf(STATUSES, event["status"]) ?? 200,
    ...(vin && { vin }),
  };
}

function cleanAlert(event: Raw, kind: "alert" | "error"): AnalyticsEvent | undefined {
  const id = matching(FINGERPRINT, event["id"]);
  const type = oneOf(ALERT_KINDS, event["type"]);
  const severity = oneOf(SEVERITIES, event["severity"]);
  if (!id || !type || !severity) return undefined;
  return { kind, path: pathOf(event["path"]), type, id, severity: severity as "error" };
}

/** Who sends, by the same rules; undefined without a session, because nothing can be counted then. */
export function cleanSender(raw: Raw, lists: AnalyticsLists): Sender | undefined {
  const session = matching(REFERENCE, raw["session"]);
  if (!session) return undefined;
  const fields = {
    id: matching(REFERENCE, raw["id"]),
    order: matching(REFERENCE, raw["order"]),
    mqStatus: oneOf(QUALIFICATIONS, raw["mqStatus"]),
    magiFillStatus: oneOf(QUALIFICATIONS, raw["magiFillStatus"]),
    tenantTrafficSource: oneOf(lists.trafficSources, raw["tenantTrafficSource"]),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { session, ...(Object.fromEntries(known) as Partial<Sender>) };
}
